import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintLetters } from '../kit/graffiti-letters.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';
import { paintSkyline } from '../kit/skyline.ts';

/**
 * Photoshoot scene that shows a skate park: concrete ramps with graffiti and a pipe along the edge, and the town and
 * the sky behind.
 */
export const skatePark = defineSet({
  light: 'hours',
  paint,
});

/**
 * Ramps: positions of both ends as shares of the picture's side, and vertical position of the top (0 is the
 * picture's top, 1 the far edge of the floor).
 */
const RAMPS = [
  { foot: 0.47, edge: -0.04, top: 0.3 },
  { foot: 0.58, edge: 1.04, top: 0.38 },
] as const;

/** Share of a ramp's width that is level at the ramp's top. */
const LEDGE = 0.34;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.8, night: 0.42 }[time];
  const { shade } = paintSky(painter, time, horizon / SIDE, 0.5);
  painter.backdrop(4, shade);
  const town = {
    base: 250,
    lightness: 0.72 * dim,
    height: 0.24,
    lit: time === 'day' ? 0.02 : 0.34,
    glass: 'rgba(50,70,110,0.4)',
  };
  painter.blurred(12, paintSkyline(painter, town));
  const { context } = painter;
  context.fillStyle = oklch(0.7 * dim, 0.01, 80);
  context.fillRect(0, horizon * 0.9, SIDE, horizon * 0.2);
  for (const one of RAMPS) ramp(context, one, horizon, dim);
  // The graffiti is clipped to the ramps.
  context.save();
  context.beginPath();
  for (const one of RAMPS) side(context, one, horizon);
  context.clip();
  paintLetters(painter, hue, pick, 0.62);
  context.restore();
  painter.soften(5);
  rail(painter, horizon, dim);
  painter.floor({
    material: 'concrete',
    light: oklch(0.82, 0.008, 80),
    dark: oklch(0.56, 0.01, 80),
    sheen: 0.1,
  });
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.05, shadowSide: 1, shadow: 0.5 };
}

type Ramp = (typeof RAMPS)[number];

/** Paints the face of a ramp: a quarter circle from the ground up to the ramp's edge. */
function side(context: SKRSContext2D, { foot, edge, top }: Ramp, horizon: number): void {
  const inner = edge + (foot - edge) * LEDGE;
  context.moveTo(SIDE * foot, horizon + 10);
  context.quadraticCurveTo(
    SIDE * (edge + (foot - edge) * 0.44),
    horizon * 0.94,
    SIDE * inner,
    horizon * top,
  );
  context.lineTo(SIDE * edge, horizon * top);
  context.lineTo(SIDE * edge, horizon + 10);
  context.closePath();
}

function ramp(context: SKRSContext2D, one: Ramp, horizon: number, dim: number): void {
  const { foot, edge, top } = one;
  const round = context.createLinearGradient(SIDE * edge, horizon * top, SIDE * foot, horizon);
  const far = edge > foot;
  round.addColorStop(0, oklch((far ? 0.82 : 0.56) * dim, 0.01, 75));
  round.addColorStop(0.6, oklch((far ? 0.72 : 0.64) * dim, 0.01, 75));
  round.addColorStop(1, oklch(0.76 * dim, 0.01, 78));
  context.fillStyle = round;
  context.beginPath();
  side(context, one, horizon);
  context.fill();
  const inner = SIDE * (edge + (foot - edge) * LEDGE);
  const pipe = context.createLinearGradient(0, horizon * top - 10, 0, horizon * top + 12);
  pipe.addColorStop(0, oklch(0.9 * dim, 0.01, 240));
  pipe.addColorStop(1, oklch(0.36 * dim, 0.012, 240));
  context.fillStyle = pipe;
  context.fillRect(
    Math.min(inner, SIDE * edge),
    horizon * top - 10,
    Math.abs(inner - SIDE * edge),
    20,
  );
}

/** Paints a rail that skaters grind along. */
function rail(painter: SetPainter, horizon: number, dim: number): void {
  painter.blurred(4.5, (context) => {
    context.strokeStyle = oklch(0.5 * dim, 0.16, 35);
    context.lineWidth = 13;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(SIDE * 0.47, horizon + 16);
    context.lineTo(SIDE * 0.47, horizon * 0.82);
    context.lineTo(SIDE * 0.62, horizon * 0.79);
    context.lineTo(SIDE * 0.62, horizon + 6);
    context.stroke();
  });
}
