import { capsule, cylinder, roundBox, torus } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';

const { abs, max, min } = Math;

/** Carton box, three quarters to the camera. */
export function carton(colours: ProductColours): ProductObject {
  const board = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.98, z, 0.72, 0.98, 0.36, 0.025);
  return {
    distance: board,
    part: () => 0,
    materials: [{ colour: colours.body, roughness: 0.5, finish: 'matte' }],
    decals: [frontPicture(0, 'cover', 0.72, 0, 1.96, 0.34)],
    height: 1.96,
    radius: 0.82,
    yaw: 0.5,
    pitch: 0.16,
  };
}

/** Stand-up pouch that thins towards its sealed top, for coffee, snacks and pet food. */
export function pouch(colours: ProductColours): ProductObject {
  const foil = (x: number, y: number, z: number) => {
    const t = max(0, min(1, y / 1.9));
    const thickness = 0.36 * (1 - t * t) + 0.03;
    const fold = 0.012 * Math.sin(x * 9 + y * 4) * (1 - t);
    return (
      (roundBox(x, y - 0.98, z, 0.7 - 0.05 * Math.sin(t * 3.1), 0.98, thickness, 0.03) + fold) *
      0.72
    );
  };
  const seal = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.96, z, 0.7, 0.08, 0.032, 0.02);
  return {
    distance: (x, y, z) => min(foil(x, y, z), seal(x, y, z)),
    part: (x, y, z) => nearest(foil(x, y, z), seal(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.38, finish: 'matte' },
      { colour: colours.dark, roughness: 0.4, finish: 'matte' },
    ],
    decals: [frontPicture(0, 'label', 0.5, 0.4, 1.5, 0.02)],
    height: 2.04,
    radius: 0.74,
    yaw: 0.3,
    pitch: 0.12,
  };
}

/** Hardback standing up, cover to the front. */
export function book(colours: ProductColours): ProductObject {
  const cover = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1, z, 0.72, 1, 0.17, 0.02),
      -roundBox(x - 0.12, y - 1, z, 0.74, 1.1, 0.13, 0.01),
    );
  const pages = (x: number, y: number, z: number) =>
    roundBox(x + 0.02, y - 1, z, 0.68, 0.96, 0.135, 0.01);
  return {
    distance: (x, y, z) => min(cover(x, y, z), pages(x, y, z)),
    part: (x, y, z) => nearest(cover(x, y, z), pages(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.5, finish: 'matte' },
      { colour: '#f3ecdc', roughness: 0.9, finish: 'matte' },
    ],
    decals: [frontPicture(0, 'cover', 0.72, 0, 2, 0.15)],
    height: 2,
    radius: 0.76,
    yaw: -0.5,
    pitch: 0.12,
  };
}

/** Shopping bag with two handles. */
export function bag(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const spread = 0.06 * (1 - y / 1.5);
    const outer = roundBox(x, y - 0.72, z, 0.74 + spread, 0.72, 0.26 + spread, 0.06) * 0.95;
    return max(outer, -roundBox(x, y - 1.3, z, 0.69, 0.22, 0.21, 0.04));
  };
  /** Band round the mouth and a panel at the foot, sewn on. */
  const bands = (x: number, y: number, z: number) => {
    // In between it has nothing.
    if (y > 0.62 && y < 0.92) return min(y - 0.26, 1.28 - y);
    const spread = 0.06 * (1 - y / 1.5) + 0.014;
    const outer = roundBox(x, y - 0.72, z, 0.74 + spread, 0.72, 0.26 + spread, 0.06) * 0.95;
    const mouth = max(abs(y - 1.35) - 0.07, -roundBox(x, y - 1.3, z, 0.69, 0.22, 0.21, 0.04));
    return max(outer, min(mouth, y - 0.26));
  };
  const handle = (x: number, y: number, z: number) => {
    const arc = (zz: number) =>
      min(
        max(torus(x, (y - 1.42) * 0.86, zz, 0.34, 0.045) * 0.9, 1.36 - y),
        capsule(abs(x), y, zz, 0.34, 1.2, 0, 0.34, 1.42, 0, 0.045),
      );
    return min(arc(z - 0.29), arc(z + 0.29));
  };
  const rivets = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.34, abs(z) - 0.33, y - 1.24, 0.05, 0.02, 0.012);
  return assembled(
    [
      [body, matte(colours.body, 0.6)],
      [bands, matte(colours.light, 0.6)],
      [handle, matte('#9a6a44', 0.5)],
      [rivets, metal(colours.metal, 0.2)],
    ],
    {
      height: 1.86,
      radius: 0.84,
      yaw: 0.4,
      pitch: 0.16,
      decals: [frontPicture(0, 'print', 0.5, 0.36, 1.18, 0.1)],
    },
  );
}
