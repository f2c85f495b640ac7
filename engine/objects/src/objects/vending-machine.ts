import { assembled, boxed, glass, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round } = Math;

/** 3D model of a vending machine: cans behind glass, a panel with keys, a slot below. */
export const vendingMachine = defineObject({
  make: makeVendingMachine,
});

const RACK = { left: -0.22, half: 0.42, step: 0.168, shelf: 0.42 };

function makeVendingMachine(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const box = roundBox(x, y - 1.2, z, 0.82, 1.14, 0.56, 0.05);
    const window = roundBox(x - RACK.left, y - 1.44, z - 0.52, 0.48, 0.8, 0.32, 0.03);
    const slot = roundBox(x - RACK.left, y - 0.34, z - 0.56, 0.4, 0.13, 0.16, 0.03);
    return max(box, -window, -slot);
  };
  const feet = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.68, y - 0.04, abs(z) - 0.42, 0.07, 0.05, 0.07, 0.02);
  const shelves = (x: number, y: number, z: number) => {
    const at = max(0, min(3, round((y - 0.72) / RACK.shelf)));
    return roundBox(x - RACK.left, y - 0.68 - at * RACK.shelf, z - 0.38, 0.47, 0.014, 0.16, 0.008);
  };
  const can = (x: number, y: number, z: number, odd: number) => {
    const shelf = max(0, min(3, round((y - 0.84) / RACK.shelf)));
    let place = max(-2, min(2, round((x - RACK.left) / RACK.step)));
    // Adjacent cans alternate between two colours.
    if (abs(place + shelf) % 2 !== odd)
      place += x - RACK.left > place * RACK.step ? (place < 2 ? 1 : -1) : place > -2 ? -1 : 1;
    const px = x - RACK.left - place * RACK.step;
    return cylinder(px, y - 0.84 - shelf * RACK.shelf, z - 0.42, 0.066, 0.14, 0.025);
  };
  const cansOf = (odd: number) =>
    boxed([RACK.left, 1.46, 0.42], [0.42, 0.8, 0.1], (x, y, z) => can(x, y, z, odd) * 0.9);
  const light = (x: number, y: number, z: number) =>
    roundBox(x - RACK.left, y - 1.44, z - 0.21, 0.46, 0.78, 0.01, 0.005);
  const panel = (x: number, y: number, z: number) =>
    roundBox(x - 0.54, y - 1.44, z - 0.56, 0.2, 0.8, 0.03, 0.02);
  const screen = (x: number, y: number, z: number) =>
    roundBox(x - 0.54, y - 1.9, z - 0.585, 0.14, 0.12, 0.015, 0.01);
  const keys = (x: number, y: number, z: number) => {
    const column = max(-1, min(1, round((x - 0.54) / 0.095)));
    const row = max(0, min(3, round((y - 1.36) / 0.095)));
    return roundBox(
      x - 0.54 - column * 0.095,
      y - 1.36 - row * 0.095,
      z - 0.595,
      0.034,
      0.034,
      0.016,
      0.012,
    );
  };
  const coin = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.54, y - 1.14, z - 0.595, 0.1, 0.05, 0.016, 0.01),
      roundBox(x - 0.54, y - 0.9, z - 0.595, 0.07, 0.09, 0.016, 0.01),
    );
  const flap = (x: number, y: number, z: number) =>
    roundBox(x - RACK.left, y - 0.34, z - 0.49, 0.4, 0.13, 0.012, 0.008);
  return assembled(
    [
      [body, matte(colours.body, 0.28)],
      [feet, matte('#2c2d31', 0.7)],
      [shelves, metal('#c9cdd2', 0.3)],
      [cansOf(0), matte(colours.accent, 0.25)],
      [cansOf(1), matte('#f4f1ea', 0.25)],
      [light, glow('#fff8e6')],
      [panel, matte('#26272c', 0.3)],
      [screen, glow('#bfe6ff')],
      [keys, matte('#d9dbe0', 0.4)],
      [coin, metal('#c9cdd2', 0.25)],
      [flap, glass('#55585f', 0.15)],
    ],
    { height: 2.36, radius: 1.0, yaw: -0.42, pitch: 0.07 },
  );
}
