import { oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { addLight } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows a fair in the evening: a Ferris wheel with bulbs, striped tents, and lights out of focus.
 */
export const fairground = defineSet({
  light: 'hours',
  ownProps: ['lights', 'balloons'],
  paint,
});

/** Number of spokes of the Ferris wheel. */
const SPOKES = 16;
/** Radius of the Ferris wheel, as a share of the picture's side. */
const RADIUS = 0.29;
/** Vertical position of the Ferris wheel's hub: 0 is the picture's top, 1 the far edge of the floor. */
const HUB = 0.44;
/** Number of bulbs from one spoke of the Ferris wheel to the next. */
const BULBS = 3;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const time = painter.view.time ?? chooseByPick(['sunset', 'night'], pick);
  const dim = { day: 1, sunset: 0.72, night: 0.5 }[time];
  const { shade } = paintSky(painter, time, horizon / SIDE, 0.4);
  const bottom = horizon / SIDE;
  // The lamps of the fair's stalls light the air above the stalls.
  const lamps = time === 'day' ? 0 : time === 'night' ? 0.62 : 0.3;
  painter.backdrop(4, (x, y, out) => {
    shade(x, y, out);
    addLight(out, [1, 0.62, 0.4], lamps * ramp(y, bottom * 0.3, bottom) ** 2);
  });
  const wheel = { x: SIDE * (pick % 2 === 0 ? 0.72 : 0.28), y: horizon * HUB };
  painter.blurred(4, (context) => bigWheel(context, wheel, horizon, dim));
  painter.blurred(6, (context) => {
    for (const [share, wide, tall, turn] of [
      [0.08, 300, 0.4, hue ?? 25],
      [0.34, 230, 0.3, hue ?? 250],
      [0.62, 260, 0.34, hue ?? 145],
      [0.92, 320, 0.42, hue ?? 25],
    ] as const)
      tent(context, SIDE * share, horizon, { wide, tall: horizon * tall, hue: turn, dim });
  });
  lights(painter, wheel, horizon, time === 'day' ? 0.35 : 1);
  painter.floor({
    material: 'paving',
    light: oklch(0.62 * dim ** 0.6, 0.02, 70),
    dark: oklch(0.34 * dim ** 0.6, 0.02, 65),
    sheen: 0.16,
  });
  if (time !== 'night') paintOutdoorLight(painter, horizon);
  return { gloss: 0.12, shadowSide: 1, shadow: 0.38 };
}

interface Place {
  x: number;
  y: number;
}

function bigWheel(context: SKRSContext2D, { x, y }: Place, horizon: number, dim: number): void {
  const reach = SIDE * RADIUS;
  const steel = oklch(0.86 * dim, 0.015, 250);
  context.strokeStyle = steel;
  context.lineWidth = 14;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + side * reach * 0.52, horizon + 30);
    context.stroke();
  }
  context.lineWidth = 4;
  for (let spoke = 0; spoke < SPOKES; spoke++) {
    const turn = (spoke / SPOKES) * Math.PI * 2;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
    context.stroke();
  }
  for (const [share, width] of [
    [1, 11],
    [0.86, 6],
    [0.2, 8],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, reach * share, 0, Math.PI * 2);
    context.stroke();
  }
  for (let car = 0; car < SPOKES; car++) {
    const turn = (car / SPOKES) * Math.PI * 2;
    const [left, top] = [x + Math.cos(turn) * reach - 21, y + Math.sin(turn) * reach + 4];
    // Cabins hang below the Ferris wheel's rim at any rotation of the wheel.
    context.fillStyle = oklch(
      0.7 * Math.max(0.62, dim),
      0.17,
      [25, 85, 145, 250, 320][car % 5] ?? 25,
    );
    context.beginPath();
    context.roundRect(left, top, 42, 40, 12);
    context.fill();
    context.fillStyle = 'rgba(255,238,196,0.75)';
    context.fillRect(left + 6, top + 7, 30, 13);
  }
}

/** Paints a round tent: a striped pointed roof, a pennant, and a wall below. */
function tent(
  context: SKRSContext2D,
  x: number,
  horizon: number,
  { wide, tall, hue, dim }: { wide: number; tall: number; hue: number; dim: number },
): void {
  const [eaves, top, half] = [horizon - tall * 0.5, horizon - tall, wide / 2];
  const [stripe, cream] = [oklch(0.56 * dim, 0.18, hue), oklch(0.95 * dim, 0.025, 85)];
  for (let panel = 0; panel < 8; panel++) {
    const at = (edge: number) => x - half + (wide * edge) / 8;
    context.fillStyle = panel % 2 === 0 ? stripe : cream;
    context.fillRect(at(panel) + 8, eaves, wide / 8 + 1, tall * 0.5 + 30);
    context.beginPath();
    context.moveTo(x, top);
    context.lineTo(at(panel), eaves + 16);
    context.lineTo(at(panel + 1), eaves + 16);
    context.fill();
  }
  const round = context.createLinearGradient(x - half, 0, x + half, 0);
  round.addColorStop(0, 'rgba(255,240,210,0.14)');
  round.addColorStop(1, 'rgba(10,6,20,0.42)');
  context.fillStyle = round;
  context.fillRect(x - half, eaves + 16, wide, tall * 0.5);
  context.fillStyle = stripe;
  context.beginPath();
  context.moveTo(x, top - 46);
  context.lineTo(x + 44, top - 34);
  context.lineTo(x, top - 20);
  context.fill();
  context.fillRect(x - 3, top - 46, 6, 50);
}

/**
 * Paints bulbs along the Ferris wheel's rim and on a sagging string, and the out-of-focus bulbs of the stalls.
 */
function lights(painter: SetPainter, { x, y }: Place, horizon: number, opacity: number): void {
  const rim = Array.from({ length: SPOKES * BULBS }, (_, bulb) => {
    const turn = (bulb / (SPOKES * BULBS)) * Math.PI * 2;
    return [
      x + Math.cos(turn) * SIDE * RADIUS * 0.93,
      y + Math.sin(turn) * SIDE * RADIUS * 0.93,
    ] as const;
  });
  const string = Array.from({ length: 19 }, (_, bulb) => {
    const sag = Math.sin((bulb / 18) * Math.PI * 2) ** 2;
    return [(SIDE * bulb) / 18, horizon * (0.5 + 0.06 * sag)] as const;
  });
  paintBulbs(
    painter,
    [...rim, ...string],
    [
      { blur: 16, radius: 18, colour: '#ffb04e', opacity: 0.6 * opacity },
      { blur: 3, radius: 6, colour: '#fff2cf', opacity },
    ],
    'lighter',
  );
  painter.bokeh(
    ['#ffcf7a', '#ff8f6a', '#8fd0ff', '#ffd9ec'],
    Math.round(26 * opacity),
    horizon * 0.62,
    horizon,
    10,
    34,
    2,
  );
}
