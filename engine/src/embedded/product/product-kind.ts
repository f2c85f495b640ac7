import { door, key, mapPin, padlock, tickets } from './objects/access.ts';
import {
  backpack,
  beanie,
  cap,
  duffelBag,
  earrings,
  handbag,
  necklace,
  wallet,
} from './objects/accessories.ts';
import { petBed, petBowl, petCollar } from './objects/animals.ts';
import {
  lipstick,
  makeup,
  mascara,
  nailPolish,
  soapBar,
  toothbrush,
  tube,
} from './objects/beauty.ts';
import { barChart, calendar, envelope, megaphone, rocket, trophy } from './objects/business.ts';
import { hairDryer, pillBottle, razor } from './objects/care.ts';
import { babyBottle, blocks, pram } from './objects/children.ts';
import { bulb, headphones, laptop, phone, watch } from './objects/devices.ts';
import { foodBowl, noodleBowl, sushi, tacos } from './objects/dishes.ts';
import { beerGlass, cocktail, oilBottle, smoothie, teapot, wine } from './objects/drinks.ts';
import {
  barberPole,
  coins,
  gavel,
  paw,
  shield,
  speechBubbles,
  stones,
  studies,
} from './objects/emblems.ts';
import { bouquet, christmasTree } from './objects/festive.ts';
import { boot, highHeel, sandals, socks } from './objects/footwear.ts';
import { coffeeTable, desk, officeChair, sofa, tableLamp } from './objects/furniture.ts';
import { earbuds, gamepad, screen, speaker, tablet } from './objects/gadgets.ts';
import { dress, hoodie, jacket, jeans, suit, weddingDress } from './objects/garments.ts';
import { balloons, church, clock, framedPrint } from './objects/gatherings.ts';
import { cabin, lifeRing } from './objects/getaways.ts';
import { cheese, croissant, eggs, produceCrate, sandwich, steak } from './objects/groceries.ts';
import { heart, medicalCross, tooth } from './objects/health-signs.ts';
import { armchair, bed, house, parcel, sprayBottle, tap, wrench } from './objects/home.ts';
import { grill, solarPanel, washingMachine } from './objects/household.ts';
import { drum, guitar, piano, recordPlayer } from './objects/instruments.ts';
import { gift, jewel, notes, teddy } from './objects/keepsakes.ts';
import { chefsKnife, cookingPot, fryingPan, waterBottle } from './objects/kitchen.ts';
import { blender, coffeeMachine, kettle } from './objects/kitchen-machines.ts';
import { camera, kettlebell, microphone, shirt, spectacles, suitcase } from './objects/life.ts';
import { archSculpture, plant, ringSculpture, stepSculpture } from './objects/lifestyle.ts';
import { bankCards, piggyBank } from './objects/money.ts';
import { mug } from './objects/mug.ts';
import { bicycle, car } from './objects/on-wheels.ts';
import { golf, helmet, rucksack, tent } from './objects/outdoors.ts';
import { bag, book, carton, pouch } from './objects/packages.ts';
import { candy, fish, honeyJar, milk } from './objects/pantry.ts';
import { planter } from './objects/planter.ts';
import { pancakes, pasta } from './objects/plates.ts';
import {
  babyMonitor,
  drone,
  phoneCase,
  powerBank,
  robotVacuum,
  securityCamera,
} from './objects/smart-home.ts';
import { sneaker } from './objects/sneaker.ts';
import {
  basketball,
  dumbbells,
  football,
  racket,
  skateboard,
  surfboard,
  yogaMat,
} from './objects/sports.ts';
import { chocolateBar, cookies, cupcake, donut, iceCream, macarons } from './objects/sweets.ts';
import { burger, cake, cloche, loaf, pizza, snackBar } from './objects/table.ts';
import { cushions, mattress, rug, towels } from './objects/textiles.ts';
import { airplane, boat, scooter, van } from './objects/vehicles.ts';
import {
  candle,
  drinksCan,
  dropperBottle,
  jar,
  paperCup,
  perfumeFlacon,
  pumpBottle,
  tallBottle,
} from './objects/vessels.ts';
import { briefcase, scissors } from './objects/working.ts';
import { drill, hardHat, mopBucket, paintTin, toolbox } from './objects/workshop.ts';
import type { ProductColours, ProductObject } from './product-object.ts';

const MAKERS = {
  airplane,
  armchair,
  babyBottle,
  babyMonitor,
  backpack,
  bag,
  balloons,
  bankCards,
  barberPole,
  barChart,
  basketball,
  beanie,
  bed,
  beerGlass,
  bicycle,
  blender,
  blocks,
  boat,
  book,
  boot,
  bouquet,
  briefcase,
  bulb,
  burger,
  cabin,
  cake,
  calendar,
  camera,
  candle,
  candy,
  cap,
  car,
  carton,
  cheese,
  chefsKnife,
  chocolateBar,
  christmasTree,
  church,
  cloche,
  clock,
  cocktail,
  coffeeMachine,
  coffeeTable,
  coins,
  cookies,
  cookingPot,
  croissant,
  cupcake,
  cushions,
  desk,
  donut,
  door,
  dress,
  drill,
  drinksCan,
  drone,
  dropperBottle,
  drum,
  duffelBag,
  dumbbells,
  earbuds,
  earrings,
  eggs,
  envelope,
  fish,
  foodBowl,
  football,
  framedPrint,
  fryingPan,
  gamepad,
  gavel,
  gift,
  golf,
  grill,
  guitar,
  hairDryer,
  handbag,
  hardHat,
  headphones,
  heart,
  helmet,
  highHeel,
  honeyJar,
  hoodie,
  house,
  iceCream,
  jacket,
  jar,
  jeans,
  jewel,
  kettle,
  kettlebell,
  key,
  laptop,
  lifeRing,
  lipstick,
  loaf,
  macarons,
  makeup,
  mapPin,
  mascara,
  mattress,
  medicalCross,
  megaphone,
  microphone,
  milk,
  mopBucket,
  mug,
  nailPolish,
  necklace,
  noodleBowl,
  notes,
  officeChair,
  oilBottle,
  padlock,
  paintTin,
  pancakes,
  paperCup,
  parcel,
  pasta,
  paw,
  perfumeFlacon,
  petBed,
  petBowl,
  petCollar,
  phone,
  phoneCase,
  piano,
  piggyBank,
  pillBottle,
  pizza,
  plant,
  planter,
  pouch,
  powerBank,
  pram,
  produceCrate,
  pumpBottle,
  racket,
  razor,
  recordPlayer,
  robotVacuum,
  rocket,
  rucksack,
  rug,
  sandals,
  sandwich,
  scissors,
  scooter,
  screen,
  securityCamera,
  shield,
  shirt,
  skateboard,
  smoothie,
  snackBar,
  sneaker,
  soapBar,
  socks,
  sofa,
  solarPanel,
  speaker,
  spectacles,
  speechBubbles,
  sprayBottle,
  steak,
  stones,
  studies,
  suit,
  suitcase,
  surfboard,
  sushi,
  tableLamp,
  tablet,
  tacos,
  tallBottle,
  tap,
  teapot,
  teddy,
  tent,
  tickets,
  toolbox,
  tooth,
  toothbrush,
  towels,
  trophy,
  tube,
  van,
  wallet,
  washingMachine,
  watch,
  waterBottle,
  weddingDress,
  wine,
  wrench,
  yogaMat,
  ringSculpture,
  stepSculpture,
  archSculpture,
} satisfies Record<string, (colours: ProductColours) => ProductObject>;

export type ProductKind = keyof typeof MAKERS;

/** Every object, in the order of the table above. */
export const PRODUCT_KINDS = Object.keys(MAKERS).filter(
  (name): name is ProductKind => name in MAKERS,
);

/** Objects for what has no body of its own. */
export const SCULPTURES: readonly [ProductKind, ...ProductKind[]] = [
  'ringSculpture',
  'archSculpture',
  'stepSculpture',
];

/** Builds an object in the colours given. */
export function makeProduct(kind: ProductKind, colours: ProductColours): ProductObject {
  return MAKERS[kind](colours);
}

const ANY_COLOURS: ProductColours = {
  body: '#777777',
  second: '#999999',
  accent: '#777777',
  light: '#ffffff',
  dark: '#222222',
  metal: '#cccccc',
};
/** Of the circle that holds an object, to its height. */
const WIDE_RATIO = 1.75;

/** Whether an object lies rather than stands: a bicycle, a shoe, a bed. */
export function isWide(kind: ProductKind): boolean {
  const { radius, height } = makeProduct(kind, ANY_COLOURS);
  return (2 * radius) / height > WIDE_RATIO;
}
