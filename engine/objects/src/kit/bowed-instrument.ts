import { assembled, boxed, matte, metal, sharedByParts } from './assembled.ts';
import {
  blend,
  capsule,
  cylinder,
  type Distance,
  ellipsoid,
  extruded,
  nowhere,
  roundBox,
  sphere,
} from './distance.ts';
import type { ProductColours, ProductObject } from './product-object.ts';

const { abs, max, min, round, sqrt } = Math;

const outline = (x: number, y: number) => {
  const bouts = blend(
    ellipsoid(x, y - 0.46, 0, 0.53, 0.46, 9),
    ellipsoid(x, y - 1.24, 0, 0.43, 0.36, 9),
    0.12,
  );
  const waist = sqrt((abs(x) - 0.57) ** 2 + ((y - 0.9) * 0.9) ** 2) - 0.29;
  return max(min(bouts, max(abs(x) - 0.36, abs(y - 0.88) - 0.34)), -waist);
};

const holes: Distance = (x, y, z) => {
  const px = abs(x);
  const s = min(
    capsule(px, y, 0, 0.19, 0.72, 0, 0.155, 1.0, 0, 0.02),
    sphere(px - 0.23, y - 0.71, 0, 0.042),
    sphere(px - 0.115, y - 1.0, 0, 0.034),
  );
  return max(s, abs(z - 0.2) - 0.045);
};

const board: Distance = (x, y, z) =>
  extruded(
    max(abs(x) - 0.095 + (y - 0.94) * 0.022, abs(y - 1.56) - 0.62),
    abs(z - 0.27 + (y - 1.5) * 0.03) - 0.022,
    0.015,
  );

const neck: Distance = (x, y, z) =>
  min(
    roundBox(x, y - 1.86, z - 0.19, 0.062, 0.34, 0.055, 0.04),
    roundBox(x, y - 2.3, z - 0.17 + (y - 2.3) * 0.18, 0.07, 0.17, 0.06, 0.02),
    roundBox(x, y - 1.58, z - 0.12, 0.09, 0.09, 0.1, 0.04),
  );

const scroll: Distance = (x, y, z) => {
  const cy = y - 2.5;
  const cz = z - 0.12;
  return min(
    cylinder(cy, x, cz, 0.12, 0.04, 0.035),
    cylinder(cy, x, cz, 0.075, 0.075, 0.03),
    cylinder(cy, x, cz, 0.04, 0.105, 0.03),
  );
};

const pegs: Distance = (x, y, z) => {
  const nth = min(1, max(0, round((y - 2.22) / 0.13)));
  const py = y - 2.22 - nth * 0.13;
  return min(
    capsule(abs(x), py, z, 0.04, 0, 0.16, 0.19, 0, 0.16, 0.018),
    ellipsoid(abs(x) - 0.21, py, z - 0.16, 0.05, 0.045, 0.022) * 0.9,
  );
};

const tail: Distance = (x, y, z) =>
  min(
    extruded(
      max(abs(x) - 0.05 - (y - 0.1) * 0.09, abs(y - 0.36) - 0.27),
      abs(z - 0.25) - 0.022,
      0.015,
    ),
    sphere(x, y - 0.01, z, 0.05),
  );

const bridge: Distance = (x, y, z) =>
  extruded(
    max(
      abs(x) - 0.15 + (y - 0.84) * 0.25,
      abs(z - 0.26) - 0.07,
      -(sqrt(x * x + (z - 0.2) ** 2) - 0.05),
    ),
    abs(y - 0.84) - 0.018,
    0.008,
  );

const strings = boxed([0, 1.36, 0.32], [0.09, 0.92, 0.04], (x, y, z) => {
  const px = x - max(-1.5, min(1.5, round(x / 0.042 - 0.5) + 0.5)) * 0.042;
  return max(sqrt(px * px + (z - 0.335 + (y - 0.84) * 0.035) ** 2) - 0.006, abs(y - 1.4) - 0.82);
});

const stick = (x: number, y: number, z: number) =>
  capsule(x, y, z, 0.98, 0.04, 0.12, 0.66, 2.56, -0.12, 0.022);

const hair = (x: number, y: number, z: number) =>
  capsule(x, y, z, 0.86, 0.22, 0.13, 0.61, 2.5, -0.11, 0.014);

const frog = (x: number, y: number, z: number) =>
  min(
    capsule(x, y, z, 0.95, 0.16, 0.11, 0.88, 0.17, 0.12, 0.034),
    capsule(x, y, z, 0.66, 2.53, -0.12, 0.6, 2.52, -0.11, 0.022),
  );

/**
 * Builds the body that the 3D models of violin and cello share. The body's lowest point is at the height
 * `lift`, and `support` holds the body.
 */
export function bowed(lift: number, support: Distance, colours: ProductColours): ProductObject {
  const raised =
    (shape: Distance): Distance =>
    (x, y, z) =>
      shape(x, y - lift, z);
  const flat = sharedByParts(outline);
  const ribs = raised((x, y, z) => extruded(flat(x, y, 0) + 0.03, abs(z) - 0.13, 0.02) * 0.85);
  /** The front and the back of the instrument's body bulge towards the middle. */
  const plate = raised((x, y, z) => {
    const bulge = 0.075 * max(0, 1 - (x * x) / 0.2) * max(0, 1 - (y - 0.85) ** 2 / 0.8);
    return extruded(flat(x, y, 0), abs(z) - 0.15 - bulge, 0.025) * 0.75;
  });
  const base = assembled(
    [
      [ribs, matte('#7c3414', 0.22)],
      [plate, matte('#c06a26', 0.18)],
      [raised(holes), matte('#2a1209', 0.6)],
      [raised(board), matte('#1c1a1c', 0.3)],
      [raised(neck), matte('#a5561f', 0.25)],
      [raised(scroll), matte('#9a4a1a', 0.22)],
      [raised(pegs), matte('#1f1a1a', 0.3)],
      [raised(tail), matte('#1f1a1a', 0.25)],
      [raised(bridge), matte('#e6c48e', 0.5)],
      [raised(strings), metal('#eeeef0', 0.15)],
      [support, matte(colours.dark, 0.35)],
      [stick, matte('#5f2a14', 0.3)],
      [hair, matte('#f3eee2', 0.6)],
      [frog, matte('#1c1a1c', 0.3)],
      [nowhere, matte('#3a170a', 0.35)],
    ],
    { height: 2.62 + lift, radius: 0.98, yaw: 0.34, pitch: 0.06 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      // A dark line (the purfling) follows the edge of the instrument's body on its inside.
      const edge = own === 1 && z > 0 ? flat(x, y - lift, 0) : 0;
      return edge < -0.04 && edge > -0.056 ? 14 : own;
    },
  };
}
