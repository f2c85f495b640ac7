/**
 * Facts about a drawn object that do not concern its shape. A definition omits facts that do not
 * apply to its object.
 */
export interface ObjectFacts {
  /**
   * Factor for the size of photoshoot props beside this product, relative to props beside a bottle
   * of equal size in the picture. The factor is below 1 for furniture and vehicles, which are
   * larger than tabletop products. The default is 1, for products that are placed on a table.
   */
  propScale: number;
  /**
   * How the object relates to lessons in using it. `shown`: the object may illustrate lessons, as a guitar
   * illustrates guitar lessons. `named`: only texts may mention the lessons. Null means that no lessons in
   * using the object exist, as for a chair.
   */
  lessons: 'shown' | 'named' | null;
  /**
   * Whether the object is food or drink that can illustrate a place with this name: a burger for
   * "burger bar".
   */
  servedAt: boolean;
  /**
   * Whether the object is worn or carried but is not clothing. Ad texts about an empty closet do not suit an object
   * that is worn but is not clothing.
   */
  accessory: boolean;
  /**
   * Meaning of the object as an emblem. `selling`: a form of commerce, for briefs without a
   * product. `cause`: the subject of a charity, which illustrates the charity better than a heart.
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
