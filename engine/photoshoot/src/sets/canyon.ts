import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows a valley of red rock: table mountains with bands and vertical grooves, loose stones
 * below, and red earth in front.
 */
export const canyon = defineSet({
  light: 'hours',
  ownProps: ['stones'],
  within: 'nature',
  paint,
});

/**
 * Table mountains, the farthest first, each with its horizontal centre, height, half the width of its top, and
 * height of its cliff. All positions and sizes are shares of the picture's side.
 */
const MESAS = [
  [0.46, 0.13, 0.2, 0.06],
  [0.98, 0.17, 0.13, 0.09],
  [0.7, 0.26, 0.055, 0.16],
  [0.12, 0.33, 0.15, 0.2],
] as const;
/** Slope of the scree (loose stones) at the foot of a cliff: height divided by width. */
const SCREE = 0.62;
/** Opacity (0–1) of the haze in front of the farthest table mountain. */
const HAZE = 0.55;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const bottom = painter.horizon / SIDE;
  const plain = bottom * 0.86;
  const { shade: sky } = paintSky(painter, time, plain, 0.3);
  const dim = { day: 1, sunset: 0.84, night: 0.36 }[time];
  const [faint, base] = time === 'night' ? [0.35, 265] : [1, hue ?? 40];
  const red = (lightness: number, chroma: number, turn = 0) =>
    rgb(lightness * dim, chroma * faint, base + turn);
  const [lit, dark, band, earth] = [
    red(0.64, 0.125),
    red(0.38, 0.095, -6),
    red(0.76, 0.085, 14),
    red(0.66, 0.11, 8),
  ];
  const air = time === 'day' ? rgb(0.84, 0.03, 240) : red(0.6, 0.09, 10);
  const drift = painter.between(0, 40);
  painter.backdrop(3, (x, y, out) => {
    sky(x, y, out);
    for (const [index, [middle, tall, half, cliff]] of MESAS.entries()) {
      const rugged = (sumOctaves(noise, x * 26 + drift, index * 7, 3) - 0.5) * 0.022;
      const away = Math.abs(x - middle) + rugged;
      const top = plain - tall + (sumOctaves(noise, x * 9 + drift, index, 2) - 0.5) * 0.014;
      const ground = away < half ? top : top + cliff + (away - half) * SCREE;
      const inside = ramp(y - ground, 0, 0.004);
      if (inside === 0 || y > plain + 0.02) continue;
      // Bands run horizontally through the whole rock, and grooves run down the cliffs.
      const level = (y - top) / tall + rugged * 0.8;
      const bands = sumOctaves(noise, level * 16 + index * 3, x * 1.2, 2);
      const flutes = sumOctaves(noise, x * 70 + drift, y * 7, 3);
      const isCliff = y < top + cliff ? 1 : 0;
      const side = ramp((x - middle) / half, -0.7, 0.9);
      const haze = HAZE * (1 - index / (MESAS.length - 1));
      lay(out, mixColours(lit, air, haze), inside);
      lay(out, mixColours(band, air, haze), inside * 0.7 * ramp(bands, 0.54, 0.66));
      lay(
        out,
        mixColours(dark, air, haze),
        inside * (0.62 * side + 0.7 * isCliff * ramp(flutes, 0.5, 0.72)),
      );
    }
    if (y > plain - 0.004) {
      lay(out, earth, ramp(y - plain, -0.004, 0.004));
      lay(out, dark, 0.5 * ramp(sumOctaves(noise, x * 12, y * 60, 3), 0.5, 0.75));
    }
  });
  painter.soften(6);
  painter.floor({
    material: 'sand',
    light: oklch(0.76 * dim, 0.1 * faint, base + 8),
    dark: oklch(0.5 * dim, 0.11 * faint, base),
    sheen: 0,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.52 };
}
