import {
  assembled,
  capsule,
  cylinder,
  type Distance,
  matte,
  metal,
  type ProductObject,
  roundBox,
} from '@adwright/engine-objects';
import { type Place, strewn } from './placed.ts';

const { abs, max, min, sin, sqrt } = Math;

/** Builds a model of two crossed pens. */
export function pens(): ProductObject {
  const barrel: Distance = (x, y, z) => cylinder(y, x + 0.1, z, 0.062, 0.78, 0.02);
  const trim: Distance = (x, y, z) =>
    min(
      // A pen's tip is a cone, and the clip is at the opposite end.
      max(capsule(x, y, z, 0.6, 0, 0, 0.98, 0, 0, 0.07), sqrt(y * y + z * z) - 0.2 * (1 - x)) * 0.8,
      roundBox(x + 0.6, y - 0.085, z, 0.26, 0.012, 0.022, 0.01),
      cylinder(y, x - 0.3, z, 0.068, 0.02, 0.005),
    );
  const [one, other]: readonly [Place, Place] = [
    { at: [-0.02, 0.07, 0.14], yaw: 0.5 },
    { at: [0.06, 0.13, -0.08], yaw: -0.22, lean: 0.06 },
  ];
  return assembled(
    [
      [strewn(barrel, 1.02, [one]), matte('#1f2a3c', 0.3)],
      [strewn(barrel, 1.02, [other]), matte('#7d2230', 0.3)],
      [strewn(trim, 1.02, [one, other]), metal('#d8c39a', 0.22)],
    ],
    { height: 0.3, radius: 1.1, yaw: 0, pitch: 0.5 },
  );
}

/** Builds a model of two passports with a boarding card between the passports. */
export function passports(): ProductObject {
  const booklet: Distance = (x, y, z) => roundBox(x, y, z, 0.44, 0.035, 0.62, 0.03);
  const crest: Distance = (x, y, z) => {
    const ring = max(abs(sqrt(x * x + (z + 0.1) ** 2) - 0.15) - 0.022, abs(y - 0.035) - 0.008);
    const globe = max(sqrt(x * x + (z + 0.1) ** 2) - 0.07, abs(y - 0.035) - 0.008);
    const words = roundBox(x, y - 0.035, z - 0.32, 0.22, 0.008, 0.026, 0.005);
    return min(ring, globe, words);
  };
  const card: Distance = (x, y, z) => roundBox(x, y, z, 0.3, 0.006, 0.7, 0.004);
  const [lower, upper]: readonly [Place, Place] = [
    { at: [-0.22, 0.04, -0.04], yaw: 0.5 },
    { at: [0.24, 0.13, 0.08], yaw: -0.25, lean: -0.03 },
  ];
  return assembled(
    [
      [strewn(booklet, 0.8, [lower]), matte('#6d1f2c', 0.6)],
      [strewn(booklet, 0.8, [upper]), matte('#1f3556', 0.6)],
      [strewn(crest, 0.8, [lower, upper]), metal('#d9b765', 0.3)],
      [strewn(card, 0.8, [{ at: [0.02, 0.085, -0.16], yaw: 0.12 }]), matte('#f5f2ea', 0.7)],
    ],
    { height: 0.3, radius: 1, yaw: 0, pitch: 0.62 },
  );
}

/** Builds a model of feathers that lie loosely and bend upwards. */
export function feathers(): ProductObject {
  /** Returns how far a feather is bent up at a position along its length. */
  const bend = (x: number) => 0.16 * x * x + 0.03 * x;
  const vane: Distance = (x, y, z) => {
    const along = (x + 0.86) / 1.72;
    const profile = max(0, along * (1 - along)) ** 0.5 * 0.5 * (1.1 - 0.4 * along);
    // The barbs of a feather point towards the feather's tip at an angle, with some gaps.
    const barbs = 0.012 * sin((x - abs(z) * 0.8) * 70);
    const parted = 0.05 * max(0, sin((x - abs(z)) * 9 + 2) - 0.86) * 7;
    const across = abs(z) - profile + 0.5 * barbs + parted;
    const thick = abs(y - bend(x) + abs(z) * 0.22) - 0.014 - barbs * 0.3;
    return max(across, thick, abs(x) - 0.86) * 0.45;
  };
  const quill: Distance = (x, y, z) =>
    min(
      capsule(x, y, z, -1.05, bend(-1.05), 0, -0.5, bend(-0.5), 0, 0.02),
      capsule(x, y, z, -0.5, bend(-0.5) + 0.01, 0, 0.6, bend(0.6) + 0.01, 0, 0.014),
    );
  const places: Place[] = [
    { at: [-0.12, 0.06, 0.28], yaw: 0.35 },
    { at: [0.1, 0.1, -0.22], yaw: 2.6 },
    { at: [0.2, 0.2, 0.06], yaw: -0.9, lean: 0.1 },
  ];
  return assembled(
    [
      [strewn(vane, 1.1, places), matte('#f6f1ea', 0.9)],
      [strewn(quill, 1.1, places), matte('#d9c7a6', 0.6)],
    ],
    { height: 0.5, radius: 1.15, yaw: 0, pitch: 0.55 },
  );
}

/** Builds a model of a cluster of crystals: six-sided prisms that end in points. */
export function crystals(colour: string): ProductObject {
  const prism =
    (radius: number, half: number): Distance =>
    (x, y, z) => {
      const side = max(abs(z), abs(z) * 0.5 + abs(x) * 0.866) - radius;
      // The six faces of a crystal's prism meet at the point.
      return max(side, side * 0.5 + (y - half) * 0.86, -y - half);
    };
  return assembled(
    [
      [strewn(prism(0.2, 0.62), 0.9, [{ at: [0, 0.55, -0.06], lean: -0.08 }]), metal(colour, 0.12)],
      [
        strewn(prism(0.15, 0.42), 0.7, [{ at: [-0.26, 0.36, 0.08], lean: 0.42 }]),
        metal(colour, 0.12),
      ],
      [
        strewn(prism(0.16, 0.36), 0.7, [{ at: [0.28, 0.3, 0.06], lean: -0.5 }]),
        metal(colour, 0.12),
      ],
      [
        strewn(prism(0.11, 0.24), 0.5, [
          { at: [0.06, 0.2, 0.3], lean: 0.16, yaw: 1.2 },
          { at: [-0.42, 0.16, 0.22], lean: 0.8, yaw: 0.3 },
        ]),
        metal(colour, 0.12),
      ],
    ],
    { height: 1.25, radius: 0.85, yaw: 0.2, pitch: 0.3 },
  );
}
