import type { ProductColours, ProductObject } from './product-object.ts';

/** Facts about a drawn object. A declaration omits those that do not apply. */
export interface ObjectDefinition {
  /** Builds the solid in the given colours. */
  make: (colours: ProductColours) => ProductObject;
  /**
   * Size of photoshoot props beside this product, relative to their size beside a bottle of the same size in the
   * picture. Below 1 for furniture and vehicles; 1 by default, for products that stand on a table.
   */
  propScale: number;
  /**
   * Whether people take lessons in its use. `shown`: the object may illustrate them, as a guitar illustrates
   * guitar lessons, and phrasebooks speak of learning. `named`: only the phrasebooks do. Null: there are no
   * such lessons.
   */
  lessons: 'shown' | 'named' | null;
  /** Whether it is food or drink, and can therefore illustrate a place named after it: a burger for "burger bar". */
  servedAt: boolean;
  /** Whether it is worn or carried but is no clothing, so that lines about an empty closet don't fit. */
  accessory: boolean;
  /**
   * A second meaning of the object. `selling`: a way of selling, shown when a brief names no product. `cause`: a
   * charity's subject, which illustrates it better than a heart.
   */
  emblemOf: 'selling' | 'cause' | null;
}

const DEFAULTS = {
  propScale: 1,
  lessons: null,
  servedAt: false,
  accessory: false,
  emblemOf: null,
} as const satisfies Partial<ObjectDefinition>;

/** Declares a drawn object. Its file has the object's name, and `npm run generate` lists it. */
export function defineObject(
  definition: Pick<ObjectDefinition, 'make'> & Partial<ObjectDefinition>,
): ObjectDefinition {
  return { ...DEFAULTS, ...definition };
}
