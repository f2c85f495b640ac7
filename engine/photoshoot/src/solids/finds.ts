import {
  assembled,
  capsule,
  cylinder,
  type Distance,
  ellipsoid,
  matte,
  type ProductObject,
} from '@adwright/engine-objects';
import { strewn } from './placed.ts';

const { abs, atan2, cos, max, sin, sqrt } = Math;

/** Builds a model of cinnamon sticks: rolls of bark with hollow ends. */
export function cinnamon(): ProductObject {
  const stick: Distance = (x, y, z) => {
    const wave = 0.008 * sin(x * 23 + atan2(z, y) * 3);
    const roll = cylinder(y, x, z, 0.135 + wave, 0.95, 0.02);
    const bore = 0.075 - sqrt((y - 0.02) ** 2 + z * z);
    // The bark curls inwards along one side of the cinnamon stick.
    const seam = 0.02 - abs(z) - max(0, 0.06 - y) * 4;
    return max(roll, bore, seam) * 0.8;
  };
  return assembled(
    [
      [
        strewn(stick, 1, [
          { at: [-0.05, 0.14, 0.2], yaw: 0.35 },
          { at: [0.1, 0.14, -0.18], yaw: 0.1 },
          { at: [0.02, 0.38, 0.02], yaw: -0.5, lean: 0.06 },
        ]),
        matte('#8a5230', 0.75),
      ],
    ],
    { height: 0.55, radius: 1.05, yaw: 0.1, pitch: 0.4 },
  );
}

/** Builds a model of scallops and a starfish. */
export function seashells(): ProductObject {
  const shell: Distance = (x, y, z) => {
    const fan = atan2(z, x + 0.52);
    const ridge = 0.016 * cos(fan * 24);
    const dome = ellipsoid(x, y, z, 0.46, 0.2, 0.44) + ridge;
    return max(dome, -y - 0.02) * 0.6;
  };
  const star: Distance = (x, y, z) => {
    const turn = atan2(z, x);
    const out = sqrt(x * x + z * z);
    const reach = 0.16 + 0.36 * abs(cos(turn * 2.5)) ** 1.6;
    return max((out - reach) * 0.55, abs(y) - 0.09 * (1.1 - out)) * 0.7;
  };
  return assembled(
    [
      [
        strewn(shell, 0.6, [
          { at: [-0.5, 0.04, 0.1], yaw: 0.5, lean: -0.14 },
          { at: [0.06, 0.06, -0.42], yaw: -0.8, lean: 0.1 },
        ]),
        matte('#f0d9c6', 0.5),
      ],
      [
        strewn(star, 0.6, [{ at: [0.52, 0.08, 0.22], yaw: 0.3, lean: 0.06 }]),
        matte('#d9804f', 0.8),
      ],
    ],
    { height: 0.4, radius: 1.05, yaw: 0, pitch: 0.44 },
  );
}

/** Builds a model of a large pumpkin and a small pumpkin. */
export function pumpkins(): ProductObject {
  const rind: Distance = (x, y, z) => {
    const turn = atan2(z, x);
    const rib = 0.045 * abs(sin(turn * 5)) ** 0.7;
    const dent = 0.1 * Math.exp(-(x * x + z * z) * 14);
    return (ellipsoid(x, y + dent, z, 0.56, 0.43, 0.56) - rib + 0.02) * 0.6;
  };
  const stem: Distance = (x, y, z) => capsule(x, y, z, 0, 0.34, 0, 0.06, 0.56, 0.03, 0.06);
  const small =
    (shape: Distance): Distance =>
    (x, y, z) =>
      shape(x * 1.6, y * 1.6, z * 1.6) / 1.6;
  const [large, little] = [
    { at: [-0.32, 0.42, -0.1] },
    { at: [0.52, 0.27, 0.3], yaw: 0.6 },
  ] as const;
  const both = (shape: Distance, reach: number): Distance => {
    const [one, other] = [
      strewn(shape, reach, [large]),
      strewn(small(shape), reach / 1.6, [little]),
    ];
    return (x, y, z) => Math.min(one(x, y, z), other(x, y, z));
  };
  return assembled(
    [
      [both(rind, 0.72), matte('#d9731f', 0.5)],
      [both(stem, 0.75), matte('#6f7a3a', 0.8)],
    ],
    { height: 1, radius: 1.05, yaw: 0, pitch: 0.32 },
  );
}
