// This file is generated from the files of engine/photoshoot/src/sets: run "npm run generate" instead of editing it.
// biome-ignore-all assist/source/organizeImports: the order is that of the paths.
// biome-ignore-all format: one line a declaration.
import { aeroplane } from './sets/aeroplane.ts';
import { airport } from './sets/airport.ts';
import { amsterdam } from './sets/amsterdam.ts';
import { apothecary } from './sets/apothecary.ts';
import { arcade } from './sets/arcade.ts';
import { autumn } from './sets/autumn.ts';
import { bakery } from './sets/bakery.ts';
import { barbershop } from './sets/barbershop.ts';
import { barn } from './sets/barn.ts';
import { bath } from './sets/bath.ts';
import { beach } from './sets/beach.ts';
import { bedroom } from './sets/bedroom.ts';
import { boutique } from './sets/boutique.ts';
import { bowling } from './sets/bowling.ts';
import { boxingRing } from './sets/boxing-ring.ts';
import { brick } from './sets/brick.ts';
import { building } from './sets/building.ts';
import { cafe } from './sets/cafe.ts';
import { campfire } from './sets/campfire.ts';
import { canyon } from './sets/canyon.ts';
import { car } from './sets/car.ts';
import { casino } from './sets/casino.ts';
import { cave } from './sets/cave.ts';
import { chalkboard } from './sets/chalkboard.ts';
import { christmasMarket } from './sets/christmas-market.ts';
import { church } from './sets/church.ts';
import { cinema } from './sets/cinema.ts';
import { circus } from './sets/circus.ts';
import { clinic } from './sets/clinic.ts';
import { clouds } from './sets/clouds.ts';
import { concert } from './sets/concert.ts';
import { court } from './sets/court.ts';
import { crescentNight } from './sets/crescent-night.ts';
import { deck } from './sets/deck.ts';
import { desertRoad } from './sets/desert-road.ts';
import { desert } from './sets/desert.ts';
import { diner } from './sets/diner.ts';
import { diwali } from './sets/diwali.ts';
import { doorstep } from './sets/doorstep.ts';
import { drape } from './sets/drape.ts';
import { esportsHall } from './sets/esports-hall.ts';
import { factory } from './sets/factory.ts';
import { fairground } from './sets/fairground.ts';
import { festive } from './sets/festive.ts';
import { fireworks } from './sets/fireworks.ts';
import { florist } from './sets/florist.ts';
import { foodTruck } from './sets/food-truck.ts';
import { fuji } from './sets/fuji.ts';
import { gallery } from './sets/gallery.ts';
import { gardenParty } from './sets/garden-party.ts';
import { garden } from './sets/garden.ts';
import { golf } from './sets/golf.ts';
import { graffiti } from './sets/graffiti.ts';
import { greenhouse } from './sets/greenhouse.ts';
import { grove } from './sets/grove.ts';
import { gym } from './sets/gym.ts';
import { holographic } from './sets/holographic.ts';
import { honeycomb } from './sets/honeycomb.ts';
import { iceCave } from './sets/ice-cave.ts';
import { iceRink } from './sets/ice-rink.ts';
import { kitchen } from './sets/kitchen.ts';
import { laboratory } from './sets/laboratory.ts';
import { lake } from './sets/lake.ts';
import { laundry } from './sets/laundry.ts';
import { lavender } from './sets/lavender.ts';
import { library } from './sets/library.ts';
import { lighthouse } from './sets/lighthouse.ts';
import { lobby } from './sets/lobby.ts';
import { lockers } from './sets/lockers.ts';
import { loft } from './sets/loft.ts';
import { lounge } from './sets/lounge.ts';
import { luxury } from './sets/luxury.ts';
import { market } from './sets/market.ts';
import { mars } from './sets/mars.ts';
import { meadow } from './sets/meadow.ts';
import { minimalist } from './sets/minimalist.ts';
import { musicShop } from './sets/music-shop.ts';
import { nature } from './sets/nature.ts';
import { neonStreet } from './sets/neon-street.ts';
import { night } from './sets/night.ts';
import { northernLights } from './sets/northern-lights.ts';
import { nursery } from './sets/nursery.ts';
import { oldTown } from './sets/old-town.ts';
import { paris } from './sets/paris.ts';
import { party } from './sets/party.ts';
import { phoneBooth } from './sets/phone-booth.ts';
import { pizzaOven } from './sets/pizza-oven.ts';
import { playground } from './sets/playground.ts';
import { podiums } from './sets/podiums.ts';
import { pool } from './sets/pool.ts';
import { pyramids } from './sets/pyramids.ts';
import { rainyWindow } from './sets/rainy-window.ts';
import { recordShop } from './sets/record-shop.ts';
import { recordingStudio } from './sets/recording-studio.ts';
import { redLanterns } from './sets/red-lanterns.ts';
import { riad } from './sets/riad.ts';
import { rockyShore } from './sets/rocky-shore.ts';
import { rooftop } from './sets/rooftop.ts';
import { saltFlat } from './sets/salt-flat.ts';
import { savannah } from './sets/savannah.ts';
import { serverRoom } from './sets/server-room.ts';
import { shop } from './sets/shop.ts';
import { skatePark } from './sets/skate-park.ts';
import { snowyWindow } from './sets/snowy-window.ts';
import { spa } from './sets/spa.ts';
import { space } from './sets/space.ts';
import { stadium } from './sets/stadium.ts';
import { staircase } from './sets/staircase.ts';
import { stonework } from './sets/stonework.ts';
import { streetCourt } from './sets/street-court.ts';
import { studio } from './sets/studio.ts';
import { subway } from './sets/subway.ts';
import { sunnyWindow } from './sets/sunny-window.ts';
import { surfShop } from './sets/surf-shop.ts';
import { synthwave } from './sets/synthwave.ts';
import { teaRoom } from './sets/tea-room.ts';
import { terrace } from './sets/terrace.ts';
import { thunderstorm } from './sets/thunderstorm.ts';
import { track } from './sets/track.ts';
import { trainStation } from './sets/train-station.ts';
import { train } from './sets/train.ts';
import { tulips } from './sets/tulips.ts';
import { underwater } from './sets/underwater.ts';
import { urban } from './sets/urban.ts';
import { venice } from './sets/venice.ts';
import { vineyard } from './sets/vineyard.ts';
import { volcano } from './sets/volcano.ts';
import { warehouse } from './sets/warehouse.ts';
import { waterfall } from './sets/waterfall.ts';
import { wheat } from './sets/wheat.ts';
import { whiteTown } from './sets/white-town.ts';
import { wineCellar } from './sets/wine-cellar.ts';
import { winter } from './sets/winter.ts';
import { workshop } from './sets/workshop.ts';
import { workspace } from './sets/workspace.ts';
import { zen } from './sets/zen.ts';

/** The definition of every photoshoot scene, by the scene's name. */
export const SETS = {
  aeroplane,
  airport,
  amsterdam,
  apothecary,
  arcade,
  autumn,
  bakery,
  barbershop,
  barn,
  bath,
  beach,
  bedroom,
  boutique,
  bowling,
  boxingRing,
  brick,
  building,
  cafe,
  campfire,
  canyon,
  car,
  casino,
  cave,
  chalkboard,
  christmasMarket,
  church,
  cinema,
  circus,
  clinic,
  clouds,
  concert,
  court,
  crescentNight,
  deck,
  desertRoad,
  desert,
  diner,
  diwali,
  doorstep,
  drape,
  esportsHall,
  factory,
  fairground,
  festive,
  fireworks,
  florist,
  foodTruck,
  fuji,
  gallery,
  gardenParty,
  garden,
  golf,
  graffiti,
  greenhouse,
  grove,
  gym,
  holographic,
  honeycomb,
  iceCave,
  iceRink,
  kitchen,
  laboratory,
  lake,
  laundry,
  lavender,
  library,
  lighthouse,
  lobby,
  lockers,
  loft,
  lounge,
  luxury,
  market,
  mars,
  meadow,
  minimalist,
  musicShop,
  nature,
  neonStreet,
  night,
  northernLights,
  nursery,
  oldTown,
  paris,
  party,
  phoneBooth,
  pizzaOven,
  playground,
  podiums,
  pool,
  pyramids,
  rainyWindow,
  recordShop,
  recordingStudio,
  redLanterns,
  riad,
  rockyShore,
  rooftop,
  saltFlat,
  savannah,
  serverRoom,
  shop,
  skatePark,
  snowyWindow,
  spa,
  space,
  stadium,
  staircase,
  stonework,
  streetCourt,
  studio,
  subway,
  sunnyWindow,
  surfShop,
  synthwave,
  teaRoom,
  terrace,
  thunderstorm,
  track,
  trainStation,
  train,
  tulips,
  underwater,
  urban,
  venice,
  vineyard,
  volcano,
  warehouse,
  waterfall,
  wheat,
  whiteTown,
  wineCellar,
  winter,
  workshop,
  workspace,
  zen,
};
