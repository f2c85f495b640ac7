import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a bar chart with rising columns and an arrow above them. */
export const barChart = defineObject({
  make: makeBarChart,
});

function makeBarChart(colours: ProductColours): ProductObject {
  const column = (x: number, y: number, z: number, at: number, half: number) =>
    roundBox(x - at, y - half, z, 0.22, half, 0.22, 0.05);
  const floor = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z, 1.3, 0.05, 0.46, 0.03);
  const arrow = (x: number, y: number, z: number) => {
    const shaft = min(
      capsule(x, y, z, -1.0, 0.98, 0.1, -0.3, 1.4, 0.1, 0.06),
      capsule(x, y, z, -0.3, 1.4, 0.1, 0.2, 1.34, 0.1, 0.06),
      capsule(x, y, z, 0.2, 1.34, 0.1, 0.94, 2.2, 0.1, 0.06),
    );
    const head = min(
      capsule(x, y, z, 0.98, 2.26, 0.1, 0.62, 2.2, 0.1, 0.065),
      capsule(x, y, z, 0.98, 2.26, 0.1, 0.98, 1.88, 0.1, 0.065),
    );
    return min(shaft, head);
  };
  return assembled(
    [
      [(x, y, z) => column(x, y, z, -0.9, 0.3), matte(colours.second, 0.35)],
      [(x, y, z) => column(x, y, z, -0.3, 0.46), matte(colours.body, 0.3)],
      [(x, y, z) => column(x, y, z, 0.3, 0.42), matte(colours.second, 0.35)],
      [(x, y, z) => column(x, y, z, 0.9, 0.74), matte(colours.body, 0.3)],
      [floor, matte(colours.light, 0.5)],
      [arrow, matte(colours.accent, 0.25)],
    ],
    { height: 2.32, radius: 1.36, yaw: 0.4, pitch: 0.16 },
  );
}
