import type { ProductColours, ProductObject } from './product-object.ts';

/** Lines of work that objects show, as far as phrasebooks have words of their own for them. */
export type ObjectTrade =
  | 'advice'
  | 'animals'
  | 'beauty'
  | 'care'
  | 'digital'
  | 'dining'
  | 'drinks'
  | 'energy'
  | 'furnishing'
  | 'giving'
  | 'heating'
  | 'home'
  | 'learning'
  | 'moments'
  | 'outing'
  | 'sleep'
  | 'sport'
  | 'table'
  | 'travel'
  | 'wear'
  | 'work';

/**
 * Words that name an object. Of all rules of all objects the one of the lowest rank wins where several match, so a rule that a
 * word of another rule would mislead has a lower rank: "wheelchair basketball" before "wheelchair". Ranks are unique.
 * They are 10 apart, so that a rule fits between two others, and lie in bands of a thousand:
 *
 * | Band        | Rules                                                                                      |
 * | ----------- | ------------------------------------------------------------------------------------------ |
 * | 1000        | small businesses whose words hold those of something else: a beekeeper's suit              |
 * | 2000        | around the house, on a site and at a desk; exceptions to later bands                       |
 * | 3000        | garden, kitchen, hall; hearing and mobility aids; bowed instruments                        |
 * | 4000        | wellness; things that other words of the same field would show as something else           |
 * | 5000        | what businesses buy of businesses                                                          |
 * | 6000        | high-street trades that broader bands do not name; exceptions to later bands               |
 * | 7000        | sports and pursuits with a thing of their own                                              |
 * | 8000        | devices, and what is sold as software                                                      |
 * | 9000        | furniture, textiles, kitchenware, household machines, tools and paint                      |
 * | 10000       | sport, the outdoors, children, pets, music                                                 |
 * | 11000       | work and occasions without a body, vehicles                                                |
 * | 12000       | software, charity, headphones and watches by their general names                           |
 * | 13000       | skin, hair, nails, teeth, supplements                                                      |
 * | 14000       | what is worn and carried                                                                   |
 * | 15000       | food and drink; a dish before what it is made of: a chocolate cake is a cake               |
 * | 16000       | goods by their general names                                                               |
 * | 17000       | trades, places and lessons, shown by an emblem                                             |
 * | 18000–19000 | Dutch, then Polish and Swedish words that resemble no German or English one                |
 * | 20000       | things without an object of their own, shown by one that goes with them                    |
 * | 21000       | Ukrainian, Vietnamese, Indonesian, Thai, Turkish words that resemble none of those above   |
 */
export interface WordRule {
  rank: number;
  /** Edges of words are those of the lexicon's `withEdges`; roots at which German and Russian end compounds have `\p{L}*` before them. */
  pattern: RegExp;
}

/** All that is known of a drawn object. A declaration leaves out the facts that do not apply. */
export interface ObjectDefinition {
  /** Builds the solid in the colours given. */
  make: (colours: ProductColours) => ProductObject;
  /** Whose phrases suit what it shows. Default: null, where only the words of the brief can tell. */
  trade: ObjectTrade | null;
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
  /** Empty where no word names it. */
  words: readonly WordRule[];
}

const DEFAULTS = {
  trade: null,
  propScale: 1,
  lessons: null,
  servedAt: false,
  accessory: false,
  emblemOf: null,
} as const satisfies Partial<ObjectDefinition>;

/** Declares a drawn object. Its file is named after it, and `npm run registries` lists it. */
export function defineObject(
  definition: Pick<ObjectDefinition, 'make' | 'words'> & Partial<ObjectDefinition>,
): ObjectDefinition {
  return { ...DEFAULTS, ...definition };
}
