import { assembled, boxed, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, type Distance, ellipsoid, roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, floor, max, min } = Math;

/** 3D model of a small shop: sign, striped awning, a lit window, a door and a plant beside it. */
export const storefront = defineObject({
  make: makeStorefront,
});

/** Number of stripes of the shop's awning. */
const STRIPES = 9;

/** Half the width of the shop, in the object's units. */
const HALF = 1.02;

const STRIPE = (2 * HALF) / STRIPES;

function makeStorefront(colours: ProductColours): ProductObject {
  const walls: Distance = (x, y, z) =>
    min(
      roundBox(x, y - 0.94, z, HALF, 0.9, 0.5, 0.03),
      roundBox(x, y - 1.86, z, HALF + 0.06, 0.06, 0.56, 0.02),
    );
  const step: Distance = (x, y, z) =>
    roundBox(x, y - 0.03, z - 0.12, HALF + 0.12, 0.04, 0.72, 0.02);
  const sign: Distance = (x, y, z) => roundBox(x, y - 1.58, z - 0.52, HALF - 0.1, 0.17, 0.05, 0.02);
  /** The awning is a sheet that slopes down over the pavement, and has a scalloped edge. */
  const awning: Distance = (x, y, z) => {
    const away = z - 0.5;
    const sheet = abs(y - 1.34 + away * 0.55) - 0.03;
    const edge = max(abs(away - 0.44) - 0.025, abs(y - 1.04) - 0.1);
    const scallop = edge + max(0, 1 - y) * abs((((x + HALF) / STRIPE) % 1) - 0.5) * 1.2;
    return max(min(max(sheet, away - 0.46, -away), scallop), abs(x) - HALF) * 0.72;
  };
  const isOdd = (x: number) => floor((x + HALF) / STRIPE) % 2 !== 0;
  // Stripes of both colours share the awning's sheet. Each stripe's shape recedes slightly where
  // the other colour is visible.
  const striped = (odd: boolean) =>
    boxed([0, 1.16, 0.72], [HALF, 0.26, 0.27], (x, y, z) =>
      isOdd(x) === odd ? awning(x, y, z) : awning(x, y, z) + 0.004,
    );
  const pane: Distance = (x, y, z) => roundBox(x + 0.3, y - 0.62, z - 0.5, 0.52, 0.34, 0.02, 0.01);
  const frame: Distance = (x, y, z) =>
    max(
      roundBox(x + 0.3, y - 0.62, z - 0.51, 0.58, 0.4, 0.03, 0.01),
      -roundBox(x + 0.3, y - 0.62, z - 0.51, 0.51, 0.33, 0.2, 0.01),
    );
  const bars: Distance = (x, y, z) =>
    roundBox(x + 0.3, y - 0.62, z - 0.53, 0.016, 0.34, 0.02, 0.005);
  const door: Distance = (x, y, z) => roundBox(x - 0.62, y - 0.5, z - 0.51, 0.26, 0.46, 0.03, 0.02);
  const light: Distance = (x, y, z) =>
    roundBox(x - 0.62, y - 0.64, z - 0.54, 0.17, 0.26, 0.012, 0.008);
  const knob: Distance = (x, y, z) => cylinder(x - 0.43, z - 0.57, y - 0.42, 0.03, 0.03, 0.01);
  const pot: Distance = (x, y, z) => cylinder(x + 0.98, y - 0.2, z - 0.76, 0.13, 0.14, 0.02);
  const bush: Distance = (x, y, z) => ellipsoid(x + 0.98, y - 0.5, z - 0.76, 0.2, 0.22, 0.2);
  return assembled(
    [
      [walls, matte(colours.light, 0.8)],
      [step, matte('#a39b92', 0.9)],
      [sign, matte(colours.dark, 0.5)],
      [striped(false), matte(colours.body, 0.6)],
      [striped(true), matte('#fbf7f0', 0.6)],
      [pane, glow('#ffe7b0')],
      [frame, matte(colours.dark, 0.5)],
      [bars, matte(colours.dark, 0.5)],
      [door, matte(colours.accent, 0.45)],
      [light, glow('#ffe7b0')],
      [knob, metal(colours.metal, 0.25)],
      [pot, matte('#b5673f', 0.7)],
      [bush, matte('#4d8a55', 0.85)],
    ],
    {
      height: 1.94,
      radius: 1.34,
      yaw: 0.42,
      pitch: 0.14,
      decals: [frontPicture(2, 'label', HALF - 0.12, 1.43, 1.73, 0.55)],
    },
  );
}
