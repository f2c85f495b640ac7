import { oklch } from '@adwright/engine-pixels';
import { SIDE } from './frame.ts';
import { paintOutdoorLight } from './outdoor-light.ts';
import { paintSea } from './sea.ts';
import type { SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';
import { paintSky } from './sky.ts';

/** Paints the sky and the sea of a rocky coast. */
export function paintCoastSea(painter: SetPainter, hue: number | null): void {
  const line = (painter.horizon / SIDE) * 0.74;
  paintSea(painter, line, paintSky(painter, painter.view.time ?? 'day', line, 0.6), hue ?? 225);
}

/** Returns the share of daylight (0–1) that falls on objects in front of the sea. */
export function computeCoastDim({ view }: SetPainter): number {
  return view.storm ? 0.72 : { day: 1, sunset: 0.84, night: 0.42 }[view.time ?? 'day'];
}

/**
 * Paints boulders, starting with the farthest.
 * @param placeOf returns the position of a boulder: its centre as a share of the picture's side, and its height
 * on the slope, 0–1
 */
export function paintCoastRocks(
  painter: SetPainter,
  count: number,
  dim: number,
  placeOf: (rock: number, near: number) => { x: number; rise: number },
): void {
  const { horizon, noise } = painter;
  const [stone, shade] = [oklch(0.58 * dim, 0.012, 70), oklch(0.24 * dim, 0.012, 60)];
  painter.blurred(6, (context) => {
    for (let rock = 0; rock < count; rock++) {
      const near = rock / count;
      const { x: side, rise } = placeOf(rock, near);
      const y = horizon * (0.84 + 0.2 * near - 0.17 * rise);
      const size = painter.between(34, 84) * (0.7 + 0.5 * near);
      const round = context.createLinearGradient(0, y - size * 0.7, 0, y + size * 0.5);
      round.addColorStop(0, stone);
      round.addColorStop(1, shade);
      context.fillStyle = round;
      context.beginPath();
      context.moveTo(SIDE * side - size, y + size * 0.6);
      for (let corner = 0; corner <= 6; corner++) {
        const angle = Math.PI + (corner / 6) * Math.PI;
        const out = size * (0.75 + 0.4 * noise(rock * 3.3, corner * 1.7));
        context.lineTo(SIDE * side + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.7);
      }
      context.lineTo(SIDE * side + size, y + size * 0.6);
      context.fill();
    }
  });
}

/** Paints an outdoor floor of rock. Returns how the surfaces of the finished scene reflect light. */
export function paintRockyFloor(painter: SetPainter): SetLook {
  const { view } = painter;
  painter.floor({
    material: 'moon',
    light: oklch(0.68, 0.008, 75),
    dark: oklch(0.26, 0.008, 65),
    sheen: view.storm ? 0.3 : 0.08,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: view.storm ? 0.12 : 0.03, shadowSide: 1, shadow: view.storm ? 0.22 : 0.42 };
}
