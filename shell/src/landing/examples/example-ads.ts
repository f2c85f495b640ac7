import record from './examples.json' with { type: 'json' };

/** A sample ad, rendered by the engine through `bench/examples/render-landing-examples.ts`. */
export type ExampleAd = (typeof record.ads)[number];

/** The six sample ads, in the order of the carousel. */
export const EXAMPLE_ADS: readonly ExampleAd[] = record.ads;

/** One Creative Boost as a sheet of two rows of five ads, with the scores in reading order. */
export const TEN_ADS = record.ten;

/** A sample ad before and after enhancement: dulled on the left, enhanced by the engine on the right. */
export const IMPROVED_AD = record.improved;

/**
 * Returns a sample ad by its id. @throws Error for an unknown id: a programming error, which prerendering the
 * page reveals.
 */
export function getExampleAd(id: string): ExampleAd {
  const found = EXAMPLE_ADS.find((ad) => ad.id === id);
  if (!found) throw new Error(`There is no example ${id}`);
  return found;
}
