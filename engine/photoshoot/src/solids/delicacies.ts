import {
  assembled,
  type Distance,
  ellipsoid,
  FAR,
  matte,
  metal,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';
import { norm } from '@adwright/engine-pixels';
import { type Place, strewn } from './placed.ts';

const { abs, atan2, cos, max, PI, round, sin, sqrt } = Math;

/** Radius of a pearl, in units of the scene. */
const BEAD = 0.1;
/** Angle in radians between two neighbouring pearls, seen from the middle of the string. */
const STEP = (2 * PI) / 38;

/** Builds a model of two loosely intertwined strings of pearls. */
export function pearls(): ProductObject {
  const strand =
    (mx: number, mz: number, wide: number, deep: number, lift: number): Distance =>
    (x, y, z) => {
      const [px, pz] = [(x - mx) / wide, (z - mz) / deep];
      const gap = norm((norm(px, pz) - 1) * Math.min(wide, deep), y - BEAD) - BEAD;
      if (gap > FAR) return gap;
      const angle = STEP * round(atan2(pz, px) / STEP);
      // The string of pearls lies loosely, so it sags and rises slightly.
      const out = 1 + 0.09 * sin(angle * 3 + lift);
      const high = BEAD + lift * max(0, cos(angle));
      return sphere(
        x - mx - wide * out * cos(angle),
        y - high,
        z - mz - deep * out * sin(angle),
        BEAD,
      );
    };
  const loops = [strand(-0.2, 0, 0.98, 0.6, 0), strand(0.34, 0.1, 0.8, 0.52, 0.16)] as const;
  return assembled(
    [
      [loops[0], metal('#f3ece2', 0.34)],
      [loops[1], metal('#efe4da', 0.34)],
    ],
    { height: 0.42, radius: 1.3, yaw: 0, pitch: 0.46 },
  );
}

/** Outer radius of a coconut, in units of the scene. */
const SHELL = 0.56;

/** Builds a model of a whole coconut and a half coconut with its white flesh towards the camera. */
export function coconuts(): ProductObject {
  const hair = (x: number, y: number, z: number) =>
    (0.006 * sin(atan2(z, x) * 46 + y * 13 + 2 * sin(y * 9)) + 0.006 * sin(y * 61 + x * 23)) *
    Math.min(1, 2 * norm(x, z));
  const whole: Distance = (x, y, z) => {
    const gap = ellipsoid(x, y, z, SHELL, SHELL * 1.04, SHELL);
    return gap > FAR ? gap : (gap + hair(x, y, z)) * 0.7;
  };
  // The half coconut lacks the half in the direction of z.
  const bowl = (outer: number, inner: number): Distance => {
    return (x, y, z) => {
      const away = sphere(x, y, z, outer);
      if (away > FAR) return away;
      return (
        max(away + (outer === SHELL ? hair(x, y, z) : 0), z - 0.05, inner - sphere(x, y, z, 0)) *
        0.7
      );
    };
  };
  const [back, front]: readonly Place[] = [
    { at: [-0.5, SHELL, -0.34] },
    { at: [0.42, SHELL * 0.96, 0.36], yaw: -0.35 },
  ];
  return assembled(
    [
      [strewn(whole, SHELL + 0.05, back ? [back] : []), matte('#6a4a30', 0.85)],
      [
        strewn(bowl(SHELL, SHELL - 0.05), SHELL + 0.05, front ? [front] : []),
        matte('#6f4e33', 0.85),
      ],
      [
        strewn(bowl(SHELL - 0.05, SHELL - 0.17), SHELL, front ? [front] : []),
        matte('#fbf8f0', 0.5),
      ],
    ],
    { height: 1.14, radius: 1.12, yaw: 0, pitch: 0.36 },
  );
}

/** Builds a model of a bunch of grapes on its side, with the grapes in rings around the stalk. */
export function grapes(colour: string): ProductObject {
  const berries: Place[] = [];
  for (let row = 0; row < 6; row++) {
    const [x, wide] = [row * 0.3 - 0.8, 0.44 - 0.07 * abs(row - 1.3)];
    const count = row === 5 ? 2 : 5;
    for (let one = 0; one < count; one++) {
      const turn = ((one + (row % 2) * 0.5) * PI) / (count - 0.4);
      berries.push({ at: [x + 0.06 * (one % 2), 0.18 + wide * sin(turn), wide * 1.1 * cos(turn)] });
    }
  }
  const berry: Distance = (x, y, z) => ellipsoid(x, y, z, 0.2, 0.185, 0.185);
  const stalk: Distance = (x, y, z) =>
    max(norm(y - 0.3 - 0.12 * x, z) - 0.03, abs(x + 0.98) - 0.22) * 0.9;
  return assembled(
    [
      [strewn(berry, 0.2, berries), matte(colour, 0.3)],
      [stalk, matte('#7a6a3c', 0.8)],
    ],
    { height: 0.86, radius: 1.24, yaw: 0.2, pitch: 0.34 },
  );
}

/** Builds a model of three apples with their stalks. */
export function apples(colour: string): ProductObject {
  const apple: Distance = (x, y, z) => {
    const axis = sqrt(x * x + z * z);
    const dent = 0.2 * Math.exp(-axis * axis * 22) * (y > 0 ? 1 : 0.7);
    return (ellipsoid(x, y + (y > 0 ? dent : -dent), z, 0.46, 0.42, 0.46) + 0.03 * y) * 0.7;
  };
  const stalk: Distance = (x, y, z) =>
    max(norm(x - 0.1 * (y - 0.3), z) - 0.024, abs(y - 0.38) - 0.14) * 0.9;
  const places: Place[] = [
    { at: [-0.52, 0.42, -0.12], lean: 0.12 },
    { at: [0.48, 0.42, -0.22], lean: -0.16 },
    { at: [0.06, 0.4, 0.58], yaw: 0.8, lean: 0.5 },
  ];
  return assembled(
    [
      [strewn(apple, 0.55, places), matte(colour, 0.28)],
      [strewn(stalk, 0.6, places), matte('#5b4128', 0.8)],
    ],
    { height: 0.98, radius: 1.12, yaw: 0, pitch: 0.34 },
  );
}
