import { oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/** Photoshoot scene that shows a savannah: dry grass with acacias under a wide sky. */
export const savannah = defineSet({
  light: 'hours',
  within: 'nature',
  paint,
});

/**
 * Acacias: horizontal centre and height as shares of the picture's side, and nearness of the base (0 is the
 * horizon, 1 the camera).
 */
const TREES = [
  [0.36, 0.1, 0],
  [0.58, 0.08, 0],
  [0.86, 0.3, 0.4],
  [0.1, 0.22, 0.24],
] as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const bottom = painter.horizon / SIDE;
  const line = bottom * 0.8;
  const { shade: sky } = paintSky(painter, time, line, 0.35);
  const dim = { day: 1, sunset: 0.78, night: 0.34 }[time];
  const base = hue ?? 84;
  const [grass, dry, far] = [
    rgb(0.8 * dim, 0.105, base),
    rgb(0.58 * dim, 0.085, base - 14),
    rgb(0.6 * dim, 0.05, time === 'day' ? 200 : 30),
  ];
  const drift = painter.between(0, 40);
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    const hills = line - 0.05 * sumOctaves(noise, x * 2.2 + drift, 3, 2);
    lay(out, far, 0.8 * ramp(y - hills, 0, 0.006));
    if (y < line) return;
    const near = (y - line) / Math.max(0.01, bottom - line);
    out.set(grass);
    lay(out, dry, 0.9 * ramp(sumOctaves(noise, x * 5 + drift, near * 6, 3), 0.42, 0.7));
    lay(out, dry, 0.5 * ramp(sumOctaves(noise, x * 90, near * 16, 2), 0.5, 0.8));
  });
  painter.soften(5);
  for (const [x, tall, near] of TREES) {
    const foot = SIDE * (line + (bottom - line) * near);
    painter.blurred(3 + 5 * near, (context) =>
      acacia(painter, context, { x: SIDE * x, foot, tall: SIDE * tall, dim }),
    );
  }
  painter.floor({
    material: 'grass',
    light: oklch(0.8 * dim, 0.1, base),
    dark: oklch(0.46 * dim, 0.075, base - 16),
    vein: oklch(0.88 * dim, 0.09, base + 4),
    sheen: 0,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.48 };
}

/** Paints an acacia with branches that fan out from a short trunk and carry flat clouds of leaves. */
function acacia(
  painter: SetPainter,
  context: SKRSContext2D,
  { x, foot, tall, dim }: { x: number; foot: number; tall: number; dim: number },
): void {
  const bark = oklch(0.3 * dim, 0.03, 60);
  context.strokeStyle = bark;
  context.lineCap = 'round';
  for (let bough = -2; bough <= 2; bough++) {
    context.lineWidth = tall * (0.05 - 0.008 * Math.abs(bough));
    context.beginPath();
    context.moveTo(x, foot);
    context.bezierCurveTo(
      x + bough * tall * 0.02,
      foot - tall * 0.4,
      x + bough * tall * 0.14,
      foot - tall * 0.5,
      x + bough * tall * 0.27,
      foot - tall * 0.8,
    );
    context.stroke();
  }
  for (let cloud = 0; cloud < 15; cloud++) {
    const across = painter.between(-0.7, 0.7);
    const high = 0.98 - 0.26 * across * across - painter.between(0.02, 0.18);
    const size = painter.between(0.16, 0.27);
    context.fillStyle = oklch(painter.between(0.34, 0.52) * dim, 0.075, painter.between(108, 126));
    context.beginPath();
    context.ellipse(
      x + across * tall,
      foot - high * tall,
      size * tall,
      size * tall * 0.3,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
