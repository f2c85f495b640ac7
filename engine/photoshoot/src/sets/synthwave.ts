import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows an idealised 1980s scene: a striped sun above dark peaks, and a grid of neon lines that
 * leads to the horizon.
 */
export const synthwave = defineSet({
  light: 'neon',
  retro: true,
  paint,
});

/** Radius of the sun, as a share of the picture's side. */
const SUN = 0.24;
/** Number of stripes in the lower half of the sun. */
const STRIPES = 6;
/** Number of grid lines on each side of the middle that lead to the horizon. */
const ALONG = 13;
/** Number of horizontal grid lines between the horizon and the camera. */
const ACROSS = 11;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise, horizon, context } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  const base = hue ?? 330;
  const [zenith, middle, low, peak] = [
    rgb(0.17, 0.09, base - 48),
    rgb(0.4, 0.19, base - 18),
    rgb(0.7, 0.19, base + 40),
    rgb(0.13, 0.07, base - 55),
  ];
  const [yellow, pink] = [rgb(0.9, 0.16, 92), rgb(0.64, 0.25, base + 28)];
  // The product covers only one side of the sun, so that the opposite side stays visible.
  const [sunX, sunY] = [pick % 2 === 0 ? 0.66 : 0.34, bottom * 0.64];
  const drift = painter.between(0, 40);
  painter.backdrop(3, (x, y, out) => {
    const down = y / bottom;
    out.set(zenith);
    lay(out, middle, ramp(down, 0.05, 0.7));
    lay(out, low, 0.85 * ramp(down, 0.62, 1) ** 1.6);
    const away = norm(x - sunX, y - sunY);
    const share = (y - sunY + SUN) / (2 * SUN);
    // The gaps between the sun's stripes get wider towards the bottom.
    const stripe = (share - 0.5) * 2 * STRIPES;
    const gap = share > 0.5 && stripe - Math.floor(stripe) < 0.16 + 0.34 * (share - 0.5) * 2;
    if (away < SUN && !gap) {
      out.set(yellow);
      lay(out, pink, ramp(share, 0.1, 0.85));
    }
    const ridge =
      bottom * 0.94 -
      0.17 * Math.abs(x - sunX) ** 0.7 * (0.3 + 0.9 * sumOctaves(noise, x * 7 + drift, 2, 3));
    lay(out, peak, ramp(y - ridge, 0, 0.004));
  });
  painter.soften(3);
  painter.bokeh(['#ffffff', '#ffd6f4'], 46, 0, horizon * 0.4, 1, 3, 1);
  paintPool(context, 'screen', {
    x: SIDE * sunX,
    y: SIDE * sunY,
    from: SIDE * SUN * 0.8,
    reach: SIDE * 0.52,
    stops: [
      [0, 'rgba(255,120,170,0.5)'],
      [1, 'rgba(255,60,160,0)'],
    ],
  });
  painter.floor({
    material: 'paper',
    light: oklch(0.2, 0.09, base - 46),
    dark: oklch(0.11, 0.06, base - 50),
    sheen: 0.3,
  });
  if (horizon > 0) grid(painter, base);
  return { gloss: 0.34, shadowSide: 1, shadow: 0.3 };
}

/** Paints glowing lines of a grid on the floor. */
function grid(painter: SetPainter, base: number): void {
  const { horizon } = painter;
  const depth = SIDE - horizon;
  for (const [blur, width, colour, opacity] of [
    [11, 12, oklch(0.66, 0.26, base - 4), 0.8],
    [1.4, 3.4, oklch(0.84, 0.14, base - 8), 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.strokeStyle = colour;
        context.lineWidth = width;
        context.beginPath();
        for (let line = -ALONG; line <= ALONG; line++) {
          context.moveTo(SIDE / 2 + line * 46, horizon);
          context.lineTo(SIDE / 2 + line * 250, SIDE + 20);
        }
        for (let line = 0; line < ACROSS; line++) {
          const y = horizon + depth * (line / ACROSS) ** 2.1;
          context.moveTo(-20, y);
          context.lineTo(SIDE + 20, y);
        }
        context.stroke();
      },
      opacity,
    );
}
