import { cylinder, roundBox, torus } from '../distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../product-object.ts';

const { min, max } = Math;

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
    return roundBox(x, y - 0.72, z, 0.74 + spread, 0.72, 0.26 + spread, 0.06) * 0.95;
  };
  const handle = (x: number, y: number, z: number) => {
    const arc = (zz: number) => max(torus(x, y - 1.4, zz, 0.34, 0.04), -(y - 1.3));
    return min(arc(z - 0.2), arc(z + 0.2));
  };
  const clasp = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.28, y - 1.2, 0.07, 0.03, 0.01);
  return {
    distance: (x, y, z) => min(body(x, y, z), handle(x, y, z), clasp(x, y, z)),
    part: (x, y, z) => nearest(body(x, y, z), handle(x, y, z), clasp(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.46, finish: 'matte' },
      { colour: colours.second, roughness: 0.5, finish: 'matte' },
      { colour: colours.metal, roughness: 0.2, finish: 'metal' },
    ],
    decals: [],
    height: 1.78,
    radius: 0.84,
    yaw: 0.4,
    pitch: 0.16,
  };
}
