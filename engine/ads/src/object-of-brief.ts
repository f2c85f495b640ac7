import { TYPE_ONLY } from '@adwright/contracts/values';
import { findProductKind } from '@adwright/engine-lexicon';
import type { ProductKind } from '@adwright/engine-objects';
import { FIGURE_NAMES, type FigureName } from './figure-names.ts';

/**
 * A value for an ad without a product: type and abstract shapes only. An ad without a product shows the figure
 * (abstract shapes) that the value names, or a figure that the variation number determines.
 */
type TypeOnly = typeof TYPE_ONLY | `${typeof TYPE_ONLY}-${FigureName}`;

/** What an ad shows to represent the product: a drawn object, or abstract shapes. */
export type ShownObject = ProductKind | TypeOnly;

/** All values of `ShownObject` for an ad without a product. */
export const TYPE_ONLY_NAMES: readonly TypeOnly[] = [
  TYPE_ONLY,
  ...FIGURE_NAMES.map((figure) => `${TYPE_ONLY}-${figure}` as const),
];

/** Returns the default for a product: the object that its name denotes, or type only. */
export function findShownObject(product: string): ShownObject {
  return findProductKind(product) ?? TYPE_ONLY;
}

/** Returns the drawn object, and the figure (abstract shapes) that the user chose instead of the object. */
export function splitShownObject(shown: ShownObject): {
  product: ProductKind | null;
  figure: FigureName | null;
} {
  if (!isTypeOnly(shown)) return { product: shown, figure: null };
  const figure = FIGURE_NAMES.find((name) => shown === `${TYPE_ONLY}-${name}`) ?? null;
  return { product: null, figure };
}

export function isTypeOnly(shown: string): shown is TypeOnly {
  return TYPE_ONLY_NAMES.some((name) => name === shown);
}
