import type { Mask } from './mask.ts';

/** Pixel indexes of four strips of background, one along each side of a photo. */
export type RimStrips = readonly Int32Array[];

/** Distance of a strip's outer edge from the photo's side, as a share of the photo's shorter side. */
const NEAR = 0.02;
/** Distance of a strip's inner edge from the photo's side, as a share of the photo's shorter side. */
const FAR = 0.06;
/**
 * Maximum ratio between the value in one side's strip and the value in the strips of the two sides with the least
 * detail. A higher ratio means that the product is too close to that side of the photo, so the strip does not show
 * background alone.
 */
const OUT_OF_LINE = 4;
/**
 * Minimum share of a strip's pixels that the product leaves free. A strip with fewer free pixels is ignored.
 */
const LEAST_FREE = 0.1;

/**
 * Returns the strips along the four sides of a photo, which normally show only background.
 * @param margin number of added pixels on each side that are not part of the photo
 */
export function makeRimStrips(width: number, height: number, margin: number): RimStrips {
  const side = Math.min(width, height) - 2 * margin;
  const near = margin + Math.round(side * NEAR);
  const far = margin + Math.round(side * FAR);
  const within = (left: number, top: number, right: number, bottom: number) => {
    const strip = new Int32Array((right - left) * (bottom - top));
    let to = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) strip[to++] = y * width + x;
    return strip;
  };
  return [
    within(near, near, width - near, far),
    within(near, height - far, width - near, height - near),
    within(near, far, far, height - far),
    within(width - far, far, width - near, height - far),
  ];
}

/**
 * Returns the strips along the photo's sides without the product's pixels. The product's pixels must be removed,
 * because a product that fills its photo touches every side. Strips with too few pixels outside the product are
 * omitted. Returns null if the product touches no side of the photo or covers all sides.
 */
export function selectFreeStrips(strips: RimStrips, { data }: Mask): RimStrips | null {
  const free = strips.map((strip) => strip.filter((at) => !data[at]));
  if (free.every((strip, side) => strip.length === strips[side]?.length)) return null;
  const left = free.filter(
    (strip, side) => strip.length > LEAST_FREE * (strips[side]?.length ?? 0),
  );
  return left.length > 0 ? left : null;
}

/**
 * Returns a quantile of a plane's values (such as contour strengths) in the strips along the photo's sides.
 * Sides of the photo are ignored if their values are far higher than those of the two sides with the least
 * detail.
 */
export function computeRimQuantile(plane: Float32Array, strips: RimStrips, share: number): number {
  const quantileOf = (values: Float32Array) => values[Math.floor(values.length * share)] ?? 0;
  const sides = strips
    .map((strip) => Float32Array.from(strip, (at) => plane[at] ?? 0).sort())
    .toSorted((a, b) => quantileOf(a) - quantileOf(b));
  const calm = sides[1] ?? sides[0];
  if (!calm) throw new RangeError('the photo has no strips of background');
  const inLine = sides.filter((values) => quantileOf(values) <= OUT_OF_LINE * quantileOf(calm));
  const all = new Float32Array(inLine.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const values of inLine) {
    all.set(values, to);
    to += values.length;
  }
  return quantileOf(all.sort());
}
