import { assembled, matte, sharedByParts } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { type Distance, extruded } from '../kit/distance.ts';
import { alongSleeve, garmentOutline } from '../kit/long-sleeved-garment.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, sin, sqrt } = Math;

/** 3D model of a knitted sweater with a patterned yoke and ribbed edges. */
export const sweater = defineObject({
  make: makeSweater,
  propScale: 0.66,
});

/** Height at which the sweater's pattern runs around the chest, and half the height of the pattern. */
const BAND = { y: 1.12, half: 0.12 };

function makeSweater(colours: ProductColours): ProductObject {
  const cloth = sharedByParts((x, y, z) => {
    const fold = 0.02 * sin(x * 6 + y * 3);
    return extruded(garmentOutline(x, y), abs(z - fold) - 0.19, 0.15) * 0.78;
  });
  const knit: Distance = (x, y, z) =>
    cloth(x, y, z) + 0.006 * cos(x * 46 + 5 * abs(((y * 12) % 1) - 0.5));
  const onCloth = (flat: number, x: number, y: number, z: number, out: number) =>
    max(cloth(x, y, z) - out, flat * 0.78);
  /** The sweater's pattern consists of zigzags between two lines. */
  const pattern: Distance = (x, y, z) => {
    const away = y - BAND.y;
    const zigzag = abs(away - 0.13 * (abs(((x * 4.2 + 50) % 1) - 0.5) - 0.25)) - 0.026;
    const lines = abs(abs(away) - BAND.half) - 0.018;
    return onCloth(max(min(zigzag, lines), abs(x) - 0.64), x, y, z, 0.012);
  };
  const ribs: Distance = (x, y, z) => {
    const ax = abs(x);
    const hem = max(y - 0.17, ax - 0.68);
    const wrist = max(0.96 - alongSleeve(ax, y), 0.66 - ax);
    return onCloth(min(hem, wrist), x, y, z, 0.018);
  };
  const collar: Distance = (x, y, z) => {
    const ring = abs(sqrt(x * x + (y - 1.72) ** 2) - 0.275) - 0.05;
    return extruded(max(ring, y - 1.6), abs(z) - 0.205, 0.04) * 0.8;
  };
  return assembled(
    [
      [knit, matte(colours.body, 0.92)],
      [pattern, matte(colours.light, 0.92)],
      [ribs, matte(colours.second, 0.92)],
      [collar, matte(colours.second, 0.92)],
    ],
    { height: 1.66, radius: 1.2, yaw: 0.28, pitch: 0.08 },
  );
}
