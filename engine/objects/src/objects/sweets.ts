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
import {
  frontPicture,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';
import { FAR, fromRing } from './ring-of-things.ts';

const { abs, atan2, cos, floor, max, min, PI, round, sin, sqrt } = Math;

/** Cup of three scoops with a rolled wafer. */
export function iceCream(colours: ProductColours): ProductObject {
  const radiusAt = (y: number) => 0.5 + 0.24 * y;
  const cup = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const rim = sqrt((axis - radiusAt(0.9)) ** 2 + (y - 0.9) ** 2) - 0.045;
    return min(disc(axis, y - 0.45, radiusAt(y), 0.45, 0.04) * 0.9, rim);
  };
  const scoop = (x: number, y: number, z: number, r: number) => {
    const ball = sphere(x, y, z, r);
    if (ball > 0.2) return ball - 0.1;
    const crumbs = 0.012 * sin(x * 17 + y * 5) * sin(y * 19 - z * 7) * sin(z * 15 + x * 6);
    const skirt = torus(x, z, y + r * 0.42, r * 0.9, 0.09 + 0.025 * sin(atan2(z, x) * 11));
    return (blend(ball, skirt, 0.08) + crumbs) * 0.8;
  };
  const wafer = (x: number, y: number, z: number) =>
    (capsule(x, y, z, 0.3, 1.2, -0.3, 0.58, 2.14, -0.5, 0.1) + 0.006 * sin(y * 44 - x * 30)) * 0.85;
  const cherry = (x: number, y: number, z: number) => sphere(x + 0.02, y - 2.08, z - 0.04, 0.14);
  const stalk = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.02, 2.18, 0.04, -0.12, 2.4, 0.06, 0.02);
  return assembled(
    [
      [cup, matte(colours.body, 0.45)],
      [(x, y, z) => scoop(x + 0.33, y - 1.1, z - 0.2, 0.44), matte('#f4a3b4', 0.62)],
      [(x, y, z) => scoop(x - 0.35, y - 1.08, z - 0.14, 0.44), matte('#7a4a2e', 0.6)],
      [(x, y, z) => scoop(x, y - 1.58, z + 0.02, 0.46), matte('#fbecc9', 0.62)],
      [wafer, matte('#d99b4e', 0.65)],
      [cherry, matte('#b3142b', 0.12)],
      [stalk, matte('#3f5a2a', 0.6)],
    ],
    {
      height: 2.42,
      radius: 0.86,
      yaw: 0.15,
      pitch: 0.2,
      decals: [{ ...wrapLabel(0, 0.6, 0.12, 0.8, 1), kind: 'print' }],
    },
  );
}

/** Ring doughnut standing on its edge, iced and sprinkled. */
export function donut(colours: ProductColours): ProductObject {
  const RING = 0.66;
  const dough = (x: number, y: number, z: number) =>
    torus(x, y - 1.02, z * 0.94, RING, 0.37) * 0.96;
  const icing = (x: number, y: number, z: number) => {
    const shell = torus(x, y - 1.02, z * 0.94 - 0.015, RING, 0.395);
    if (shell > FAR) return shell;
    const wave = 0.045 * sin(atan2(y - 1.02, x) * 9);
    return max(shell, 0.13 + wave - z) * 0.8;
  };
  /** Sprinkles on one of two circles of the iced front. */
  const sprinkles = (x: number, y: number, z: number, start: number) => {
    const shell = torus(x, y - 1.02, z * 0.94 - 0.015, RING, 0.42);
    if (shell > FAR || z < 0) return max(shell, 0.02);
    const axis = sqrt(x * x + (y - 1.02) ** 2);
    const outer = axis > RING ? 1 : 0;
    const count = outer ? 9 : 6;
    const ring = outer ? 0.86 : 0.47;
    const sector = (2 * PI) / count;
    const angle = atan2(y - 1.02, x) + start + outer * 0.35;
    const nth = round(angle / sector);
    const folded = angle - sector * nth;
    const beside = axis * sin(folded);
    const along = axis * cos(folded) - ring;
    const turn = nth * 2.4 + start * 5;
    const c = cos(turn);
    const s = sin(turn);
    const depth = z - 0.405 + (outer ? 0.075 : 0.07);
    const px = along * c + beside * s;
    return (
      sqrt(max(0, abs(px) - 0.075) ** 2 + (beside * c - along * s) ** 2 + depth * depth) - 0.042
    );
  };
  return assembled(
    [
      [dough, matte('#d99a54', 0.6)],
      [icing, matte('#ec86a6', 0.22)],
      [(x, y, z) => sprinkles(x, y, z, 0), matte('#ffffff', 0.4)],
      [(x, y, z) => sprinkles(x, y, z, 0.21), matte(colours.body, 0.4)],
      [(x, y, z) => sprinkles(x, y, z, 0.45), matte(colours.second, 0.4)],
    ],
    { height: 2.06, radius: 1.05, yaw: 0.55, pitch: 0.16 },
  );
}

/** Height that the icing of a cupcake gains in one turn. */
const PITCH = 0.3;

/** Distance to the rope of icing, cut across, after so many turns. */
function rope(axis: number, y: number, turns: number): number {
  const along = max(0, min(3.3, turns));
  const rise = min(1, along / 3.2);
  return (
    sqrt((axis - 0.6 * (1 - rise)) ** 2 + (y - 0.86 - PITCH * along) ** 2) - 0.24 + 0.07 * rise
  );
}

/** Cupcake in a pleated case with piped icing and a cherry. */
export function cupcake(colours: ProductColours): ProductObject {
  const paper = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = disc(axis, y - 0.4, 0.52 + 0.22 * y, 0.42, 0.02) * 0.95;
    if (gap > FAR) return gap;
    return disc(axis, y - 0.4, 0.5 + 0.23 * y + 0.018 * sin(atan2(z, x) * 28), 0.4, 0.02) * 0.8;
  };
  const icing = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = max(axis - 0.86, abs(y - 1.24) - 0.56);
    if (gap > 0.12) return gap;
    // A rope laid in a rising, narrowing coil: turns of it are one pitch apart.
    const turn = atan2(x, z) / (2 * PI);
    const low = floor((y - 0.86) / PITCH - turn);
    const ropes = min(rope(axis, y, low + turn), rope(axis, y, low + 1 + turn));
    return blend(ropes, ellipsoid(x, y - 0.9, z, 0.62, 0.74, 0.62), 0.06) * 0.72;
  };
  const cherry = (x: number, y: number, z: number) => sphere(x, y - 1.92, z, 0.17);
  const stalk = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0, 2.05, 0, 0.12, 2.3, 0, 0.022);
  const pearls = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.1) - 0.2, abs(sqrt(x * x + z * z) - 0.7) - 0.1);
    if (gap > FAR) return gap;
    const along = max(0, atan2(x, z) / (2 * PI));
    return sphere(fromRing(x, z, 9, 0.77 - 0.19 * along), y - 1.02 - PITCH * along, 0, 0.055) * 0.8;
  };
  return assembled(
    [
      [paper, matte(colours.body, 0.6)],
      [icing, matte('#fdeef0', 0.42)],
      [cherry, matte('#c0182f', 0.1)],
      [stalk, matte('#4b6b2f', 0.6)],
      [pearls, matte(colours.accent, 0.3)],
    ],
    { height: 2.3, radius: 0.9, yaw: 0.3, pitch: 0.2 },
  );
}

/** Stack of biscuits with chocolate chips, one leaning on it. */
export function cookies(): ProductObject {
  const biscuit = (x: number, y: number, z: number) => {
    const gap = cylinder(x, y, z, 0.78, 0.14, 0.11);
    return gap > FAR ? gap : (gap + 0.014 * sin(x * 9 + 1) * sin(z * 10) * cos(y * 8)) * 0.85;
  };
  const chipsOn = (x: number, y: number, z: number, start: number) => {
    const gap = max(abs(y) - 0.17, sqrt(x * x + z * z) - 0.8);
    if (gap > FAR) return gap;
    return (
      min(
        ellipsoid(fromRing(x, z, 6, 0.5, start), abs(y) - 0.13, 0, 0.1, 0.06, 0.1),
        ellipsoid(fromRing(x, z, 7, 0.73, start + 0.4), y, 0, 0.07, 0.06, 0.07),
        ellipsoid(x - 0.1, abs(y) - 0.13, z + 0.06, 0.1, 0.06, 0.1),
      ) * 0.75
    );
  };
  const stack = (
    one: (x: number, y: number, z: number, start: number) => number,
    x: number,
    y: number,
    z: number,
  ) => {
    const nth = min(3, max(0, round((y - 0.15) / 0.29)));
    const shift = 0.05 * sin(nth * 2.4);
    const c = 0.3;
    // The leaning one: turned up on its edge, its flat side to the front.
    const ly = y - 0.84;
    const lz = z - 0.94;
    const leaning = one(x - 0.34, ly * c + lz * 0.954, ly * 0.954 - lz * c, 0.7);
    return min(one(x + 0.14 + shift, y - 0.15 - nth * 0.29, z - shift, nth), leaning);
  };
  return assembled(
    [
      [(x, y, z) => stack(biscuit, x, y, z), matte('#cf9350', 0.75)],
      [(x, y, z) => stack(chipsOn, x, y, z), matte('#3b2015', 0.35)],
    ],
    { height: 1.62, radius: 1.3, yaw: 0.2, pitch: 0.24 },
  );
}

/** Three macaroons, one on another. */
export function macarons(colours: ProductColours): ProductObject {
  const shells = (x: number, y: number, z: number) => {
    const up = abs(y) - 0.1;
    const dome = max(cylinder(x, up, z, 0.66, 0.25, 0.21), -up);
    const gap = max(sqrt(x * x + z * z) - 0.7, abs(up - 0.03) - 0.04);
    if (gap > FAR) return min(dome, gap);
    const foot = torus(x, z, up - 0.03, 0.62, 0.045) + 0.016 * sin(x * 31) * sin(z * 29 + y * 20);
    return min(dome, foot) * 0.85;
  };
  const tower = [
    { x: 0.03, y: 0.37, tint: '#f3b6c2' },
    { x: -0.06, y: 1.05, tint: '#b9d7a4' },
    { x: 0.05, y: 1.73, tint: '#f6dfa0' },
  ];
  return assembled(
    [
      ...tower.map(
        (one) =>
          [
            (x: number, y: number, z: number) => shells(x - one.x, y - one.y, z),
            matte(one.tint, 0.5),
          ] as const,
      ),
      [
        (x, y, z) => {
          const nth = min(2, max(0, round((y - 0.37) / 0.68)));
          return cylinder(x, y - 0.37 - nth * 0.68, z, 0.6, 0.11, 0.05);
        },
        matte('#fff6e6', 0.5),
      ],
      [(x, y, z) => cylinder(x, y - 0.03, z, 0.98, 0.03, 0.02), matte(colours.body, 0.3)],
    ],
    { height: 2.06, radius: 1, yaw: 0, pitch: 0.18 },
  );
}

/** Tablet of chocolate in its sleeve, the foil torn off the top. */
export function chocolateBar(colours: ProductColours): ProductObject {
  const blocks = (x: number, y: number, z: number) => {
    const slab = roundBox(x, y - 1.14, z, 0.6, 1.1, 0.09, 0.03);
    if (slab > FAR || y < 1.1) return slab;
    const px = x - 0.3 * (floor(x / 0.3) + 0.5);
    const py = y - 1.1 - 0.38 * (floor((y - 1.1) / 0.38) + 0.5);
    const bevel = max(abs(px) - 0.12, abs(py) - 0.16) * 0.5;
    return (
      min(slab, max(bevel + abs(z) - 0.12, roundBox(x, y - 1.14, z, 0.6, 1.1, 0.16, 0.03))) * 0.8
    );
  };
  const foil = (x: number, y: number, z: number) => {
    const sleeve = roundBox(x, y - 0.7, z, 0.645, 0.7, 0.13, 0.03);
    if (sleeve > 0.2) return sleeve - 0.04;
    const torn = 0.06 * sin(x * 13 + 1) + 0.035 * sin(x * 31) + (z > 0 ? 0.12 * x : -0.1 * x);
    return (
      (roundBox(x, y - 0.76 - torn / 2, z, 0.645, 0.72 + torn / 2, 0.13, 0.02) +
        0.006 * sin(x * 40 + y * 23)) *
      0.75
    );
  };
  const paper = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.64, z, 0.665, 0.64, 0.155, 0.03);
  return assembled(
    [
      [blocks, matte('#55301d', 0.28)],
      [foil, metal(colours.metal, 0.3)],
      [paper, matte(colours.body, 0.45)],
    ],
    {
      height: 2.24,
      radius: 0.7,
      yaw: 0.42,
      pitch: 0.12,
      decals: [frontPicture(2, 'cover', 0.655, 0.02, 1.26, 0.13)],
    },
  );
}
