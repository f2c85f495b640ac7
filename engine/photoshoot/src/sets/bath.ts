import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { CANDLELIGHT, paintPool } from '../kit/light-pool.ts';
import { paintPlaster } from '../kit/plaster.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows the edge of a bathtub: foam on the water, the far rim with a candle, a brass tap, and a
 * plant in front of the wall.
 */
export const bath = defineSet({
  indoors: true,
  light: 'day',
  ownProps: ['bubbles', 'drops'],
  paint,
});

/** Vertical position of the tub's far rim: 0 is the picture's top, 1 the far edge of the floor. */
const RIM = 0.6;
/** Vertical position of the water's far edge: 0 is the picture's top, 1 the far edge of the floor. */
const WATER = 0.76;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const base = hue ?? chooseByPick([165, 60, 230, 30], pick);
  const x = (share: number) => SIDE * (pick % 2 === 1 ? 1 - share : share);
  paintPlaster(painter, rgb(0.86, 0.035, base), rgb(0.62, 0.045, base));
  painter.windowLight(0.4);
  paintStandingObject(painter, {
    kind: 'plant',
    x: x(0.08),
    base: horizon * RIM + 10,
    height: 300,
    blur: 9,
    body: '#efe9df',
  });
  painter.blurred(8, (context) => {
    tub(context, horizon);
    tap(context, x(0.82), x(0.74), horizon);
    for (const [share, tall] of [
      [0.22, 84],
      [0.28, 58],
    ] as const)
      painter.vessel(context, x(share), horizon * RIM + 8, 46, tall, '#f7efdf');
  });
  for (const [share, tall] of [
    [0.22, 84],
    [0.28, 58],
  ] as const)
    paintPool(painter.context, 'screen', {
      x: x(share),
      y: horizon * RIM - tall - 10,
      reach: 90,
      stops: CANDLELIGHT,
    });
  foam(painter, horizon);
  painter.floor({
    material: 'marble',
    light: '#fbfaf7',
    dark: '#d3d0ca',
    vein: '#b4b0a8',
    sheen: 0.3,
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.34 };
}

/** Paints the far rim of the tub, the tub's inner side below the rim, and the water. */
function tub(context: SKRSContext2D, horizon: number): void {
  const inner = context.createLinearGradient(0, horizon * RIM, 0, horizon * WATER);
  inner.addColorStop(0, '#f6f6f3');
  inner.addColorStop(0.3, '#cdd3d3');
  inner.addColorStop(1, '#aab4b6');
  context.fillStyle = inner;
  context.fillRect(-60, horizon * RIM, SIDE + 120, horizon);
  const rim = context.createLinearGradient(0, horizon * RIM - 16, 0, horizon * RIM + 22);
  rim.addColorStop(0, '#ffffff');
  rim.addColorStop(0.6, '#f3f2ee');
  rim.addColorStop(1, '#c2c4c2');
  context.fillStyle = rim;
  context.fillRect(-60, horizon * RIM - 16, SIDE + 120, 38);
  const water = context.createLinearGradient(0, horizon * WATER, 0, horizon + 30);
  water.addColorStop(0, oklch(0.84, 0.045, 205));
  water.addColorStop(1, oklch(0.72, 0.06, 210));
  context.fillStyle = water;
  context.fillRect(-60, horizon * WATER, SIDE + 120, horizon);
}

/** Paints a tap with two handles that bends over the rim of the tub. */
function tap(context: SKRSContext2D, x: number, spout: number, horizon: number): void {
  const foot = horizon * RIM;
  const brass = context.createLinearGradient(x - 20, 0, x + 20, 0);
  brass.addColorStop(0, oklch(0.86, 0.09, 84));
  brass.addColorStop(0.4, oklch(0.7, 0.1, 76));
  brass.addColorStop(1, oklch(0.46, 0.08, 66));
  context.strokeStyle = brass;
  context.lineCap = 'round';
  context.lineWidth = 26;
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, foot - 130);
  context.quadraticCurveTo(x, foot - 190, (x + spout) / 2, foot - 190);
  context.quadraticCurveTo(spout, foot - 190, spout, foot - 120);
  context.stroke();
  context.lineWidth = 20;
  for (const side of [-70, 70]) {
    context.beginPath();
    context.moveTo(x + side, foot);
    context.lineTo(x + side, foot - 52);
    context.moveTo(x + side - 26, foot - 56);
    context.lineTo(x + side + 26, foot - 56);
    context.stroke();
  }
}

/**
 * Paints heaps of foam on the water in the tub. The heaps of foam are round and bright at the top, and contain
 * some bubbles.
 */
function foam(painter: SetPainter, horizon: number): void {
  painter.blurred(6, (context) => {
    for (let puff = 0; puff < 230; puff++) {
      const x = painter.between(-0.05, 1.05);
      const heap = 0.35 + 0.65 * Math.sin(x * 7 + 1.3) ** 2;
      const near = painter.random();
      const y = horizon * (WATER + 0.02 + 0.26 * near) - heap * 120 * painter.random();
      painter.ball(
        context,
        SIDE * x,
        y,
        painter.between(12, 40) * (0.5 + 0.9 * near),
        oklch(painter.between(0.95, 0.99), 0.008, 220),
        0.8,
      );
    }
  });
  // The shaded lower side of a heap of foam has a soft edge.
  painter.blurred(12, (context) => {
    context.fillStyle = 'rgba(255,255,255,0.5)';
    context.fillRect(-60, horizon * WATER - 30, SIDE + 120, horizon * (1 - WATER) + 60);
  });
}
