import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, nowhere, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, sin, sqrt } = Math;

/** 3D model of two dice and a pawn of a board game. */
export const dice = defineObject({
  make: makeDice,
});

/** One of the two dice: its centre, half its edge, and its rotation about the vertical axis. */
interface Die {
  x: number;
  z: number;
  half: number;
  turn: number;
}

const BIG: Die = { x: -0.5, z: 0.1, half: 0.62, turn: 0.35 };

const SMALL: Die = { x: 0.64, z: 0.42, half: 0.46, turn: -0.5 };

/** Converts a point of the scene to the coordinates of a die. */
function inDie({ x, z, half, turn }: Die, px: number, py: number, pz: number) {
  const dx = px - x;
  const dz = pz - z;
  return [dx * cos(turn) - dz * sin(turn), py - half, dx * sin(turn) + dz * cos(turn)] as const;
}

/** Tells whether a point of a die's surface is on a pip: five on top, two and three on the visible sides. */
function isPip(die: Die, px: number, py: number, pz: number): boolean {
  const [x, y, z] = inDie(die, px, py, pz).map((value) => value / die.half) as [
    number,
    number,
    number,
  ];
  const on = (a: number, b: number, count: number) => {
    const middle = count % 2 === 1 ? sqrt(a * a + b * b) : 1;
    const corners = sqrt((abs(a) - 0.48) ** 2 + (abs(b) - 0.48) ** 2);
    return min(middle, count > 3 || a * b > 0 ? corners : 1) < 0.17;
  };
  const side = max(abs(x), abs(y), abs(z));
  if (side === abs(y)) return on(x, z, 5);
  return side === abs(z) ? on(x, y, 2) : on(z, y, 3);
}

function makeDice(colours: ProductColours): ProductObject {
  const cube = (die: Die) => (px: number, py: number, pz: number) => {
    const [x, y, z] = inDie(die, px, py, pz);
    return roundBox(x, y, z, die.half, die.half, die.half, die.half * 0.22);
  };
  const pawn = (x: number, y: number, z: number) => {
    const off = sqrt((x - 0.56) ** 2 + (z + 0.5) ** 2);
    const cone = disc(off, y - 0.56, 0.42 - 0.27 * y, 0.56, 0.05) * 0.9;
    return min(cone, disc(off, y - 1.06, 0.24, 0.04, 0.03), sphere(off, y - 1.34, 0, 0.3));
  };
  const base = assembled(
    [
      [cube(BIG), matte(colours.body, 0.25)],
      [cube(SMALL), matte('#f6f1e6', 0.3)],
      [pawn, matte(colours.accent, 0.3)],
      [nowhere, matte('#fbf7ef', 0.4)],
      [nowhere, matte('#2a2a30', 0.4)],
    ],
    { height: 1.64, radius: 1.42, yaw: 0.15, pitch: 0.3 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === 0 && isPip(BIG, x, y, z)) return 3;
      return own === 1 && isPip(SMALL, x, y, z) ? 4 : own;
    },
  };
}
