import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of two bank cards. */
export const bankCards = defineObject({
  make: makeBankCards,
});

function makeBankCards(colours: ProductColours): ProductObject {
  const card = (a: number, b: number, c: number) =>
    extruded(roundBox(a, b, 0, 1.2, 0.76, 1, 0.12), abs(c) - 0.03, 0.015);
  const near = (x: number, y: number, z: number) => {
    const a = x * 0.985 + (y - 0.8) * 0.17;
    const b = (y - 0.86) * 0.985 - x * 0.17;
    return [a, b, z - 0.2 + (y - 0.8) * 0.1] as const;
  };
  const far = (x: number, y: number, z: number) => {
    const a = x * 0.9 + (y - 1.2) * 0.44;
    const b = (y - 1.2) * 0.9 - x * 0.44;
    return [a, b, z + 0.12 + (y - 0.8) * 0.1] as const;
  };
  const chip = (x: number, y: number, z: number) => {
    const [a, b, c] = near(x, y, z);
    return roundBox(a + 0.78, b - 0.1, c - 0.03, 0.17, 0.13, 0.02, 0.015);
  };
  const print = (x: number, y: number, z: number) => {
    const [a, b, c] = near(x, y, z);
    const nth = min(1.5, max(-1.5, Math.round(a / 0.46 - 0.5) + 0.5));
    return min(
      roundBox(a - nth * 0.46, b + 0.28, c - 0.03, 0.17, 0.035, 0.015, 0.01),
      roundBox(a + 0.62, b + 0.52, c - 0.03, 0.32, 0.03, 0.015, 0.01),
      roundBox(a + 0.7, b - 0.5, c - 0.03, 0.24, 0.05, 0.015, 0.01),
    );
  };
  const left = (x: number, y: number, z: number) => {
    const [a, b, c] = near(x, y, z);
    return cylinder(a - 0.7, c - 0.03, b - 0.48, 0.17, 0.014, 0.006);
  };
  const right = (x: number, y: number, z: number) => {
    const [a, b, c] = near(x, y, z);
    return cylinder(a - 0.9, c - 0.032, b - 0.48, 0.17, 0.014, 0.006);
  };
  const stripe = (x: number, y: number, z: number) => {
    const [a, b, c] = far(x, y, z);
    return max(card(a, b, c) - 0.004, abs(b - 0.4) - 0.14);
  };
  return assembled(
    [
      [(x, y, z) => card(...near(x, y, z)), matte(colours.body, 0.2)],
      [(x, y, z) => card(...far(x, y, z)), matte(colours.second, 0.22)],
      [chip, metal('#e2bd6b', 0.2)],
      [print, matte('#ffffff', 0.4)],
      [left, matte(colours.accent, 0.3)],
      [right, matte('#ffffff', 0.3)],
      [stripe, matte('#26262b', 0.3)],
    ],
    { height: 2.36, radius: 1.4, yaw: 0.36, pitch: 0.08 },
  );
}
