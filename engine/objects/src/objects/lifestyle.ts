import { cylinder, disc, ellipsoid, extruded, roundBox, sphere, torus } from '../kit/distance.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';
import { aroundAxis } from './ring-of-things.ts';

const { cos, max, min, sin, sqrt, abs } = Math;

/** Potted plant with two rings of leaves. */
export function plant(colours: ProductColours): ProductObject {
  const pot = (x: number, y: number, z: number) => {
    const radius = 0.34 + 0.13 * y;
    return (
      max(
        disc(sqrt(x * x + z * z), y - 0.4, radius, 0.4, 0.04),
        -cylinder(x, y - 0.86, z, 0.36, 0.16, 0.02),
      ) * 0.94
    );
  };
  const soil = (x: number, y: number, z: number) => cylinder(x, y - 0.62, z, 0.36, 0.1, 0.02);
  const ring = (count: number, lean: number, length: number, start: number) => {
    const rise = cos(lean);
    const reach = sin(lean);
    return aroundAxis(count, start, (out, y, aside) => {
      const ly = y - 0.66;
      const along = out * reach + ly * rise;
      const off = out * rise - ly * reach + 0.16 * (along / length) * (along / length);
      return ellipsoid(along - length / 2, off, aside, length / 2, 0.028, length * 0.17) * 0.6;
    });
  };
  const low = ring(6, 0.95, 1.05, 0.2);
  const middle = ring(5, 0.5, 1.3, 0.7);
  const high = ring(3, 0.16, 1.45, 0);
  const leaves = (x: number, y: number, z: number) =>
    min(low(x, y, z), middle(x, y, z), high(x, y, z));
  return {
    distance: (x, y, z) => min(pot(x, y, z), soil(x, y, z), leaves(x, y, z)),
    part: (x, y, z) => nearest(pot(x, y, z), soil(x, y, z), leaves(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.7, finish: 'matte' },
      { colour: '#3a2b22', roughness: 1, finish: 'matte' },
      { colour: '#3f8f4f', roughness: 0.4, finish: 'matte' },
    ],
    decals: [],
    height: 2.1,
    radius: 1,
    yaw: 0.2,
    pitch: 0.16,
  };
}

/** Sculpture of a ring, balls and steps: stands for what has no body, such as a service. */
export function ringSculpture(colours: ProductColours): ProductObject {
  const plinth = (x: number, y: number, z: number) => cylinder(x, y - 0.11, z, 1.02, 0.11, 0.04);
  const loop = (x: number, y: number, z: number) =>
    torus(x * 0.92 + z * 0.4, y - 1.13, z * 0.92 - x * 0.4, 0.78, 0.15);
  const ball = (x: number, y: number, z: number) => sphere(x + 0.1, y - 0.6, z - 0.42, 0.38);
  const bead = (x: number, y: number, z: number) =>
    min(sphere(x + 0.72, y - 0.42, z - 0.45, 0.2), sphere(x - 0.7, y - 0.36, z - 0.5, 0.14));
  return {
    distance: (x, y, z) => min(plinth(x, y, z), loop(x, y, z), ball(x, y, z), bead(x, y, z)),
    part: (x, y, z) => nearest(plinth(x, y, z), loop(x, y, z), ball(x, y, z), bead(x, y, z)),
    materials: [
      { colour: colours.light, roughness: 0.6, finish: 'matte' },
      { colour: colours.body, roughness: 0.3, finish: 'matte' },
      { colour: colours.accent, roughness: 0.22, finish: 'matte' },
      { colour: colours.metal, roughness: 0.18, finish: 'metal' },
    ],
    decals: [],
    height: 2.06,
    radius: 1.06,
    yaw: 0.2,
    pitch: 0.16,
  };
}

/** Sculpture of rising steps with a ball on the top one. */
export function stepSculpture(colours: ProductColours): ProductObject {
  const step = (x: number, y: number, z: number, at: number, half: number) =>
    roundBox(x - at, y - half, z, 0.27, half, 0.36, 0.05);
  const low = (x: number, y: number, z: number) => step(x, y, z, -0.84, 0.2);
  const middle = (x: number, y: number, z: number) => step(x, y, z, -0.28, 0.42);
  const high = (x: number, y: number, z: number) => step(x, y, z, 0.28, 0.64);
  const top = (x: number, y: number, z: number) => step(x, y, z, 0.84, 0.86);
  const ball = (x: number, y: number, z: number) => sphere(x - 0.84, y - 1.98, z, 0.26);
  return {
    distance: (x, y, z) =>
      min(low(x, y, z), middle(x, y, z), high(x, y, z), top(x, y, z), ball(x, y, z)),
    part: (x, y, z) =>
      nearest(low(x, y, z), middle(x, y, z), high(x, y, z), top(x, y, z), ball(x, y, z)),
    materials: [
      { colour: colours.light, roughness: 0.5, finish: 'matte' },
      { colour: colours.second, roughness: 0.45, finish: 'matte' },
      { colour: colours.body, roughness: 0.4, finish: 'matte' },
      { colour: colours.accent, roughness: 0.35, finish: 'matte' },
      { colour: colours.metal, roughness: 0.16, finish: 'metal' },
    ],
    decals: [],
    height: 2.24,
    radius: 1.2,
    yaw: 0.45,
    pitch: 0.2,
  };
}

/** Sculpture of nested arches. */
export function archSculpture(colours: ProductColours): ProductObject {
  const arch = (x: number, y: number, z: number, radius: number, depth: number) => {
    const up = max(0, y - 0.8);
    const ring = sqrt(x * x + up * up) - radius;
    return max(extruded(abs(ring) - 0.12, abs(z) - depth, 0.04), -y);
  };
  const outer = (x: number, y: number, z: number) => arch(x, y, z, 0.98, 0.24);
  const middle = (x: number, y: number, z: number) => arch(x, y, z, 0.67, 0.3);
  const inner = (x: number, y: number, z: number) => arch(x, y, z, 0.36, 0.36);
  const ball = (x: number, y: number, z: number) => sphere(x - 0.72, y - 0.24, z - 0.75, 0.24);
  return {
    distance: (x, y, z) => min(outer(x, y, z), middle(x, y, z), inner(x, y, z), ball(x, y, z)),
    part: (x, y, z) => nearest(outer(x, y, z), middle(x, y, z), inner(x, y, z), ball(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.5, finish: 'matte' },
      { colour: colours.accent, roughness: 0.45, finish: 'matte' },
      { colour: colours.second, roughness: 0.45, finish: 'matte' },
      { colour: colours.metal, roughness: 0.16, finish: 'metal' },
    ],
    decals: [],
    height: 1.9,
    radius: 1.15,
    yaw: 0.35,
    pitch: 0.16,
  };
}
