import { norm, oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { CANDLELIGHT, paintPool } from '../kit/light-pool.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows an evening of Diwali: garlands of marigolds, a row of clay lamps, and lights in the dusk.
 */
export const diwali = defineSet({
  light: 'hours',
  ownProps: ['daisies', 'lights'],
  paint,
});

/** Number of swags (hanging arcs) in a garland across the picture. */
const SWAGS = 3;
/** Number of blossoms in a swag. */
const BLOSSOMS = 17;
/** Depth to which a swag sags, as a share of the height between the picture's top and the floor. */
const SAG = 0.3;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { horizon } = painter;
  const base = hue ?? 345;
  const [deep, lit] = [rgb(0.2, 0.09, base - 25), rgb(0.46, 0.17, base)];
  painter.backdrop(5, (x, y, out) => {
    out.set(deep);
    lay(out, lit, 0.9 * Math.exp(-norm((x - 0.5) * 0.8, y - 0.3) * 2.2));
  });
  painter.bokeh(['#ffd98a', '#ffb35a', '#ff8a5c'], 60, horizon * 0.3, horizon, 8, 34, 2);
  painter.blurred(6, (context) => garlands(painter, context));
  for (let lamp = 0; lamp < 7; lamp++)
    clayLamp(painter, SIDE * (0.04 + lamp * 0.153), horizon + 16);
  painter.floor({
    material: 'marble',
    light: oklch(0.42, 0.09, base - 10),
    dark: oklch(0.2, 0.07, base - 20),
    vein: '#d9a94c',
    sheen: 0.4,
  });
  return { gloss: 0.28, shadowSide: 1, shadow: 0.34, stand: { hue: 84, metal: true } };
}

/** Paints marigolds on strings: swags from post to post, with loose ends hanging down between the swags. */
function garlands(painter: SetPainter, context: SKRSContext2D): void {
  const wide = SIDE / SWAGS;
  for (let swag = 0; swag < SWAGS; swag++)
    for (let step = 0; step <= BLOSSOMS; step++) {
      const share = step / BLOSSOMS;
      const y = painter.horizon * (0.03 + SAG * 4 * share * (1 - share));
      marigold(painter, context, (swag + share) * wide, y, step);
    }
  for (let end = 0; end <= SWAGS; end++)
    for (let step = 1; step < 12; step++)
      marigold(painter, context, end * wide, painter.horizon * (0.03 + step * 0.055), step);
}

function marigold(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  y: number,
  step: number,
): void {
  const hue = step % 4 === 3 ? 88 : 58;
  for (const [radius, lightness] of [
    [27, 0.58],
    [20, 0.7],
    [11, 0.8],
  ] as const) {
    context.fillStyle = oklch(lightness + painter.between(-0.03, 0.03), 0.17, hue);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}

/** Paints a clay bowl with a flame. */
function clayLamp(painter: SetPainter, x: number, base: number): void {
  painter.blurred(5, (context) => {
    const clay = context.createLinearGradient(0, base - 40, 0, base);
    clay.addColorStop(0, oklch(0.62, 0.12, 46));
    clay.addColorStop(1, oklch(0.36, 0.09, 40));
    context.fillStyle = clay;
    context.beginPath();
    context.moveTo(x - 52, base - 38);
    context.quadraticCurveTo(x, base + 30, x + 52, base - 38);
    context.fill();
    context.fillStyle = '#ffd27a';
    context.beginPath();
    context.moveTo(x - 13, base - 40);
    context.quadraticCurveTo(x - 16, base - 66, x, base - 96);
    context.quadraticCurveTo(x + 16, base - 66, x + 13, base - 40);
    context.fill();
    context.fillStyle = '#fff6d8';
    context.beginPath();
    context.ellipse(x, base - 54, 7, 16, 0, 0, Math.PI * 2);
    context.fill();
  });
  paintPool(painter.context, 'screen', { x, y: base - 60, reach: 170, stops: CANDLELIGHT });
}
