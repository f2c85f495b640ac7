import { HOUSE_MAKERS } from '../makers/house.ts';
import { LEISURE_MAKERS } from '../makers/leisure.ts';
import { PEOPLE_MAKERS } from '../makers/people.ts';
import { TABLE_MAKERS } from '../makers/table.ts';
import type { ProductColours, ProductObject } from './product-object.ts';

const MAKERS = {
  ...TABLE_MAKERS,
  ...PEOPLE_MAKERS,
  ...HOUSE_MAKERS,
  ...LEISURE_MAKERS,
} satisfies Record<string, (colours: ProductColours) => ProductObject>;

export type ProductKind = keyof typeof MAKERS;

/** Every object, in the order of the tables above. */
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

const TALL_RATIO = 0.85;

/** How an object fills a box: `wide` lies like a bicycle, a shoe or a bed, `tall` stands like a bottle. */
export type Build = 'wide' | 'even' | 'tall';

/** The build of an object, of whatever colours. */
export function buildOf(kind: ProductKind): Build {
  const { radius, height } = makeProduct(kind, ANY_COLOURS);
  const ratio = (2 * radius) / height;
  if (ratio > WIDE_RATIO) return 'wide';
  return ratio < TALL_RATIO ? 'tall' : 'even';
}
