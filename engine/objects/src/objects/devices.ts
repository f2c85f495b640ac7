import { norm } from '@adwright/engine-pixels';
import { cylinder, extruded, roundBox, sphere, torus } from '../kit/distance.ts';
import {
  type Decal,
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';

const { abs, cos, max, min, sin, sqrt } = Math;

/** Upright round-cornered slab: rounded in its own plane, thin in depth. */
function slab(
  x: number,
  y: number,
  z: number,
  halfWidth: number,
  halfHeight: number,
  halfDepth: number,
  corner: number,
  edge = 0.02,
): number {
  const dx = max(abs(x) - halfWidth + corner, 0);
  const dy = max(abs(y) - halfHeight + corner, 0);
  const inside = min(max(abs(x) - halfWidth, abs(y) - halfHeight), 0);
  const outline = sqrt(dx * dx + dy * dy) - corner + (dx + dy === 0 ? inside + corner : 0);
  return extruded(outline, abs(z) - halfDepth, edge);
}

/** Phone, standing, its screen alight. */
export function phone(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) => slab(x, y - 1.3, z, 0.63, 1.3, 0.07, 0.17);
  const glass = (x: number, y: number, z: number) =>
    slab(x, y - 1.3, z - 0.055, 0.6, 1.27, 0.03, 0.145);
  const keys = (x: number, y: number, z: number) =>
    roundBox(x - 0.635, y - 1.75, z, 0.012, 0.16, 0.025, 0.01);
  return {
    distance: (x, y, z) => min(frame(x, y, z), glass(x, y, z), keys(x, y, z)),
    part: (x, y, z) => nearest(frame(x, y, z), glass(x, y, z), keys(x, y, z)),
    materials: [
      { colour: colours.metal, roughness: 0.3, finish: 'metal' },
      { colour: '#08080a', roughness: 0.06, finish: 'matte' },
      { colour: colours.metal, roughness: 0.3, finish: 'metal' },
    ],
    decals: [frontPicture(1, 'screen-tall', 0.565, 0.065, 2.535, 0.05, true)],
    height: 2.6,
    radius: 0.66,
    yaw: 0.34,
    pitch: 0.04,
  };
}

const HINGE = { y: 0.06, z: -0.7 };
const TILT = 0.24;

/** Laptop, open, seen a little from above. */
export function laptop(colours: ProductColours): ProductObject {
  const cosTilt = cos(TILT);
  const sinTilt = sin(TILT);
  const lidHeight = (y: number, z: number) => (y - HINGE.y) * cosTilt - (z - HINGE.z) * sinTilt;
  const lidDepth = (y: number, z: number) => (y - HINGE.y) * sinTilt + (z - HINGE.z) * cosTilt;
  const deck = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.035, z, 1.2, 0.035, 0.78, 0.03);
  const lid = (x: number, y: number, z: number) =>
    slab(x, lidHeight(y, z) - 0.78, lidDepth(y, z), 1.2, 0.78, 0.03, 0.06);
  const glass = (x: number, y: number, z: number) =>
    slab(x, lidHeight(y, z) - 0.79, lidDepth(y, z) - 0.022, 1.17, 0.745, 0.012, 0.05);
  const screen: Decal = {
    part: 2,
    aspect: 2.24 / 1.4,
    kind: 'screen-wide',
    glows: true,
    project(x, y, z, uv) {
      const up = lidHeight(y, z);
      if (abs(x) > 1.12 || up < 0.09 || up > 1.49) return false;
      uv[0] = (x + 1.12) / 2.24;
      uv[1] = (1.49 - up) / 1.4;
      return true;
    },
  };
  const keyboard: Decal = {
    part: 0,
    aspect: 2.2 / 1.36,
    kind: 'keyboard',
    glows: false,
    project(x, y, z, uv) {
      if (y < 0.06 || abs(x) > 1.1 || abs(z) > 0.68) return false;
      uv[0] = (x + 1.1) / 2.2;
      uv[1] = (z + 0.68) / 1.36;
      return true;
    },
  };
  return {
    distance: (x, y, z) => min(deck(x, y, z), lid(x, y, z), glass(x, y, z)),
    part: (x, y, z) => nearest(deck(x, y, z), lid(x, y, z), glass(x, y, z)),
    materials: [
      { colour: colours.metal, roughness: 0.42, finish: 'matte' },
      { colour: colours.metal, roughness: 0.42, finish: 'matte' },
      { colour: '#08080a', roughness: 0.08, finish: 'matte' },
    ],
    decals: [screen, keyboard],
    height: 1.6,
    radius: 1.56,
    yaw: 0.38,
    pitch: 0.3,
  };
}

/** Over-ear headphones, band up. */
export function headphones(colours: ProductColours): ProductObject {
  const band = (x: number, y: number, z: number) => {
    const ring = sqrt(x * x * 1.12 + (y - 0.95) * (y - 0.95)) - 0.86;
    const strap = norm(max(abs(ring) - 0.03, 0), max(abs(z) - 0.11, 0)) - 0.025;
    return max(strap, 0.86 - y) * 0.94;
  };
  const arm = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.81, y - 0.82, z, 0.022, 0.22, 0.055, 0.02);
  const cup = (x: number, y: number, z: number) =>
    cylinder(y - 0.5, abs(x) - 0.8, z, 0.43, 0.13, 0.09);
  const pad = (x: number, y: number, z: number) => {
    const q = norm(y - 0.5, z) - 0.27;
    return norm(q, abs(x) - 0.6) - 0.13;
  };
  const badge = (x: number, y: number, z: number) =>
    cylinder(y - 0.5, abs(x) - 0.93, z, 0.24, 0.012, 0.008);
  return {
    distance: (x, y, z) =>
      min(band(x, y, z), arm(x, y, z), cup(x, y, z), pad(x, y, z), badge(x, y, z)),
    part: (x, y, z) =>
      nearest(band(x, y, z), arm(x, y, z), cup(x, y, z), pad(x, y, z), badge(x, y, z)),
    materials: [
      { colour: colours.dark, roughness: 0.45, finish: 'matte' },
      { colour: colours.metal, roughness: 0.2, finish: 'metal' },
      { colour: colours.body, roughness: 0.26, finish: 'matte' },
      { colour: colours.dark, roughness: 0.8, finish: 'matte' },
      { colour: colours.metal, roughness: 0.24, finish: 'metal' },
    ],
    decals: [],
    height: 1.86,
    radius: 0.98,
    yaw: 0.62,
    pitch: 0.1,
  };
}

/** Wrist watch, strap closed, dial to the front. */
export function watch(colours: ProductColours): ProductObject {
  const strap = (x: number, y: number, z: number) => {
    const ring = sqrt((y - 0.82) * (y - 0.82) + (z + 0.45) * (z + 0.45) * 1.7) - 0.8;
    return (norm(max(abs(ring) - 0.035, 0), max(abs(x) - 0.25, 0)) - 0.02) * 0.72;
  };
  const turned = (z: number) => z - 0.2;
  const body = (x: number, y: number, z: number) =>
    min(
      cylinder(x, turned(z), y - 0.82, 0.54, 0.1, 0.05),
      cylinder(y - 0.82, x - 0.58, turned(z), 0.06, 0.05, 0.02),
    );
  const dial = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.29, y - 0.82, 0.45, 0.02, 0.01);
  return {
    distance: (x, y, z) => min(strap(x, y, z), body(x, y, z), dial(x, y, z)),
    part: (x, y, z) => nearest(strap(x, y, z), body(x, y, z), dial(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.5, finish: 'matte' },
      { colour: colours.metal, roughness: 0.2, finish: 'metal' },
      { colour: '#101014', roughness: 0.1, finish: 'matte' },
    ],
    decals: [frontPicture(2, 'dial', 0.44, 0.38, 1.26, 0.28)],
    height: 1.66,
    radius: 0.85,
    yaw: 0.4,
    pitch: 0.1,
  };
}

/** Smart watch: a rounded case with a lit screen. */
export function smartWatch(colours: ProductColours): ProductObject {
  const strap = (x: number, y: number, z: number) => {
    const ring = sqrt((y - 0.82) * (y - 0.82) + (z + 0.45) * (z + 0.45) * 1.7) - 0.8;
    const wide = 0.34 - 0.14 * min(1, (y - 0.82) ** 2);
    return (norm(max(abs(ring) - 0.035, 0), max(abs(x) - wide, 0)) - 0.02) * 0.68;
  };
  const body = (x: number, y: number, z: number) =>
    min(
      slab(x, y - 0.82, z - 0.19, 0.5, 0.58, 0.13, 0.2, 0.07),
      cylinder(y - 0.92, x - 0.52, z - 0.19, 0.09, 0.05, 0.02),
    );
  const screen = (x: number, y: number, z: number) =>
    slab(x, y - 0.82, z - 0.315, 0.45, 0.53, 0.02, 0.17, 0.012);
  return {
    distance: (x, y, z) => min(strap(x, y, z), body(x, y, z), screen(x, y, z)),
    part: (x, y, z) => nearest(strap(x, y, z), body(x, y, z), screen(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.55, finish: 'matte' },
      { colour: colours.metal, roughness: 0.22, finish: 'metal' },
      { colour: '#0c0c10', roughness: 0.1, finish: 'matte' },
    ],
    decals: [frontPicture(2, 'screen-watch', 0.42, 0.32, 1.32, 0.3, true)],
    height: 1.66,
    radius: 0.85,
    yaw: 0.38,
    pitch: 0.1,
  };
}

/** Lamp bulb, lit. */
export function bulb(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) => {
    const neck = cylinder(x, y - 0.62, z, 0.27, 0.3, 0.1);
    const head = sphere(x, y - 1.28, z, 0.6);
    const h = max(0.4 - abs(neck - head), 0) / 0.4;
    return min(neck, head) - h * h * 0.1;
  };
  const thread = (x: number, y: number, z: number) =>
    cylinder(x, y - 0.22, z, 0.26 + 0.02 * sin(y * 55), 0.22, 0.05) * 0.8;
  const filament = (x: number, y: number, z: number) => torus(x, y - 1.25, z, 0.17, 0.02);
  return {
    distance: (x, y, z) => min(glass(x, y, z), thread(x, y, z), filament(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), thread(x, y, z), filament(x, y, z)),
    materials: [
      { colour: '#ffd77a', roughness: 0.1, finish: 'glass' },
      { colour: colours.metal, roughness: 0.3, finish: 'metal' },
      { colour: '#fff6d5', roughness: 1, finish: 'glow' },
    ],
    decals: [],
    height: 1.88,
    radius: 0.62,
    yaw: 0,
    pitch: 0.08,
  };
}
