import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc, ellipsoid } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { atan2, cos, max, min, PI, round, sqrt } = Math;

/** 3D model of a jar of honey with a dipper leaning on it. */
export const honeyJar = defineObject({
  make: makeHoneyJar,
  lessons: 'shown',
  servedAt: true,
});

function makeHoneyJar(colours: ProductColours): ProductObject {
  const SHIFT = 0.3;
  const label = wrapLabel(0, 0.66, 0.24, 1, 0.8);
  const pot = (fromLeft: number, y: number, z: number) => {
    const x = fromLeft + SHIFT;
    const axis = sqrt(x * x + z * z);
    const sector = PI / 4;
    const angle = atan2(x, z);
    const facet = axis * cos(angle - sector * round(angle / sector));
    return (
      blend(
        disc(facet * 0.5 + axis * 0.5, y - 0.62, 0.68, 0.6, 0.14),
        disc(axis, y - 1.24, 0.5, 0.12, 0.03),
        0.12,
      ) * 0.9
    );
  };
  const lid = (x: number, y: number, z: number) =>
    cylinder(x + SHIFT, y - 1.46, z, 0.58, 0.16, 0.04);
  const dipper = (x: number, y: number, z: number) => {
    // The dipper's coordinates run along its stick, which leans on the honey jar from the right.
    const px = x - 1.06 + SHIFT;
    const py = y - 0.28;
    const along = py * 0.94 - px * 0.34;
    const off = px * 0.94 + py * 0.34;
    const axis = sqrt(off * off + (z - 0.36) ** 2);
    const stick = disc(axis, along - 0.9, 0.05, 0.78, 0.03);
    if (along > 0.4) return stick;
    const belly = sqrt(max(0, 1 - (along / 0.3) ** 2)) * 0.22;
    const groove = 0.045 * cos(along * 48);
    return min(stick, disc(axis, along, max(0.06, belly + groove), 0.27, 0.02) * 0.6);
  };
  const puddle = (x: number, y: number, z: number) =>
    max(ellipsoid(x - 1.04 + SHIFT, y - 0.01, z - 0.42, 0.34, 0.07, 0.26), -y);
  return assembled(
    [
      [pot, glass('#d98a14', 0.06)],
      [lid, matte(colours.body, 0.3)],
      [dipper, matte('#b9824a', 0.6)],
      [puddle, glass('#e29a1c', 0.04)],
    ],
    {
      height: 1.9,
      radius: 1.3,
      yaw: 0.1,
      pitch: 0.2,
      decals: [{ ...label, project: (x, y, z, uv) => label.project(x + SHIFT, y, z, uv) }],
    },
  );
}
