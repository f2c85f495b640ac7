import { oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows an airport lounge: chairs in front of a wall of glass, and an airliner on the apron
 * outside.
 */
export const airport = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Width of one pane in the glass wall, as a share of the picture's side. */
const PANE = 0.27;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon } = painter;
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.82, night: 0.4 }[time];
  const bottom = Math.max(1, horizon) / SIDE;
  const line = bottom * 0.6;
  const { shade: sky } = paintSky(painter, time, line, 0.4);
  const [apron, far, grass] = [
    rgb(0.74 * dim, 0.01, 240),
    rgb(0.56 * dim, 0.03, 200),
    rgb(0.62 * dim, 0.07, 130),
  ];
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    lay(out, far, ramp(y - line + 0.012, 0, 0.004));
    lay(out, grass, ramp(y - line, 0, 0.004));
    const near = (y - line) / (bottom - line);
    lay(out, mixColours(apron, [1, 1, 1], 0.12 * near), ramp(near, 0.1, 0.14));
    // The taxiway has a yellow line.
    lay(out, rgb(0.8 * dim, 0.15, 90), 0.8 * ramp(0.02 - Math.abs(near - 0.62), 0, 0.01));
  });
  painter.soften(4);
  const fin = oklch(0.55 * dim, 0.14, hue ?? 28);
  painter.blurred(5, (context) => airliner(context, horizon, pick % 2 === 0, dim, fin));
  painter.blurred(5, (context) => {
    const steel = (lightness: number) => oklch(lightness * (0.6 + 0.4 * dim), 0.008, 240);
    for (let x = SIDE * 0.06; x < SIDE + 60; x += SIDE * PANE) {
      const post = context.createLinearGradient(x - 15, 0, x + 15, 0);
      post.addColorStop(0, steel(0.78));
      post.addColorStop(0.4, steel(0.9));
      post.addColorStop(1, steel(0.4));
      context.fillStyle = post;
      context.fillRect(x - 15, -60, 30, horizon + 90);
    }
    context.fillStyle = steel(0.62);
    context.fillRect(-60, horizon * 0.2, SIDE + 120, 15);
    context.fillStyle = steel(0.36);
    context.fillRect(-60, horizon * 0.95, SIDE + 120, horizon * 0.05 + 24);
  });
  for (const [x, turn] of [
    [0.1, 0.5],
    [0.32, 0.3],
    [0.94, -0.5],
  ] as const)
    paintStandingObject(painter, {
      kind: 'armchair',
      x: SIDE * x,
      base: horizon + 56,
      height: 250,
      blur: 9,
      body: oklch(0.46, hue === null ? 0.05 : 0.1, hue ?? 250),
      turn,
      light: 0.7 + 0.3 * dim,
    });
  painter.floor({
    material: 'tile',
    light: oklch(0.88 * (0.65 + 0.35 * dim), 0.008, 230),
    dark: oklch(0.62 * (0.65 + 0.35 * dim), 0.01, 235),
    sheen: 0.36,
  });
  // At night, the lounge is lit and lamps mark the runway.
  if (time === 'night')
    painter.bokeh(
      ['#ffe2a8', '#8fd0ff', '#ffb45c'],
      30,
      line * SIDE - 12,
      line * SIDE + 30,
      4,
      12,
      1.5,
    );
  else paintOutdoorLight(painter, horizon);
  return { gloss: 0.18, shadowSide: 1, shadow: 0.32 };
}

/** Length of the airliner, as a share of the picture's side. */
const LENGTH = 0.86;
/** Height of the airliner's body, as a share of the airliner's length. */
const GIRTH = 0.1;

/**
 * Paints an airliner from the side, with its nose at the right (or at the left if mirrored): fuselage, fin,
 * wing, engine, wheels.
 */
function airliner(
  context: SKRSContext2D,
  horizon: number,
  toTheRight: boolean,
  dim: number,
  fin: string,
): void {
  const grey = (lightness: number) => oklch(lightness * dim, 0.008, 245);
  context.translate(SIDE * (toTheRight ? 0.1 : 0.9), horizon * 0.66);
  const unit = SIDE * LENGTH;
  context.scale(toTheRight ? unit : -unit, unit);
  const part = (fill: string | CanvasGradient, draw: () => void) => {
    context.fillStyle = fill;
    context.beginPath();
    draw();
    context.fill();
  };
  const polygon = (...corners: readonly (readonly [number, number])[]) => {
    for (const [x, y] of corners) context.lineTo(x, y);
  };
  part(grey(0.3), () => {
    for (const x of [0.42, 0.46, 0.87]) {
      context.rect(x + 0.008, 0, 0.008, 0.085);
      context.arc(x + 0.012, 0.088, 0.014, 0, Math.PI * 2);
    }
  });
  part(fin, () => polygon([0.01, -0.19], [0.08, -0.19], [0.2, -0.04], [0.07, -0.03]));
  const body = context.createLinearGradient(0, -GIRTH / 2, 0, GIRTH / 2);
  body.addColorStop(0, grey(0.98));
  body.addColorStop(0.55, grey(0.92));
  body.addColorStop(1, grey(0.6));
  part(body, () => {
    context.moveTo(0, -0.045);
    context.lineTo(0.84, -GIRTH / 2);
    context.bezierCurveTo(0.95, -GIRTH / 2, 1, -0.005, 1, 0.012);
    context.bezierCurveTo(1, 0.035, 0.93, GIRTH / 2, 0.84, GIRTH / 2);
    context.lineTo(0.3, GIRTH / 2);
    context.bezierCurveTo(0.16, GIRTH / 2, 0.06, -0.01, 0, -0.03);
  });
  part(grey(0.36), () => {
    for (let x = 0.22; x < 0.86; x += 0.022) context.rect(x, -0.019, 0.011, 0.016);
    polygon([0.925, -0.032], [0.965, -0.014], [0.955, -0.006], [0.915, -0.012]);
  });
  part(grey(0.72), () => polygon([0.01, -0.035], [0.12, -0.03], [0.03, 0.012], [-0.03, 0.012]));
  part(grey(0.66), () => polygon([0.62, 0.02], [0.44, 0.02], [0.3, 0.085], [0.36, 0.085]));
  part(grey(0.5), () => context.roundRect(0.47, 0.038, 0.12, 0.05, 0.024));
}
