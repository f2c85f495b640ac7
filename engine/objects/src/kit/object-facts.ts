/**
 * Facts about a drawn object, besides how it is drawn. The definition of an object leaves out the facts that
 * do not apply to the object.
 */
export interface ObjectFacts {
  /**
   * Size of photoshoot props beside this product, relative to their size beside a bottle of the same size in
   * the picture. The size is below 1 for furniture and vehicles. The default is 1, which suits products that
   * stand on a table.
   */
  propScale: number;
  /**
   * Whether there are lessons in using the object. `shown`: the object may stand for the lessons, as a guitar
   * stands for guitar lessons, and phrasebooks may mention learning. `named`: only the phrasebooks may
   * mention the lessons. Null means that there are no such lessons, as for a chair.
   */
  lessons: 'shown' | 'named' | null;
  /**
   * Whether the object is food or drink, so that it can stand for a place named after it: a burger for "burger
   * bar".
   */
  servedAt: boolean;
  /** Whether the object is worn or carried but is no clothing, so that lines about an empty closet don't fit. */
  accessory: boolean;
  /**
   * A second meaning of the object as an emblem. `selling`: a way of selling; the object is shown if a brief
   * names no product. `cause`: a charity's subject; the object illustrates the charity better than a heart.
   */
  emblemOf: 'selling' | 'cause' | null;
}

export const DEFAULT_FACTS: ObjectFacts = {
  propScale: 1,
  lessons: null,
  servedAt: false,
  accessory: false,
  emblemOf: null,
};
