import type { ProductKind } from './facts.ts';
import type { ObjectDefinition } from './kit/define-object.ts';
import type { ProductColours, ProductObject } from './kit/product-object.ts';
import { OBJECTS } from './registry.ts';

const DEFINITIONS: Readonly<Record<ProductKind, ObjectDefinition>> = OBJECTS;

/** Builds the 3D model of a drawn object in the given colours. */
export function makeProduct(kind: ProductKind, colours: ProductColours): ProductObject {
  return DEFINITIONS[kind].make(colours);
}

const ANY_COLOURS: ProductColours = {
  body: '#777777',
  second: '#999999',
  accent: '#777777',
  light: '#ffffff',
  dark: '#222222',
  metal: '#cccccc',
};
/** Ratio of an object's width to its height above which the object counts as wide. */
const WIDE_RATIO = 1.75;

/** Ratio of an object's width to its height below which the object counts as tall. */
const TALL_RATIO = 0.85;

/** Proportions of an object, for example `wide` for a bicycle, a shoe or a bed, and `tall` for a bottle. */
export type Build = 'wide' | 'even' | 'tall';

/** Returns the proportions of a drawn object, which do not depend on the object's colours. */
export function buildOf(kind: ProductKind): Build {
  const { radius, height } = makeProduct(kind, ANY_COLOURS);
  const ratio = (2 * radius) / height;
  if (ratio > WIDE_RATIO) return 'wide';
  return ratio < TALL_RATIO ? 'tall' : 'even';
}
