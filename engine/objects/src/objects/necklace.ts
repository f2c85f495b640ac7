import { FAR } from '../kit/around-axis.ts';
import { assembled, glass, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, disc, ellipsoid, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a necklace with a pendant on a bust. */
export const necklace = defineObject({
  make: makeNecklace,
  accessory: true,
});

function makeNecklace(colours: ProductColours): ProductObject {
  const bust = (x: number, y: number, z: number) => {
    const shoulders = ellipsoid(x, y - 0.86, z, 1.02, 0.34, 0.34);
    const chest = ellipsoid(x, y - 0.42, z - 0.06, 0.74, 0.66, 0.44);
    const neck = disc(sqrt(x * x + z * z), y - 1.4, 0.25, 0.5, 0.1);
    return max(blend(blend(shoulders, chest, 0.3), neck, 0.34), -y) * 0.85;
  };
  /**
   * Returns the distance to the necklace's chain, which lies on the bust's front in a rounded V that ends at
   * the neck.
   */
  const chain = (x: number, y: number, z: number) => {
    const fall = (y - 0.56 - 1.2 * sqrt(x * x + 0.03)) * 0.66;
    const gap = max(abs(fall) - 0.06, abs(x) - 0.5, -0.15 - z, y - 1.4);
    if (gap > FAR) return gap;
    const skin = bust(x, y, z);
    return max(sqrt(fall * fall + skin * skin) - 0.034, -0.1 - z) * 0.7;
  };
  const setting = (x: number, y: number, z: number) =>
    min(torus(x, y - 0.48, z - 0.6, 0.17, 0.035), torus(x, y - 0.7, z - 0.58, 0.05, 0.022));
  const stone = (x: number, y: number, z: number) => {
    const px = abs(x);
    const py = abs(y - 0.48);
    const oct = max(px, py, (px + py) * 0.72);
    return max(oct - 0.165, (oct - 0.165) * 0.6 + abs(z - 0.6) * 0.8 - 0.05) * 0.9;
  };
  return assembled(
    [
      [bust, matte('#26242b', 0.85)],
      [chain, metal('#e2bf74', 0.14)],
      [setting, metal('#e2bf74', 0.14)],
      [stone, glass(colours.accent, 0.02)],
    ],
    { height: 1.9, radius: 1.04, yaw: 0.2, pitch: 0.1 },
  );
}
