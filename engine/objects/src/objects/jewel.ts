import { assembled, glass, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, PI, round, sqrt } = Math;

/** 3D model of a ring with a cut stone. */
export const jewel = defineObject({
  make: makeJewel,
  lessons: 'shown',
  accessory: true,
});

function makeJewel(colours: ProductColours): ProductObject {
  const hoop = (x: number, y: number, z: number) => torus(x, y - 0.82, z, 0.74, 0.085);
  const setting = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.08, 1.56, 0.08, 0.26, 1.92, 0.26, 0.035);
  const stone = (x: number, y: number, z: number) => {
    if (y < 1.2) return 1.5 - y;
    const sector = PI / 4;
    const angle = atan2(z, x);
    const axis = sqrt(x * x + z * z) * cos(angle - sector * round(angle / sector));
    const pavilion = axis * 0.76 - (y - 1.52) * 0.65;
    const crown = axis * 0.62 + (y - 2.24) * 0.78;
    return max(pavilion, crown, y - 2.08, axis - 0.47) * 0.9;
  };
  return assembled(
    [
      [hoop, metal('#e0bd72', 0.14)],
      [setting, metal('#e0bd72', 0.16)],
      [stone, glass(colours.accent, 0.02)],
    ],
    { height: 2.1, radius: 0.86, yaw: 0.5, pitch: 0.16 },
  );
}
