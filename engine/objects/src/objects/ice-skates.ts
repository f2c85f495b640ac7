import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, hypot, max, min, PI, round, sin } = Math;

/** 3D model of a pair of figure skates, one behind the other. */
export const iceSkates = defineObject({
  make: makeIceSkates,
  lessons: 'shown',
});

/**
 * The boot of the skate is open at the top.
 */
function bootSide(x: number, y: number): number {
  const shaftLean = x + 0.34 - (y - 0.9) * 0.06;
  const shaft = roundBox(shaftLean, y - 1.26, 0, 0.33 + (y - 1.26) * 0.05, 0.64, 1, 0.14);
  const foot = roundBox(x - 0.12, y - 0.76, 0, 0.8, 0.21, 1, 0.2);
  const k = 0.34;
  const h = max(k - abs(shaft - foot), 0) / k;
  return min(shaft, foot) - h * h * k * 0.25;
}

function makeIceSkates(colours: ProductColours): ProductObject {
  const pair =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      min(shape(x - 0.14, y, z - 0.4), shape(x + 0.22, y, z + 0.42));
  const halfWidth = (x: number, y: number) => 0.25 - 0.06 * max(0, x - 0.4) - 0.02 * max(0, y - 1);
  const boot = pair((x, y, z) => {
    const hull = extruded(bootSide(x, y), abs(z) - halfWidth(x, y), 0.16);
    return max(hull, -roundBox(x + 0.3, y - 1.86, z, 0.26, 0.3, 0.15, 0.1)) * 0.85;
  });
  const soles = pair((x, y, z) =>
    min(
      extruded(roundBox(x - 0.14, y - 0.53, 0, 0.77, 0.035, 1, 0.03), abs(z) - 0.22, 0.03),
      extruded(roundBox(x + 0.42, y - 0.44, 0, 0.2, 0.09, 1, 0.03), abs(z) - 0.19, 0.03),
    ),
  );
  const blades = pair((x, y, z) => {
    const outline = min(
      roundBox(x - 0.12, y - 0.08 - 0.02 * x * x, 0, 1.0, 0.075, 1, 0.05),
      roundBox(x - 0.5, y - 0.3, 0, 0.16 + (y - 0.3) * 0.4, 0.22, 1, 0.03),
      roundBox(x + 0.42, y - 0.22, 0, 0.13 + (y - 0.22) * 0.4, 0.15, 1, 0.03),
      hypot(x - 1.08, y - 0.16) - 0.12,
    );
    return extruded(outline, abs(z) - 0.035, 0.01) * 0.9;
  });
  // Only the laces near a point are checked. The positions of the laces rise regularly with the boot, so the
  // near laces can be computed.
  const laces = pair(
    boxed([0.25, 1.35, 0], [0.3, 0.42, 0.2], (x, y, z) => {
      const beside = max(1, min(5, round((y - 0.92) * 8.4)));
      let least = Number.POSITIVE_INFINITY;
      for (let i = beside - 1; i <= beside + 1; i++) {
        const up = i / 6;
        const lx = 0.44 - 0.45 * up + 0.03 * sin(up * PI);
        const ly = 1.0 + 0.72 * up - 0.16 * sin(up * PI);
        least = min(least, capsule(x, y, abs(z), lx, ly, 0, lx - 0.05, ly - 0.03, 0.14, 0.026));
      }
      return least;
    }),
  );
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [boot, matte('#f7f5f1', 0.35)],
      [soles, matte(colours.dark, 0.4)],
      [blades, metal('#dfe4ea', 0.12)],
      [laces, matte(colours.accent, 0.7)],
      [nowhere, matte(colours.body, 0.5)],
    ],
    { height: 1.92, radius: 1.3, yaw: -0.3, pitch: 0.12 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      // The cuff of the skate's boot has another colour.
      return own === 0 && y > 1.74 ? 4 : own;
    },
  };
}
