import { blend, ellipsoid, extruded, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte, sharedByParts } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, max, min, round, sin, sqrt } = Math;

const LAYER = 0.468;
const PATCH = 0.42;

/** Thick quilted blanket, folded, one corner of its lining turned back. */
export function blanket(colours: ProductColours): ProductObject {
  /** Hollow along the seams of the quilting, 0 in the middle of a patch. */
  const seam = (at: number) => {
    const to = abs(at - (round(at / PATCH - 0.5) + 0.5) * PATCH);
    return max(0, (to - PATCH * 0.26) / (PATCH * 0.24)) ** 2;
  };
  const layer = (x: number, y: number, z: number, nth: number, wide: number) => {
    const up = y - 0.24 - nth * LAYER - 0.014 * sin(x * 4 + nth * 3);
    const shell = roundBox(x, up, z, wide, 0.235, 0.86, 0.21);
    if (shell > FAR) return shell * 0.65;
    // Seams run across the top, one set of them also down over the fold in front.
    const onTop = max(0, min(1, (0.76 - abs(z)) / 0.14));
    const deep = min(1, seam(x) + seam(z) * onTop) * 0.028;
    return (shell + deep) * 0.65;
  };
  const folds = sharedByParts((x, y, z) =>
    min(layer(x, y, z, 0, 1.16), layer(x, y, z, 1, 1.13), layer(x, y, z, 2, 1.1)),
  );
  const lining = (x: number, y: number, z: number) => {
    const up = y - 1.45;
    const corner = max(x + z - 0.1, -x - 0.98, -z - 0.8) * 0.7;
    return extruded(corner, abs(up - 0.02 * sin(x * 7)) - 0.045, 0.04) * 0.85;
  };
  return assembled(
    [
      [folds, matte(colours.body, 0.98)],
      [(x, y, z) => lining(-x, y, -z), matte(colours.light, 0.98)],
      [
        (x, y, z) => roundBox(x - 0.82, y - 0.7, z - 0.87, 0.1, 0.13, 0.02, 0.012),
        matte(colours.accent, 0.6),
      ],
    ],
    { height: 1.52, radius: 1.46, yaw: 0.5, pitch: 0.3 },
  );
}

/** Height of a scarf's knot. */
const KNOT = 1.6;

/** An end of a scarf: how far it leans aside for each unit down, how long it is, and how far before the axis it hangs. */
interface ScarfEnd {
  lean: number;
  long: number;
  front: number;
}

const LONG_END: ScarfEnd = { lean: -0.24, long: 1.26, front: 0.62 };
const SHORT_END: ScarfEnd = { lean: 0.2, long: 1.06, front: 0.72 };

/** How far a point is aside of the middle of an end. */
function besideEnd(x: number, y: number, { lean }: ScarfEnd): number {
  return x - lean * (KNOT - y);
}

/** How far it is before the end, which waves and swings back to the body. */
function beforeEnd(y: number, z: number, { lean, front }: ScarfEnd): number {
  const down = KNOT - y;
  return z - front - 0.05 * sin(down * 3.2 + lean * 9) + 0.1 * max(0, down - 0.2);
}

/** Knitted scarf tied about no neck, with fringes. */
export function scarf(colours: ProductColours): ProductObject {
  const loop = (x: number, y: number, z: number) => {
    // Lower in front, where it is tied.
    const up = y - 1.94 + 0.34 * z;
    const gap = torus(x * 0.86, z, up * 0.72, 0.46, 0.22);
    return gap > FAR ? gap * 0.8 : (gap + 0.008 * sin((x * 0.7 + up) * 52)) * 0.7;
  };
  const knot = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x, y - 1.6, z - 0.66, 0.27, 0.25, 0.2);
    return gap > FAR ? gap : (gap + 0.006 * sin((x + y) * 52)) * 0.8;
  };
  const tail = (x: number, y: number, z: number, end: ScarfEnd) => {
    const down = KNOT - y;
    const aside = besideEnd(x, y, end);
    const gap = roundBox(
      aside,
      down - end.long / 2,
      beforeEnd(y, z, end),
      0.26,
      end.long / 2,
      0.085,
      0.07,
    );
    return gap > FAR ? gap * 0.9 : (gap + 0.012 * sin(aside * 44)) * 0.75;
  };
  const threads = (x: number, y: number, z: number, end: ScarfEnd) => {
    const aside = besideEnd(x, y, end);
    const own = aside - max(-3, min(3, round(aside / 0.075))) * 0.075;
    const out = beforeEnd(y, z, end);
    return max(sqrt(own * own + out * out) - 0.03, abs(KNOT - y - end.long - 0.09) - 0.11) * 0.85;
  };
  const cloth = (x: number, y: number, z: number) =>
    min(
      blend(blend(loop(x, y, z), knot(x, y, z), 0.08), tail(x, y, z, LONG_END), 0.05),
      tail(x, y, z, SHORT_END),
    );
  const fringe = (x: number, y: number, z: number) =>
    min(threads(x, y, z, LONG_END), threads(x, y, z, SHORT_END));
  const base = assembled(
    [
      [cloth, matte(colours.body, 0.98)],
      [fringe, matte(colours.accent, 0.98)],
      [() => Number.POSITIVE_INFINITY, matte(colours.light, 0.98)],
      [() => Number.POSITIVE_INFINITY, matte(colours.accent, 0.98)],
    ],
    { height: 2.42, radius: 0.86, yaw: 0.28, pitch: 0.12 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      if (y > 1.3) {
        // Bands along the loop, as they run along the scarf.
        const up = y - 1.94 + 0.34 * z + 0.06 * sin(x * 3);
        if (sqrt((x * x) / 0.1 + (y - 1.6) ** 2 / 0.08 + (z - 0.7) ** 2 / 0.1) < 1) return own;
        return abs(up - 0.08) < 0.05 ? 3 : abs(up + 0.03) < 0.02 ? 2 : own;
      }
      const isLong = abs(besideEnd(x, y, LONG_END)) < abs(besideEnd(x, y, SHORT_END));
      const toEnd = y - KNOT + (isLong ? LONG_END : SHORT_END).long;
      if (abs(toEnd - 0.2) < 0.07) return 3;
      return abs(toEnd - 0.34) < 0.03 || abs(toEnd - 0.06) < 0.03 ? 2 : own;
    },
  };
}

/** Pair of briefs, worn by nobody. */
export function briefs(colours: ProductColours): ProductObject {
  const HIP = 1.02;
  const hull = sharedByParts((x, y, z) => {
    const up = min(0, y - HIP);
    return ellipsoid(x, up, z, 0.84, 0.98, 0.4) * 0.9;
  });
  const legs = (x: number, y: number, z: number) =>
    ellipsoid(abs(x) - 0.84, y - 0.12, z, 0.6, 0.66, 0.72);
  const hollow = (x: number, y: number, z: number) => hull(x, y, z) + 0.05;
  const cloth = (x: number, y: number, z: number) =>
    max(hull(x, y, z), -hollow(x, y, z), -legs(x, y, z), y - 1.26) * 0.8;
  const band = (x: number, y: number, z: number) =>
    max(hull(x, y, z) - 0.02, -hollow(x, y, z), abs(y - 1.3) - 0.1) * 0.85;
  const trims = (x: number, y: number, z: number) =>
    max(hull(x, y, z) - 0.014, -hollow(x, y, z), abs(legs(x, y, z) - 0.02) - 0.03) * 0.75;
  return assembled(
    [
      [cloth, matte(colours.body, 0.85)],
      [band, matte(colours.accent, 0.8)],
      [trims, matte(colours.light, 0.8)],
    ],
    { height: 1.42, radius: 0.92, yaw: 0.32, pitch: 0.16 },
  );
}
