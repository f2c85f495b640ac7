import {
  blend,
  capsule,
  cylinder,
  disc,
  ellipsoid,
  roundBox,
  sphere,
  torus,
} from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, round, sin, sqrt } = Math;

/** Shape of a bone along x, about the origin; half length. */
function bone(x: number, y: number, z: number, half: number): number {
  const ax = abs(x);
  return blend(
    capsule(ax, y, z, 0, 0, 0, half, 0, 0, 0.1),
    sphere(ax - half - 0.04, abs(y) - 0.12, z, 0.16),
    0.06,
  );
}

/** Bowl of dog food with a bone against it. */
export function petBowl(colours: ProductColours): ProductObject {
  const axis = (x: number, z: number) => sqrt(x * x + z * z);
  const bowl = (x: number, y: number, z: number) => {
    const r = axis(x, z);
    return (
      max(disc(r, y - 0.36, 1.08 - 0.3 * y, 0.36, 0.07), -disc(r, y - 0.7, 0.76, 0.22, 0.05)) * 0.93
    );
  };
  const rim = (x: number, y: number, z: number) => torus(x, z, y - 0.7, 0.82, 0.055);
  const kibble = (x: number, y: number, z: number) => {
    const heap = ellipsoid(x, y - 0.6, z, 0.8, 0.42, 0.8);
    if (heap > 0.14) return heap - 0.07;
    const px = x - round(x / 0.19) * 0.19;
    const pz = z - round(z / 0.19) * 0.19;
    const top = 0.6 + 0.4 * sqrt(max(0, 1 - (x * x + z * z) / 0.64));
    return max(ellipsoid(px, y - top, pz, 0.1, 0.1, 0.1), heap - 0.08) * 0.6;
  };
  const mound = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.6, z, 0.78, 0.4, 0.78), 0.5 - y) * 0.9;
  const treat = (x: number, y: number, z: number) => {
    const px = (x - 0.86) * 0.6 - (y - 0.5) * 0.8;
    const py = (y - 0.5) * 0.6 + (x - 0.86) * 0.8;
    return bone(px, py, z - 0.9 + y * 0.1, 0.38);
  };
  return assembled(
    [
      [bowl, matte(colours.body, 0.2)],
      [rim, matte(colours.body, 0.2)],
      [kibble, matte('#a8652f', 0.8)],
      [mound, matte('#7d4820', 0.9)],
      [treat, matte('#f3e3c3', 0.6)],
    ],
    {
      height: 1.08,
      radius: 1.68,
      yaw: 0.1,
      pitch: 0.34,
      decals: [{ ...wrapLabel(0, 1, 0.12, 0.6, 0.5) }],
    },
  );
}

/** Round bed for a dog or a cat with a bone in it. */
export function petBed(colours: ProductColours): ProductObject {
  const ring = (x: number, y: number, z: number) => {
    const q = sqrt(x * x + z * z) - 0.92;
    const low = z > 0.5 ? 0.16 * (z - 0.5) : 0;
    const puff = 0.02 * cos(atan2(z, x) * 14);
    return max((sqrt(q * q * 1.1 + (y - 0.34 + low) ** 2 * 0.9) - 0.34 + puff) * 0.85, -y);
  };
  const floor = (x: number, y: number, z: number) => cylinder(x, y - 0.16, z, 0.92, 0.16, 0.1);
  const pillow = (x: number, y: number, z: number) => ellipsoid(x, y - 0.3, z, 0.72, 0.16, 0.72);
  const toy = (x: number, y: number, z: number) =>
    bone(x * 0.9 + z * 0.43, y - 0.54, z * 0.9 - x * 0.43, 0.26);
  return assembled(
    [
      [ring, matte(colours.body, 0.95)],
      [floor, matte(colours.body, 0.95)],
      [pillow, matte(colours.light, 0.95)],
      [toy, matte(colours.accent, 0.5)],
    ],
    { height: 0.8, radius: 1.3, yaw: 0.3, pitch: 0.46 },
  );
}

/** Collar with studs and a tag. */
export function petCollar(colours: ProductColours): ProductObject {
  const band = (x: number, y: number, z: number) => {
    const wall = abs(sqrt(x * x + z * z) - 0.96) - 0.05;
    return max(wall, abs(y - 0.26) - 0.24) * 0.95;
  };
  const edges = (x: number, y: number, z: number) => torus(x, z, abs(y - 0.26) - 0.2, 0.98, 0.05);
  const studs = (x: number, y: number, z: number) => {
    const angle = atan2(x, z);
    const at = round(angle / 0.36) * 0.36;
    if (at === 0) return 0.2;
    return sphere(x - sin(at), y - 0.26, z - cos(at), 0.09) * 0.9;
  };
  const ring = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.26, z - 0.98, 0.16, 0.27, 0.08, 0.04),
      torus(x, z - 1.16, y - 0.2 + (z - 1.1) * 0.5, 0.14, 0.04) * 0.9,
    );
  const tag = (x: number, y: number, z: number) => {
    const up = y - 0.1;
    const along = z - 1.48;
    return min(
      roundBox(x, up, along, 0.26, 0.05, 0.13, 0.03),
      cylinder(abs(x) - 0.27, up, abs(along) - 0.12, 0.15, 0.05, 0.02),
    );
  };
  return assembled(
    [
      [band, matte(colours.body, 0.6)],
      [edges, matte(colours.body, 0.6)],
      [studs, metal('#dcb671', 0.2)],
      [ring, metal('#c9ccd2', 0.2)],
      [tag, metal('#dcb671', 0.18)],
    ],
    { height: 0.54, radius: 1.78, yaw: 0.35, pitch: 0.5 },
  );
}
