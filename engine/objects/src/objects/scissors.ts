import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, type Distance, extruded, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin } = Math;

/** 3D model of open scissors standing on their loops, and a comb. */
export const scissors = defineObject({
  make: makeScissors,
  lessons: 'shown',
});

/** Angle in radians by which each scissor blade leans. */
const OPEN = 0.2;

/** Height of the scissors' pivot, in the object's units. */
const PIVOT = 1.12;

function makeScissors(colours: ProductColours): ProductObject {
  const c = cos(OPEN);
  const s = sin(OPEN);
  const half = (x: number, y: number, z: number, side: number) => {
    const px = (x + 0.2) * side;
    const py = y - PIVOT;
    const across = px * c - py * s;
    const along = px * s + py * c;
    const width = 0.13 - 0.075 * max(0, along);
    return (
      extruded(
        max(abs(across) - width, along - 1.3, -along - 0.42),
        abs(z - side * 0.03) - 0.026,
        0.01,
      ) * 0.95
    );
  };
  const blades: Distance = (x, y, z) => min(half(x, y, z, 1), half(x, y, z, -1));
  const loops: Distance = (x, y, z) => {
    const px = abs(x + 0.2);
    return min(
      torus(px - 0.36, (y - 0.35) * 0.86, z, 0.23, 0.07),
      capsule(px, y, z, 0.1, PIVOT - 0.42, 0, 0.26, 0.58, 0, 0.075),
    );
  };
  const screw: Distance = (x, y, z) => cylinder(x + 0.2, z, y - PIVOT, 0.08, 0.08, 0.02);
  const comb: Distance = (x, y, z) => {
    const px = x - 0.86;
    const spine = roundBox(px - 0.12, y - 0.96, z, 0.09, 0.96, 0.055, 0.05);
    const near = roundBox(px + 0.1, y - 0.96, z, 0.24, 0.9, 0.05, 0.02);
    if (near > 0.06) return min(spine, near);
    const pitch = 0.095;
    const row = max(-9, min(9, round((y - 0.96) / pitch)));
    const teeth = roundBox(px + 0.1, y - 0.96 - row * pitch, z, 0.22, 0.026, 0.035, 0.02);
    return min(spine, teeth);
  };
  return assembled(
    [
      [blades, metal('#dfe2e6', 0.16)],
      [loops, matte(colours.body, 0.3)],
      [screw, metal('#e3c26a', 0.2)],
      [comb, matte(colours.accent, 0.35)],
    ],
    { height: 2.42, radius: 1.16, yaw: 0.2, pitch: 0.1 },
  );
}
