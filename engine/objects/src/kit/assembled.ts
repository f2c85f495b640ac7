import type { Distance } from './distance.ts';
import { nearbyParts } from './nearby-parts.ts';
import type { Decal, Material, ProductObject } from './product-object.ts';

interface Shape {
  height: number;
  radius: number;
  yaw: number;
  pitch: number;
  decals?: readonly Decal[];
}

/**
 * An expensive shape is evaluated only within this distance from its bounding box, in the object's units. The
 * distance equals the range of the shader's sample points for openness (ambient light), like `FAR` in
 * `around-axis.ts`.
 */
const NEAR = 0.35;

/**
 * Evaluates an expensive shape only near its bounding box (centre, half sizes); farther away, the box replaces
 * it.
 */
export function boxed(
  [mx, my, mz]: readonly [number, number, number],
  [a, b, c]: readonly [number, number, number],
  shape: Distance,
): Distance {
  return (x, y, z) => {
    const dx = Math.abs(x - mx) - a;
    const dy = Math.abs(y - my) - b;
    const dz = Math.abs(z - mz) - c;
    const gap = Math.max(dx, dy, dz);
    return gap > NEAR ? gap : shape(x, y, z);
  };
}

/**
 * Caches the last result of a shape, because several parts of an object evaluate the shape at the
 * same point.
 */
export function sharedByParts(shape: Distance): Distance {
  let atX = Number.NaN;
  let atY = Number.NaN;
  let atZ = Number.NaN;
  let known = 0;
  return (x, y, z) => {
    if (x === atX && y === atY && z === atZ) return known;
    atX = x;
    atY = y;
    atZ = z;
    known = shape(x, y, z);
    return known;
  };
}

/** Builds an object from several parts, each with a distance function and one material. */
export function assembled(
  parts: readonly (readonly [Distance, Material])[],
  { decals = [], ...shape }: Shape,
): ProductObject {
  const near = nearbyParts(
    parts.map(([distance]) => distance),
    shape,
  );
  return {
    distance(x, y, z) {
      const { shapes } = near(x, y, z);
      let least = Number.POSITIVE_INFINITY;
      for (const distance of shapes) {
        const own = distance(x, y, z);
        if (own < least) least = own;
      }
      return least;
    },
    part(x, y, z) {
      const { shapes, indices } = near(x, y, z);
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < shapes.length; i++) {
        const own = shapes[i]?.(x, y, z) ?? Number.POSITIVE_INFINITY;
        if (own < least) {
          least = own;
          best = indices[i] ?? 0;
        }
      }
      return best;
    },
    materials: parts.map(([, material]) => material),
    decals,
    ...shape,
  };
}

export const matte = (colour: string, roughness = 0.5): Material => ({
  colour,
  roughness,
  finish: 'matte',
});

export const metal = (colour: string, roughness = 0.22): Material => ({
  colour,
  roughness,
  finish: 'metal',
});

export const glow = (colour: string): Material => ({ colour, roughness: 1, finish: 'glow' });

export const glass = (colour: string, roughness = 0.08): Material => ({
  colour,
  roughness,
  finish: 'glass',
});
