import { dice } from '../objects/at-play.ts';
import { cello, violin } from '../objects/bowed-strings.ts';
import { trumpet } from '../objects/brass.ts';
import { dojoSuit, target } from '../objects/dojo.ts';
import {
  barberPole,
  coins,
  gavel,
  paw,
  shield,
  speechBubbles,
  stones,
  studies,
} from '../objects/emblems.ts';
import { bouquet, christmasTree } from '../objects/festive.ts';
import { balloons, church, clock, framedPrint } from '../objects/gatherings.ts';
import { cabin, lifeRing } from '../objects/getaways.ts';
import { drum, guitar, piano, recordPlayer } from '../objects/instruments.ts';
import { camera, kettlebell, microphone, shirt, spectacles, suitcase } from '../objects/life.ts';
import { archSculpture, plant, ringSculpture, stepSculpture } from '../objects/lifestyle.ts';
import { bicycle, car, motorcycle } from '../objects/on-wheels.ts';
import { golf, helmet, rucksack, tent } from '../objects/outdoors.ts';
import {
  boxingGloves,
  chessPieces,
  hotAirBalloon,
  telescope,
  toyTrain,
  yarn,
} from '../objects/pastimes.ts';
import { climbingFrame, hulaHoop, iceSkates } from '../objects/play-outside.ts';
import { climbingWall, horse, tattooMachine } from '../objects/pursuits.ts';
import { skis, snowboard } from '../objects/snow.ts';
import {
  basketball,
  dumbbells,
  football,
  racket,
  skateboard,
  surfboard,
  yogaMat,
} from '../objects/sports.ts';
import { tree } from '../objects/tree.ts';
import { airplane, boat, scooter, van } from '../objects/vehicles.ts';
import { crystalBall } from '../objects/well-being.ts';
import { fishingRod } from '../objects/wind.ts';

/** Sport, music, travel and feasts, and signs for what has no body. */
export const LEISURE_MAKERS = {
  tree,
  climbingFrame,
  hulaHoop,
  iceSkates,
  dice,
  cello,
  violin,
  crystalBall,
  boxingGloves,
  chessPieces,
  hotAirBalloon,
  telescope,
  toyTrain,
  yarn,
  airplane,
  archSculpture,
  balloons,
  barberPole,
  basketball,
  bicycle,
  boat,
  bouquet,
  cabin,
  camera,
  car,
  christmasTree,
  church,
  climbingWall,
  clock,
  coins,
  drum,
  dumbbells,
  fishingRod,
  football,
  framedPrint,
  gavel,
  golf,
  guitar,
  helmet,
  horse,
  kettlebell,
  lifeRing,
  microphone,
  motorcycle,
  paw,
  piano,
  plant,
  racket,
  recordPlayer,
  ringSculpture,
  rucksack,
  scooter,
  shield,
  shirt,
  skateboard,
  skis,
  snowboard,
  spectacles,
  speechBubbles,
  stepSculpture,
  stones,
  studies,
  suitcase,
  surfboard,
  tattooMachine,
  tent,
  van,
  yogaMat,
  dojoSuit,
  target,
  trumpet,
};
