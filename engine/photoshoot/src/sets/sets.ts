import type { SceneName } from '../direction/shoot-direction.ts';
import type { PaintSet } from '../kit/set-look.ts';
import { car, deck } from './aboard.ts';
import { airport } from './airport.ts';
import { arcade } from './arcade.ts';
import { bakery } from './bakery.ts';
import { mars, saltFlat } from './barrens.ts';
import { bath } from './bath.ts';
import { space, underwater } from './beyond.ts';
import { bowling } from './bowling.ts';
import { boxingRing } from './boxing-ring.ts';
import { campfire } from './campfire.ts';
import { amsterdam, venice } from './canal.ts';
import { canyon } from './canyon.ts';
import { casino } from './casino.ts';
import { cave, iceCave, volcano } from './caverns.ts';
import { christmasMarket } from './christmas-market.ts';
import { cinema } from './cinema.ts';
import { circus } from './circus.ts';
import { neonStreet, night, urban } from './city.ts';
import { clinic } from './clinic.ts';
import { beach, lighthouse, rockyShore } from './coast.ts';
import { concert } from './concert.ts';
import { riad, whiteTown } from './courtyards.ts';
import { desertRoad } from './desert-road.ts';
import { diwali } from './diwali.ts';
import { doorstep } from './doorstep.ts';
import { clouds, holographic, podiums } from './dreamscapes.ts';
import { esportsHall } from './esports-hall.ts';
import { factory } from './factory.ts';
import { fairground } from './fairground.ts';
import { grove, lake, lavender, meadow, vineyard, wheat } from './fields.ts';
import { fireworks } from './fireworks.ts';
import { florist } from './florist.ts';
import { foodTruck } from './food-truck.ts';
import { fuji } from './fuji.ts';
import { gardenParty } from './garden-party.ts';
import { golf } from './golf.ts';
import { graffiti } from './graffiti.ts';
import { greenhouse } from './greenhouse.ts';
import { building, track } from './grounds.ts';
import { court, gym, loft } from './halls.ts';
import { diner, recordingStudio } from './hangouts.ts';
import { bedroom, laundry } from './home.ts';
import { cafe, library, lounge } from './interiors.ts';
import { kitchen } from './kitchen.ts';
import { crescentNight, redLanterns } from './lanterns.ts';
import { lobby } from './lobby.ts';
import { lockers } from './lockers.ts';
import { autumn, garden, nature } from './outdoors.ts';
import { phoneBooth } from './phone-booth.ts';
import { pizzaOven } from './pizza-oven.ts';
import { oldTown, paris, rooftop, waterfall, zen } from './places.ts';
import { playground } from './playground.ts';
import { nursery, party } from './playrooms.ts';
import { pool } from './pool.ts';
import { recordShop } from './record-shop.ts';
import { spa, workspace } from './rooms.ts';
import { savannah } from './savannah.ts';
import { serverRoom } from './server-room.ts';
import { desert, northernLights, pyramids, winter } from './shores.ts';
import { gallery, honeycomb, musicShop } from './showrooms.ts';
import { skatePark } from './skate-park.ts';
import { apothecary, boutique, surfShop } from './small-shops.ts';
import { festive, luxury, minimalist, studio } from './stages.ts';
import { staircase } from './staircase.ts';
import { streetCourt } from './street-court.ts';
import { subway } from './subway.ts';
import { synthwave } from './synthwave.ts';
import { teaRoom } from './tea-room.ts';
import { terrace } from './terrace.ts';
import { thunderstorm } from './thunderstorm.ts';
import { barbershop, laboratory, market, shop, workshop } from './trades.ts';
import { train } from './train.ts';
import { trainStation } from './transit.ts';
import { tulips } from './tulips.ts';
import { aeroplane, church, iceRink, stadium } from './venues.ts';
import { barn, brick, chalkboard, drape, stonework } from './walls.ts';
import { warehouse } from './warehouse.ts';
import { rainyWindow, snowyWindow, sunnyWindow } from './windows.ts';
import { wineCellar } from './wine-cellar.ts';

/** The set of every scene. */
export const SETS: Readonly<Record<SceneName, PaintSet>> = {
  nature,
  urban,
  minimalist,
  luxury,
  kitchen,
  workspace,
  beach,
  desert,
  desertRoad,
  pyramids,
  winter,
  autumn,
  garden,
  spa,
  festive,
  night,
  neonStreet,
  loft,
  gym,
  court,
  diner,
  recordingStudio,
  trainStation,
  lounge,
  library,
  cafe,
  space,
  underwater,
  oldTown,
  rooftop,
  pool,
  waterfall,
  zen,
  meadow,
  vineyard,
  lavender,
  wheat,
  lake,
  brick,
  barn,
  stonework,
  chalkboard,
  drape,
  holographic,
  podiums,
  clouds,
  stadium,
  iceRink,
  church,
  aeroplane,
  barbershop,
  market,
  nursery,
  party,
  workshop,
  laboratory,
  shop,
  rainyWindow,
  sunnyWindow,
  bedroom,
  laundry,
  car,
  deck,
  building,
  track,
  concert,
  boutique,
  apothecary,
  surfShop,
  greenhouse,
  subway,
  campfire,
  volcano,
  cave,
  iceCave,
  northernLights,
  lighthouse,
  rockyShore,
  cinema,
  riad,
  whiteTown,
  gallery,
  musicShop,
  honeycomb,
  grove,
  terrace,
  lobby,
  saltFlat,
  mars,
  train,
  lockers,
  boxingRing,
  airport,
  phoneBooth,
  thunderstorm,
  recordShop,
  arcade,
  wineCellar,
  snowyWindow,
  circus,
  bowling,
  foodTruck,
  casino,
  pizzaOven,
  graffiti,
  paris,
  venice,
  amsterdam,
  canyon,
  savannah,
  synthwave,
  fireworks,
  redLanterns,
  crescentNight,
  diwali,
  tulips,
  doorstep,
  christmasMarket,
  teaRoom,
  streetCourt,
  skatePark,
  esportsHall,
  staircase,
  fairground,
  bakery,
  clinic,
  serverRoom,
  bath,
  gardenParty,
  florist,
  fuji,
  warehouse,
  factory,
  golf,
  playground,
  studio,
};
