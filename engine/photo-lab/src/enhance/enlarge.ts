import { clampByte, fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import { inverseScaling } from './inverse-scaling.ts';
import { newlyClipped } from './keep-clean.ts';
import { windowSimilarity, windowsOf } from './similar-rasters.ts';

const LANCZOS = { fit: 'fill', kernel: 'lanczos3' } as const;
/**
 * Maximum number of rounds of correction. The first restores everything except values clipped at black and
 * white, the second most of those.
 */
const MAX_ROUNDS = 2;
/** Similarity to the original from which only rounding errors remain, so that no further round follows. */
const KEPT = 0.998;
/** Minimum similarity after the last round; below it the detail is too fine for such a small enlargement. */
const LEAST_KEPT = 0.99;
/** Maximum share of pixels that may be newly clipped to white or black. */
const MOST_CLIPPED = 0.006;

/**
 * Enlarges a picture and restores its sharpness without changing its content. The result is scaled down, and
 * its difference from the picture is added as the smallest possible change. This is back-projection (Irani &
 * Peleg 1991) with the scaling's pseudo-inverse instead of iterations. Returns null if the original cannot be
 * restored closely enough.
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

/** Adds to a large picture what its downscaled version `back` lacks compared with the picture `wanted`. */
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
