import type { Mask } from './mask.ts';

/** The background along a photo's sides, as indices into its planes; one strip per side. */
export type RimStrips = readonly Int32Array[];

/** Start and end of a strip, measured from the side of the photo, as shares of its shorter side. */
const NEAR = 0.02;
const FAR = 0.06;
/** If a side's value is this many times that of the two calmest sides, the product is close to it. */
const OUT_OF_LINE = 4;
/** A strip with a smaller free share is ignored. */
const LEAST_FREE = 0.1;

/**
 * Strips along the sides of a photo that contain only background.
 * @param margin pixels to each side that no camera has seen
 */
export function rimStrips(width: number, height: number, margin: number): RimStrips {
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
 * The same strips without the product's pixels: a product that fills its photo reaches every side. Strips
 * with hardly any free pixels are omitted. Returns none if the product touches no side or covers all of them.
 */
export function freeOf(strips: RimStrips, { data }: Mask): RimStrips | null {
  const free = strips.map((strip) => strip.filter((at) => !data[at]));
  if (free.every((strip, side) => strip.length === strips[side]?.length)) return null;
  const left = free.filter(
    (strip, side) => strip.length > LEAST_FREE * (strips[side]?.length ?? 0),
  );
  return left.length > 0 ? left : null;
}

/** A quantile of a plane's values along the rim, without sides whose values differ from the calmest two. */
export function quantileOnRim(plane: Float32Array, strips: RimStrips, share: number): number {
  const quantileOf = (values: Float32Array) => values[Math.floor(values.length * share)] ?? 0;
  const sides = strips
    .map((strip) => Float32Array.from(strip, (at) => plane[at] ?? 0).sort())
    .toSorted((a, b) => quantileOf(a) - quantileOf(b));
  const calm = sides[1] ?? sides[0];
  if (!calm) throw new RangeError('no rim');
  const inLine = sides.filter((values) => quantileOf(values) <= OUT_OF_LINE * quantileOf(calm));
  const all = new Float32Array(inLine.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const values of inLine) {
    all.set(values, to);
    to += values.length;
  }
  return quantileOf(all.sort());
}
