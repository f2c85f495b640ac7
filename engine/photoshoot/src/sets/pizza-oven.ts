import { norm, oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintFlames, paintSparks } from '../kit/fire.ts';
import { SIDE } from '../kit/frame.ts';
import { FIRELIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a wood-fired brick oven in a plastered wall, with the fire visible at the back of the
 * oven.
 */
export const pizzaOven = defineSet({
  indoors: true,
  light: 'hours',
  ownProps: ['fire'],
  paint,
});

/** Half the width of the oven's opening, as a share of the picture's side. */
const MOUTH = 0.17;
/** Height of the oven's opening, as a share of the picture's side. */
const MOUTH_HIGH = 0.24;
/** Number of bricks in the arch above the opening. */
const BRICKS = 15;
/** Width of the arch of bricks around the oven's opening, as a share of the picture's side. */
const ARCH = 0.065;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise, horizon, context } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  // The product stands beside the oven's opening or in front of a part of it.
  const middle = pick % 2 === 0 ? 0.68 : 0.32;
  const sill = bottom - 0.03;
  const [plaster, shade, clay, mortar, soot] = [
    rgb(0.78, 0.06, hue ?? 66),
    rgb(0.5, 0.07, hue ?? 52),
    rgb(0.5, 0.11, 38),
    rgb(0.68, 0.03, 60),
    rgb(0.12, 0.03, 40),
  ];
  painter.backdrop(3, (x, y, out) => {
    const [across, up] = [x - middle, sill - y];
    out.set(plaster);
    lay(out, shade, 1.1 * sumOctaves(noise, x * 5, y * 5, 4) - 0.3);
    lay(out, shade, 0.6 * ramp(norm(across * 0.8, up - 0.2), 0.3, 0.85));
    // The oven's opening is a semicircle on vertical sides, like the brick arch around the opening.
    const straight = MOUTH_HIGH - MOUTH;
    const high = Math.max(0, up - straight);
    const out2 = norm(across, high) - MOUTH;
    if (up < -0.02) {
      // Rows of bricks are below the sill of the oven.
      const row = Math.floor(y / 0.04);
      const edge = Math.min(y / 0.04 - row, 1 - y / 0.04 + row);
      lay(out, clay, 0.9);
      lay(out, mortar, 0.8 * ramp(0.1 - edge, 0, 0.06));
    } else if (out2 < ARCH) {
      const turn = (Math.atan2(high, across) / Math.PI) * BRICKS;
      const along = high > 0 ? turn : up / 0.034;
      const edge = Math.min(along - Math.floor(along), 1 - along + Math.floor(along));
      const own = noise(Math.floor(along) * 3.1 + 0.5, across > 0 ? 2.5 : 9.5);
      lay(out, clay, 1);
      lay(out, soot, 0.4 * own + 0.5 * (1 - ramp(out2, 0, ARCH * 0.8)) - 0.1);
      lay(out, mortar, 0.7 * ramp(0.08 - edge, 0, 0.05));
      if (out2 < 0) {
        out.set(soot);
        // The fire lights the hot bricks at the back of the oven from one side.
        const heat = Math.exp(-norm((across + 0.05) * 3.2, (up - 0.03) * 3.6) * 1.9);
        lay(out, [1, 0.5, 0.12], 0.95 * heat);
        lay(out, [1, 0.82, 0.4], 0.7 * heat ** 3);
      }
    }
  });
  painter.soften(5);
  const base = SIDE * sill;
  const fire = { x: SIDE * (middle - 0.05), half: SIDE * 0.09, base, tall: 190 };
  paintFlames(painter, fire, 9);
  paintSparks(painter, { ...fire, tall: 230 }, 18);
  paintPool(context, 'screen', {
    x: SIDE * middle,
    y: base - 60,
    from: 30,
    reach: SIDE * 0.5,
    stops: FIRELIGHT,
  });
  painter.blurred(7, (layer) => {
    logs(layer, SIDE * (middle < 0.5 ? 0.8 : 0.2), horizon + 24);
    // The sill of the oven is a stone slab that reflects the fire's glow.
    layer.fillStyle = oklch(0.62, 0.05, 60);
    layer.fillRect(SIDE * (middle - 0.28), base - 4, SIDE * 0.56, 30);
  });
  paintStandingObject(painter, {
    kind: 'oilBottle',
    x: SIDE * (middle < 0.5 ? 0.62 : 0.4),
    base: horizon + 26,
    height: 170,
    blur: 8,
    body: '#a9a23a',
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.6, 0.08, 58),
    dark: oklch(0.28, 0.06, 48),
    sheen: 0.12,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.42 };
}

/** Paints the cut ends of stacked logs. */
function logs(context: SKRSContext2D, x: number, base: number): void {
  for (const [row, count] of [4, 3, 2].entries())
    for (let log = 0; log < count; log++) {
      const [across, up] = [x + (log - (count - 1) / 2) * 82, base - 40 - row * 70];
      for (const [radius, lightness] of [
        [42, 0.3],
        [36, 0.66],
        [24, 0.6],
        [11, 0.54],
      ] as const) {
        context.fillStyle = oklch(lightness, 0.065, 62);
        context.beginPath();
        context.ellipse(across, up, radius, radius * 0.92, 0, 0, Math.PI * 2);
        context.fill();
      }
    }
}
