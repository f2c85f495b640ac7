import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, type Distance, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, PI, round } = Math;

/** 3D model of an upright life ring with its rope, for swimming, pools and the sea. */
export const lifeRing = defineObject({
  make: makeLifeRing,
  lessons: 'shown',
});

/** Number of bands around a life ring. */
const BANDS = 4;

function makeLifeRing(colours: ProductColours): ProductObject {
  const middle = 1.12;
  const ring: Distance = (x, y, z) => torus(x, y - middle, z, 0.78, 0.28);
  const offBand = (x: number, y: number, half: number) => {
    const sector = (2 * PI) / BANDS;
    const angle = atan2(y - middle, x) + sector / 2;
    return (abs(angle - sector * round(angle / sector)) - half) * 0.6;
  };
  const bands: Distance = (x, y, z) => {
    const around = torus(x, y - middle, z, 0.78, 0.295);
    return around > 0.06 ? around : max(around, offBand(x, y, 0.3));
  };
  const rope: Distance = (x, y, z) => {
    const ball = torus(x, y - middle, z, 1.09, 0.034);
    return ball;
  };
  const knots: Distance = (x, y, z) => {
    const px = abs(x);
    const py = abs(y - middle);
    return capsule(px, py, z, 0.755, 0.755, -0.06, 0.755, 0.755, 0.06, 0.07);
  };
  return assembled(
    [
      [ring, matte('#fdfaf4', 0.35)],
      [bands, matte(colours.accent, 0.35)],
      [rope, matte('#e9dcc2', 0.8)],
      [knots, matte('#d8c9ab', 0.8)],
    ],
    { height: 2.24, radius: 1.14, yaw: 0.45, pitch: 0.12 },
  );
}
