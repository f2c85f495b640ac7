import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin, sqrt } = Math;

/** 3D model of a knitted scarf around an invisible neck, with fringes. */
export const scarf = defineObject({
  make: makeScarf,
});

/** Height of the scarf's knot, in the object's units. */
const KNOT = 1.6;

/** A hanging end of the scarf: its sideways slope, its length, and its distance in front of the axis. */
interface ScarfEnd {
  lean: number;
  long: number;
  front: number;
}

const LONG_END: ScarfEnd = { lean: -0.24, long: 1.26, front: 0.62 };

const SHORT_END: ScarfEnd = { lean: 0.2, long: 1.06, front: 0.72 };

/** Returns the sideways distance of a point from the middle of a scarf's end. */
function besideEnd(x: number, y: number, { lean }: ScarfEnd): number {
  return x - lean * (KNOT - y);
}

/**
 * Returns how far a point lies in front of the hanging end of a scarf. The end is wavy and bends back to the body.
 */
function beforeEnd(y: number, z: number, { lean, front }: ScarfEnd): number {
  const down = KNOT - y;
  return z - front - 0.05 * sin(down * 3.2 + lean * 9) + 0.1 * max(0, down - 0.2);
}

function makeScarf(colours: ProductColours): ProductObject {
  const loop = (x: number, y: number, z: number) => {
    // The scarf's loop is lower in front, where the scarf is tied.
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
        // The bands on the scarf's loop follow the loop's course.
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
