import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a dining table with a chair at either end and a bowl of fruit on it. */
export const diningTable = defineObject({
  make: makeDiningTable,
});

/** Colour of the dining table's top, as hex. */
const OAK = '#c08a52';

/** Colour of the dining table's frame and of the chairs, as hex. */
const OAK_DARK = '#a8743f';

/** Height of the dining table's top, in the object's units. */
const TOP = 1.02;

/** Height of the seats of the chairs, in the object's units. */
const SEAT = 0.6;

/** Distance of the chairs from the middle of the dining table, in the object's units. */
const CHAIRS = 1.26;

function makeDiningTable(colours: ProductColours): ProductObject {
  const top = (x: number, y: number, z: number) =>
    roundBox(x, y - TOP + 0.05, z, 1.22, 0.05, 0.72, 0.035);
  const frame = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const az = abs(z);
    const rail = max(
      roundBox(x, y - 0.86, z, 1.04, 0.07, 0.56, 0.02),
      min(ax - 0.98, az - 0.5) * -1,
    );
    return min(capsule(ax, y, az, 0.98, 0.9, 0.5, 1.04, 0.06, 0.55, 0.062), rail);
  };
  const seat = boxed([0, SEAT, 0], [CHAIRS + 0.44, 0.5, 0.42], (x, y, z) => {
    const px = abs(x) - CHAIRS;
    const cushion = roundBox(px, y - SEAT, z, 0.33, 0.06, 0.34, 0.055);
    const lean = px - 0.32 - (y - SEAT) * 0.16;
    const back = roundBox(lean, y - 1.22, z, 0.045, 0.2, 0.34, 0.04);
    return min(cushion, back) * 0.96;
  });
  const chair = boxed([0, 0.7, 0], [CHAIRS + 0.5, 0.72, 0.38], (x, y, z) => {
    const px = abs(x) - CHAIRS;
    const az = abs(z);
    return min(
      capsule(px, y, az, -0.26, 0.56, 0.26, -0.28, 0.04, 0.3, 0.034),
      capsule(px, y, az, 0.28, 0.56, 0.26, 0.34, 0.04, 0.3, 0.034),
      capsule(px, y, az, 0.29, 0.56, 0.26, 0.44, 1.36, 0.28, 0.032),
    );
  });
  const bowl = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const outer = ellipsoid(x, y - TOP - 0.26, z, 0.36, 0.25, 0.36);
    const inner = ellipsoid(x, y - TOP - 0.3, z, 0.32, 0.24, 0.32);
    return min(max(outer, -inner, y - TOP - 0.24), disc(axis, y - TOP - 0.03, 0.16, 0.03, 0.02));
  };
  const fruit = (x: number, y: number, z: number) => {
    const py = y - TOP - 0.27;
    return blend(
      ellipsoid(x + 0.14, py, z - 0.05, 0.15, 0.14, 0.15),
      min(
        ellipsoid(x - 0.13, py - 0.01, z - 0.1, 0.15, 0.14, 0.15),
        ellipsoid(x, py - 0.03, z + 0.15, 0.15, 0.14, 0.15),
      ),
      0.02,
    );
  };
  return assembled(
    [
      [top, matte(OAK, 0.34)],
      [frame, matte(OAK_DARK, 0.42)],
      [seat, matte(colours.body, 0.7)],
      [chair, matte(OAK_DARK, 0.42)],
      [bowl, matte(colours.light, 0.25)],
      [fruit, matte('#e8a13a', 0.35)],
    ],
    { height: 1.46, radius: 1.78, yaw: 0.42, pitch: 0.24 },
  );
}
