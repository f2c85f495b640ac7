import { fromRaster, type Raster, toRaster } from './raster.ts';

const SHARPENING = { m1: 0, m2: 1.4, x1: 3, y2: 8, y3: 12 };
const LANCZOS = { fit: 'fill', kernel: 'lanczos3' } as const;
const ROUNDS = 2;

/**
 * Enlarges a picture and sharpens what the enlarging softened, without changing what was there: scaled down again, the
 * result is the picture that went in (iterative back-projection; Irani & Peleg 1991).
 */
export async function enlarge(raster: Raster, width: number, height: number): Promise<Raster> {
  const sigma = 0.6 + (0.35 * width) / raster.width;
  let large = await toRaster(
    fromRaster(raster)
      .resize(width, height, LANCZOS)
      .sharpen({ sigma, ...SHARPENING }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const back = await toRaster(fromRaster(large).resize(raster.width, raster.height, LANCZOS));
    const missing = raster.data.map((value, at) => toByte(value - (back.data[at] ?? 0)));
    const correction = await toRaster(
      fromRaster({ ...raster, data: missing }).resize(width, height, LANCZOS),
    );
    const data = large.data.map((value, at) =>
      Math.min(255, Math.max(0, Math.round(value + fromByte(correction.data[at] ?? MIDDLE)))),
    );
    large = { width, height, data };
  }
  return large;
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
