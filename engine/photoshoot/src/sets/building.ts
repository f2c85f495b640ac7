import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a building site: a scaffold in front of storeys of bare concrete, a crane, sand and
 * sacks.
 */
export const building = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const time = painter.view.time ?? 'day';
  const bottom = horizon / SIDE;
  const dim = { day: 1, sunset: 0.7, night: 0.34 }[time];
  const { shade: sky } = paintSky(painter, time, bottom, 0.5);
  const [concrete, inside] = [rgb(0.74 * dim, 0.01, 80), rgb(0.34 * dim, 0.012, 70)];
  const left = painter.between(0.38, 0.48);
  painter.backdrop(3, (x, y, out) => {
    sky(x, y, out);
    const storey = (y - 0.08) / 0.13;
    const bay = (x - left) / 0.15;
    if (bay < 0 || storey < 0) return;
    const open = Math.max(Math.abs((storey % 1) - 0.56), Math.abs((bay % 1) - 0.5) * 1.02);
    out.set(concrete);
    lay(out, [0.2, 0.19, 0.18], (sumOctaves(noise, x * 9, y * 9, 4) - 0.5) * 0.5);
    lay(out, inside, 0.92 * ramp(0.4 - open, 0, 0.03));
    lay(out, [1, 1, 1], 0.18 * dim * ramp(0.06 - (storey % 1), 0, 0.04));
  });
  painter.soften(6);
  const yellow = oklch(0.82 * (0.4 + 0.6 * dim), 0.16, hue ?? 88);
  painter.blurred(6, (context) => {
    // The scaffold stands in front of the storeys, and the crane is taller than the building.
    context.strokeStyle = '#8d949c';
    context.lineWidth = 7;
    for (let pole = 0; pole < 6; pole++) {
      const x = SIDE * (left - 0.02 + pole * 0.115);
      context.strokeRect(x, SIDE * 0.05, SIDE * 0.115, SIDE);
    }
    context.fillStyle = oklch(0.66 * dim, 0.08, 66);
    for (let level = 0; level < 5; level++)
      context.fillRect(SIDE * (left - 0.03), SIDE * (0.2 + level * 0.13), SIDE, 13);
    context.strokeStyle = yellow;
    context.lineWidth = 11;
    const [x, top] = [SIDE * 0.2, SIDE * 0.1];
    context.strokeRect(x, top, 30, horizon);
    context.beginPath();
    context.moveTo(x - 120, top);
    context.lineTo(x + 420, top);
    context.moveTo(x + 15, top - 60);
    context.lineTo(x + 400, top);
    context.moveTo(x + 15, top - 60);
    context.lineTo(x - 110, top);
    context.moveTo(x + 15, top - 60);
    context.lineTo(x + 15, top);
    context.stroke();
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(x + 310, top);
    context.lineTo(x + 310, top + 150);
    context.stroke();
  });
  cones(painter, 0.9, 150, '#e8702a', dim);
  paintStandingObject(painter, {
    kind: 'toolbox',
    x: SIDE * 0.12,
    base: horizon + 40,
    height: 120,
    blur: 7,
    body: '#b6382c',
    light: dim,
  });
  paintStandingObject(painter, {
    kind: 'hardHat',
    x: SIDE * 0.78,
    base: horizon + 44,
    height: 92,
    blur: 7,
    body: '#f0b429',
    light: dim,
  });
  painter.floor({
    material: 'concrete',
    light: oklch(0.78, 0.02, 78),
    dark: oklch(0.46, 0.022, 70),
    sheen: 0.04,
  });
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.02, shadowSide: 1, shadow: 0.44 };
}

/** Paints plastic traffic cones with white bands. */
function cones(
  painter: SetPainter,
  share: number,
  height: number,
  body: string,
  dim: number,
): void {
  painter.blurred(6, (context) => {
    for (const [shift, size] of [
      [0, 1],
      [-0.1, 0.8],
    ] as const) {
      const [x, base, high] = [SIDE * (share + shift), painter.horizon + 40, height * size];
      const wide = (at: number) => high * (0.05 + 0.26 * at);
      const slice = (from: number, to: number, colour: string) => {
        context.fillStyle = colour;
        context.beginPath();
        context.moveTo(x - wide(from), base - high * (1 - from));
        context.lineTo(x + wide(from), base - high * (1 - from));
        context.lineTo(x + wide(to), base - high * (1 - to));
        context.lineTo(x - wide(to), base - high * (1 - to));
        context.fill();
      };
      slice(0, 1, body);
      slice(0.34, 0.56, '#f5f5f2');
      context.fillStyle = body;
      context.fillRect(x - high * 0.4, base - 10, high * 0.8, 14);
    }
    if (dim >= 1) return;
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = `rgba(6,8,16,${1 - dim})`;
    context.fillRect(0, 0, SIDE, SIDE);
  });
}
