import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, extruded } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, sin, sqrt } = Math;

/** 3D model of a T-shirt with a print on its chest. */
export const shirt = defineObject({
  make: makeShirt,
  propScale: 0.66,
});

function makeShirt(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) => {
    const ax = abs(x);
    const trunk = max(ax - 0.62, abs(y - 0.86) - 0.86);
    const px = (ax - 0.72) * 0.8 + (y - 1.46) * -0.6;
    const py = (y - 1.46) * 0.8 + (ax - 0.72) * 0.6;
    const sleeve = max(abs(px) - 0.42, abs(py) - 0.24);
    const neck = sqrt(x * x + (y - 1.82) ** 2) - 0.27;
    return max(blend(trunk, sleeve, 0.12), -neck);
  };
  const cloth = (x: number, y: number, z: number) => {
    const fold = 0.025 * sin(x * 7 + y * 2.4);
    return extruded(outline(x, y), abs(z - fold) - 0.17, 0.14) * 0.78;
  };
  const collar = (x: number, y: number, z: number) => {
    const ring = abs(sqrt(x * x + (y - 1.82) ** 2) - 0.29) - 0.035;
    return extruded(max(ring, y - 1.72), abs(z) - 0.185, 0.03) * 0.8;
  };
  return assembled(
    [
      [cloth, matte(colours.body, 0.85)],
      [collar, matte(colours.accent, 0.8)],
    ],
    {
      height: 1.88,
      radius: 1.12,
      yaw: 0.3,
      pitch: 0.06,
      decals: [{ ...frontPicture(0, 'print', 0.5, 0.1, 1.4, 0.05) }],
    },
  );
}
