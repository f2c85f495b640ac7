import { clampByte, fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import { inverseScaling } from './inverse-scaling.ts';
import { newlyClipped } from './keep-clean.ts';
import { windowSimilarity, windowsOf } from './similar-rasters.ts';

const LANCZOS = { fit: 'fill', kernel: 'lanczos3' } as const;
/**
 * Maximum number of rounds in which the enlarged picture is corrected. The first round restores all values
 * except those clipped at black and white. The second round restores most of the clipped values.
 */
const MAX_ROUNDS = 2;
/**
 * Similarity to the original at which no further round is needed, because only rounding errors remain.
 */
const KEPT = 0.998;
/**
 * Minimum similarity to the original after the last round. A lower similarity means that the detail is too
 * fine for an enlargement by this factor.
 */
const LEAST_KEPT = 0.99;
/** Maximum share of pixels that the enlargement may newly clip to white or black. */
const MOST_CLIPPED = 0.006;

/**
 * Enlarges a picture and restores the sharpness without changing the content. The enlarged picture is scaled
 * down again and compared with the original. The missing differences are added as the smallest possible
 * change. The method is back-projection (Irani & Peleg 1991) with the scaling's pseudo-inverse instead of
 * iterations. Returns null if the enlarged picture, scaled down again, differs too much from the original.
 */
export async function enlarge(
  raster: Raster,
  width: number,
  height: number,
): Promise<Raster | null> {
  const windows = windowsOf(raster);
  let large = await toRaster(fromRaster(raster).resize(width, height, LANCZOS));
  for (let round = 0; ; round++) {
    const back = await toRaster(fromRaster(large).resize(raster.width, raster.height, LANCZOS));
    const kept = round === 0 ? 0 : windowSimilarity(windows, windowsOf(back));
    if (kept >= KEPT || round === MAX_ROUNDS) {
      const isClipped = newlyClipped(raster, back) > MOST_CLIPPED * raster.width * raster.height;
      return kept < LEAST_KEPT || isClipped ? null : large;
    }
    large = withMissing(large, raster, back);
  }
}

/**
 * Corrects an enlarged picture in place: adds the differences between the original (`wanted`) and the enlarged picture
 * scaled down again (`back`).
 */
function withMissing(large: Raster, wanted: Raster, back: Raster): Raster {
  const { width, height } = wanted;
  const data = Uint8Array.from(large.data);
  const missing = new Float32Array(width * height);
  for (let channel = 0; channel < 3; channel++) {
    for (let pixel = 0, at = channel; pixel < missing.length; pixel++, at += 3)
      missing[pixel] = (wanted.data[at] ?? 0) - (back.data[at] ?? 0);
    const change = inverseScaling(missing, width, height, large.width, large.height);
    for (let pixel = 0, at = channel; pixel < change.length; pixel++, at += 3)
      data[at] = clampByte((data[at] ?? 0) + (change[pixel] ?? 0));
  }
  return { ...large, data };
}
