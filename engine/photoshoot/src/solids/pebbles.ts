import {
  assembled,
  type Distance,
  ellipsoid,
  FAR,
  matte,
  type ProductObject,
} from '@adwright/engine-objects';
import { strewn } from './placed.ts';

const { sin } = Math;
/** Builds a model of river stones. */
export function pebbles(): ProductObject {
  const stone: Distance = (x, y, z) => {
    const gap = ellipsoid(x, y, z, 0.5, 0.24, 0.38);
    return gap > FAR ? gap : (gap + 0.012 * sin(x * 7 + z * 5) * sin(z * 8 - x * 2)) * 0.85;
  };
  return assembled(
    [
      [
        strewn(stone, 0.54, [
          { at: [-0.56, 0.24, 0], yaw: 0.3 },
          { at: [0.3, 0.62, -0.02], yaw: 0.6, lean: 0.06 },
        ]),
        matte('#77756f', 0.6),
      ],
      [strewn(stone, 0.54, [{ at: [0.36, 0.24, 0.04], yaw: -0.4 }]), matte('#4a4a49', 0.55)],
      [
        strewn(stone, 0.54, [
          { at: [-0.1, 0.2, 0.62], yaw: 0.9 },
          { at: [1, 0.2, 0.3], yaw: 1.2 },
        ]),
        matte('#a39a8b', 0.65),
      ],
    ],
    { height: 0.9, radius: 1.4, yaw: 0, pitch: 0.38 },
  );
}
