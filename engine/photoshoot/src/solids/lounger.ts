import {
  assembled,
  capsule,
  type Distance,
  matte,
  type ProductColours,
  type ProductObject,
  roundBox,
} from '@adwright/engine-objects';

const { abs, cos, min, sin } = Math;

/** Angle of the lounger's raised back, in radians. */
const LEAN = 0.72;
/** Position of the hinge of the lounger's back, in units of the scene. */
const HINGE = { x: 0.3, y: 0.36 };

/**
 * Builds a model of a sun lounger with a raised back: a wooden frame, and a cushion in the given colour.
 */
export function lounger({ body }: Pick<ProductColours, 'body'>): ProductObject {
  const backed =
    (shape: Distance): Distance =>
    (x, y, z) => {
      const [px, py] = [x - HINGE.x, y - HINGE.y];
      return shape(px * cos(LEAN) + py * sin(LEAN), py * cos(LEAN) - px * sin(LEAN), z);
    };
  const leg: Distance = (x, y, z) =>
    min(
      capsule(x, y, abs(z), -0.86, 0.04, 0.36, -0.86, 0.32, 0.36, 0.04),
      capsule(x, y, abs(z), 0.5, 0.04, 0.36, 0.5, 0.32, 0.36, 0.04),
    );
  const rest = backed((x, y, z) => roundBox(x - 0.42, y, z, 0.42, 0.03, 0.4, 0.02));
  const frame: Distance = (x, y, z) =>
    min(roundBox(x + 0.2, y - 0.34, z, 0.78, 0.04, 0.4, 0.02), min(leg(x, y, z), rest(x, y, z)));
  const back = backed((x, y, z) => roundBox(x - 0.44, y - 0.09, z, 0.42, 0.06, 0.37, 0.05));
  const cushion: Distance = (x, y, z) =>
    min(roundBox(x + 0.33, y - 0.44, z, 0.62, 0.06, 0.37, 0.05), back(x, y, z));
  return assembled(
    [
      [frame, matte('#a9764a', 0.6)],
      [cushion, matte(body, 0.85)],
    ],
    { height: 1.02, radius: 1.06, yaw: 0.5, pitch: 0.12 },
  );
}
