import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin, sqrt } = Math;

/** 3D model of two filled tacos standing side by side. */
export const tacos = defineObject({
  make: makeTacos,
  lessons: 'shown',
  servedAt: true,
});

function makeTacos(): ProductObject {
  const at = (z: number) => (z > 0 ? 0.46 : -0.4);
  /**
   * Returns the distance to the taco's shell, in the coordinates of its half disc: x across, y up from the
   * fold, z through the shell.
   */
  const shell = (x: number, y: number, z: number) => {
    const bow = max(0, y) * 0.24;
    const half = abs(z) - 0.13 - bow;
    const leaf = sqrt(x * x * 0.92 + (y - 0.84) ** 2) - 0.9;
    return max(leaf, -y, y - 0.88 + 0.12 * x * x, min(abs(half) - 0.03, max(half, y - 0.06))) * 0.8;
  };
  const filled = (x: number, y: number, z: number, level: number, wave: number, thick: number) => {
    const gap = max(abs(y - level) - 0.3, abs(x) - 0.95, abs(z) - 0.42);
    if (gap > FAR) return gap;
    const bumps = wave * sin(x * 17 + z * 6) + wave * 0.7 * sin(z * 27 - x * 11);
    const top = level - 0.2 * x * x + bumps;
    return (
      max(
        sqrt(x * x * 0.92 + (y - 0.84) ** 2) - 0.88,
        abs(y - top + 0.08) - 0.11,
        abs(z) - thick - 0.22 * y,
      ) * 0.55
    );
  };
  const both =
    (one: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) => {
      const pz = at(z);
      return one(x + (pz > 0 ? -0.12 : 0.16), y, z - pz);
    };
  const tomatoes = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.96) - 0.16, abs(x) - 0.68, abs(z) - 0.18);
    if (gap > FAR) return gap;
    const nth = max(-2, min(2, round(x / 0.28)));
    return roundBox(
      x - nth * 0.28,
      y - 0.99 + 0.05 * nth * nth,
      z - 0.08 * cos(nth * 2),
      0.085,
      0.08,
      0.085,
      0.03,
    );
  };
  const cheese = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.96) - 0.16, abs(x) - 0.82, abs(z) - 0.16);
    if (gap > FAR) return gap;
    const nth = max(-3, min(3, round((x - 0.1) / 0.22)));
    const px = x - 0.1 - nth * 0.22;
    const c = cos(nth * 1.9);
    const s = sin(nth * 1.9);
    return roundBox(
      px * c + z * s,
      y - 1.04 + 0.035 * nth * nth,
      z * c - px * s,
      0.13,
      0.022,
      0.022,
      0.01,
    );
  };
  const base = assembled(
    [
      [both(shell), matte('#f2c878', 0.75)],
      [both((x, y, z) => filled(x, y, z, 0.84, 0.02, 0.08)), matte('#7a3f22', 0.75)],
      [both((x, y, z) => filled(x, y, z, 0.98, 0.045, 0.05)), matte('#63a83a', 0.55)],
      [both(tomatoes), matte('#d83b2b', 0.3)],
      [both(cheese), matte('#f7d154', 0.45)],
      [() => Number.POSITIVE_INFINITY, matte('#c98a3f', 0.8)],
    ],
    { height: 1.14, radius: 1.2, yaw: 0.5, pitch: 0.24 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      // The taco has darker, toasted spots where the griddle touched it.
      const toast = sin(x * 15 + 3 * sin(y * 8 + z * 3)) * sin(y * 17 + 2 * sin(x * 9 + z * 5));
      return toast > 0.68 ? 5 : own;
    },
  };
}
