import { norm, oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a hall for e-sports with an audience: screens above the stage, desks with monitors,
 * strips of light, and dark seats.
 */
export const esportsHall = defineSet({
  light: 'neon',
  paint,
});

/**
 * Screens above the stage: left edge, top edge, width and height, as shares of the picture's side and of the
 * height above the floor.
 */
const SCREENS = [
  [0.27, 0.12, 0.46, 0.4],
  [-0.06, 0.2, 0.27, 0.32],
  [0.79, 0.2, 0.27, 0.32],
] as const;
/** Horizontal positions of the players' seats on both sides of the stage, as shares of the picture's side. */
const SEATS = [0.04, 0.145, 0.25, 0.75, 0.855, 0.96] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise } = painter;
  const horizon = Math.max(1, painter.horizon);
  const base = hue ?? chooseByPick([255, 300, 210, 330], pick);
  const other = base + chooseByPick([95, -110, 120, -70], pick);
  const bottom = horizon / SIDE;
  const [dark, haze, glow] = [rgb(0.11, 0.04, base), rgb(0.42, 0.15, base), rgb(0.46, 0.16, other)];
  painter.backdrop(6, (x, y, out) => {
    const mist = sumOctaves(noise, x * 2.4, y * 3, 3);
    out.set(dark);
    lay(out, haze, (0.2 + mist * 0.5) * Math.exp(-norm(x - 0.2, y - bottom * 0.6) * 2.4));
    lay(out, glow, (0.2 + mist * 0.5) * Math.exp(-norm(x - 0.84, y - bottom * 0.6) * 2.4));
    addLight(out, [0.7, 0.8, 1], 0.2 * Math.exp(-((y / bottom - 0.6) ** 2) * 18));
  });
  beams(painter, horizon, [oklch(0.74, 0.19, base), oklch(0.74, 0.19, other)]);
  for (const [blur, opacity] of [
    [34, 0.7],
    [4.5, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        for (const [index, place] of SCREENS.entries())
          screen(context, painter, horizon, place, index === 2 ? [other, base] : [base, other]);
      },
      opacity,
    );
  painter.blurred(5, (context) => {
    for (const [index, seat] of SEATS.entries())
      desk(context, SIDE * seat, horizon, index < SEATS.length / 2 ? base : other);
  });
  strips(painter, horizon, [oklch(0.78, 0.2, base), oklch(0.78, 0.2, other)]);
  painter.floor({
    material: 'rubber',
    light: oklch(0.28, 0.03, base),
    dark: oklch(0.09, 0.02, base),
    vein: oklch(0.3, 0.06, base),
    sheen: 0.55,
  });
  return { gloss: 0.3, shadowSide: 1, shadow: 0.26 };
}

/** Paints the beams of the lamps above the stage in the haze. */
function beams(painter: SetPainter, horizon: number, colours: readonly [string, string]): void {
  painter.blurred(12, (context) => {
    context.globalCompositeOperation = 'lighter';
    for (let lamp = 0; lamp < 8; lamp++) {
      const x = SIDE * (0.03 + lamp * 0.134);
      const lean = (0.5 - x / SIDE) * painter.between(0.2, 0.9);
      const colour = colours[lamp % 2] ?? colours[0];
      const beam = context.createLinearGradient(0, 0, 0, horizon);
      beam.addColorStop(0, withAlpha(colour, 0.6));
      beam.addColorStop(1, withAlpha(colour, 0));
      context.fillStyle = beam;
      context.beginPath();
      context.moveTo(x - 8, -10);
      context.lineTo(x + 8, -10);
      context.lineTo(x + lean * horizon + 70, horizon);
      context.lineTo(x + lean * horizon - 70, horizon);
      context.fill();
    }
  });
}

/** Paints a video game on a distant screen: lit hills and towers, and health bars along the top. */
function screen(
  context: SKRSContext2D,
  painter: SetPainter,
  horizon: number,
  [left, top, wide, tall]: readonly [number, number, number, number],
  [hue, other]: readonly [number, number],
): void {
  const [x, y, width, height] = [SIDE * left, horizon * top, SIDE * wide, horizon * tall];
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  const sky = context.createLinearGradient(0, y, 0, y + height);
  sky.addColorStop(0, oklch(0.5, 0.17, hue));
  sky.addColorStop(0.7, oklch(0.82, 0.12, other));
  sky.addColorStop(1, oklch(0.9, 0.09, other));
  context.fillStyle = sky;
  context.fillRect(x, y, width, height);
  for (const [rise, shade] of [
    [0.5, 0.52],
    [0.3, 0.34],
  ] as const) {
    context.fillStyle = oklch(shade, 0.12, hue - 20);
    context.beginPath();
    context.moveTo(x, y + height);
    for (let step = 0; step <= 9; step++)
      context.lineTo(x + (width * step) / 9, y + height * (1 - rise * painter.between(0.5, 1.1)));
    context.lineTo(x + width, y + height);
    context.fill();
  }
  context.fillStyle = oklch(0.2, 0.08, hue);
  context.beginPath();
  context.ellipse(
    x + width * 0.5,
    y + height * 0.62,
    width * 0.05,
    height * 0.2,
    0,
    0,
    Math.PI * 2,
  );
  context.ellipse(
    x + width * 0.5,
    y + height * 0.36,
    width * 0.032,
    width * 0.032,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
  for (const side of [0, 1]) {
    context.fillStyle = 'rgba(10,12,24,0.7)';
    context.fillRect(
      x + width * (0.04 + side * 0.5),
      y + height * 0.06,
      width * 0.42,
      height * 0.08,
    );
    context.fillStyle = side === 0 ? '#7dff9a' : '#ff7a6a';
    context.fillRect(
      x + width * (0.05 + side * 0.5),
      y + height * 0.075,
      width * 0.3,
      height * 0.05,
    );
  }
  context.restore();
  context.strokeStyle = '#08090f';
  context.lineWidth = 12;
  context.strokeRect(x, y, width, height);
}

/** Paints a player's desk: a glowing monitor, with the high back of a chair in front of the monitor. */
function desk(context: SKRSContext2D, x: number, horizon: number, hue: number): void {
  const [wide, top] = [SIDE * 0.088, horizon * 0.66];
  context.fillStyle = '#0b0c12';
  context.fillRect(x - wide * 0.62, horizon * 0.86, wide * 1.24, horizon * 0.16);
  const panel = context.createLinearGradient(0, top, 0, top + horizon * 0.15);
  panel.addColorStop(0, oklch(0.86, 0.09, hue));
  panel.addColorStop(1, oklch(0.6, 0.16, hue));
  context.fillStyle = panel;
  context.fillRect(x - wide / 2, top, wide, horizon * 0.14);
  context.fillStyle = '#14151d';
  context.beginPath();
  context.roundRect(x - wide * 0.27, horizon * 0.74, wide * 0.54, horizon * 0.3, 26);
  context.fill();
  context.fillStyle = oklch(0.6, 0.2, hue);
  for (const aside of [-0.2, 0.14])
    context.fillRect(x + wide * aside, horizon * 0.77, wide * 0.06, horizon * 0.22);
}

/** Paints strips of light along the edge of the stage and above the screens. */
function strips(painter: SetPainter, horizon: number, colours: readonly [string, string]): void {
  for (const [blur, thick, opacity] of [
    [22, 26, 0.8],
    [3, 7, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.globalCompositeOperation = 'lighter';
        for (const [row, colour] of [
          [0.985, colours[0]],
          [0.07, colours[1]],
        ] as const) {
          context.fillStyle = colour;
          context.fillRect(-60, horizon * row - thick / 2, SIDE + 120, thick);
        }
      },
      opacity,
    );
}
