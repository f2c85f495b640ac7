import record from './examples.json' with { type: 'json' };

/** The sample ads that `bench/examples/render-landing-examples.ts` had the engine make. */
export type ExampleAd = (typeof record.ads)[number];

/** The six sample ads, in the order of the carousel. */
export const EXAMPLE_ADS: readonly ExampleAd[] = record.ads;

/** One Creative Boost as a contact sheet of two rows of five, with the scores in reading order. */
export const TEN_ADS = record.ten;

/** A sample ad that was made dull, on the left, and enhanced by the engine, on the right. */
export const IMPROVED_AD = record.improved;

/** @throws Error for an unknown id. That is our mistake, and prerendering the page shows it. */
export function exampleAd(id: string): ExampleAd {
  const found = EXAMPLE_ADS.find((ad) => ad.id === id);
  if (!found) throw new Error(`There is no example ${id}`);
  return found;
}
