import { assembled, glass, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { min, sqrt } = Math;

/** 3D model of two bottles of nail polish. */
export const nailPolish = defineObject({
  make: makeNailPolish,
});

function makeNailPolish(colours: ProductColours): ProductObject {
  const bottle = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.44, z, 0.44, 0.44, 0.17),
      cylinder(x, y - 0.9, z, 0.17, 0.1, 0.02),
      0.14,
    );
  const caps = (x: number, y: number, z: number) => {
    const cap = (px: number, pz: number) =>
      disc(sqrt(px * px + pz * pz), y - 1.5, 0.25 - 0.06 * (y - 1.5), 0.52, 0.05) * 0.97;
    return min(cap(x + 0.46, z), cap(x - 0.52, z + 0.3));
  };
  const collars = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.46, y - 0.97, z, 0.285, 0.04, 0.015),
      cylinder(x - 0.52, y - 0.97, z + 0.3, 0.285, 0.04, 0.015),
    );
  const label = wrapLabel(0, 0.44, 0.2, 0.66, 0.75);
  return assembled(
    [
      [(x, y, z) => bottle(x + 0.46, y, z), glass(colours.body, 0.06)],
      [(x, y, z) => bottle(x - 0.52, y, z + 0.3), glass(colours.accent, 0.06)],
      [caps, matte('#1c1b20', 0.16)],
      [collars, metal(colours.metal, 0.18)],
    ],
    {
      height: 2.02,
      radius: 1.02,
      yaw: 0,
      pitch: 0.14,
      decals: [
        {
          ...label,
          project: (x, y, z, uv) => label.project(x + 0.46, y, z, uv),
        },
      ],
    },
  );
}
