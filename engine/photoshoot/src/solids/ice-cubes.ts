import {
  assembled,
  type Distance,
  FAR,
  glass,
  type ProductObject,
  roundBox,
} from '@adwright/engine-objects';
import { strewn } from './placed.ts';

const { sin } = Math;
/** Builds a model of cubes of ice. */
export function iceCubes(): ProductObject {
  const cube: Distance = (x, y, z) => {
    const gap = roundBox(x, y, z, 0.4, 0.38, 0.4, 0.1);
    return gap > FAR ? gap : (gap + 0.012 * sin(x * 9 + z * 4) * sin(y * 8 + x * 3)) * 0.9;
  };
  return assembled(
    [
      [
        strewn(cube, 0.68, [
          { at: [-0.5, 0.38, -0.05], yaw: 0.5 },
          { at: [0.45, 0.38, -0.3], yaw: -0.3 },
          { at: [0.18, 0.4, 0.62], yaw: 0.95, lean: 0.12 },
          { at: [-0.02, 1.06, -0.14], yaw: 0.2, lean: 0.28 },
        ]),
        glass('#e4f2fb', 0.06),
      ],
    ],
    { height: 1.5, radius: 1.16, yaw: 0.2, pitch: 0.36 },
  );
}
