import { bulb, headphones, laptop, phone, watch } from './objects/devices.ts';
import {
  barberPole,
  coins,
  gavel,
  heart,
  medicalCross,
  paw,
  shield,
  speechBubbles,
  stones,
  studies,
  tooth,
} from './objects/emblems.ts';
import { armchair, bed, house, parcel, sprayBottle, tap, wrench } from './objects/home.ts';
import {
  bicycle,
  camera,
  car,
  gift,
  jewel,
  kettlebell,
  microphone,
  notes,
  shirt,
  spectacles,
  suitcase,
  teddy,
} from './objects/life.ts';
import { archSculpture, plant, ringSculpture, stepSculpture } from './objects/lifestyle.ts';
import { mug } from './objects/mug.ts';
import { bag, book, carton, pouch } from './objects/packages.ts';
import { sneaker } from './objects/sneaker.ts';
import { burger, cake, cloche, loaf, pizza, snackBar } from './objects/table.ts';
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
import type { ProductColours, ProductObject } from './product-object.ts';

const MAKERS = {
  armchair,
  bag,
  barberPole,
  bed,
  bicycle,
  book,
  bulb,
  burger,
  cake,
  camera,
  candle,
  car,
  carton,
  cloche,
  coins,
  dropperBottle,
  drinksCan,
  gavel,
  gift,
  headphones,
  heart,
  house,
  jar,
  jewel,
  kettlebell,
  laptop,
  loaf,
  medicalCross,
  microphone,
  mug,
  notes,
  paperCup,
  parcel,
  paw,
  perfumeFlacon,
  phone,
  pizza,
  plant,
  pouch,
  pumpBottle,
  shield,
  shirt,
  snackBar,
  sneaker,
  spectacles,
  speechBubbles,
  sprayBottle,
  stones,
  studies,
  suitcase,
  tallBottle,
  tap,
  teddy,
  tooth,
  watch,
  wrench,
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
