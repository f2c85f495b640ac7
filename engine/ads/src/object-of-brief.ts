import { TYPE_ONLY } from '@adwright/contracts/values';
import { productKind } from '@adwright/engine-lexicon';
import type { ProductKind } from '@adwright/engine-objects';
import { FIGURE_NAMES, type FigureName } from './figure-names.ts';

/**
 * An ad without a product. An ad without a product shows the figure (abstract shapes) that it names, or a
 * figure chosen by its variation number.
 */
type TypeOnly = typeof TYPE_ONLY | `${typeof TYPE_ONLY}-${FigureName}`;

/** What the ad shows to represent the product. */
export type ShownObject = ProductKind | TypeOnly;

/** Every value of `ShownObject` that shows no product. */
export const TYPE_ONLY_NAMES: readonly TypeOnly[] = [
  TYPE_ONLY,
  ...FIGURE_NAMES.map((figure) => `${TYPE_ONLY}-${figure}` as const),
];

/** Returns the default choice: the object that the words name, or none. */
export function shownObjectOf(product: string): ShownObject {
  return productKind(product) ?? TYPE_ONLY;
}

/** Returns the drawn object, and the figure (abstract shapes) that was chosen in its place. */
export function partsOfShown(shown: ShownObject): {
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
