import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, ellipsoid, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a padded heart. */
export const heart = defineObject({
  make: makeHeart,
});

function makeHeart(colours: ProductColours): ProductObject {
  const scale = 1.72;
  const body = (x: number, y: number, z: number) => {
    const px = abs(x) / scale;
    const py = y / scale;
    let flat: number;
    if (px + py > 1) flat = sqrt((px - 0.25) ** 2 + (py - 0.75) ** 2) - sqrt(2) / 4;
    else {
      const half = 0.5 * max(px + py, 0);
      const edge = min(px * px + (py - 1) ** 2, (px - half) ** 2 + (py - half) ** 2);
      flat = sqrt(edge) * (px > py ? 1 : -1);
    }
    const padded = extruded(flat * scale, abs(z) - 0.5, 0.42);
    // The front of the heart is domed. A flat face would reflect only one studio light and look
    // dull beside the rim.
    const dome = ellipsoid(x, y - 1.1, z, 1.5, 1.62, 0.6);
    return -blend(-padded, -dome, 0.26) * 0.75;
  };
  return assembled([[body, matte(colours.accent, 0.24)]], {
    height: 1.95,
    radius: 1.06,
    yaw: 0.4,
    pitch: 0.1,
  });
}
