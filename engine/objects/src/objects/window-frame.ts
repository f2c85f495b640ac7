import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded, roundBox } from '../kit/distance.ts';
import { POTTED_PLANT } from '../kit/potted-plant.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a window of two casements, one ajar, with a plant on the sill. */
export const windowFrame = defineObject({
  make: makeWindowFrame,
});

const SASH = { x: 0.45, y: 1.14, half: 0.36, tall: 0.78 };

function makeWindowFrame(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) => {
    const outline = abs(roundBox(x, y - SASH.y, 0, 0.92, 0.95, 1, 0.02)) - 0.07;
    return min(
      extruded(outline, abs(z) - 0.1, 0.015),
      roundBox(x, y - SASH.y, z, 0.045, 0.92, 0.1, 0.015),
    );
  };
  /** Converts a point to the coordinates of a window casement; the right casement is rotated on its hinge. */
  const inSash = (x: number, z: number): readonly [number, number] => {
    if (x < 0) return [x + SASH.x, z];
    const px = x - 0.86;
    return [px * 0.92 - (z - 0.04) * -0.39 + 0.41, (z - 0.04) * 0.92 - px * -0.39 * -1];
  };
  const sashes = (x: number, y: number, z: number) => {
    const left = abs(roundBox(x + SASH.x, y - SASH.y, 0, SASH.half, SASH.tall, 1, 0.02)) - 0.05;
    return extruded(left, abs(z - 0.03) - 0.07, 0.015);
  };
  const open = (x: number, y: number, z: number) => {
    const [a, b] = inSash(abs(x), z);
    const edge = abs(roundBox(a, y - SASH.y, 0, SASH.half, SASH.tall, 1, 0.02)) - 0.05;
    return x < 0 ? 9 : extruded(edge, abs(b) - 0.07, 0.015);
  };
  const bars = (x: number, y: number, z: number) =>
    roundBox(x + SASH.x, y - 1.36, z - 0.03, 0.36, 0.02, 0.03, 0.01);
  const pane = (x: number, y: number, z: number) =>
    roundBox(x + SASH.x, y - SASH.y, z - 0.02, 0.34, 0.76, 0.012, 0.005);
  const openPane = (x: number, y: number, z: number) => {
    const [a, b] = inSash(abs(x), z);
    return x < 0 ? 9 : roundBox(a, y - SASH.y, b, 0.34, 0.76, 0.012, 0.005);
  };
  const handle = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.12, y - 1.0, z - 0.12, 0.02, 0.09, 0.02, 0.015),
      capsule(x, y, z, -0.12, 1.0, 0.15, -0.12, 0.86, 0.15, 0.022),
    );
  const sill = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.1, z - 0.16, 1.14, 0.05, 0.34, 0.02);
  const pot = (x: number, y: number, z: number) => POTTED_PLANT.pot(x + 0.62, y - 0.15, z - 0.28);
  const leaves = (x: number, y: number, z: number) =>
    POTTED_PLANT.leaves(x + 0.62, y - 0.15, z - 0.28);
  return assembled(
    [
      [frame, matte('#f8f6f1', 0.3)],
      [sashes, matte('#fdfcf9', 0.25)],
      [open, matte('#fdfcf9', 0.25)],
      [bars, matte('#fdfcf9', 0.25)],
      [pane, matte('#b9dbef', 0.04)],
      [openPane, matte('#d3e9f5', 0.04)],
      [handle, metal(colours.metal, 0.2)],
      [sill, matte(colours.second, 0.4)],
      [pot, matte(colours.accent, 0.5)],
      [leaves, matte('#5d8a45', 0.8)],
    ],
    { height: 2.16, radius: 1.3, yaw: -0.32, pitch: 0.06 },
  );
}
