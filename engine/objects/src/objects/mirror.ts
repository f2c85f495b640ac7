import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a tall mirror with a round top, in a frame on two feet. */
export const mirror = defineObject({
  make: makeMirror,
  propScale: 0.42,
});

function makeMirror(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) =>
    max(y > 1.55 ? sqrt(x * x + (y - 1.55) ** 2) - 0.66 : abs(x) - 0.66, 0.12 - y);
  const frame = (x: number, y: number, z: number) =>
    extruded(abs(outline(x, y) + 0.03) - 0.045, abs(z) - 0.07, 0.02);
  const glass = (x: number, y: number, z: number) =>
    extruded(outline(x, y) + 0.04, abs(z) - 0.03, 0.01);
  /**
   * Returns the distance to two bright diagonal streaks on the mirror's glass. Without the streaks,
   * the glass would look like a board.
   */
  const streaks = (x: number, y: number, z: number) => {
    const across = (x - (y - 1.15) * 0.55) * 0.88;
    const streak = min(abs(across + 0.12) - 0.1, abs(across - 0.16) - 0.04);
    return max(streak, outline(x, y) + 0.1, abs(z) - 0.034);
  };
  const feet = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.5, y - 0.05, z, 0.06, 0.05, 0.36, 0.03),
      roundBox(abs(x) - 0.5, y - 0.1, z, 0.05, 0.08, 0.06, 0.02),
    );
  return assembled(
    [
      [frame, metal(colours.metal, 0.25)],
      [glass, matte('#b9d3e2', 0.05)],
      [streaks, matte('#e4f1f8', 0.05)],
      [feet, matte(colours.body, 0.4)],
    ],
    { height: 2.22, radius: 0.74, yaw: 0.42, pitch: 0.08 },
  );
}
