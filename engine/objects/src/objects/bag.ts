import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox, torus } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a shopping bag with two handles. */
export const bag = defineObject({
  make: makeBag,
  accessory: true,
});

function makeBag(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const spread = 0.06 * (1 - y / 1.5);
    const outer = roundBox(x, y - 0.72, z, 0.74 + spread, 0.72, 0.26 + spread, 0.06) * 0.95;
    return max(outer, -roundBox(x, y - 1.3, z, 0.69, 0.22, 0.21, 0.04));
  };
  /**
   * Returns the distance to the band around the bag's opening and to the panel at its bottom, which are sewn
   * on.
   */
  const bands = (x: number, y: number, z: number) => {
    // At these heights, the bag has no band, so the distance to the nearer band is a cheap
    // estimate.
    if (y > 0.62 && y < 0.92) return min(y - 0.26, 1.28 - y);
    const spread = 0.06 * (1 - y / 1.5) + 0.014;
    const outer = roundBox(x, y - 0.72, z, 0.74 + spread, 0.72, 0.26 + spread, 0.06) * 0.95;
    const mouth = max(abs(y - 1.35) - 0.07, -roundBox(x, y - 1.3, z, 0.69, 0.22, 0.21, 0.04));
    return max(outer, min(mouth, y - 0.26));
  };
  const handle = (x: number, y: number, z: number) => {
    const arc = (zz: number) =>
      min(
        max(torus(x, (y - 1.42) * 0.86, zz, 0.34, 0.045) * 0.9, 1.36 - y),
        capsule(abs(x), y, zz, 0.34, 1.2, 0, 0.34, 1.42, 0, 0.045),
      );
    return min(arc(z - 0.29), arc(z + 0.29));
  };
  const rivets = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.34, abs(z) - 0.33, y - 1.24, 0.05, 0.02, 0.012);
  return assembled(
    [
      [body, matte(colours.body, 0.6)],
      [bands, matte(colours.light, 0.6)],
      [handle, matte('#9a6a44', 0.5)],
      [rivets, metal(colours.metal, 0.2)],
    ],
    {
      height: 1.86,
      radius: 0.84,
      yaw: 0.4,
      pitch: 0.16,
      decals: [frontPicture(0, 'print', 0.5, 0.36, 1.18, 0.1)],
    },
  );
}
