import {
  assembled,
  blend,
  capsule,
  type Distance,
  ellipsoid,
  matte,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';

const { abs, min } = Math;

/** Builds a model of a rubber duck. */
export function rubberDuck(): ProductObject {
  const body: Distance = (x, y, z) => {
    const belly = ellipsoid(x, y - 0.37, z, 0.6, 0.37, 0.44);
    const tail = capsule(x, y, z, -0.42, 0.46, 0, -0.66, 0.72, 0, 0.1);
    const head = sphere(x - 0.3, y - 0.92, z, 0.31);
    const wing = ellipsoid(x + 0.1, y - 0.46, abs(z) - 0.38, 0.32, 0.19, 0.12);
    return blend(blend(blend(belly, tail, 0.22), head, 0.16), wing, 0.06) * 0.9;
  };
  const beak: Distance = (x, y, z) =>
    min(
      ellipsoid(x - 0.64, y - 0.88, z, 0.17, 0.06, 0.15),
      ellipsoid(x - 0.61, y - 0.8, z, 0.13, 0.045, 0.12),
    ) * 0.9;
  const eyes: Distance = (x, y, z) => sphere(x - 0.52, y - 1.02, abs(z) - 0.17, 0.055);
  return assembled(
    [
      [body, matte('#f5c518', 0.3)],
      [beak, matte('#e8702a', 0.35)],
      [eyes, matte('#17181a', 0.2)],
    ],
    { height: 1.25, radius: 0.85, yaw: 0.75, pitch: 0.2 },
  );
}

/** Builds a model of a rabbit that sits upright, like a plush or porcelain figure. */
export function bunny(): ProductObject {
  const body: Distance = (x, y, z) => {
    const belly = ellipsoid(x, y - 0.42, z, 0.4, 0.44, 0.42);
    const head = ellipsoid(x, y - 0.98, z - 0.12, 0.29, 0.27, 0.28);
    const ear = capsule(abs(x), y, z, 0.11, 1.16, 0.06, 0.2, 1.66, -0.02, 0.085);
    const foot = ellipsoid(abs(x) - 0.25, y - 0.1, z - 0.3, 0.15, 0.11, 0.25);
    const paw = capsule(abs(x), y, z, 0.24, 0.56, 0.3, 0.1, 0.4, 0.42, 0.085);
    const round = blend(blend(belly, head, 0.16), ear, 0.08);
    return blend(blend(round, foot, 0.08), paw, 0.06) * 0.9;
  };
  const pink: Distance = (x, y, z) =>
    min(
      ellipsoid(x, y - 0.96, z - 0.405, 0.045, 0.035, 0.03),
      capsule(abs(x), y, z, 0.125, 1.24, 0.12, 0.19, 1.58, 0.055, 0.04),
    );
  const eyes: Distance = (x, y, z) => sphere(abs(x) - 0.13, y - 1.03, z - 0.355, 0.042);
  return assembled(
    [
      [body, matte('#efe6da', 0.75)],
      [pink, matte('#e79aa2', 0.7)],
      [eyes, matte('#1d1a1a', 0.2)],
    ],
    { height: 1.75, radius: 0.7, yaw: 0.42, pitch: 0.14 },
  );
}
