import { blend, capsule, cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

const OAK = '#b9824f';

/** Desk chair on castors with a mesh back and arms. */
export function officeChair(colours: ProductColours): ProductObject {
  const seat = (x: number, y: number, z: number) => {
    const dip = 0.06 * max(0, z - 0.2);
    return roundBox(x, y - 0.92 + dip, z - 0.02, 0.52, 0.1, 0.5, 0.1) * 0.96;
  };
  const back = (x: number, y: number, z: number) => {
    const bent = z + 0.5 - 0.22 * x * x + (y - 1.6) * 0.1;
    return roundBox(x, y - 1.58, bent, 0.48 - 0.08 * max(0, y - 1.6), 0.5, 0.055, 0.05) * 0.88;
  };
  const lumbar = (x: number, y: number, z: number) => {
    const bent = z + 0.42 - 0.22 * x * x + (y - 1.6) * 0.1;
    return min(
      roundBox(x, y - 1.32, bent, 0.4, 0.1, 0.05, 0.05) * 0.9,
      roundBox(x, y - 2.28, z + 0.54 - 0.2 * x * x, 0.32, 0.13, 0.07, 0.07) * 0.9,
    );
  };
  const black = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      roundBox(ax - 0.63, y - 1.26, z - 0.05, 0.07, 0.045, 0.3, 0.04),
      capsule(ax, y, z, 0.62, 1.24, -0.02, 0.52, 0.86, -0.05, 0.05),
      capsule(x, y, z, 0, 0.84, -0.3, 0, 1.24, -0.56, 0.055),
      capsule(x, y, z, 0, 1.24, -0.56, 0, 2.3, -0.64, 0.05),
      cylinder(x, y - 0.78, z, 0.22, 0.07, 0.03),
      cylinder(x, y - 0.36, z, 0.09, 0.16, 0.02),
    );
  };
  const column = (x: number, y: number, z: number) => cylinder(x, y - 0.6, z, 0.05, 0.22, 0.01);
  const star = (x: number, y: number, z: number) => {
    const sector = (2 * PI) / 5;
    const angle = atan2(z, x) + 0.3;
    const folded = angle - sector * round(angle / sector);
    const axis = sqrt(x * x + z * z);
    const along = axis * cos(folded);
    const beside = axis * sin(folded);
    return min(
      capsule(along, y, beside, 0.06, 0.3, 0, 0.7, 0.19, 0, 0.055),
      cylinder(y - 0.09, beside, along - 0.7, 0.09, 0.06, 0.03),
    );
  };
  return assembled(
    [
      [seat, matte(colours.body, 0.75)],
      [back, matte(colours.body, 0.7)],
      [lumbar, matte(colours.accent, 0.7)],
      [black, matte('#26262b', 0.45)],
      [column, metal('#c9ccd2', 0.2)],
      [star, matte('#26262b', 0.4)],
    ],
    { height: 2.42, radius: 0.84, yaw: 0.55, pitch: 0.14 },
  );
}

/** Sofa for three with two cushions. */
export function sofa(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      blend(
        roundBox(x, y - 0.82, z + 0.46, 1.34, 0.46, 0.17, 0.15),
        roundBox(ax - 1.32, y - 0.58, z, 0.16, 0.32, 0.58, 0.14),
        0.1,
      ),
      roundBox(x, y - 0.38, z, 1.32, 0.14, 0.55, 0.08),
    );
  };
  const seats = (x: number, y: number, z: number) => {
    const nth = min(1, max(-1, round(x / 0.78)));
    return roundBox(x - nth * 0.78, y - 0.6, z - 0.08, 0.385, 0.12, 0.5, 0.1);
  };
  const backs = (x: number, y: number, z: number) => {
    const nth = min(1, max(-1, round(x / 0.78)));
    const lean = z + 0.24 + (y - 0.96) * 0.2;
    return roundBox(x - nth * 0.78, y - 0.98, lean, 0.375, 0.3, 0.12, 0.12) * 0.95;
  };
  const pillow = (x: number, y: number, z: number, at: number, turn: number) => {
    const px = (x - at) * cos(turn) - (y - 0.96) * sin(turn);
    const py = (y - 0.96) * cos(turn) + (x - at) * sin(turn);
    return roundBox(px, py, z - 0.02 + py * 0.3, 0.26, 0.26, 0.1, 0.1) * 0.9;
  };
  const legs = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 1.18, 0.26, 0.4, 1.24, 0.05, 0.46, 0.05);
  return assembled(
    [
      [shell, matte(colours.body, 0.75)],
      [seats, matte(colours.body, 0.8)],
      [backs, matte(colours.body, 0.8)],
      [(x, y, z) => pillow(x, y, z, -0.88, 0.2), matte(colours.accent, 0.8)],
      [(x, y, z) => pillow(x, y, z, 0.9, -0.3), matte(colours.second, 0.8)],
      [legs, matte('#8a5a35', 0.4)],
    ],
    { height: 1.3, radius: 1.5, yaw: 0.38, pitch: 0.2 },
  );
}

/** Low table of wood with a vase and two books on it. */
export function coffeeTable(colours: ProductColours): ProductObject {
  const top = (x: number, y: number, z: number) => {
    const px = x * 0.68;
    return disc(sqrt(px * px + z * z), y - 0.82, 0.84, 0.06, 0.05) * 0.95;
  };
  const legs = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.62, 0.78, 0.42, 0.82, 0.06, 0.58, 0.06);
  const shelf = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.4, z, 0.7, 0.025, 0.46, 0.02);
  const books = (x: number, y: number, z: number) =>
    roundBox(
      (x - 0.42) * 0.95 + z * 0.3,
      y - 0.93,
      z * 0.95 - (x - 0.42) * 0.3,
      0.34,
      0.05,
      0.26,
      0.02,
    );
  const upper = (x: number, y: number, z: number) =>
    roundBox(
      (x - 0.42) * 0.99 - z * 0.14,
      y - 1.03,
      z * 0.99 + (x - 0.42) * 0.14,
      0.3,
      0.05,
      0.23,
      0.02,
    );
  const vase = (x: number, y: number, z: number) =>
    blend(
      ellipsoid(x + 0.42, y - 1.08, z, 0.23, 0.22, 0.23),
      cylinder(x + 0.42, y - 1.3, z, 0.09, 0.12, 0.03),
      0.12,
    ) * 0.9;
  const twigs = (x: number, y: number, z: number) => {
    const px = x + 0.42;
    let leaves = 9;
    for (let nth = 0; nth < 3; nth++) {
      const lean = (nth - 1) * 0.62;
      const along = px * sin(lean) + (y - 1.36) * cos(lean);
      const off = px * cos(lean) - (y - 1.36) * sin(lean);
      leaves = min(leaves, ellipsoid(along - 0.34, off, z - (nth - 1) * 0.06, 0.34, 0.12, 0.05));
    }
    return leaves * 0.7;
  };
  return assembled(
    [
      [top, matte(OAK, 0.4)],
      [legs, matte('#9c6b3f', 0.45)],
      [shelf, matte('#9c6b3f', 0.5)],
      [books, matte(colours.body, 0.5)],
      [upper, matte(colours.accent, 0.5)],
      [vase, matte(colours.light, 0.35)],
      [twigs, matte('#5d9457', 0.5)],
    ],
    { height: 2.04, radius: 1.24, yaw: 0.3, pitch: 0.28 },
  );
}

/** Desk whose top can be raised, with a screen, a cup and a plant. */
export function desk(colours: ProductColours): ProductObject {
  const top = (x: number, y: number, z: number) => roundBox(x, y - 1.2, z, 1.32, 0.05, 0.62, 0.03);
  const frame = (x: number, y: number, z: number) => {
    const ax = abs(x) - 0.96;
    return min(
      roundBox(ax, y - 0.05, z, 0.09, 0.05, 0.54, 0.03),
      roundBox(ax, y - 0.4, z, 0.09, 0.36, 0.075, 0.02),
      roundBox(ax, y - 0.86, z, 0.065, 0.32, 0.05, 0.02),
      roundBox(x, y - 1.1, z, 0.96, 0.05, 0.05, 0.02),
    );
  };
  const rim = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.82, z + 0.3, 0.66, 0.4, 0.035, 0.03),
      roundBox(x, y - 1.4, z + 0.33, 0.07, 0.2, 0.03, 0.02),
      roundBox(x, y - 1.265, z + 0.3, 0.24, 0.02, 0.14, 0.02),
    );
  const screen = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.83, z + 0.262, 0.63, 0.365, 0.006, 0.004);
  const small = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.08, y - 1.27, z - 0.22, 0.36, 0.025, 0.13, 0.02),
      ellipsoid(x - 0.5, y - 1.27, z - 0.22, 0.07, 0.05, 0.11),
    );
  const cup = (x: number, y: number, z: number) =>
    cylinder(x + 0.98, y - 1.38, z - 0.1, 0.11, 0.13, 0.03);
  const pot = (x: number, y: number, z: number) =>
    cylinder(x - 1, y - 1.36, z + 0.16, 0.14, 0.12, 0.03);
  const leaves = (x: number, y: number, z: number) =>
    min(
      ellipsoid((abs(x - 1) - 0.1) * 0.86 - (y - 1.6) * 0.4, y - 1.6, z + 0.16, 0.09, 0.2, 0.06),
      ellipsoid(x - 1, y - 1.66, z + 0.16, 0.09, 0.24, 0.07),
    ) * 0.75;
  return assembled(
    [
      [top, matte(OAK, 0.4)],
      [frame, matte('#2a2a2f', 0.4)],
      [rim, metal('#bfc3ca', 0.3)],
      [screen, matte('#08080a', 0.08)],
      [small, matte('#f1efea', 0.4)],
      [cup, matte(colours.accent, 0.35)],
      [pot, matte(colours.body, 0.5)],
      [leaves, matte('#4f9358', 0.5)],
    ],
    {
      height: 2.24,
      radius: 1.46,
      yaw: 0.42,
      pitch: 0.2,
      decals: [frontPicture(3, 'screen-wide', 0.615, 1.48, 2.18, -0.27, true)],
    },
  );
}

/** Table lamp, lit. */
export function tableLamp(colours: ProductColours): ProductObject {
  const shade = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const wall = (axis - 0.74 + (y - 1.3) * 0.4) * 0.93;
    return max(abs(wall) - 0.025, abs(y - 1.62) - 0.44);
  };
  const trim = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return min(
      max(abs(axis - 0.79) - 0.03, abs(y - 1.19) - 0.03),
      max(abs(axis - 0.44) - 0.03, abs(y - 2.05) - 0.03),
    );
  };
  const foot = (x: number, y: number, z: number) =>
    blend(
      blend(
        ellipsoid(x, y - 0.46, z, 0.46, 0.42, 0.46),
        cylinder(x, y - 0.9, z, 0.13, 0.2, 0.04),
        0.24,
      ),
      cylinder(x, y - 0.05, z, 0.36, 0.05, 0.03),
      0.05,
    ) * 0.92;
  const stem = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 1.3, z, 0.035, 0.28, 0.01), sphere(x, y - 2.12, z, 0.07));
  const light = (x: number, y: number, z: number) => sphere(x, y - 1.5, z, 0.17);
  return assembled(
    [
      [shade, matte('#ffedc9', 0.9)],
      [trim, matte(colours.accent, 0.5)],
      [foot, matte(colours.body, 0.22)],
      [stem, metal('#d9b878', 0.2)],
      [light, glow('#fffaf0')],
    ],
    { height: 2.18, radius: 0.86, yaw: 0, pitch: 0.04 },
  );
}
