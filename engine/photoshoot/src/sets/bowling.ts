import { oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a bowling alley: lit pins at the end of polished lanes, with a glowing sign above the
 * pins.
 */
export const bowling = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Distance between the middles of two lanes, as a share of the picture's side. */
const LANE = 0.3;
/**
 * Vertical position of the lower edge of the sign above the pins: 0 is the picture's top, 1 the far edge of the
 * floor.
 */
const SIGN = 0.58;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? 285;
  const bottom = Math.max(1, horizon) / SIDE;
  const [blue, pink, dark] = [
    rgb(0.42, 0.17, base - 15),
    rgb(0.56, 0.21, base + 60),
    rgb(0.1, 0.04, base),
  ];
  const drift = painter.between(0, 40);
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    if (down < SIGN) {
      const wave = sumOctaves(noise, x * 1.6 + drift, down * 2.2, 3);
      out.set(blue);
      lay(out, pink, ramp(wave, 0.36, 0.74));
      addLight(out, [0.5, 0.9, 1], 0.5 * ramp(0.02 - Math.abs(wave - 0.54), 0, 0.02));
      lay(out, dark, 0.75 * ramp(0.2 - down, 0, 0.2) + ramp(down - SIGN + 0.04, 0, 0.01));
      return;
    }
    // The pins stand in a lit box; walls between the boxes separate the lanes.
    const within = Math.abs((((x - 0.5) / LANE + 40.5) % 1) - 0.5);
    out.set(rgb(0.42, 0.03, 80));
    addLight(out, [1, 0.94, 0.82], 0.42 * ramp(down, SIGN, 0.9));
    lay(out, dark, 0.92 * ramp(within, 0.37, 0.4));
    lay(out, dark, 0.5 * ramp(SIGN + 0.06 - down, 0, 0.06));
  });
  painter.soften(5);
  painter.blurred(5, (context) => {
    for (let lane = -2; lane <= 2; lane++)
      for (const [across, step] of RACK)
        pin(
          context,
          SIDE * (0.5 + lane * LANE + across * 0.031),
          horizon * (0.915 + step * 0.027),
          horizon * (0.22 + step * 0.014),
        );
  });
  painter.bokeh(
    [oklch(0.8, 0.17, base + 60), oklch(0.8, 0.13, base - 70), '#ffffff'],
    14,
    0,
    horizon * 0.5,
    6,
    22,
    1.5,
  );
  painter.floor({
    material: 'wood',
    light: oklch(0.72, 0.095, 66),
    dark: oklch(0.48, 0.085, 56),
    sheen: 0.42,
  });
  gutters(painter);
  return { gloss: 0.26, shadowSide: pick % 2 === 0 ? 1 : -1, shadow: 0.3 };
}

/** Half the width of a gutter at the far end of the lane, in pixels. */
const GUTTER_PX = 15;

/** Paints the gutters between the lanes, from the walls between the pins towards the camera. */
function gutters({ context, horizon, view }: SetPainter): void {
  if (horizon === 0) return;
  const far = Math.min(view.vanishing, horizon - 40);
  const near = (SIDE - far) / (horizon - far);
  context.save();
  context.fillStyle = 'rgba(28,18,22,0.82)';
  context.filter = 'blur(2px)';
  for (let lane = -3; lane < 3; lane++) {
    const apart = (lane + 0.5) * LANE * SIDE;
    context.beginPath();
    for (const [side, grown, y] of [
      [-1, 1, horizon],
      [1, 1, horizon],
      [1, near, SIDE],
      [-1, near, SIDE],
    ] as const)
      context.lineTo(SIDE * 0.5 + (apart + side * GUTTER_PX) * grown, y);
    context.fill();
  }
  context.restore();
}

/** Positions of the ten pins: distance from the middle column, and row number counted towards the camera. */
const RACK = [
  [-3, 0],
  [-1, 0],
  [1, 0],
  [3, 0],
  [-2, 1],
  [0, 1],
  [2, 1],
  [-1, 2],
  [1, 2],
  [0, 3],
] as const;

/** Paints a pin with red bands around its neck. */
function pin(context: SKRSContext2D, x: number, foot: number, tall: number): void {
  const half = tall * 0.155;
  const round = context.createLinearGradient(x - half, 0, x + half, 0);
  round.addColorStop(0, '#b9b4ac');
  round.addColorStop(0.4, '#ffffff');
  round.addColorStop(1, '#8f8a86');
  context.fillStyle = round;
  context.beginPath();
  context.moveTo(x - half * 0.5, foot);
  context.bezierCurveTo(
    x - half * 1.7,
    foot - tall * 0.42,
    x - half * 0.3,
    foot - tall * 0.62,
    x - half * 0.44,
    foot - tall * 0.76,
  );
  context.bezierCurveTo(
    x - half * 0.9,
    foot - tall * 1.08,
    x + half * 0.9,
    foot - tall * 1.08,
    x + half * 0.44,
    foot - tall * 0.76,
  );
  context.bezierCurveTo(
    x + half * 0.3,
    foot - tall * 0.62,
    x + half * 1.7,
    foot - tall * 0.42,
    x + half * 0.5,
    foot,
  );
  context.fill();
  context.fillStyle = '#c22a33';
  for (const band of [0.66, 0.73])
    context.fillRect(x - half * 0.46, foot - tall * band, half * 0.92, tall * 0.035);
}
