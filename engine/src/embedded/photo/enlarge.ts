import { newlyClipped } from './keep-clean.ts';
import { clampByte, fromRaster, type Raster, toRaster } from './raster.ts';
import { windowSimilarity, windowsOf } from './similar-rasters.ts';

const LANCZOS = { fit: 'fill', kernel: 'lanczos3' } as const;
/** What is missing goes in linearly: by less than twofold that converges further than by Lanczos. */
const LINEAR = { fit: 'fill', kernel: 'linear' } as const;
const ROUNDS = 2;
const MAX_ROUNDS = 6;
/** Rounds go on until the picture scaled down again is so similar to the one that went in; … */
const KEPT = 0.998;
/** … where not even the last one brings it here, the detail is too fine to be enlarged by so little. */
const LEAST_KEPT = 0.976;
/** Share of the pixels that may be burnt out or black in it which were not. */
const MOST_CLIPPED = 0.006;

/**
 * Enlarges a picture and takes back what the enlarging softened, without changing what was there: scaled down again, the
 * result is the picture that went in (iterative back-projection; Irani & Peleg 1991). Null where that cannot be had.
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
    if (round >= ROUNDS) {
      const kept = windowSimilarity(windows, windowsOf(back));
      const isLast = round === MAX_ROUNDS;
      if (kept >= KEPT || isLast) {
        const isClipped = newlyClipped(raster, back) > MOST_CLIPPED * raster.width * raster.height;
        if (kept >= LEAST_KEPT && !isClipped) return large;
        if (isLast) return null;
      }
    }
    const change = fromRaster({ ...raster, data: missing(raster.data, back.data) });
    const correction = await toRaster(change.resize(width, height, LINEAR));
    large = { width, height, data: corrected(large.data, correction.data) };
  }
}

const MIDDLE = 128;
/** Quarters of a level: what is missing is small, and what is not fits after the next round. */
const STEPS = 4;

function missing(wanted: Uint8Array, back: Uint8Array): Uint8Array {
  const data = new Uint8Array(wanted.length);
  for (let at = 0; at < data.length; at++)
    data[at] = clampByte(MIDDLE + STEPS * ((wanted[at] ?? 0) - (back[at] ?? 0)));
  return data;
}

function corrected(large: Uint8Array, correction: Uint8Array): Uint8Array {
  const data = new Uint8Array(large.length);
  for (let at = 0; at < data.length; at++)
    data[at] = clampByte((large[at] ?? 0) + ((correction[at] ?? 0) - MIDDLE) / STEPS);
  return data;
}
