import { blend, capsule, cylinder, extruded, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, matte, metal } from './assembled.ts';

const { abs, atan2, floor, max, min, PI, round, sin, sqrt } = Math;

const nowhere = () => Number.POSITIVE_INFINITY;

/** Rolled yoga mat with its strap, a block beside it. */
export function yogaMat(colours: ProductColours): ProductObject {
  const roll = (x: number, y: number, z: number) => cylinder(y - 0.42, x, z, 0.42, 1.2, 0.03);
  const tail = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.035, z - 0.44, 1.2, 0.035, 0.5, 0.03);
  const straps = (x: number, y: number, z: number) =>
    cylinder(y - 0.42, abs(x) - 0.62, z, 0.435, 0.07, 0.02);
  const carry = (x: number, y: number, z: number) => boxedArch(x, y, z);
  const block = (x: number, y: number, z: number) =>
    roundBox(
      (x - 0.3) * 0.96 + (z - 1.24) * 0.28,
      y - 0.2,
      (z - 1.24) * 0.96 - (x - 0.3) * 0.28,
      0.46,
      0.2,
      0.26,
      0.06,
    );
  const base = assembled(
    [
      [roll, matte(colours.body, 0.85)],
      [tail, matte(colours.body, 0.85)],
      [straps, matte(colours.dark, 0.6)],
      [carry, matte(colours.dark, 0.6)],
      [block, matte(colours.accent, 0.8)],
      [nowhere, matte(colours.light, 0.85)],
    ],
    { height: 0.98, radius: 1.72, yaw: 0.6, pitch: 0.3 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0 || abs(x) < 1.17) return own;
      const py = y - 0.42;
      const turn = sqrt(py * py + z * z) / 0.11 + atan2(py, z) / (2 * PI);
      return turn - floor(turn) < 0.22 ? 5 : own;
    },
  };
}

/** Carrying strap over a mat. */
function boxedArch(x: number, y: number, z: number): number {
  const px = x / 0.62;
  const arch = abs(y - 0.86 - 0.1 * max(0, 1 - px * px)) - 0.025;
  return max(arch, abs(x) - 0.62, abs(z) - 0.06) * 0.9;
}

/** Corners of an icosahedron, and the middles of its faces, of half the ball: opposite ones are the same to `abs`. */
const PHI = (1 + sqrt(5)) / 2;
const CORNERS = unit([
  [0, 1, PHI],
  [0, 1, -PHI],
  [1, PHI, 0],
  [1, -PHI, 0],
  [PHI, 0, 1],
  [PHI, 0, -1],
]);
const FACES = unit([
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [1, -1, -1],
  [0, 1 / PHI, PHI],
  [0, 1 / PHI, -PHI],
  [1 / PHI, PHI, 0],
  [1 / PHI, -PHI, 0],
  [PHI, 0, 1 / PHI],
  [PHI, 0, -1 / PHI],
]);

function unit(vectors: readonly (readonly [number, number, number])[]) {
  return vectors.map(([x, y, z]) => {
    const length = sqrt(x * x + y * y + z * z);
    return [x / length, y / length, z / length] as const;
  });
}

/** Football of black and white panels. */
export function football(): ProductObject {
  const ball = (x: number, y: number, z: number) => sphere(x, y - 1, z, 1);
  const base = assembled(
    [
      [ball, matte('#fbf9f4', 0.3)],
      [nowhere, matte('#222226', 0.3)],
      [nowhere, matte('#b9b6b0', 0.5)],
    ],
    { height: 2, radius: 1, yaw: 0.35, pitch: 0.16 },
  );
  return {
    ...base,
    part(x, y, z) {
      const py = y - 1;
      const corner = max(...CORNERS.map(([a, b, c]) => abs(a * x + b * py + c * z)));
      const faces = FACES.map(([a, b, c]) => abs(a * x + b * py + c * z)).sort((a, b) => b - a);
      const [first = 0, second = 0] = faces;
      // A pentagon ends at a third of the way to the next corner, where both measures stand in this ratio.
      const edge = corner - 1.026 * first;
      if (edge > 0) return 1;
      return edge > -0.02 || first - second < 0.022 ? 2 : 0;
    },
  };
}

/** Basketball. */
export function basketball(): ProductObject {
  const ball = (x: number, y: number, z: number) => {
    const py = y - 1;
    const gap = sphere(x, py, z, 1);
    return gap > 0.05 ? gap : gap + 0.012 * max(0, 1 - seam(x, py, z) / 0.035);
  };
  const base = assembled(
    [
      [ball, matte('#d9762f', 0.6)],
      [nowhere, matte('#26201c', 0.6)],
    ],
    { height: 2, radius: 1, yaw: 0.5, pitch: 0.2 },
  );
  return { ...base, part: (x, y, z) => (seam(x, y - 1, z) < 0.03 ? 1 : 0) };
}

function seam(x: number, y: number, z: number): number {
  const side = abs(sqrt(z * z + (abs(x) - 1.05) ** 2) - 0.72);
  return min(abs(x), abs(y * 0.94 + z * 0.34), side);
}

/** Pair of dumbbells. */
export function dumbbells(colours: ProductColours): ProductObject {
  const turned = (z: number, y: number) => {
    const ay = abs(y);
    const az = abs(z);
    return max(az * 0.866 + ay * 0.5, ay) - 0.42;
  };
  const heads = (x: number, y: number, z: number) =>
    extruded(turned(z, y), abs(abs(x) - 0.78) - 0.3, 0.07);
  const bar = (x: number, y: number, z: number) =>
    cylinder(y, x, z, 0.1 + 0.025 * max(0, 1 - (x * x) / 0.2), 0.6, 0.02) * 0.95;
  const rings = (x: number, y: number, z: number) =>
    cylinder(y, abs(x) - 0.78, z, 0.3, 0.315, 0.02);
  const front =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      shape(x * 0.97 + (z - 0.42) * 0.24, y - 0.42, (z - 0.42) * 0.97 - x * 0.24);
  const back =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      shape(x + 0.1, y - 0.42, z + 0.56);
  const both = (shape: (x: number, y: number, z: number) => number) => {
    const near = front(shape);
    const far = back(shape);
    return (x: number, y: number, z: number) => min(near(x, y, z), far(x, y, z));
  };
  return assembled(
    [
      [both(heads), matte('#2a2a30', 0.5)],
      [both(bar), metal('#c9ccd2', 0.25)],
      [both(rings), matte(colours.accent, 0.35)],
    ],
    { height: 0.86, radius: 1.5, yaw: 0.5, pitch: 0.32 },
  );
}

/** Tennis racket with a ball. */
export function racket(colours: ProductColours): ProductObject {
  const lean = 0.3;
  const px = (x: number, y: number) => x * 0.955 - (y - 0.1) * lean + 0.24;
  const py = (x: number, y: number) => (y - 0.1) * 0.955 + x * lean;
  const hoop = (x: number, y: number) => {
    const a = px(x, y);
    const b = (py(x, y) - 1.86) * 0.8;
    return sqrt(a * a + b * b) - 0.6;
  };
  const frame = (x: number, y: number, z: number) => {
    const ring = sqrt(hoop(x, y) ** 2 + z * z) - 0.062;
    const b = py(x, y);
    const throat = capsule(abs(px(x, y)), b, z, 0.3, 1.26, 0, 0.05, 0.8, 0, 0.055);
    return blend(ring * 0.9, throat, 0.06);
  };
  const strings = boxed([0.45, 1.9, 0], [1.1, 0.95, 0.03], (x, y, z) => {
    const a = px(x, y);
    const b = py(x, y);
    const grid = min(abs(a - round(a / 0.12) * 0.12), abs(b - round(b / 0.12) * 0.12));
    return max(sqrt(grid * grid + z * z) - 0.011, hoop(x, y));
  });
  const grip = (x: number, y: number, z: number) =>
    (capsule(px(x, y), py(x, y), z, 0, 0.06, 0, 0, 0.82, 0, 0.085) + 0.006 * sin(py(x, y) * 50)) *
    0.9;
  const ball = (x: number, y: number, z: number) => sphere(x + 0.62, y - 0.3, z - 0.34, 0.3);
  const base = assembled(
    [
      [frame, matte(colours.body, 0.2)],
      [strings, matte('#f4f1ea', 0.5)],
      [grip, matte('#2a2a30', 0.7)],
      [ball, matte('#d8e54a', 0.9)],
      [nowhere, matte('#fbf9f4', 0.9)],
      [nowhere, matte(colours.accent, 0.2)],
    ],
    { height: 2.76, radius: 1.1, yaw: 0.25, pitch: 0.08 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === 3) {
        const a = sqrt((y - 0.3) ** 2 + (z - 0.34) ** 2 + (abs(x + 0.62) - 0.32) ** 2);
        return abs(a - 0.32) < 0.03 ? 4 : own;
      }
      return own === 0 && abs(py(x, y) - 2.3) < 0.2 ? 5 : own;
    },
  };
}

/** Skateboard on its wheels. */
export function skateboard(colours: ProductColours): ProductObject {
  const lift = (x: number) => {
    const past = max(0, abs(x) - 0.86);
    return 0.5 * past;
  };
  const flat = (x: number, z: number) => {
    const past = max(abs(x) - 0.98, 0);
    return sqrt(past * past + z * z) - 0.4;
  };
  const deck = (x: number, y: number, z: number) =>
    extruded(flat(x, z), abs(y - 0.46 - lift(x)) - 0.045, 0.03) * 0.86;
  const grip = (x: number, y: number, z: number) =>
    extruded(flat(x, z) + 0.02, abs(y - 0.505 - lift(x)) - 0.014, 0.008) * 0.86;
  const trucks = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.72, y - 0.36, z, 0.14, 0.07, 0.1, 0.03),
      cylinder(abs(x) - 0.72, z, y - 0.24, 0.06, 0.36, 0.02),
    );
  const wheels = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.72, abs(z) - 0.34, y - 0.17, 0.17, 0.11, 0.05);
  const base = assembled(
    [
      [deck, matte('#c98f57', 0.4)],
      [grip, matte(colours.body, 0.85)],
      [trucks, metal('#c9ccd2', 0.22)],
      [wheels, matte(colours.accent, 0.35)],
      [nowhere, matte(colours.accent, 0.8)],
    ],
    { height: 0.74, radius: 1.4, yaw: 0.62, pitch: 0.34 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      return own === 1 && abs(abs(x * 0.8 + z * 0.6) - 0.16) < 0.07 ? 4 : own;
    },
  };
}

/** Surfboard, upright. */
export function surfboard(colours: ProductColours): ProductObject {
  const flat = (x: number, y: number) => {
    const t = (y - 1.3) / 1.32;
    const wide = 0.46 * sqrt(max(0, 1 - t * t)) * (1 - 0.12 * t);
    return (abs(x) - wide) * 0.7;
  };
  const board = (x: number, y: number, z: number) => {
    const bow = z - 0.1 * (y - 1.3) * (y - 1.3) + 0.06;
    return extruded(max(flat(x, y), abs(y - 1.31) - 1.31), abs(bow) - 0.07, 0.06) * 0.8;
  };
  const fins = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.16, y - 0.36, z + 0.12, 0.015, 0.14, 0.16, 0.012) * 0.9;
  const base = assembled(
    [
      [board, matte(colours.light, 0.16)],
      [fins, matte('#26262b', 0.4)],
      [nowhere, matte(colours.body, 0.16)],
      [nowhere, matte(colours.accent, 0.16)],
      [nowhere, matte('#9c6b3f', 0.3)],
    ],
    {
      height: 2.62,
      radius: 0.6,
      yaw: 0.35,
      pitch: 0.06,
    },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      if (abs(x) < 0.014) return 4;
      const slant = y + x * 0.5;
      if (slant > 1.7 && slant < 1.86) return 3;
      return slant > 1.86 || slant < 0.66 ? 2 : own;
    },
  };
}
