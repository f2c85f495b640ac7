import { assembled, boxed, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round } = Math;

/** 3D model of a driveway gate of two boarded leaves between posts with caps and lamps. */
export const gate = defineObject({
  make: makeGate,
});

const LEAF = { middle: 0.62, half: 0.55, board: 0.157 };

function makeGate(colours: ProductColours): ProductObject {
  /**
   * Returns the height of the gate's leaves at a distance from the middle; the leaves rise towards their
   * hinges.
   */
  const topAt = (ax: number) => 1.36 + 0.3 * ((ax - 0.07) / 1.1) ** 2;
  const boards = boxed([0, 0.86, 0], [1.2, 0.84, 0.06], (x, y, z) => {
    const ax = abs(x);
    const along = ax - LEAF.middle;
    const at = max(-3, min(3, round(along / LEAF.board)));
    const top = topAt(LEAF.middle + at * LEAF.board);
    const middle = (0.12 + top) / 2;
    return roundBox(along - at * LEAF.board, y - middle, z, 0.07, (top - 0.12) / 2, 0.03, 0.018);
  });
  const rails = (x: number, y: number, z: number) => {
    const ax = abs(x) - LEAF.middle;
    return min(
      roundBox(ax, y - 0.38, z + 0.05, LEAF.half, 0.07, 0.035, 0.015),
      roundBox(ax, y - 1.12, z + 0.05, LEAF.half, 0.07, 0.035, 0.015),
    );
  };
  const posts = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 1.36, y - 0.92, z, 0.16, 0.92, 0.16, 0.02);
  const caps = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 1.36, y - 1.87, z, 0.2, 0.05, 0.2, 0.02);
  const hinges = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      roundBox(ax - 1.02, y - 0.38, z - 0.045, 0.2, 0.026, 0.016, 0.01),
      roundBox(ax - 1.02, y - 1.12, z - 0.045, 0.2, 0.026, 0.016, 0.01),
    );
  };
  const latch = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.02, y - 0.82, z - 0.05, 0.13, 0.022, 0.018, 0.012),
      cylinder(x - 0.16, z - 0.08, y - 0.82, 0.045, 0.02, 0.012),
    );
  const lamps = (x: number, y: number, z: number) => sphere(abs(x) - 1.36, y - 2.02, z, 0.12);
  return assembled(
    [
      [boards, matte('#a87545', 0.6)],
      [rails, matte('#8f6138', 0.65)],
      [posts, matte('#e6e0d4', 0.75)],
      [caps, matte(colours.body, 0.5)],
      [hinges, metal('#3b3d42', 0.35)],
      [latch, metal('#3b3d42', 0.3)],
      [lamps, glow('#fff2cf')],
    ],
    { height: 2.14, radius: 1.6, yaw: -0.42, pitch: 0.1 },
  );
}
