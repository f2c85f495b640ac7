import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid, extruded, roundBox, sphere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin, sqrt } = Math;

/** 3D model of a joint of meat on the bone, on a board. */
export const steak = defineObject({
  make: makeSteak,
  servedAt: true,
});

function makeSteak(): ProductObject {
  const flat = (x: number, z: number) =>
    blend(sqrt((x / 1.25) ** 2 + z * z) - 0.56, sqrt((x - 0.55) ** 2 + (z - 0.2) ** 2) - 0.42, 0.3);
  const board = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.06, z, 1.24, 0.06, 0.76, 0.04);
  const slab = (x: number, y: number, z: number, grow: number, thick: number, r: number) =>
    extruded(flat(x, z) - grow, abs(y - 0.3) - thick, r) * 0.85;
  const marbling = (x: number, y: number, z: number) => {
    const gap = slab(x, y, z, -0.06, 0.188, 0.04);
    if (gap > FAR || y < 0.3) return max(gap, 0.02);
    const vein = abs(sin(x * 4.2 + sin(z * 5) * 1.2)) * 0.2;
    return max(gap, vein - 0.024, 0.46 - y) * 0.7;
  };
  const bone = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.5, 0.36, -0.1, -1.12, 0.34, -0.36, 0.1),
      sphere(x + 1.12, y - 0.34, z + 0.26, 0.14),
      sphere(x + 1.06, y - 0.34, z + 0.46, 0.14),
    );
  const herb = (x: number, y: number, z: number) => {
    const gap = sphere(x - 0.2, y - 0.5, z - 0.05, 0.56);
    if (gap > FAR) return gap;
    const px = (x - 0.2) * 0.9 + (z - 0.05) * 0.44;
    const pz = (z - 0.05) * 0.9 - (x - 0.2) * 0.44;
    const nth = max(-4, min(4, round(px / 0.11)));
    const lx = px - nth * 0.11;
    const needle = ellipsoid(
      lx * 0.7 + abs(pz) * -0.5 + 0.05,
      y - 0.55,
      abs(pz) - 0.09,
      0.035,
      0.025,
      0.12,
    );
    return min(capsule(px, y, pz, -0.5, 0.53, 0, 0.5, 0.54, 0, 0.024), needle * 0.7);
  };
  return assembled(
    [
      [board, matte('#8f623a', 0.55)],
      [(x, y, z) => slab(x, y, z, 0, 0.17, 0.09), matte('#f4dcc6', 0.5)],
      [(x, y, z) => slab(x, y, z, -0.05, 0.184, 0.06), matte('#b83a34', 0.35)],
      [marbling, matte('#f0c4b4', 0.4)],
      [bone, matte('#f6ecd9', 0.4)],
      [herb, matte('#4d7d3c', 0.6)],
    ],
    { height: 0.64, radius: 1.4, yaw: 0.3, pitch: 0.6 },
  );
}
