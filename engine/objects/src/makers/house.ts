import { door, key, mapPin, padlock, tickets } from '../objects/access.ts';
import { bathtub } from '../objects/bath.ts';
import { gate, shutters } from '../objects/boundary.ts';
import { vendingMachine, waterCooler } from '../objects/break-room.ts';
import { barChart, calendar, envelope, megaphone, rocket, trophy } from '../objects/business.ts';
import { beehive, logPile, tyre } from '../objects/by-the-shed.ts';
import { barStools, chestFreezer, fridge } from '../objects/cold-and-counter.ts';
import { bulb, headphones, laptop, phone, smartWatch, watch } from '../objects/devices.ts';
import { diningTable } from '../objects/dining-table.ts';
import { bookshelf, curtains, mirror, vase, wardrobe } from '../objects/furnishing.ts';
import { coffeeTable, desk, officeChair, sofa, tableLamp } from '../objects/furniture.ts';
import { earbuds, gamepad, screen, speaker, tablet } from '../objects/gadgets.ts';
import { gardenRoom, leafBlower } from '../objects/garden.ts';
import { armchair, bed, house, parcel, sprayBottle, tap, wrench } from '../objects/home.ts';
import { grill, solarPanel, washingMachine } from '../objects/household.ts';
import { keyboard } from '../objects/keyboard.ts';
import { heatPump, printer, printer3d, serverRack, tractor } from '../objects/machines.ts';
import { bankCards, piggyBank } from '../objects/money.ts';
import { computerMouse, fireExtinguisher } from '../objects/office.ts';
import { forklift, well, windowFrame } from '../objects/on-site.ts';
import { hedgeTrimmer, pergola, trampoline } from '../objects/outdoor-living.ts';
import { planter } from '../objects/planter.ts';
import { fan, smartPlug } from '../objects/plugged-in.ts';
import {
  babyMonitor,
  drone,
  phoneCase,
  powerBank,
  robotVacuum,
  securityCamera,
} from '../objects/smart-home.ts';
import { storefront } from '../objects/storefront.ts';
import { thermostat } from '../objects/thermostat.ts';
import { tiles } from '../objects/tiles.ts';
import { airPurifier, massageGun, plungeTub } from '../objects/well-being.ts';
import { windTurbine } from '../objects/wind.ts';
import { briefcase, scissors } from '../objects/working.ts';
import { drill, hardHat, mopBucket, paintTin, toolbox } from '../objects/workshop.ts';
import { birdhouse, lawnMower, sewingMachine, stove } from '../objects/yard.ts';

/** House, office and workshop, and what stands in them. */
export const HOUSE_MAKERS = {
  computerMouse,
  fireExtinguisher,
  gardenRoom,
  leafBlower,
  bathtub,
  forklift,
  well,
  windowFrame,
  gate,
  shutters,
  logPile,
  tyre,
  vendingMachine,
  waterCooler,
  beehive,
  barStools,
  chestFreezer,
  fridge,
  hedgeTrimmer,
  pergola,
  trampoline,
  airPurifier,
  smartWatch,
  massageGun,
  plungeTub,
  storefront,
  birdhouse,
  lawnMower,
  sewingMachine,
  stove,
  armchair,
  babyMonitor,
  bankCards,
  barChart,
  bed,
  briefcase,
  bulb,
  calendar,
  coffeeTable,
  diningTable,
  desk,
  door,
  drill,
  drone,
  earbuds,
  envelope,
  fan,
  gamepad,
  grill,
  hardHat,
  headphones,
  house,
  key,
  laptop,
  mapPin,
  megaphone,
  mopBucket,
  officeChair,
  padlock,
  paintTin,
  parcel,
  phone,
  phoneCase,
  piggyBank,
  planter,
  powerBank,
  robotVacuum,
  rocket,
  scissors,
  screen,
  securityCamera,
  smartPlug,
  sofa,
  solarPanel,
  speaker,
  sprayBottle,
  tableLamp,
  tablet,
  tap,
  thermostat,
  tickets,
  toolbox,
  trophy,
  washingMachine,
  watch,
  windTurbine,
  wrench,
  tiles,
  keyboard,
  bookshelf,
  curtains,
  mirror,
  vase,
  wardrobe,
  heatPump,
  printer,
  printer3d,
  serverRack,
  tractor,
};
