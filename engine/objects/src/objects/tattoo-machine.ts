import { assembled, glass, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a tattoo machine that leans on its bottles of ink. */
export const tattooMachine = defineObject({
  make: makeTattooMachine,
  lessons: 'shown',
});

function makeTattooMachine(colours: ProductColours): ProductObject {
  // The coordinates run along the tattoo machine, from its needle upwards.
  const frame = (x: number, y: number) => {
    const px = x + 0.78;
    const py = y - 0.1;
    return { along: px * 0.62 + py * 0.785, beside: px * 0.785 - py * 0.62 };
  };
  const barrel =
    (shape: (along: number, off: number) => number) => (x: number, y: number, z: number) => {
      const { along, beside } = frame(x, y);
      const pz = z - 0.5;
      return shape(along, sqrt(beside * beside + pz * pz));
    };
  const motor = barrel((along, off) => disc(off, along - 1.62, 0.25, 0.42, 0.05));
  const rings = barrel((along, off) =>
    min(disc(off, along - 1.16, 0.2, 0.05, 0.02), disc(off, along - 2.08, 0.17, 0.07, 0.03)),
  );
  const grip = barrel((along, off) => {
    const groove =
      0.018 * max(0, 1 - abs(along - 0.76 - round((along - 0.76) / 0.12) * 0.12) / 0.03);
    return disc(off, along - 0.76, 0.225 - groove, 0.36, 0.06) * 0.8;
  });
  const tip = barrel(
    (along, off) => disc(off, along - 0.3, 0.03 + 0.22 * max(0, along - 0.14), 0.16, 0.015) * 0.9,
  );
  const needle = barrel((along, off) => disc(off, along - 0.1, 0.012, 0.1, 0.004));
  const cable = (x: number, y: number, z: number) => {
    if (y < 0.5) return 0.98 - y;
    return min(
      capsule(x, y, z, 0.58, 1.82, 0.5, 0.86, 1.98, 0.42, 0.035),
      capsule(x, y, z, 0.86, 1.98, 0.42, 1.12, 1.72, 0.2, 0.035),
      capsule(x, y, z, 1.12, 1.72, 0.2, 1.14, 1.02, 0, 0.035),
    );
  };
  const bottle = (cx: number, cz: number) => (x: number, y: number, z: number) =>
    blend(
      cylinder(x - cx, y - 0.42, z - cz, 0.29, 0.42, 0.07),
      cylinder(x - cx, y - 0.86, z - cz, 0.12, 0.08, 0.02),
      0.1,
    );
  const caps = (x: number, y: number, z: number) => {
    const one = sqrt((x - 0.42) ** 2 + (z + 0.1) ** 2);
    const two = sqrt((x - 1.04) ** 2 + (z - 0.06) ** 2);
    return disc(min(one, two), y - 1.08, 0.14 - 0.24 * max(0, y - 1.06), 0.17, 0.03) * 0.9;
  };
  const labels = (x: number, y: number, z: number) => {
    const one = sqrt((x - 0.42) ** 2 + (z + 0.1) ** 2);
    const two = sqrt((x - 1.04) ** 2 + (z - 0.06) ** 2);
    return disc(min(one, two), y - 0.4, 0.297, 0.2, 0.01);
  };
  const cup = (x: number, y: number, z: number) => {
    const off = sqrt((x - 0.5) ** 2 + (z - 0.62) ** 2);
    return (
      max(disc(off, y - 0.12, 0.14 + 0.3 * y, 0.12, 0.02), -disc(off, y - 0.22, 0.15, 0.1, 0.01)) *
      0.9
    );
  };
  const ink = (x: number, y: number, z: number) =>
    cylinder(x - 0.5, y - 0.12, z - 0.62, 0.14, 0.06, 0.01);
  return assembled(
    [
      [motor, metal(colours.metal, 0.18)],
      [rings, metal('#dcb671', 0.18)],
      [grip, matte('#232328', 0.5)],
      [tip, metal('#c9ccd2', 0.15)],
      [needle, metal('#c9ccd2', 0.12)],
      [cable, matte('#1d1d21', 0.5)],
      [bottle(0.42, -0.1), glass(colours.body, 0.1)],
      [bottle(1.04, 0.06), glass(colours.accent, 0.1)],
      [caps, matte('#17171a', 0.35)],
      [labels, matte('#f6f1e6', 0.6)],
      [cup, matte('#fbf8f2', 0.3)],
      [ink, matte(colours.body, 0.1)],
    ],
    { height: 2.08, radius: 1.3, yaw: 0.12, pitch: 0.2 },
  );
}
