import { capsule, extruded, roundBox } from './distance.ts';

const { abs, max, min, round, sqrt } = Math;

/**
 * Circle at the heel of the shoe's outline. The outline consists of a heel circle, a ball circle
 * and the band around both.
 */
const HEEL = { x: -0.78, radius: 0.3 };

const BALL = { x: 0.7, radius: 0.385 };

const SPAN = BALL.x - HEEL.x;

const SLOPE = (HEEL.radius - BALL.radius) / SPAN;

const LEVEL = sqrt(1 - SLOPE * SLOPE);

/**
 * Returns the distance to the shoe's outline from above. The formula is: Inigo Quilez, "2D distance functions", uneven
 * capsule.
 */
function outline(x: number, z: number): number {
  const along = x - HEEL.x;
  const aside = abs(z);
  const k = -SLOPE * aside + LEVEL * along;
  if (k < 0) return sqrt(aside * aside + along * along) - HEEL.radius;
  if (k > LEVEL * SPAN) return sqrt(aside * aside + (along - SPAN) * (along - SPAN)) - BALL.radius;
  return aside * LEVEL + along * SLOPE - HEEL.radius;
}

/** Points of the shoe's upper profile from heel to toe: pull tab, ankle, tongue, instep, toe box. */
const RIDGE: readonly (readonly [x: number, y: number])[] = [
  [-1.3, 0.9],
  [-1.06, 0.92],
  [-0.86, 0.78],
  [-0.56, 0.7],
  [-0.3, 0.8],
  [-0.08, 0.92],
  [0.24, 0.75],
  [0.56, 0.53],
  [0.84, 0.43],
  [1.1, 0.32],
  [1.4, 0.1],
];

/** Distance between two samples of the shoe's upper profile, along the shoe, in the object's units. */
const RIDGE_STEP = 0.025;

/** Position of the first sample of the shoe's upper profile, along the shoe, in the object's units. */
const RIDGE_FROM = -1.2;

/** Heights of the shoe's upper profile as a smooth curve through its points (Catmull–Rom), sampled once. */
const RIDGE_HEIGHTS = Float64Array.from({ length: 97 }, (_, index) => {
  const x = RIDGE_FROM + index * RIDGE_STEP;
  const end = max(
    2,
    RIDGE.findIndex(([at]) => at > x),
  );
  const [a, b, c, d] = [end - 2, end - 1, end, end + 1].map(
    (at) => RIDGE[min(RIDGE.length - 1, at)] ?? [0, 0],
  );
  if (!a || !b || !c || !d) throw new Error('the shoe’s ridge line has too few points');
  const t = (x - b[0]) / (c[0] - b[0]);
  const before = ((c[1] - a[1]) / (c[0] - a[0])) * (c[0] - b[0]);
  const after = d[0] === b[0] ? 0 : ((d[1] - b[1]) / (d[0] - b[0])) * (c[0] - b[0]);
  const rise = c[1] - b[1];
  return (
    b[1] + t * (before + t * (3 * rise - 2 * before - after + t * (before + after - 2 * rise)))
  );
});

function ridge(x: number): number {
  const at = min(95.999, max(0, (x - RIDGE_FROM) / RIDGE_STEP));
  const index = at | 0;
  const low = RIDGE_HEIGHTS[index] ?? 0;
  return low + ((RIDGE_HEIGHTS[index + 1] ?? low) - low) * (at - index);
}

/**
 * Returns the distance to the intersection of two shapes, with a rounded edge of radius `k` between them.
 */
function rounded(a: number, b: number, k: number): number {
  const h = max(k - abs(a - b), 0) / k;
  return max(a, b) + h * h * k * 0.25;
}

/** Returns the height by which the toe of the shoe is bent up from the floor. */
export const lift = (x: number) => (x > 0.45 ? 0.24 * (x - 0.45) * (x - 0.45) : 0);

/**
 * Returns how far the shoe is closed over the foot at a position along the shoe. The value is 0 at
 * the ankle, and 1 from the tongue to the toe.
 */
function closed(x: number): number {
  const t = min(1, max(0, (x + 0.34) / 0.4));
  return t * t * (3 - 2 * t);
}

/**
 * Returns the distance to the shoe's sides. The sides are vertical above the sole and at the ankle,
 * and lean inwards in front.
 */
function side(x: number, y: number, z: number, over: number): number {
  const rise = max(0, y - 0.24);
  return outline(x, z) + 0.1 * rise + (0.05 + 0.3 * over) * rise * rise;
}

/** Thickness of the shoe's padded collar. */
const WALL = 0.075;

/**
 * The leather and stripes sewn on the shoe's upper are ignored beyond this distance from the upper, in the
 * object's units.
 */
const FAR = 0.12;

/** Distances to the shoe's upper, to the leather sewn on it, and to its stripes. */
type Sewn = [upper: number, leather: number, stripes: number];

/**
 * Returns a function for the shoe's upper with leather sewn on it (toe guard, heel counter, eyestay) and two
 * stripes. The returned function reuses one result array, so each call overwrites the previous call's result.
 */
export function uppers(): (x: number, y: number, z: number) => Sewn {
  const sewn: Sewn = [0, 0, 0];
  return (x, y, z) => {
    const over = closed(x);
    const beside = side(x, y, z, over);
    const top = ridge(x);
    const foot = rounded(beside, y - top + lift(x) * 0.4, 0.07 + 0.15 * over);
    const upper = max(foot, -max(beside + WALL, x + 0.1, 0.42 - y), 0.2 - y);
    sewn[0] = upper * 0.75;
    sewn[1] = sewn[2] = upper;
    if (upper > FAR) return sewn;
    const skin = -(foot + 0.04);
    const toe = 0.7 + 0.5 * z * z - x + 0.5 * (y - 0.3);
    const heel = max(x + 0.72 + 0.45 * (y - 0.5), y - top + 0.05);
    const stay = max(abs(x - 0.25) - 0.33, top - 0.17 - y, 0.075 - abs(z));
    sewn[1] = max(foot - 0.018, skin, min(toe, heel, stay), 0.22 - y) * 0.6;
    const slant = abs(x + 0.26 + (y - 0.5) * 0.75) - 0.12;
    sewn[2] = max(foot - 0.012, skin, abs(slant) - 0.055, y - top + 0.1, 0.28 - y) * 0.6;
    return sewn;
  };
}

/**
 * Returns the distance to a layer of the shoe's sole around the height `middle`; `grow` widens the layer beyond
 * the outline.
 */
export function slice(x: number, y: number, z: number, middle: number, half: number, grow: number) {
  return extruded(outline(x, z) - grow, abs(y - lift(x) - middle) - half, 0.045) * 0.85;
}

export function tongue(x: number, y: number, z: number): number {
  const lx = x + 0.1;
  const ly = y - 0.87 - 0.25 * z * z;
  return roundBox(lx * 0.64 + ly * 0.77, ly * 0.64 - lx * 0.77, z, 0.04, 0.19, 0.135, 0.04) * 0.9;
}

export function laces(x: number, y: number, z: number): number {
  const step = min(4, max(0, round((0.5 - x) / 0.12)));
  const lx = 0.5 - step * 0.12;
  const ly = ridge(lx) - 0.005;
  return capsule(x, y + z * z, z, lx + 0.02, ly, -0.17, lx - 0.02, ly + 0.012, 0.17, 0.028) * 0.8;
}

/** Returns the distance to the pull loop at the shoe's heel. */
export function loop(x: number, y: number, z: number): number {
  return capsule(x, y, z, -1.02, 0.66, 0, -1.03, 0.9, 0, 0.04);
}
