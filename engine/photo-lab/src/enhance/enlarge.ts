import { clampByte, fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import { inverseScaling } from './inverse-scaling.ts';
import { newlyClipped } from './keep-clean.ts';
import { windowSimilarity, windowsOf } from './similar-rasters.ts';

const LANCZOS = { fit: 'fill', kernel: 'lanczos3' } as const;
/** The first round brings back all but what was cut off at black and white, the second most of that. */
const MAX_ROUNDS = 2;
/** From here on little is missing but rounding; … */
const KEPT = 0.998;
/** … where not even the last round comes here, the detail is too fine to be enlarged by so little. */
const LEAST_KEPT = 0.99;
/** Largest share of pixels that may newly become clipped to white or black. */
const MOST_CLIPPED = 0.006;

/**
 * Enlarges a picture and takes back what the enlarging softened, without changing what was there: what is missing when
 * the result is scaled down again goes in as the smallest change that brings it back (back-projection, Irani & Peleg
 * 1991, by the scaling's pseudo-inverse instead of by rounds). Null where that cannot be had.
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

/** Adds what a picture has that `back`, the large one scaled down, has not. */
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
