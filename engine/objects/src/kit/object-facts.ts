/** What is known of a drawn object besides how it is drawn. A definition omits what does not apply. */
export interface ObjectFacts {
  /**
   * Size of photoshoot props beside this product, relative to their size beside a bottle of the same size in
   * the picture. Below 1 for furniture and vehicles; 1 by default, for products that stand on a table.
   */
  propScale: number;
  /**
   * Whether lessons in its use exist. `shown`: the object may illustrate them, as a guitar illustrates guitar
   * lessons, and phrasebooks may mention learning. `named`: only the phrasebooks may mention them. Null: there
   * are no such lessons.
   */
  lessons: 'shown' | 'named' | null;
  /** Whether it is food or drink, and can therefore illustrate a place named after it: a burger for "burger bar". */
  servedAt: boolean;
  /** Whether it is worn or carried but is no clothing, so that lines about an empty closet don't fit. */
  accessory: boolean;
  /**
   * A second meaning of the object as an emblem. `selling`: a way of selling, shown if a brief names no
   * product. `cause`: a charity's subject, which illustrates it better than a heart.
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
