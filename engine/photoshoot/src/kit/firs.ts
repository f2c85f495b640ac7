import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import type { SetPainter } from './set-painter.ts';

/** A row of firs in the background. A row that is farther away is paler. */
interface Row {
  count: number;
  blur: number;
  /** Lightness of the firs' needles, 0–1. */
  needles: number;
  /** Minimum and maximum height of the firs, in pixels. */
  heights: readonly [number, number];
  /** Minimum and maximum horizontal distance of the firs from the middle of the picture, as shares of its side. */
  reach: readonly [number, number];
  /** Distance of the firs' base below the horizon, in pixels. */
  near: number;
}

const ROWS: readonly Row[] = [
  { count: 26, blur: 4, needles: 0.66, heights: [70, 150], reach: [0, 0.56], near: 4 },
  { count: 13, blur: 5, needles: 0.5, heights: [150, 280], reach: [0.1, 0.56], near: 12 },
  { count: 5, blur: 8, needles: 0.34, heights: [430, 640], reach: [0.3, 0.54], near: 34 },
];

/** Number of boughs of a fir, from its tip to its lowest bough. */
const BOUGHS = 13;

/**
 * Paints a snowy fir wood that opens towards the camera. The argument `dim` is the amount of light, which is
 * 1 by day.
 */
export function paintFirs(painter: SetPainter, dim: number): void {
  for (const { count, blur, needles, heights, reach, near } of ROWS)
    painter.blurred(blur, (context) => {
      for (let tree = 0; tree < count; tree++) {
        const side = tree % 2 === 0 ? -1 : 1;
        const x = SIDE * (0.5 + side * painter.between(...reach));
        const green = oklch(
          needles * dim + painter.between(-0.03, 0.03),
          0.035 + 0.02 * (0.7 - needles),
          painter.between(165, 200),
        );
        fir(painter, context, x, painter.horizon + near, painter.between(...heights), [
          green,
          oklch(Math.min(0.99, 0.95 * dim), 0.012, 240),
          oklch(Math.min(0.9, 0.78 * dim), 0.035, 250),
        ]);
      }
    });
}

/** Paints a fir with boughs of different lengths that bend under snow. */
function fir(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  base: number,
  height: number,
  [green, snow, shade]: readonly [green: string, snow: string, shade: string],
): void {
  context.fillStyle = green;
  context.fillRect(x - height * 0.018, base - height * 0.2, height * 0.036, height * 0.2);
  for (let bough = 0; bough < BOUGHS; bough++) {
    const down = (bough + 0.6) / BOUGHS;
    const top = base - height * (1 - down * 0.94);
    const thick = height * (0.05 + 0.05 * down);
    for (const side of [-1, 1]) {
      const long = height * (0.03 + 0.25 * down) * painter.between(0.72, 1.12);
      const hang = thick * painter.between(0.5, 1.1);
      const laid = (fill: string, lift: number, share: number, fat: number) => {
        context.fillStyle = fill;
        context.beginPath();
        context.moveTo(x, top - thick * 0.5 - lift);
        context.quadraticCurveTo(
          x + side * long * share * 0.55,
          top - thick * 0.1 - lift,
          x + side * long * share,
          top + hang * share - lift,
        );
        context.quadraticCurveTo(
          x + side * long * share * 0.5,
          top + thick * fat - lift,
          x,
          top + thick * fat,
        );
        context.fill();
      };
      laid(green, 0, 1, 0.9);
      laid(shade, thick * 0.1, 0.92, 0.26);
      laid(snow, thick * 0.22, 0.84, 0.06);
    }
  }
}
