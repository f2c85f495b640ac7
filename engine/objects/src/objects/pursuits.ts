import { blend, capsule, cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glass, matte, metal } from './assembled.ts';

const { abs, max, min, round, sqrt } = Math;

const nowhere = () => Number.POSITIVE_INFINITY;

/** Places of holds on a wall: across, up, size, colour (0–2). */
const HOLDS: readonly (readonly [number, number, number, number])[] = [
  [-0.56, 0.34, 0.17, 0],
  [0.1, 0.42, 0.13, 1],
  [0.6, 0.62, 0.18, 2],
  [-0.2, 0.86, 0.2, 0],
  [0.36, 1.06, 0.14, 1],
  [-0.62, 1.2, 0.14, 2],
  [0.02, 1.42, 0.16, 1],
  [0.6, 1.54, 0.17, 0],
  [-0.36, 1.78, 0.19, 2],
  [0.28, 1.9, 0.13, 0],
];

/** Materials that only colour what is there already. */
const BOLT = 6;
const THREAD = 7;

/** Piece of a climbing wall with its holds. */
export function climbingWall(colours: ProductColours): ProductObject {
  const lean = (y: number, z: number) => z + 0.1 - 0.12 * y;
  const panel = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.12, lean(y, z), 0.9, 1.12, 0.07, 0.03) * 0.98;
  const foot = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z + 0.3, 0.96, 0.05, 0.56, 0.03);
  const strut = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.7, 0.08, -0.78, 0.7, 1.5, -0.02, 0.045);
  const holds = (colour: number) => {
    const own = HOLDS.filter(([, , , of]) => of === colour);
    return (x: number, y: number, z: number) => {
      const pz = lean(y, z) - 0.08;
      let least = 9;
      for (const [hx, hy, size] of own) {
        const px = x - hx;
        const py = y - hy;
        const aside = px * px + py * py;
        // Holds far to the side are measured by their middles.
        const knob =
          aside > (size + 0.4) ** 2
            ? sqrt(aside) - size
            : max(
                ellipsoid(px, py, pz, size, size * 0.72, size * 0.9),
                size * 0.42 - sqrt(px * px + (py - size * 0.75) ** 2 + (pz - size * 0.75) ** 2),
              ) * 0.8;
        if (knob < least) least = knob;
      }
      return least;
    };
  };
  const base = assembled(
    [
      [panel, matte('#dfc49a', 0.7)],
      [foot, matte('#3a3a40', 0.6)],
      [strut, metal('#c9ccd2', 0.3)],
      [holds(0), matte(colours.body, 0.5)],
      [holds(1), matte(colours.accent, 0.5)],
      [holds(2), matte('#f2c230', 0.5)],
      [nowhere, metal('#c9ccd2', 0.2)],
      [nowhere, matte('#a98d62', 0.8)],
    ],
    { height: 2.24, radius: 1.3, yaw: -0.42, pitch: 0.12 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own > 2 && own < 6) {
        const bolted = HOLDS.some(
          ([hx, hy, size]) => (x - hx) ** 2 + (y - hy + size * 0.12) ** 2 < 0.0016,
        );
        return bolted && lean(y, z) > 0.15 ? BOLT : own;
      }
      if (own !== 0 || lean(y, z) < 0.05) return own;
      // Threaded holes in rows, as real panels have.
      const px = x - round(x / 0.2) * 0.2;
      const py = y - round(y / 0.2) * 0.2;
      return px * px + py * py < 0.0005 ? THREAD : own;
    },
  };
}

/** Machine of a tattoo studio, leaning on its inks. */
export function tattooMachine(colours: ProductColours): ProductObject {
  // Along the machine from its needle upwards, in its own frame.
  const frame = (x: number, y: number) => {
    const px = x + 0.78;
    const py = y - 0.1;
    return { along: px * 0.62 + py * 0.785, beside: px * 0.785 - py * 0.62 };
  };
  const barrel =
    (shape: (along: number, off: number) => number) => (x: number, y: number, z: number) => {
      const { along, beside } = frame(x, y);
      const pz = z - 0.5;
      return shape(along, sqrt(beside * beside + pz * pz));
    };
  const motor = barrel((along, off) => disc(off, along - 1.62, 0.25, 0.42, 0.05));
  const rings = barrel((along, off) =>
    min(disc(off, along - 1.16, 0.2, 0.05, 0.02), disc(off, along - 2.08, 0.17, 0.07, 0.03)),
  );
  const grip = barrel((along, off) => {
    const groove =
      0.018 * max(0, 1 - abs(along - 0.76 - round((along - 0.76) / 0.12) * 0.12) / 0.03);
    return disc(off, along - 0.76, 0.225 - groove, 0.36, 0.06) * 0.8;
  });
  const tip = barrel(
    (along, off) => disc(off, along - 0.3, 0.03 + 0.22 * max(0, along - 0.14), 0.16, 0.015) * 0.9,
  );
  const needle = barrel((along, off) => disc(off, along - 0.1, 0.012, 0.1, 0.004));
  const cable = (x: number, y: number, z: number) => {
    if (y < 0.5) return 0.98 - y;
    return min(
      capsule(x, y, z, 0.58, 1.82, 0.5, 0.86, 1.98, 0.42, 0.035),
      capsule(x, y, z, 0.86, 1.98, 0.42, 1.12, 1.72, 0.2, 0.035),
      capsule(x, y, z, 1.12, 1.72, 0.2, 1.14, 1.02, 0, 0.035),
    );
  };
  const bottle = (cx: number, cz: number) => (x: number, y: number, z: number) =>
    blend(
      cylinder(x - cx, y - 0.42, z - cz, 0.29, 0.42, 0.07),
      cylinder(x - cx, y - 0.86, z - cz, 0.12, 0.08, 0.02),
      0.1,
    );
  const caps = (x: number, y: number, z: number) => {
    const one = sqrt((x - 0.42) ** 2 + (z + 0.1) ** 2);
    const two = sqrt((x - 1.04) ** 2 + (z - 0.06) ** 2);
    return disc(min(one, two), y - 1.08, 0.14 - 0.24 * max(0, y - 1.06), 0.17, 0.03) * 0.9;
  };
  const labels = (x: number, y: number, z: number) => {
    const one = sqrt((x - 0.42) ** 2 + (z + 0.1) ** 2);
    const two = sqrt((x - 1.04) ** 2 + (z - 0.06) ** 2);
    return disc(min(one, two), y - 0.4, 0.297, 0.2, 0.01);
  };
  const cup = (x: number, y: number, z: number) => {
    const off = sqrt((x - 0.5) ** 2 + (z - 0.62) ** 2);
    return (
      max(disc(off, y - 0.12, 0.14 + 0.3 * y, 0.12, 0.02), -disc(off, y - 0.22, 0.15, 0.1, 0.01)) *
      0.9
    );
  };
  const ink = (x: number, y: number, z: number) =>
    cylinder(x - 0.5, y - 0.12, z - 0.62, 0.14, 0.06, 0.01);
  return assembled(
    [
      [motor, metal(colours.metal, 0.18)],
      [rings, metal('#dcb671', 0.18)],
      [grip, matte('#232328', 0.5)],
      [tip, metal('#c9ccd2', 0.15)],
      [needle, metal('#c9ccd2', 0.12)],
      [cable, matte('#1d1d21', 0.5)],
      [bottle(0.42, -0.1), glass(colours.body, 0.1)],
      [bottle(1.04, 0.06), glass(colours.accent, 0.1)],
      [caps, matte('#17171a', 0.35)],
      [labels, matte('#f6f1e6', 0.6)],
      [cup, matte('#fbf8f2', 0.3)],
      [ink, matte(colours.body, 0.1)],
    ],
    { height: 2.08, radius: 1.3, yaw: 0.12, pitch: 0.2 },
  );
}

/** Saddled horse. */
export function horse(colours: ProductColours): ProductObject {
  const trunk = (x: number, y: number, z: number) => {
    const barrel = blend(
      blend(
        ellipsoid(x, y - 1.16, z, 0.66, 0.36, 0.33),
        ellipsoid(x + 0.5, y - 1.22, z, 0.36, 0.39, 0.34),
        0.2,
      ),
      ellipsoid(x - 0.5, y - 1.16, z, 0.32, 0.38, 0.3),
      0.2,
    );
    if (x < 0.2) return barrel * 0.92;
    const neck = blend(
      capsule(x, y, z, 0.62, 1.3, 0, 0.88, 1.66, 0, 0.24),
      capsule(x, y, z, 0.88, 1.66, 0, 1.04, 2.0, 0, 0.16),
      0.16,
    );
    const head = blend(
      ellipsoid(
        (x - 1.16) * 0.8 - (y - 2.02) * 0.6,
        (x - 1.16) * 0.6 + (y - 2.02) * 0.8,
        z,
        0.24,
        0.19,
        0.16,
      ),
      capsule(x, y, z, 1.2, 1.96, 0, 1.5, 1.68, 0, 0.115),
      0.14,
    );
    const ears = capsule(x, y, abs(z), 1.04, 2.16, 0.08, 1.02, 2.36, 0.1, 0.045);
    return blend(blend(barrel, neck, 0.22), min(head, ears), 0.08) * 0.92;
  };
  const legs = (x: number, y: number, z: number) => {
    const side = abs(z) - 0.19;
    const fore = blend(
      capsule(x, y, side, 0.58, 1.0, 0, 0.6, 0.52, 0, 0.125),
      capsule(x, y, side, 0.6, 0.52, 0, 0.58, 0.16, 0, 0.085),
      0.1,
    );
    const hind = blend(
      capsule(x, y, side, -0.58, 1.05, 0, -0.68, 0.58, 0, 0.145),
      capsule(x, y, side, -0.7, 0.58, 0, -0.6, 0.16, 0, 0.085),
      0.1,
    );
    return min(fore, hind);
  };
  const body = (x: number, y: number, z: number) =>
    y > 1.5 ? trunk(x, y, z) : blend(trunk(x, y, z), legs(x, y, z), 0.16);
  const hooves = (x: number, y: number, z: number) => {
    const off = sqrt((abs(x + 0.01) - 0.6) ** 2 + (abs(z) - 0.19) ** 2);
    return disc(off, y - 0.085, 0.135 - 0.3 * (y - 0.085), 0.085, 0.02) * 0.9;
  };
  const mane = (x: number, y: number, z: number) => {
    if (x > 0.2) {
      const crest = min(
        capsule(x, y, z, 0.44, 1.52, 0, 0.7, 1.86, 0, 0.085),
        capsule(x, y, z, 0.7, 1.86, 0, 0.95, 2.2, 0, 0.085),
      );
      return blend(crest, ellipsoid(x - 1.12, y - 2.18, z, 0.12, 0.08, 0.06), 0.08);
    }
    return blend(
      capsule(x, y, z, -0.82, 1.36, 0, -1.0, 1.14, 0, 0.08),
      capsule(x, y, z, -1.0, 1.14, 0, -1.04, 0.56, 0, 0.12),
      0.12,
    );
  };
  const saddle = (x: number, y: number, z: number) => {
    const over = ellipsoid(x, y - 1.16, z, 0.7, 0.4, 0.37);
    if (over > 0.3) return over - 0.04;
    const seat = max(over, abs(x - 0.02 + 0.1 * (1.5 - y)) - 0.25, 1.24 - y);
    return (
      min(
        seat,
        ellipsoid(x - 0.24, y - 1.56, z, 0.07, 0.09, 0.12),
        ellipsoid(x + 0.26, y - 1.57, z, 0.07, 0.09, 0.16),
      ) * 0.85
    );
  };
  const blanket = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 1.16, z, 0.69, 0.385, 0.355), abs(x) - 0.34, 1.02 - y) * 0.9;
  const eyes = (x: number, y: number, z: number) =>
    sphere(x - 1.22, y - 2.05, abs(z) - 0.14, 0.035);
  const bridle = (x: number, y: number, z: number) => {
    const axis = (x - 1.38) * 0.72 - (y - 1.79) * 0.69;
    return max(abs(axis) - 0.025, capsule(x, y, z, 1.2, 1.96, 0, 1.5, 1.68, 0, 0.13)) * 0.9;
  };
  return assembled(
    [
      [body, matte('#a5673a', 0.45)],
      [hooves, matte('#2c2119', 0.4)],
      [mane, matte('#3a2417', 0.6)],
      [saddle, matte('#4a2a18', 0.3)],
      [blanket, matte(colours.accent, 0.8)],
      [eyes, matte('#120d0a', 0.1)],
      [bridle, matte(colours.accent, 0.5)],
    ],
    { height: 2.4, radius: 1.36, yaw: 0.42, pitch: 0.12 },
  );
}
