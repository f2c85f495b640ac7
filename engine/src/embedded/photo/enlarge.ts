import { newlyClipped } from './keep-clean.ts';
import { fromRaster, type Raster, toRaster } from './raster.ts';
import { rasterSimilarity } from './similar-rasters.ts';

const SHARPENING = { m1: 0, m2: 1.4, x1: 3, y2: 8, y3: 12 };
const LANCZOS = { fit: 'fill', kernel: 'lanczos3' } as const;
/** What is missing goes in linearly: by less than twofold that converges further than by Lanczos. */
const LINEAR = { fit: 'fill', kernel: 'linear' } as const;
const ROUNDS = 2;
const MAX_ROUNDS = 6;
/** Rounds go on until the picture scaled down again is so similar to the one that went in; … */
const KEPT = 0.982;
/** … where not even the last one brings it here, the detail is too fine to be enlarged by so little. */
const LEAST_KEPT = 0.976;
/** Share of the pixels that may be burnt out or black in it which were not. */
const MOST_CLIPPED = 0.006;

/**
 * Enlarges a picture and sharpens what the enlarging softened, without changing what was there: scaled down again, the
 * result is the picture that went in (iterative back-projection; Irani & Peleg 1991). Null where that cannot be had.
 */
export async function enlarge(
  raster: Raster,
  width: number,
  height: number,
): Promise<Raster | null> {
  const sigma = 0.6 + (0.35 * width) / raster.width;
  let large = await toRaster(
    fromRaster(raster)
      .resize(width, height, LANCZOS)
      .sharpen({ sigma, ...SHARPENING }),
  );
  for (let round = 0; ; round++) {
    const back = await toRaster(fromRaster(large).resize(raster.width, raster.height, LANCZOS));
    if (round >= ROUNDS) {
      const kept = rasterSimilarity(raster, back);
      const isClipped = newlyClipped(raster, back) > MOST_CLIPPED * raster.width * raster.height;
      if (kept >= KEPT && !isClipped) return large;
      if (round === MAX_ROUNDS) return kept < LEAST_KEPT || isClipped ? null : large;
    }
    const missing = raster.data.map((value, at) => toByte(value - (back.data[at] ?? 0)));
    const correction = await toRaster(
      fromRaster({ ...raster, data: missing }).resize(width, height, LINEAR),
    );
    const data = large.data.map((value, at) =>
      Math.min(255, Math.max(0, Math.round(value + fromByte(correction.data[at] ?? MIDDLE)))),
    );
    large = { width, height, data };
  }
}

const MIDDLE = 128;
/** Quarters of a level: what is missing is small, and what is not fits after the next round. */
const STEPS = 4;

function toByte(difference: number): number {
  return Math.min(255, Math.max(0, Math.round(MIDDLE + STEPS * difference)));
}

function fromByte(value: number): number {
  return (value - MIDDLE) / STEPS;
}
