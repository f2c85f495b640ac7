import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a paw print. */
export const paw = defineObject({
  make: makePaw,
  emblemOf: 'cause',
});

function makePaw(colours: ProductColours): ProductObject {
  const pads = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const ball = blend(
      ellipsoid(x, y - 0.55, z, 0.5, 0.42, 0.26),
      ellipsoid(ax - 0.32, y - 0.36, z, 0.34, 0.32, 0.22),
      0.2,
    );
    return (
      min(
        ball,
        ellipsoid(ax - 0.74, y - 1.02, z, 0.21, 0.3, 0.2),
        ellipsoid(ax - 0.27, y - 1.4, z, 0.22, 0.32, 0.2),
      ) * 0.85
    );
  };
  return assembled([[pads, matte(colours.accent, 0.28)]], {
    height: 1.72,
    radius: 0.98,
    yaw: 0.4,
    pitch: 0.1,
  });
}
