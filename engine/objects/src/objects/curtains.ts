import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, exp, max, min, sin } = Math;

/** 3D model of a window between two curtains that are tied back, on a rod. */
export const curtains = defineObject({
  make: makeCurtains,
  propScale: 0.42,
});

function makeCurtains(colours: ProductColours): ProductObject {
  /** Returns the width of a gathered curtain at a height, as a share of its full width (0.5–1). */
  const gathered = (y: number) => 1 - 0.5 * exp(-(((y - 0.86) / 0.36) ** 2));
  const cloth = boxed([0, 1.1, 0], [1.16, 1.08, 0.16], (x, y, z) => {
    const share = gathered(y);
    const across = (abs(x) - 0.74 - 0.34 * (1 - share)) / share;
    const fold = z - 0.055 * share * sin(across * 22);
    return max(abs(fold) - 0.032, (abs(across) - 0.4) * share, abs(y - 1.1) - 1.06) * 0.62;
  });
  const ties = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.91, y - 0.86 - 0.12 * (abs(x) - 0.91), z, 0.235, 0.045, 0.12, 0.04);
  const rod = (x: number, y: number, z: number) =>
    min(capsule(x, y, z, -1.2, 2.2, 0, 1.2, 2.2, 0, 0.04), sphere(abs(x) - 1.24, y - 2.2, z, 0.08));
  const frame = (x: number, y: number, z: number) => {
    const rim = max(abs(x) - 0.72, abs(y - 1.32) - 0.72);
    const bars = min(abs(x) - 0.03, abs(y - 1.32) - 0.03);
    const sill = roundBox(x, y - 0.6, z + 0.16, 0.8, 0.035, 0.1, 0.02);
    return min(sill, max(rim, min(-rim - 0.07, bars), abs(z + 0.2) - 0.04));
  };
  const pane = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.32, z + 0.23, 0.7, 0.7, 0.015, 0.01);
  return assembled(
    [
      [cloth, matte(colours.body, 0.85)],
      [ties, matte(colours.accent, 0.6)],
      [rod, metal(colours.metal, 0.25)],
      [frame, matte('#fbfaf7', 0.4)],
      [pane, matte('#bfe0f4', 0.1)],
    ],
    { height: 2.28, radius: 1.32, yaw: 0.2, pitch: 0.06 },
  );
}
