import { PRODUCT_KINDS, type ProductKind } from '@adwright/engine-objects/facts';

/**
 * Returns the drawn object's id as written in the YAML files, for example "ice-cream" for
 * "iceCream".
 */
function formatObjectId(kind: ProductKind): string {
  return kind
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/(\d)([A-Z])/g, '$1-$2')
    .toLowerCase();
}

const KINDS: ReadonlyMap<string, ProductKind> = new Map(
  PRODUCT_KINDS.map((kind) => [formatObjectId(kind), kind]),
);

/** Ids of all drawn objects. */
export const OBJECT_IDS: readonly string[] = [...KINDS.keys()];

/** Returns the drawn object with an id; null if there is none. */
export function findObject(id: string): ProductKind | null {
  return KINDS.get(id) ?? null;
}
