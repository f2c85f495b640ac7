import type { ProductColours, ProductObject } from './product-object.ts';

/** All that is known of a drawn object. A declaration leaves out the facts that do not apply. */
export interface ObjectDefinition {
  /** Builds the solid in the colours given. */
  make: (colours: ProductColours) => ProductObject;
  /**
   * Size of photoshoot props beside a product of this kind, to their size beside a bottle that fills as much of the picture:
   * less for furniture and vehicles. Default: 1, for what stands on a table.
   */
  propScale: number;
  /**
   * Lessons and courses in what is done with it: `shown` where it shows them in pictures, as a guitar does guitar lessons, and
   * phrasebooks speak of learning; `named` where only the latter holds; null where nobody takes lessons in it.
   */
  lessons: 'shown' | 'named' | null;
  /** Whether it is eaten or drunk, and so shows the places that are named after it: a burger for "burger bar". */
  servedAt: boolean;
  /** Whether it is worn or carried without being clothing: no answer to an empty closet. */
  accessory: boolean;
  /**
   * What else it stands for: a way of selling, shown by it where nothing tells what is sold, or a cause, which shows a charity
   * better than a heart does.
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

/** Declares a drawn object. Its file is named after it, and `npm run generate` lists it. */
export function defineObject(
  definition: Pick<ObjectDefinition, 'make'> & Partial<ObjectDefinition>,
): ObjectDefinition {
  return { ...DEFAULTS, ...definition };
}
