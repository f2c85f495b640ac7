import { fromRaster, gaussianBlur, type Raster, ramp } from '@adwright/engine-pixels';

/** Pixels that the sharpness of one place of the map is measured on, a side. */
const CELL = 4;
/** Second differences of luma, in levels, that tell a place in focus from one out of it. */
const SOFT = 3;
const SHARP = 9;
/** Shares of the picture that may be in focus where the lens has picked one thing out. */
const LEAST = 0.03;
const MOST = 0.6;

/**
 * How much of each place of a `side` × `side` grid is in focus, 0–1; null where the lens has picked nothing out: all of the
 * picture is sharp, or next to nothing.
 */
export async function focusOf(raster: Raster, side: number): Promise<Float32Array | null> {
  const wide = side * CELL;
  const luma = await fromRaster(raster)
    .resize(wide, wide, { fit: 'fill' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer();
  const sharpest = new Float32Array(side * side);
  for (let y = 1; y < wide - 1; y++)
    for (let x = 1; x < wide - 1; x++) {
      const at = y * wide + x;
      const turn = Math.abs(
        4 * (luma[at] ?? 0) -
          (luma[at - 1] ?? 0) -
          (luma[at + 1] ?? 0) -
          (luma[at - wide] ?? 0) -
          (luma[at + wide] ?? 0),
      );
      const cell = Math.floor(y / CELL) * side + Math.floor(x / CELL);
      sharpest[cell] = (sharpest[cell] ?? 0) + turn / CELL ** 2;
    }
  const focus = sharpest.map((turn) => ramp(turn, SOFT, SHARP));
  const share = focus.reduce((sum, one) => sum + one, 0) / focus.length;
  if (share < LEAST || share > MOST) return null;
  // What is in focus has smooth faces too.
  return gaussianBlur(focus, side, side, 2.5).map((value) => Math.min(1, 2.4 * value));
}
