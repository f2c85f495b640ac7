import record from './examples.json' with { type: 'json' };

/** A sample ad that the engine rendered (`bench/examples/render-landing-examples.ts`). */
export type ExampleAd = (typeof record.ads)[number];

/** The six sample ads, in the order of the carousel. */
export const EXAMPLE_ADS: readonly ExampleAd[] = record.ads;

/** The ads of one Creative Boost as one picture with two rows of five ads, and the scores in reading order. */
export const TEN_ADS = record.ten;

/**
 * A picture of a sample ad before and after enhancement: dulled on the left, enhanced by the engine on the
 * right.
 */
export const IMPROVED_AD = record.improved;

/**
 * Returns a sample ad by its id.
 * @throws Error for an unknown id, which is a programming error that appears when the page is prerendered
 */
export function getExampleAd(id: string): ExampleAd {
  const found = EXAMPLE_ADS.find((ad) => ad.id === id);
  if (!found) throw new Error(`There is no example ${id}`);
  return found;
}
