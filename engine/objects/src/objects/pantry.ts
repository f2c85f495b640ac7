import { blend, capsule, cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';
import { assembled, glass, matte } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** Jar of honey, a dipper leaning on it. */
export function honeyJar(colours: ProductColours): ProductObject {
  const SHIFT = 0.3;
  const label = wrapLabel(0, 0.66, 0.24, 1, 0.8);
  const pot = (fromLeft: number, y: number, z: number) => {
    const x = fromLeft + SHIFT;
    const axis = sqrt(x * x + z * z);
    const sector = PI / 4;
    const angle = atan2(x, z);
    const facet = axis * cos(angle - sector * round(angle / sector));
    return (
      blend(
        disc(facet * 0.5 + axis * 0.5, y - 0.62, 0.68, 0.6, 0.14),
        disc(axis, y - 1.24, 0.5, 0.12, 0.03),
        0.12,
      ) * 0.9
    );
  };
  const lid = (x: number, y: number, z: number) =>
    cylinder(x + SHIFT, y - 1.46, z, 0.58, 0.16, 0.04);
  const dipper = (x: number, y: number, z: number) => {
    // In the stick's own direction: it leans on the jar from the right.
    const px = x - 1.06 + SHIFT;
    const py = y - 0.28;
    const along = py * 0.94 - px * 0.34;
    const off = px * 0.94 + py * 0.34;
    const axis = sqrt(off * off + (z - 0.36) ** 2);
    const stick = disc(axis, along - 0.9, 0.05, 0.78, 0.03);
    if (along > 0.4) return stick;
    const belly = sqrt(max(0, 1 - (along / 0.3) ** 2)) * 0.22;
    const groove = 0.045 * cos(along * 48);
    return min(stick, disc(axis, along, max(0.06, belly + groove), 0.27, 0.02) * 0.6);
  };
  const puddle = (x: number, y: number, z: number) =>
    max(ellipsoid(x - 1.04 + SHIFT, y - 0.01, z - 0.42, 0.34, 0.07, 0.26), -y);
  return assembled(
    [
      [pot, glass('#d98a14', 0.06)],
      [lid, matte(colours.body, 0.3)],
      [dipper, matte('#b9824a', 0.6)],
      [puddle, glass('#e29a1c', 0.04)],
    ],
    {
      height: 1.9,
      radius: 1.3,
      yaw: 0.1,
      pitch: 0.2,
      decals: [{ ...label, project: (x, y, z, uv) => label.project(x + SHIFT, y, z, uv) }],
    },
  );
}

/** Bottle of milk with a full glass. */
export function milk(colours: ProductColours): ProductObject {
  const bottle = (x: number, y: number, z: number) =>
    blend(
      cylinder(x + 0.36, y - 0.68, z, 0.46, 0.68, 0.1),
      cylinder(x + 0.36, y - 1.62, z, 0.25, 0.3, 0.05),
      0.4,
    );
  const lid = (x: number, y: number, z: number) =>
    cylinder(x + 0.36, y - 1.95, z, 0.29, 0.11, 0.03);
  const glassAt = (x: number, z: number) => sqrt((x - 0.62) ** 2 + (z - 0.34) ** 2);
  const drink = (x: number, y: number, z: number) =>
    disc(glassAt(x, z), y - 0.46, 0.29 + 0.06 * y, 0.44, 0.03) * 0.97;
  const rim = (x: number, y: number, z: number) =>
    max(abs(glassAt(x, z) - 0.3 - 0.06 * y) - 0.018, abs(y - 0.98) - 0.1) * 0.97;
  const label = wrapLabel(0, 0.46, 0.2, 1.06, 0.98);
  return assembled(
    [
      [bottle, matte('#fffdf8', 0.12)],
      [lid, matte(colours.accent, 0.35)],
      [drink, matte('#fffdf8', 0.14)],
      [rim, glass('#dfe8ec', 0.04)],
    ],
    {
      height: 2.06,
      radius: 1.06,
      yaw: 0.1,
      pitch: 0.16,
      decals: [{ ...label, project: (x, y, z, uv) => label.project(x + 0.36, y, z, uv) }],
    },
  );
}

/** Lollipop with wrapped sweets. */
export function candy(colours: ProductColours): ProductObject {
  const swirl = (x: number, y: number, z: number, odd: boolean) => {
    const px = x + 0.2;
    const py = y - 1.5;
    const whole = cylinder(px, z, py, 0.62, 0.15, 0.11);
    if (whole > FAR) return whole;
    const axis = sqrt(px * px + py * py);
    const band = sin(atan2(py, px) * 4 + axis * 7) * (odd ? 1 : -1);
    return whole + (band > 0 ? 0 : 0.004);
  };
  const stick = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.2, 0.14, 0, -0.2, 1.2, 0, 0.055);
  const sweet = (x: number, y: number, z: number) => {
    const body = ellipsoid(x, y, z, 0.3, 0.22, 0.22);
    if (body > 0.5) return body - 0.34;
    const out = abs(x) - 0.28;
    const fan = disc(sqrt(y * y + z * z), out - 0.14, 0.05 + 0.85 * max(0, out), 0.14, 0.015);
    const pleats = 0.02 * sin(atan2(y, z) * 9);
    return min(body, (fan + pleats) * 0.6);
  };
  return assembled(
    [
      [(x, y, z) => swirl(x, y, z, true), matte(colours.accent, 0.14)],
      [(x, y, z) => swirl(x, y, z, false), matte('#fff8f0', 0.14)],
      [stick, matte('#fbf6ec', 0.5)],
      [
        (x, y, z) =>
          sweet((x - 0.5) * 0.9 + (z - 0.5) * 0.44, y - 0.23, (z - 0.5) * 0.9 - (x - 0.5) * 0.44),
        matte(colours.body, 0.18),
      ],
      [
        (x, y, z) =>
          sweet(
            (x + 0.62) * 0.94 - (z - 0.66) * 0.34,
            y - 0.23,
            (z - 0.66) * 0.94 + (x + 0.62) * 0.34,
          ),
        matte(colours.second, 0.18),
      ],
      [(x, y, z) => cylinder(x + 0.2, y - 0.07, z, 0.34, 0.07, 0.04), matte('#fbf6ec', 0.5)],
    ],
    { height: 2.12, radius: 1.42, yaw: 0.2, pitch: 0.18 },
  );
}

/** Whole fish on ice with slices of lemon. */
export function fish(): ProductObject {
  const plate = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x, y - 0.1, z, 1.3, 0.12, 0.74);
    return gap * 0.8;
  };
  const ice = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.24) - 0.12, abs(x) - 1.15, abs(z) - 0.62);
    if (gap > FAR) return gap;
    const px = x - 0.22 * round(x / 0.22);
    const pz = z - 0.22 * round(z / 0.22);
    const turn = round(x / 0.22) * 1.7 + round(z / 0.22) * 2.9;
    const c = cos(turn);
    const s = sin(turn);
    const cube = roundBox(
      px * c - pz * s,
      y - 0.22 - 0.03 * s,
      pz * c + px * s,
      0.075,
      0.075,
      0.075,
      0.02,
    );
    return max(cube, sqrt((x / 1.8) ** 2 + z * z) - 0.6) * 0.7;
  };
  const body = (x: number, y: number, z: number) => {
    const flesh = ellipsoid(x - 0.12, y - 0.52, z, 0.86, 0.26, 0.36);
    const tail = max(
      ellipsoid(x + 0.92, y - 0.5, abs(z) - 0.1, 0.3, 0.06, 0.26),
      abs(z) * 0.6 + x + 0.72,
    );
    return blend(flesh, tail, 0.16) * 0.85;
  };
  const fins = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.02, y - 0.5, z + 0.38, 0.34, 0.04, 0.14),
      ellipsoid(x - 0.1, y - 0.5, z - 0.38, 0.22, 0.04, 0.12),
      ellipsoid(
        (x - 0.3) * 0.9 + (z - 0.1) * 0.4,
        y - 0.76,
        (z - 0.1) * 0.9 - (x - 0.3) * 0.4,
        0.2,
        0.04,
        0.1,
      ),
    ) * 0.8;
  const eye = (x: number, y: number, z: number) => sphere(x - 0.74, y - 0.66, z - 0.02, 0.06);
  const gill = (x: number, y: number, z: number) => {
    const shell = body(x, y, z) - 0.008;
    return max(shell, abs(sqrt((x - 0.92) ** 2 + z * z) - 0.44) - 0.016, 0.5 - y);
  };
  const lemon = (x: number, y: number, z: number, r: number, grow: number) =>
    min(
      cylinder(
        x + 0.28,
        (y - 0.42) * 0.9 - (z - 0.52) * 0.43,
        (z - 0.52) * 0.9 + (y - 0.42) * 0.43,
        r,
        0.04 + grow,
        0.015,
      ),
      cylinder(
        x - 0.22,
        (y - 0.42) * 0.9 - (z - 0.54) * 0.43,
        (z - 0.54) * 0.9 + (y - 0.42) * 0.43,
        r,
        0.04 + grow,
        0.015,
      ),
    );
  return assembled(
    [
      [plate, matte('#fbf8f2', 0.25)],
      [ice, matte('#e4f1f8', 0.08)],
      [body, matte('#7f9fb3', 0.16)],
      [fins, matte('#54758c', 0.3)],
      [eye, matte('#15181c', 0.08)],
      [gill, matte('#54758c', 0.3)],
      [(x, y, z) => lemon(x, y, z, 0.22, 0), matte('#f5c92e', 0.35)],
      [(x, y, z) => lemon(x, y, z, 0.18, 0.008), matte('#fdf0a8', 0.4)],
    ],
    { height: 0.82, radius: 1.34, yaw: -0.3, pitch: 0.6 },
  );
}
