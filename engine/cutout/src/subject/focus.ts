import { fromRaster, gaussianBlur, type Raster, ramp } from '@adwright/engine-pixels';

/** Side length in pixels of the square in which sharpness is measured for one cell of the focus map. */
const CELL = 4;
/** Maximum second difference of brightness (luma, in levels) in an unfocused cell. */
const SOFT = 3;
/** Minimum second difference of brightness (luma, in levels) in a focused cell. */
const SHARP = 9;
/** Minimum share of the picture (0–1) that is in focus in a photo focused on one object. */
const LEAST = 0.03;
/** Maximum share of the picture (0–1) that is in focus in a photo focused on one object. */
const MOST = 0.6;

/**
 * Returns how far each cell of a `side` × `side` grid over the picture is in focus, 0–1. Returns null if the
 * photo is not focused on a single object, because the whole picture or hardly any of it is sharp.
 */
export async function computeFocus(raster: Raster, side: number): Promise<Float32Array | null> {
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
  // An object in focus also has smooth faces that seem unfocused, so the blur fills gaps in the sharp area.
  return gaussianBlur(focus, side, side, 2.5).map((value) => Math.min(1, 2.4 * value));
}
