import type { CutOut } from '@adwright/engine-cutout';
import { norm } from '@adwright/engine-pixels';
import type { ShootDirection } from '../direction/shoot-direction.ts';

/** Minimum ratio of length to width of an object that topples when it leans. */
const LONG = 2.2;
/** Range of angles of an object's long axis, in radians, in which the object leans. */
const LEANS = [0.31, 1.31] as const;
/**
 * Distance between the centre of a long object that leans and the parts that touch the floor, as a share of
 * the object's width. At a larger distance, the object topples.
 */
const OFF_FOOT = 0.2;
/**
 * A part touches the floor if it is at most this far above the product's lowest point, as a share of the
 * product's height.
 */
const TOUCHES = 0.03;
/** Minimum alpha (0–255) of a pixel that belongs to the product. */
const OPAQUE = 128;

/**
 * Tells whether a product would topple if it stood as in its photo. An example is a tool that lies at an
 * angle and is photographed from above.
 */
export function topples({ rgba, width, box }: CutOut): boolean {
  const isSolid = (x: number, y: number) => (rgba[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const floor = bottom - Math.max(1, TOUCHES * box.height);
  let [count, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
  let [from, to] = [right, box.x];
  for (let y = box.y; y < bottom; y++)
    for (let x = box.x; x < right; x++) {
      if (!isSolid(x, y)) continue;
      count++;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumYY += y * y;
      sumXY += x * y;
      if (y < floor) continue;
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
  if (count === 0) return false;
  const [middleX, middleY] = [sumX / count, sumY / count];
  // The principal axes of the silhouette are computed from its second moments.
  const spreadX = sumXX / count - middleX ** 2;
  const spreadY = sumYY / count - middleY ** 2;
  const shared = sumXY / count - middleX * middleY;
  const mean = (spreadX + spreadY) / 2;
  const apart = norm((spreadX - spreadY) / 2, shared);
  const isLong = mean + apart > LONG ** 2 * (mean - apart);
  const lean = Math.abs(Math.atan2(2 * shared, spreadX - spreadY) / 2);
  const offFoot = Math.max(from - middleX, middleX - to) / box.width;
  return isLong && lean > LEANS[0] && lean < LEANS[1] && offFoot > OFF_FOOT;
}

/**
 * Returns the shoot direction for one picture of a product that cannot stand. Unless the brief requests a
 * pose, the product hovers in every second picture and lies in the other pictures.
 */
export function layAtRest(direction: ShootDirection, cut: CutOut, pick: number): ShootDirection {
  const { angle, pose, props, surface } = direction;
  const isDecided = angle === 'above' || pose.floats || props.has('podium') || props.has('tray');
  if (isDecided || !(direction.lies || topples(cut))) return direction;
  const isLaid = angle === 'level' && (surface !== null || pick % 2 === 1);
  return isLaid
    ? { ...direction, angle: 'above' }
    : { ...direction, pose: { ...pose, floats: true } };
}
