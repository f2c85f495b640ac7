import { oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintFlames, paintSparks } from '../kit/fire.ts';
import { SIDE } from '../kit/frame.ts';
import { FIRELIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a clearing in a wood at night: stars between firs, and a log fire that lights the firs
 * and the ground.
 */
export const campfire = defineSet({
  light: 'fire',
  ownProps: ['fire', 'lights', 'leaves'],
  within: 'nature',
  paint,
});

/**
 * Rows of firs in front of the night sky. Each row has a number of firs, their heights (shares of the
 * picture's side), the distance of their base below the horizon (pixels), a blur and a colour.
 */
const TREES = [
  { count: 24, tall: [0.14, 0.3], foot: 0, blur: 8, colour: oklch(0.34, 0.045, 228) },
  { count: 12, tall: [0.34, 0.62], foot: 16, blur: 6, colour: oklch(0.2, 0.03, 215) },
] as const;

function paint(painter: SetPainter): SetLook {
  const { noise, horizon, context } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  const [zenith, low, wisp] = [rgb(0.2, 0.06, 268), rgb(0.52, 0.085, 235), rgb(0.42, 0.07, 285)];
  painter.backdrop(8, (x, y, out) => {
    out.set(zenith);
    lay(out, low, ramp(y / bottom, 0.1, 1.05) ** 1.5);
    lay(out, wisp, 0.5 * ramp(sumOctaves(noise, x * 2 + y, y * 3 - x, 4), 0.5, 0.8));
  });
  stars(painter, 150);
  for (const { count, tall, foot, blur, colour } of TREES)
    painter.blurred(blur, (layer) => {
      for (let tree = 0; tree < count; tree++) {
        // The firs stand at the sides and leave a gap in the middle of the picture.
        const aside = (tree + painter.random()) / count;
        const x =
          SIDE * (0.5 + (tree % 2 === 0 ? -1 : 1) * (foot > 0 ? 0.16 + 0.4 * aside : 0.55 * aside));
        layer.fillStyle = colour;
        fir(
          painter,
          layer,
          x,
          horizon + foot,
          SIDE * painter.between(tall[0], tall[1]) * (foot > 0 ? 0.6 + 0.6 * aside : 1),
        );
      }
    });
  painter.floor({
    material: 'moss',
    light: oklch(0.56, 0.06, 105),
    dark: oklch(0.2, 0.03, 110),
    vein: oklch(0.36, 0.045, 58),
    sheen: 0,
  });
  const fire = { x: SIDE * 0.19, base: horizon + (SIDE - horizon) * 0.22, half: 78, tall: 330 };
  const around = { x: fire.x, y: fire.base };
  // The night is blue where the firelight does not reach.
  paintPool(context, 'multiply', {
    ...around,
    reach: SIDE * 1.05,
    stops: [
      [0, 'rgb(255,206,150)'],
      [0.4, 'rgb(206,156,124)'],
      [1, 'rgb(112,118,156)'],
    ],
  });
  paintPool(
    context,
    'screen',
    { ...around, y: fire.base - 60, reach: SIDE * 0.46, stops: FIRELIGHT },
    0.62,
  );
  logs(painter, fire.x, fire.base);
  paintFlames(painter, fire, 7);
  paintSparks(painter, { ...fire, half: 190, tall: fire.base }, 54);
  return { gloss: 0, shadowSide: 1, shadow: 0.5 };
}

/** Paints stars above the firs, most of them faint. */
function stars(painter: SetPainter, count: number): void {
  const { context } = painter;
  for (let star = 0; star < count; star++) {
    context.fillStyle = `rgba(240,246,255,${painter.between(0.25, 0.95)})`;
    context.beginPath();
    context.arc(
      painter.random() * SIDE,
      painter.random() ** 1.3 * painter.horizon * 0.8,
      0.7 + painter.random() ** 5 * 2.2,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** Paints the silhouette of a fir with hanging boughs that are longer towards the bottom. */
function fir(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  base: number,
  tall: number,
): void {
  context.beginPath();
  context.moveTo(x, base - tall);
  for (const side of [1, -1] as const)
    for (let step = 1; step <= 9; step++) {
      const bough = side > 0 ? step : 10 - step;
      const down = base - tall * (1 - bough / 9.4);
      const long = tall * 0.2 * (bough / 9) * painter.between(0.8, 1.15);
      const [out, tucked] = [x + side * long, x + side * long * 0.5];
      if (side > 0) context.lineTo(out, down);
      context.lineTo(tucked, down - tall * 0.02);
      if (side < 0) context.lineTo(out, down);
    }
  context.fill();
}

/** Paints logs that lie crossed in a ring of stones. */
function logs(painter: SetPainter, x: number, base: number): void {
  painter.blurred(3.5, (context) => {
    for (let stone = 0; stone < 12; stone++) {
      const angle = (stone / 12) * Math.PI * 2;
      const [atX, atY] = [x + Math.cos(angle) * 150, base + 14 + Math.sin(angle) * 34];
      painter.ball(context, atX, atY, painter.between(20, 29), oklch(0.34, 0.02, 55), 0.72);
    }
    context.lineCap = 'round';
    for (const [from, to, high] of [
      [-112, 64, 58],
      [108, -58, 66],
      [-46, 30, 104],
    ] as const) {
      for (const [width, colour] of [
        [34, '#1d120b'],
        [20, '#5a2f16'],
      ] as const) {
        context.lineWidth = width;
        context.strokeStyle = colour;
        context.beginPath();
        context.moveTo(x + from, base + 10);
        context.lineTo(x + to, base - high);
        context.stroke();
      }
    }
  });
}
