import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, type Rgb, rgb, shine } from '../kit/backdrop.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { cloudy } from '../kit/noise-field.ts';
import { paintPalms } from '../kit/palms.ts';
import type { PaintSet, SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { type Sky, skyOver } from '../kit/sky.ts';
import { outdoorLight } from './outdoors.ts';

/** Deep water, shallow water and foam by the hour, and in a storm. */
function seaColours(time: TimeOfDay, storm: boolean, water: number): readonly [Rgb, Rgb, Rgb] {
  if (storm && time !== 'night')
    return [rgb(0.3, 0.03, 225), rgb(0.5, 0.035, 200), rgb(0.88, 0.01, 220)];
  switch (time) {
    case 'day':
      return [rgb(0.5, 0.11, water + 20), rgb(0.82, 0.1, water - 20), [1, 1, 1]];
    case 'sunset':
      return [rgb(0.4, 0.08, 290), rgb(0.74, 0.11, 45), rgb(0.93, 0.06, 65)];
    case 'night':
      return [rgb(0.14, 0.04, 262), rgb(0.3, 0.05, 245), rgb(0.55, 0.04, 250)];
  }
}

/** The sea from its line, a share of the side, to the sand or the rocks before it. */
function sea(
  painter: SetPainter,
  line: number,
  { shade: sky, sunX, sun }: Sky,
  water: number,
): void {
  const { noise, view } = painter;
  const time = view.time ?? 'day';
  const bottom = painter.horizon / SIDE;
  const [deep, shallow, foam] = seaColours(time, view.storm, water);
  const drift = painter.between(0, 80);
  const crests = view.storm ? ([0.56, 0.7, 0.85] as const) : ([0.68, 0.78, 0.5] as const);
  painter.backdrop(3, (x, y, out) => {
    if (y < line) {
      sky(x, y, out);
      return;
    }
    const near = (y - line) / (bottom - line);
    const depth = 1 / (near + 0.06);
    const wave = cloudy(noise, x * 4 * depth ** 0.6 + drift, depth * 9 + near * 30, 3);
    out.set(deep);
    lay(out, shallow, ramp(near, 0, 0.95) * 0.85 + (wave - 0.5) * 0.5);
    lay(out, foam, ramp(wave, crests[0], crests[1]) * crests[2] * ramp(near, 0.05, 0.4));
    // Surf on the sand.
    const surf = near + (cloudy(noise, x * 5 + drift, 3, 3) - 0.5) * 0.3;
    const froth = cloudy(noise, x * 26, near * 40, 2);
    lay(out, foam, ramp(surf, 0.78, 0.9) * (0.45 + froth * 0.7));
    if (time === 'day') return;
    const path = Math.exp(-Math.abs(x - sunX) * (16 - near * 9));
    shine(out, sun, path * (0.15 + ramp(wave, 0.46, 0.6)) * 0.75);
  });
  painter.blurred(3, (context) => {
    context.fillStyle = time === 'night' ? oklch(0.2, 0.03, 262) : oklch(0.5, 0.05, 250);
    context.globalAlpha = 0.5;
    context.fillRect(-60, line * SIDE - 1.5, SIDE + 120, 3);
  });
}

/** Palms on both sides of a beach: tall ones that lean over the water, a lower one across. */
const PALM_SITES = [
  { x: 0.9, foot: 1.03, high: 0.62, lean: -0.07 },
  { x: 1.0, foot: 1.05, high: 0.86, lean: -0.12 },
  { x: -0.01, foot: 1.04, high: 0.72, lean: 0.1 },
] as const;

export const beach: PaintSet = (painter, hue) => {
  const time = painter.view.time ?? 'day';
  const line = (painter.horizon / SIDE) * 0.7;
  sea(painter, line, skyOver(painter, time, line, 0.55), hue ?? 215);
  paintPalms(painter, PALM_SITES, 4);
  painter.floor({
    material: 'sand',
    light: oklch(0.93, 0.045, 84),
    dark: oklch(0.64, 0.065, 72),
    sheen: 0.05,
  });
  if (time === 'day' && !painter.view.storm) painter.palmShadow(0.2);
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.02, shadowSide: 1 };
};

/** A lighthouse on its rocks over the sea, lit in the dark and in a storm. */
export const lighthouse: PaintSet = (painter, hue) => {
  shoreSea(painter, hue);
  const dim = dimOf(painter);
  tower(painter, dim);
  // The rocks that it stands on, and those before the water.
  rocks(painter, 54, dim, (rock, near) => {
    const x = rock % 4 === 0 ? painter.between(-0.05, 0.3) : painter.between(0.62, 1.08);
    return { x, rise: Math.max(0, 1 - Math.abs(x - 0.82) / 0.3) * (1 - near) };
  });
  return rockyFloor(painter);
};

/** Rocks that the sea washes round: cliffs at one side, boulders at the other, and rock to stand on. */
export const rockyShore: PaintSet = (painter, hue) => {
  shoreSea(painter, hue);
  rocks(painter, 74, dimOf(painter), (rock, near) => {
    const x = rock % 3 === 0 ? painter.between(0.66, 1.1) : painter.between(-0.1, 0.42);
    return { x, rise: 1.7 * Math.max(0, 1 - Math.abs(x + 0.02) / 0.36) * (1 - near) };
  });
  return rockyFloor(painter);
};

function shoreSea(painter: SetPainter, hue: number | null): void {
  const line = (painter.horizon / SIDE) * 0.74;
  sea(painter, line, skyOver(painter, painter.view.time ?? 'day', line, 0.6), hue ?? 225);
}

/** How much of the day's light falls on what stands before the sea. */
function dimOf({ view }: SetPainter): number {
  return view.storm ? 0.72 : { day: 1, sunset: 0.84, night: 0.42 }[view.time ?? 'day'];
}

function tower(painter: SetPainter, dim: number): void {
  const { horizon, view } = painter;
  const [x, foot, tall] = [SIDE * 0.82, horizon * 0.7, horizon * 0.58];
  const lit = view.storm || (view.time ?? 'day') !== 'day';
  if (lit)
    painter.blurred(12, (context) => {
      context.globalCompositeOperation = 'lighter';
      for (const [side, drop] of [
        [-1, 0.1],
        [1, -0.06],
      ] as const) {
        const beam = context.createLinearGradient(x, 0, x + side * SIDE * 0.8, 0);
        beam.addColorStop(0, 'rgba(255,246,214,0.95)');
        beam.addColorStop(1, 'rgba(255,244,206,0)');
        context.fillStyle = beam;
        context.beginPath();
        context.moveTo(x, foot - tall * 0.93);
        context.lineTo(x + side * SIDE, foot - tall + SIDE * (drop - 0.05));
        context.lineTo(x + side * SIDE, foot - tall + SIDE * (drop + 0.05));
        context.fill();
      }
    });
  painter.blurred(4, (context) => {
    const wall = (red: boolean, share: number) =>
      red
        ? oklch((0.52 - 0.2 * share) * dim, 0.17 * dim, 26)
        : oklch((0.97 - 0.34 * share) * dim, 0.012, 80);
    for (let band = 0; band < 5; band++) {
      const [low, high] = [band / 5, (band + 1) / 5];
      const half = (share: number) => tall * (0.145 - 0.055 * share);
      const paint = context.createLinearGradient(x - half(low), 0, x + half(low), 0);
      for (const stop of [0, 0.4, 1]) paint.addColorStop(stop, wall(band % 2 === 1, stop));
      context.fillStyle = paint;
      context.beginPath();
      context.moveTo(x - half(low), foot - tall * low * 0.86);
      context.lineTo(x + half(low), foot - tall * low * 0.86);
      context.lineTo(x + half(high), foot - tall * high * 0.86);
      context.lineTo(x - half(high), foot - tall * high * 0.86);
      context.fill();
    }
    const top = foot - tall * 0.86;
    context.fillStyle = oklch(0.3 * dim, 0.02, 250);
    context.fillRect(x - tall * 0.12, top - 8, tall * 0.24, 14);
    context.fillStyle = lit ? '#fff6cf' : oklch(0.8, 0.03, 230);
    context.fillRect(x - tall * 0.06, top - tall * 0.13, tall * 0.12, tall * 0.12);
    context.fillStyle = oklch(0.46 * dim, 0.15 * dim, 26);
    context.beginPath();
    context.moveTo(x - tall * 0.085, top - tall * 0.12);
    context.lineTo(x, top - tall * 0.21);
    context.lineTo(x + tall * 0.085, top - tall * 0.12);
    context.fill();
  });
}

/**
 * Boulders from the far to the near.
 * @param placeOf where one lies: its middle as a share of the side, and how far a slope raises it, 0–1
 */
function rocks(
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

function rockyFloor(painter: SetPainter): SetLook {
  const { view } = painter;
  painter.floor({
    material: 'moon',
    light: oklch(0.68, 0.008, 75),
    dark: oklch(0.26, 0.008, 65),
    sheen: view.storm ? 0.3 : 0.08,
  });
  outdoorLight(painter, painter.horizon);
  return { gloss: view.storm ? 0.12 : 0.03, shadowSide: 1, shadow: view.storm ? 0.22 : 0.42 };
}
