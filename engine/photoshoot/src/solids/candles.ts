import {
  assembled,
  capsule,
  cylinder,
  type Distance,
  ellipsoid,
  glow,
  matte,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';
import { all, type Place } from './placed.ts';

const { max } = Math;
/** Lit pillar candles, each with its horizontal position and height. */
const PILLARS: readonly Place[] = [{ at: [-0.34, 1.1, -0.1] }, { at: [0.42, 0.7, 0.16] }];

export function candles(): ProductObject {
  const wax = all(
    PILLARS.map(
      ({ at: [px, height, pz] }): Distance =>
        (x, y, z) => {
          const [dx, dz] = [x - px, z - pz];
          const pillar = cylinder(dx, y - height / 2, dz, 0.32, height / 2, 0.05);
          return max(pillar, 0.26 - sphere(dx, y - height - 0.2, dz, 0));
        },
    ),
  );
  const wicks = all(
    PILLARS.map(
      ({ at: [x, height, z] }): Distance =>
        (px, py, pz) =>
          capsule(px, py, pz, x, height - 0.05, z, x, height + 0.06, z, 0.014),
    ),
  );
  const flames = all(
    PILLARS.map(
      ({ at: [x, height, z] }): Distance =>
        (px, py, pz) => {
          const up = py - height - 0.2;
          return (
            ellipsoid(px - x, up, pz - z, 0.06 - 0.1 * max(0, up), 0.17, 0.06 - 0.1 * max(0, up)) *
            0.7
          );
        },
    ),
  );
  return assembled(
    [
      [wax, matte('#f6ead2', 0.55)],
      [wicks, matte('#241c16', 0.9)],
      [flames, glow('#ffdf8c')],
    ],
    { height: 1.5, radius: 0.82, yaw: 0.2, pitch: 0.28 },
  );
}
