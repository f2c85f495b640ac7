import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { nowhere, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round } = Math;

/** 3D model of a keyboard with a row of keys in a second colour, a wide space bar and a knob. */
export const keyboard = defineObject({
  make: makeKeyboard,
});

/** Distance between the middles of two adjacent keys, in the object's units. */
const STEP = 0.2;

/** Distance of the outermost column of keys from the keyboard's middle, in key widths. */
const COLUMNS = 6.5;

/** Slope of the keyboard, which rises towards its back. */
const LEAN = 0.1;

function makeKeyboard(colours: ProductColours): ProductObject {
  const c = Math.cos(LEAN);
  const s = Math.sin(LEAN);
  const lean = (y: number, z: number): [number, number] => [
    (y - 0.2) * c + z * s,
    z * c - (y - 0.2) * s,
  ];
  const board = (x: number, y: number, z: number) => {
    const [b, d] = lean(y, z);
    return roundBox(x, b, d, 1.52, 0.12, 0.62, 0.06);
  };
  const plate = (x: number, y: number, z: number) => {
    const [b, d] = lean(y, z);
    return roundBox(x, b - 0.11, d, 1.44, 0.02, 0.54, 0.01);
  };
  const keys = boxed([0, 0.4, 0], [1.46, 0.26, 0.62], (x, y, z) => {
    const [b, d] = lean(y, z);
    const row = max(-2, min(2, round(d / STEP)));
    const isSpace = row === 2 && abs(x) < 0.4;
    const column = max(-COLUMNS, min(COLUMNS, round(x / STEP - 0.5) + 0.5));
    // The cap of a key is narrower at its top.
    const taper = 0.12 * max(0, b - 0.12);
    const along = isSpace
      ? roundBox(x, b - 0.2, d - row * STEP, 0.39 - taper, 0.09, 0.09 - taper, 0.025)
      : roundBox(
          x - column * STEP,
          b - 0.2,
          d - row * STEP,
          0.09 - taper,
          0.09,
          0.09 - taper,
          0.025,
        );
    return along * 0.8;
  });
  const feet = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 1.3, y - 0.1, z + 0.5, 0.1, 0.1, 0.06, 0.02);
  const base = assembled(
    [
      [board, matte(colours.body, 0.3)],
      [plate, matte('#26262b', 0.5)],
      [keys, matte('#f3efe6', 0.35)],
      [feet, metal('#b9bec7', 0.3)],
      [nowhere, matte(colours.accent, 0.35)],
      [nowhere, matte(colours.second, 0.35)],
    ],
    { height: 0.62, radius: 1.62, yaw: 0.4, pitch: 0.42 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 2) return own;
      const [, d] = lean(y, z);
      const row = round(d / STEP);
      if (row === 2 && abs(x) < 0.4) return 4;
      if ((row === -2 && x < -1.2) || (row === 0 && x > 1.2)) return 4;
      return abs(x) > 1.0 && row !== -2 ? 5 : 2;
    },
  };
}
