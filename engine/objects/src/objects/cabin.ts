import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, type Distance, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, sqrt } = Math;

/** 3D model of a cabin under a roof that reaches the ground, with light in its windows and a deck before it. */
export const cabin = defineObject({
  make: makeCabin,
  propScale: 0.42,
});

function makeCabin(colours: ProductColours): ProductObject {
  const slope = (x: number, y: number) => abs(x) * 0.88 + (y - 2.02) * 0.475;
  const walls: Distance = (x, y, z) => {
    const solid = max(slope(x, y) + 0.09, abs(z + 0.06) - 0.82, 0.1 - y);
    if (solid > 0.05) return solid;
    // Grooves separate the boards of the cabin's walls.
    return solid + 0.014 * max(0, cos(x * 44) - 0.7);
  };
  const roof: Distance = (x, y, z) => max(abs(slope(x, y)) - 0.055, abs(z) - 0.98, 0.06 - y);
  const deck: Distance = (x, y, z) => roundBox(x, y - 0.06, z - 0.16, 1.16, 0.06, 1.2, 0.02);
  const door: Distance = (x, y, z) =>
    roundBox(x - 0.28, y - 0.48, z - 0.76, 0.17, 0.38, 0.03, 0.02);
  const panes: Distance = (x, y, z) =>
    min(
      roundBox(x + 0.22, y - 0.5, z - 0.76, 0.22, 0.26, 0.025, 0.01),
      max(slope(x, y) + 0.26, 1.04 - y, abs(z - 0.76) - 0.025),
    );
  const bars: Distance = (x, y, z) =>
    min(
      roundBox(x + 0.22, y - 0.5, z - 0.775, 0.014, 0.26, 0.03, 0.006),
      roundBox(x + 0.22, y - 0.5, z - 0.775, 0.22, 0.014, 0.03, 0.006),
      roundBox(x, y - 1.3, z - 0.775, 0.014, 0.28, 0.03, 0.006),
    );
  const chimney: Distance = (x, y, z) =>
    roundBox(x - 0.52, y - 1.5, z + 0.4, 0.13, 0.42, 0.13, 0.03);
  const tree = (x: number, y: number, z: number, height: number) => {
    const axis = sqrt(x * x + z * z);
    return max(((axis - 0.34) * height + (y - 0.3) * 0.34) / sqrt(height * height + 0.12), 0.3 - y);
  };
  const firs: Distance = (x, y, z) =>
    min(tree(x + 1.12, y, z + 0.5, 1.3), tree(x - 1.2, y, z + 0.26, 0.95)) - 0.02;
  const trunks: Distance = (x, y, z) =>
    min(
      cylinder(x + 1.12, y - 0.16, z + 0.5, 0.07, 0.16, 0.01),
      cylinder(x - 1.2, y - 0.16, z + 0.26, 0.06, 0.16, 0.01),
    );
  return assembled(
    [
      [walls, matte('#b98a5c', 0.8)],
      [roof, matte(colours.body, 0.6)],
      [deck, matte('#8d6a4a', 0.85)],
      [door, matte(colours.accent, 0.5)],
      [panes, glow('#ffe2a0')],
      [bars, matte('#5b4433', 0.7)],
      [chimney, matte('#9a948c', 0.9)],
      [firs, matte('#3d7f56', 0.8)],
      [trunks, matte('#6b4a32', 0.9)],
    ],
    { height: 2.14, radius: 1.74, yaw: 0.4, pitch: 0.16 },
  );
}
