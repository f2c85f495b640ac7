import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { extruded, nowhere, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, sqrt } = Math;

/** 3D model of an upright surfboard. */
export const surfboard = defineObject({
  make: makeSurfboard,
  propScale: 0.42,
  lessons: 'shown',
});

function makeSurfboard(colours: ProductColours): ProductObject {
  const flat = (x: number, y: number) => {
    const t = (y - 1.3) / 1.32;
    const wide = 0.46 * sqrt(max(0, 1 - t * t)) * (1 - 0.12 * t);
    return (abs(x) - wide) * 0.7;
  };
  const board = (x: number, y: number, z: number) => {
    const bow = z - 0.1 * (y - 1.3) * (y - 1.3) + 0.06;
    return extruded(max(flat(x, y), abs(y - 1.31) - 1.31), abs(bow) - 0.07, 0.06) * 0.8;
  };
  const fins = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.16, y - 0.36, z + 0.12, 0.015, 0.14, 0.16, 0.012) * 0.9;
  const base = assembled(
    [
      [board, matte(colours.light, 0.16)],
      [fins, matte('#26262b', 0.4)],
      [nowhere, matte(colours.body, 0.16)],
      [nowhere, matte(colours.accent, 0.16)],
      [nowhere, matte('#9c6b3f', 0.3)],
    ],
    {
      height: 2.62,
      radius: 0.6,
      yaw: 0.35,
      pitch: 0.06,
    },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      if (abs(x) < 0.014) return 4;
      const slant = y + x * 0.5;
      if (slant > 1.7 && slant < 1.86) return 3;
      return slant > 1.86 || slant < 0.66 ? 2 : own;
    },
  };
}
