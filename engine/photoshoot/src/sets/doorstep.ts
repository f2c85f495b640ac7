import { oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows the front door of a house: a panelled door with brass fittings, a lamp, potted plants and
 * a floor of stone slabs.
 */
export const doorstep = defineSet({
  light: 'hours',
  paint,
});

/** Centre of the door, as a share of the picture's side. */
const DOOR = 0.66;
/** Half the width of the door, as a share of the picture's side. */
const HALF_DOOR = 0.185;
/** Height of a weatherboard, as a share of the picture's side. */
const BOARD = 0.062;
/** Height of a row of bricks in the wall, as a share of the picture's side. */
const COURSE = 0.034;

/** Hues of the door in degrees of OKLCH, if the brief names no colour. */
const DOORS = [150, 25, 250, 92] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const horizon = Math.max(1, painter.horizon);
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.86, night: 0.5 }[time];
  const paint = hue ?? chooseByPick(DOORS, pick);
  const bricks = pick % 2 === 1;
  const [board, seam] = [rgb(0.93 * dim, 0.012, 90), rgb(0.66 * dim, 0.02, 90)];
  const [clay, mortar] = [rgb(0.52 * dim, 0.085, 38), rgb(0.76 * dim, 0.02, 60)];
  painter.backdrop(4, (x, y, out) => {
    const stain = sumOctaves(noise, x * 3, y * 4, 4) - 0.5;
    if (bricks) {
      const row = Math.floor(y / COURSE);
      const along = (x + (row % 2) * 0.05) / 0.1;
      const cell = Math.floor(along);
      const edge = Math.min((y / COURSE - row) * COURSE, (along - cell) * 0.1);
      out.set(clay);
      lay(
        out,
        [0.16, 0.09, 0.07],
        (noise(cell * 3.7 + 0.5, row * 5.3 + 0.5) - 0.3) * 0.5 + stain * 0.5,
      );
      lay(out, mortar, 0.75 * ramp(0.006 - edge, 0, 0.002));
    } else {
      const lap = (y / BOARD) % 1;
      out.set(board);
      lay(out, seam, 0.9 * ramp(lap, 0.86, 1) + 0.25 * (1 - lap) ** 3 + stain * 0.3);
    }
    // The sun shines from the upper left; a porch roof shades the upper part of the wall.
    addLight(out, [1, 0.95, 0.86], 0.1 * dim * (1 - x));
    lay(out, [0.06, 0.06, 0.08], 0.55 * ramp(0.16 - y / (horizon / SIDE), 0, 0.16));
  });
  painter.blurred(4, (context) => door(context, horizon, paint, dim));
  plants(painter, horizon, dim);
  lamp(painter, horizon, time !== 'day');
  painter.floor({
    material: 'paving',
    light: oklch(0.78, 0.018, 80),
    dark: oklch(0.4, 0.018, 70),
    vein: oklch(0.7, 0.02, 80),
    sheen: 0.06,
  });
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.04, shadowSide: 1, shadow: 0.42, holds: ['planter'] };
}

/**
 * Paints the frame, the step and the door. The door has six panels, a window above, and a letter flap, a knob
 * and a knocker of brass.
 */
function door(context: SKRSContext2D, horizon: number, hue: number, dim: number): void {
  const [x, top, foot] = [SIDE * DOOR, horizon * 0.05, horizon + 8];
  const [half, frame] = [SIDE * HALF_DOOR, 42];
  const paint = (lightness: number) => oklch(lightness * dim, 0.085, hue);
  context.fillStyle = 'rgba(0,0,0,0.3)';
  context.fillRect(x - half - frame - 6, top - frame + 14, 2 * (half + frame) + 34, foot);
  const wood = context.createLinearGradient(x - half - frame, 0, x + half + frame, 0);
  wood.addColorStop(0, oklch(0.98 * dim, 0.006, 90));
  wood.addColorStop(1, oklch(0.8 * dim, 0.012, 90));
  context.fillStyle = wood;
  context.fillRect(x - half - frame, top - frame, 2 * (half + frame), foot - top + frame);
  const leafOf = context.createLinearGradient(x - half, 0, x + half, 0);
  leafOf.addColorStop(0, paint(0.42));
  leafOf.addColorStop(0.4, paint(0.5));
  leafOf.addColorStop(1, paint(0.36));
  context.fillStyle = leafOf;
  context.fillRect(x - half, top, 2 * half, foot - top);
  const tall = foot - top;
  for (const side of [-1, 1])
    for (const [from, to, glass] of [
      [0.05, 0.22, true],
      [0.28, 0.56, false],
      [0.68, 0.92, false],
    ] as const) {
      const [wide, high] = [half * 0.68, tall * (to - from)];
      const [left, up] = [x + side * half * 0.46 - wide / 2, top + tall * from];
      context.fillStyle = glass ? oklch(0.5 * dim, 0.04, 230) : paint(0.44);
      context.fillRect(left, up, wide, high);
      context.fillStyle = glass ? 'rgba(255,255,255,0.35)' : paint(0.28);
      if (glass) context.fillRect(left, up, wide, high * 0.45);
      else {
        context.fillRect(left, up, wide, 7);
        context.fillRect(left, up, 7, high);
        context.fillStyle = paint(0.62);
        context.fillRect(left, up + high - 7, wide, 7);
        context.fillRect(left + wide - 7, up, 7, high);
      }
    }
  brass(context, x, top + tall * 0.62, half, dim);
  context.fillStyle = oklch(0.74 * dim, 0.012, 80);
  context.fillRect(x - half - frame - 20, foot - 26, 2 * (half + frame + 20), 30);
}

function brass(context: SKRSContext2D, x: number, y: number, half: number, dim: number): void {
  const metal = context.createLinearGradient(0, y - 20, 0, y + 20);
  metal.addColorStop(0, oklch(0.9 * dim, 0.1, 90));
  metal.addColorStop(0.5, oklch(0.62 * dim, 0.11, 80));
  metal.addColorStop(1, oklch(0.4 * dim, 0.08, 70));
  context.fillStyle = metal;
  context.beginPath();
  context.roundRect(x - half * 0.32, y - 13, half * 0.64, 26, 5);
  context.fill();
  context.beginPath();
  context.arc(x - half * 0.8, y + 6, 17, 0, Math.PI * 2);
  context.fill();
}

/** Paints shrubs in pots on both sides of the door. */
function plants(painter: SetPainter, horizon: number, dim: number): void {
  if (painter.view.leafless) return;
  for (const [x, height, blur] of [
    [0.36, 300, 6],
    [0.95, 340, 7],
  ] as const)
    paintStandingObject(painter, {
      kind: 'planter',
      x: SIDE * x,
      base: horizon + 34,
      height,
      blur,
      body: '#b9694a',
      light: dim,
    });
}

/** Paints a lantern on the wall, and the lantern's light if it is lit. */
function lamp(painter: SetPainter, horizon: number, lit: boolean): void {
  const [x, y] = [SIDE * 0.33, horizon * 0.3];
  if (lit) paintPool(painter.context, 'screen', { x, y, reach: SIDE * 0.42, stops: LAMPLIGHT });
  painter.blurred(4, (context) => {
    context.fillStyle = '#1d1e21';
    context.fillRect(x - 6, y - 74, 12, 30);
    context.beginPath();
    context.moveTo(x - 38, y - 36);
    context.lineTo(x, y - 64);
    context.lineTo(x + 38, y - 36);
    context.lineTo(x + 26, y + 56);
    context.lineTo(x - 26, y + 56);
    context.fill();
    context.fillStyle = lit ? '#ffe7b0' : '#dfe6ea';
    context.beginPath();
    context.moveTo(x - 27, y - 28);
    context.lineTo(x + 27, y - 28);
    context.lineTo(x + 19, y + 46);
    context.lineTo(x - 19, y + 46);
    context.fill();
  });
}
