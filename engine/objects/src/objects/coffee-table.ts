import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import { OAK } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, min, sin, sqrt } = Math;

/** 3D model of a low table of wood with a vase and two books on it. */
export const coffeeTable = defineObject({
  make: makeCoffeeTable,
  propScale: 0.42,
});

function makeCoffeeTable(colours: ProductColours): ProductObject {
  const top = (x: number, y: number, z: number) => {
    const px = x * 0.68;
    return disc(sqrt(px * px + z * z), y - 0.82, 0.84, 0.06, 0.05) * 0.95;
  };
  const legs = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.62, 0.78, 0.42, 0.82, 0.06, 0.58, 0.06);
  const shelf = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.4, z, 0.7, 0.025, 0.46, 0.02);
  const books = (x: number, y: number, z: number) =>
    roundBox(
      (x - 0.42) * 0.95 + z * 0.3,
      y - 0.93,
      z * 0.95 - (x - 0.42) * 0.3,
      0.34,
      0.05,
      0.26,
      0.02,
    );
  const upper = (x: number, y: number, z: number) =>
    roundBox(
      (x - 0.42) * 0.99 - z * 0.14,
      y - 1.03,
      z * 0.99 + (x - 0.42) * 0.14,
      0.3,
      0.05,
      0.23,
      0.02,
    );
  const vase = (x: number, y: number, z: number) =>
    blend(
      ellipsoid(x + 0.42, y - 1.08, z, 0.23, 0.22, 0.23),
      cylinder(x + 0.42, y - 1.3, z, 0.09, 0.12, 0.03),
      0.12,
    ) * 0.9;
  const twigs = (x: number, y: number, z: number) => {
    const px = x + 0.42;
    let leaves = 9;
    for (let nth = 0; nth < 3; nth++) {
      const lean = (nth - 1) * 0.62;
      const along = px * sin(lean) + (y - 1.36) * cos(lean);
      const off = px * cos(lean) - (y - 1.36) * sin(lean);
      leaves = min(leaves, ellipsoid(along - 0.34, off, z - (nth - 1) * 0.06, 0.34, 0.12, 0.05));
    }
    return leaves * 0.7;
  };
  return assembled(
    [
      [top, matte(OAK, 0.4)],
      [legs, matte('#9c6b3f', 0.45)],
      [shelf, matte('#9c6b3f', 0.5)],
      [books, matte(colours.body, 0.5)],
      [upper, matte(colours.accent, 0.5)],
      [vase, matte(colours.light, 0.35)],
      [twigs, matte('#5d9457', 0.5)],
    ],
    { height: 2.04, radius: 1.24, yaw: 0.3, pitch: 0.28 },
  );
}
