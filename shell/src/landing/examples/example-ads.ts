import record from './examples.json' with { type: 'json' };

/** What the engine made of a brief, by `bench/examples/render-landing-examples.ts`. */
export type ExampleAd = (typeof record.ads)[number];

/** The six sample ads, in the order of the carousel. */
export const EXAMPLE_ADS: readonly ExampleAd[] = record.ads;

/** One Creative Boost as a contact sheet of two rows of five, with the scores in reading order. */
export const TEN_ADS = record.ten;

/** One of them made dull, on the left, and mended by the engine, on the right. */
export const IMPROVED_AD = record.improved;

/** @throws Error for an id that the record does not have: a mistake of ours, which the build's rendering shows. */
export function exampleAd(id: string): ExampleAd {
  const found = EXAMPLE_ADS.find((ad) => ad.id === id);
  if (!found) throw new Error(`There is no example ${id}`);
  return found;
}
