import { assembled, boxed, matte, metal, sharedByParts } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, type Distance, disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, floor, hypot, max, min, round, sin } = Math;

/** 3D model of a pile of split and round logs, with an axe beside it. */
export const logPile = defineObject({
  make: makeLogPile,
});

const LOG = { radius: 0.26, half: 0.62, row: 0.46, column: 0.56 };

/** Number of rows of logs in the pile. */
const ROWS = 4;

function makeLogPile(colours: ProductColours): ProductObject {
  /**
   * Distance from the nearest log's axis, minus the log's extra thickness. The logs differ slightly
   * in thickness.
   */
  const offAxis = sharedByParts((x, y) => {
    let least = 9;
    const lower = max(0, min(ROWS - 1, floor((y - LOG.radius) / LOG.row)));
    for (let row = lower; row < ROWS && row < lower + 2; row++) {
      const count = ROWS - row;
      const at = max(0, min(count - 1, round(x / LOG.column + (count - 1) / 2)));
      const px = x - (at - (count - 1) / 2) * LOG.column;
      const py = y - LOG.radius - 0.018 - row * LOG.row;
      least = min(least, hypot(px, py) - 0.018 * sin((row * 5 + at) * 2.4));
    }
    return least;
  });
  const near = (shape: Distance) => boxed([0, 0.95, 0], [1.16, 0.98, 0.66], shape);
  const bark = near((x, y, z) => {
    const ridges = 0.006 * sin(x * 46) * sin(y * 42);
    return (disc(offAxis(x, y, 0), z, LOG.radius, LOG.half - 0.012, 0.02) + ridges) * 0.72;
  });
  const wood = near(
    (x, y, z) => disc(offAxis(x, y, 0), z, LOG.radius - 0.035, LOG.half, 0.01) * 0.9,
  );
  const rings = near((x, y, z) => {
    const off = offAxis(x, y, 0);
    return max(abs(off - 0.13) - 0.009, abs(z) - LOG.half - 0.006) * 0.9;
  });
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.02, 0.05, 0.98, 0.6, 1.42, 0.7, 0.036);
  const head = (x: number, y: number, z: number) =>
    max(
      roundBox(x - 0.56, y - 1.36, z - 0.7, 0.19, 0.11 + 0.12 * max(0, -(x - 0.56)), 0.045, 0.02),
      abs(z - 0.7) - 0.045 - 0.1 * (x - 0.42),
    ) * 0.85;
  return assembled(
    [
      [bark, matte('#7a5a3e', 0.95)],
      [wood, matte('#e3bd86', 0.8)],
      [rings, matte('#c99a62', 0.85)],
      [handle, matte(colours.accent, 0.5)],
      [head, metal('#b9bec5', 0.25)],
    ],
    { height: 1.92, radius: 1.42, yaw: 0.38, pitch: 0.12 },
  );
}
