import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a toy train's engine. */
export const toyTrain = defineObject({
  make: makeToyTrain,
});

/**
 * Sizes of the train's wheels or hubs: radius of the rear wheel and of the two front wheels, half the
 * thickness, radius of the edges.
 */
interface Discs {
  rear: number;
  front: number;
  half: number;
  rim: number;
}

const WHEELS: Discs = { rear: 0.3, front: 0.23, half: 0.07, rim: 0.03 };

const HUBS: Discs = { rear: 0.1, front: 0.08, half: 0.03, rim: 0.01 };

function makeToyTrain(colours: ProductColours): ProductObject {
  const rails = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, abs(z) - 0.42, 1.5, 0.05, 0.05, 0.02);
  const sleepers = (x: number, y: number, z: number) => {
    const px = x - max(-4, min(4, round(x / 0.36))) * 0.36;
    return roundBox(px, y - 0.025, z, 0.08, 0.025, 0.62, 0.02);
  };
  const boiler = (x: number, y: number, z: number) =>
    cylinder(y - 0.92, x - 0.42, z, 0.4, 0.74, 0.06);
  const cab = (x: number, y: number, z: number) =>
    max(
      roundBox(x + 0.72, y - 1.0, z, 0.44, 0.58, 0.5, 0.06),
      -roundBox(x + 0.72, y - 1.24, z, 0.24, 0.2, 0.7, 0.06),
    );
  const chassis = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.46, z, 1.2, 0.09, 0.44, 0.05);
  const roof = (x: number, y: number, z: number) =>
    roundBox(x + 0.72, y - 1.64, z, 0.56, 0.06, 0.6, 0.05);
  const chimney = (x: number, y: number, z: number) =>
    min(
      disc(sqrt((x - 0.82) ** 2 + z * z), y - 1.46, 0.13 + 0.14 * max(0, y - 1.4), 0.3, 0.03) * 0.9,
      ellipsoid(x - 0.24, y - 1.32, z, 0.17, 0.17, 0.17),
    );
  const bands = (x: number, y: number, z: number) =>
    min(
      cylinder(y - 0.92, abs(x - 0.5) - 0.34, z, 0.42, 0.04, 0.02),
      cylinder(y - 0.92, x - 1.18, z, 0.26, 0.03, 0.02),
    );
  const discs = (x: number, y: number, pz: number, size: Discs) =>
    min(
      cylinder(x + 0.7, pz, y - 0.38, size.rear, size.half, size.rim),
      cylinder(
        x - max(0, min(1, round((x - 0.16) / 0.56))) * 0.56 - 0.16,
        pz,
        y - 0.32,
        size.front,
        size.half,
        size.rim,
      ),
    );
  const wheels = (x: number, y: number, z: number) => discs(x, y, abs(z) - 0.46, WHEELS);
  const hubs = (x: number, y: number, z: number) => {
    const pz = abs(z) - 0.53;
    return min(
      discs(x, y, pz, HUBS),
      capsule(x, y, pz - 0.03, -0.7, 0.38, 0, 0.72, 0.34, 0, 0.035),
    );
  };
  return assembled(
    [
      [rails, matte('#c59a63', 0.6)],
      [sleepers, matte('#8d5b34', 0.7)],
      [boiler, matte(colours.body, 0.3)],
      [cab, matte(colours.body, 0.3)],
      [chassis, matte('#2b2b30', 0.4)],
      [roof, matte(colours.accent, 0.35)],
      [chimney, matte('#2b2b30', 0.35)],
      [bands, metal('#dcb671', 0.2)],
      [wheels, matte(colours.accent, 0.4)],
      [hubs, metal('#dcb671', 0.2)],
    ],
    { height: 1.76, radius: 1.58, yaw: -0.5, pitch: 0.2 },
  );
}
