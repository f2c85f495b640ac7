import { FAR } from '../kit/around-axis.ts';
import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, PI, round, sin, cos, sqrt } = Math;

/** 3D model of a round thermostat on its stand, set to 21 degrees. */
export const thermostat = defineObject({
  make: makeThermostat,
});

/** Height of the centre of the thermostat's face, in the object's units. */
const UP = 1.08;

/**
 * Strokes of the digits "21" on the thermostat's face: centre (relative to the face's), half width and half
 * height of each.
 */
const STROKES: readonly (readonly [number, number, number, number])[] = [
  [-0.27, 0.24, 0.13, 0],
  [-0.14, 0.12, 0, 0.12],
  [-0.27, 0, 0.13, 0],
  [-0.4, -0.12, 0, 0.12],
  [-0.27, -0.24, 0.13, 0],
  [0.2, 0, 0, 0.24],
];

/** Angle in radians between two ticks around the thermostat's face. */
const TICK = PI / 24;

/** First and last of the glowing ticks around the thermostat's face, counted from the top. */
const LIT = [-18, 8] as const;

/** First and last of the ticks that do not glow, counted from the top of the thermostat's face. */
const UNLIT = [9, 18] as const;

/** Sine and cosine of each tick's angle, beginning with the first glowing tick. */
const TURNS = Array.from({ length: UNLIT[1] - LIT[0] + 1 }, (_, nth) => {
  const turn = (nth + LIT[0]) * TICK;
  return [sin(turn), cos(turn)] as const;
});

function makeThermostat(colours: ProductColours): ProductObject {
  const face = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + (y - UP) ** 2), z, 0.88, 0.12, 0.05);
  const ring = (x: number, y: number, z: number) => {
    const off = sqrt(x * x + (y - UP) ** 2);
    return max(disc(off, z, 1.02, 0.17, 0.07), 0.87 - off);
  };
  const back = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + (y - UP) ** 2), z + 0.14, 0.92, 0.08, 0.04);
  const stand = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.05, z, 0.62, 0.05, 0.36, 0.04),
      roundBox(x, y - 0.34, z + 0.24, 0.3, 0.3, 0.06, 0.04),
    );
  const digits = (x: number, y: number, z: number) => {
    const py = y - UP + 0.04;
    const beside = max(abs(x) - 0.54, abs(py) - 0.36, 0.07 - z);
    if (beside > FAR) return beside;
    const off2 = (z - 0.115) ** 2;
    let least2 = 9;
    for (let i = 0; i < STROKES.length; i++) {
      const [mx = 0, my = 0, a = 0, b = 0] = STROKES[i] ?? [];
      const dx = max(0, abs(x - mx) - a);
      const dy = max(0, abs(py - my) - b);
      least2 = min(least2, dx * dx + dy * dy);
    }
    return min(
      sqrt(least2 + off2) - 0.04,
      abs(sqrt((x - 0.42) ** 2 + (py - 0.22) ** 2 + (z - 0.115) ** 2) - 0.06) - 0.02,
    );
  };
  /** The ticks surround the thermostat's face, and those up to the set temperature glow. */
  const ticks =
    ([from, to]: readonly [number, number]) =>
    (x: number, y: number, z: number) => {
      const py = y - UP;
      const off = sqrt(x * x + py * py);
      const gap = max(abs(off - 0.71) - 0.07, 0.1 - z);
      if (gap > FAR) return gap;
      const nth = max(from, min(to, round(atan2(x, py) / TICK)));
      const [s = 0, c = 1] = TURNS[nth - LIT[0]] ?? [];
      const along = x * s + py * c;
      const beside = x * c - py * s;
      const over = max(0, abs(along - 0.71) - 0.05);
      return sqrt(over * over + beside * beside + (z - 0.118) ** 2) - 0.014;
    };
  return assembled(
    [
      [face, matte('#101015', 0.06)],
      [ring, metal(colours.metal, 0.16)],
      [back, matte(colours.light, 0.4)],
      [stand, matte(colours.body, 0.3)],
      [digits, glow('#fff6e8')],
      [ticks(LIT), glow(colours.accent)],
      [ticks(UNLIT), matte('#55555e', 0.5)],
      [(x, y, z) => cylinder(x, z - 0.12, y - UP + 0.56, 0.035, 0.01, 0.005), glow(colours.accent)],
    ],
    { height: 2.1, radius: 1.04, yaw: 0.34, pitch: 0.1 },
  );
}
