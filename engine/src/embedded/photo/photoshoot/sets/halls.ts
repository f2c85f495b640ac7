import { oklch } from '../../../colour/oklch.ts';
import { ramp } from '../../ramp.ts';
import { lay, rgb, shine } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { cloudy } from './noise-field.ts';
import type { PaintSet } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';
import { standThing } from './things.ts';

/** Bare concrete with the holes of its formwork, and tall windows' light on it. */
export const loft: PaintSet = (painter, hue, pick) => {
  const { noise } = painter;
  const base = hue ?? 75;
  const chroma = hue === null ? 0.008 : 0.05;
  const [light, dark] = [rgb(0.8, chroma, base), rgb(0.52, chroma, base)];
  const brick = pick % 2 === 1;
  const [clay, mortar] = [rgb(0.5, 0.085, 38), rgb(0.74, 0.02, 60)];
  painter.backdrop(5, (x, y, out) => {
    const fall = Math.hypot(x - 0.25, y - 0.2);
    const stain = cloudy(noise, x * 3, y * 4, 5);
    out.set(light);
    lay(out, dark, fall * 0.7 + (stain - 0.5) * 0.9);
    if (!brick) {
      const [panelX, panelY] = [(x + 0.08) % 0.42, (y + 0.1) % 0.36];
      lay(out, dark, 0.6 * ramp(0.004 - Math.min(panelX, panelY), 0, 0.002));
      const hole = Math.hypot((panelX % 0.21) - 0.1, (panelY % 0.18) - 0.09);
      lay(out, [0.2, 0.19, 0.18], 0.6 * ramp(0.009 - hole, 0, 0.003));
      return;
    }
    const row = Math.floor(y / 0.036);
    const along = (x + (row % 2) * 0.055) / 0.11;
    const edge = Math.min((y / 0.036 - row) * 0.036, (along - Math.floor(along)) * 0.11);
    const tone = noise(Math.floor(along) * 3.7 + 0.5, row * 5.3 + 0.5);
    lay(out, clay, 0.86);
    lay(out, [0.18, 0.1, 0.08], (tone - 0.3) * 0.5 + (stain - 0.5) * 0.6 + fall * 0.35);
    lay(out, mortar, 0.75 * ramp(0.006 - edge, 0, 0.002));
  });
  painter.windowLight(0.4);
  painter.floor({
    material: 'concrete',
    light: oklch(0.74, chroma, base),
    dark: oklch(0.4, chroma, base),
    sheen: 0.16,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.36 };
};

/** A rack of dumb-bells before a dark wall with lamps, on rubber. */
export const gym: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const base = hue ?? 240;
  const bottom = painter.horizon / SIDE;
  const [dark, light] = [rgb(0.27, 0.018, base), rgb(0.56, 0.03, base)];
  painter.backdrop(5, (x, y, out) => {
    out.set(dark);
    lay(
      out,
      light,
      Math.exp(-Math.hypot(x - 0.3, y - 0.12) * 2.2) + (cloudy(noise, x * 4, y * 4, 3) - 0.5) * 0.3,
    );
    lay(out, [0.05, 0.05, 0.06], 0.5 * ramp(y, bottom * 0.9, bottom));
  });
  painter.blurred(7, (context) => {
    for (const lamp of [0.14, 0.44, 0.74]) {
      context.fillStyle = '#f6fbff';
      context.fillRect(SIDE * lamp, painter.horizon * 0.06, SIDE * 0.2, 14);
    }
    context.fillStyle = oklch(0.72, 0.19, hue ?? 45);
    context.fillRect(-60, painter.horizon * 0.2, SIDE + 120, 14);
  });
  painter.blurred(6, (context) => {
    for (const [shelf, size] of [
      [0.62, 66],
      [0.96, 84],
    ] as const) {
      const y = painter.horizon * shelf;
      for (let x = -40; x < SIDE; x += size * 3.5) {
        context.fillStyle = '#b9bec6';
        context.fillRect(x, y - size * 0.5 - 9, size * 2.6, 18);
        for (const end of [0, 1.9]) {
          const iron = context.createLinearGradient(0, y - size, 0, y);
          iron.addColorStop(0, '#a4a9b2');
          iron.addColorStop(0.3, '#4a4d53');
          iron.addColorStop(1, '#17181b');
          context.fillStyle = iron;
          context.beginPath();
          context.roundRect(x + end * size - 8, y - size, size * 0.9, size, size * 0.22);
          context.fill();
        }
      }
      context.fillStyle = '#3a3d43';
      context.fillRect(-60, y, SIDE + 120, 16);
      context.fillStyle = 'rgba(255,255,255,0.22)';
      context.fillRect(-60, y, SIDE + 120, 4);
    }
  });
  for (const [kind, x, height] of [
    ['kettlebell', 0.88, 170],
    ['dumbbells', 0.1, 110],
  ] as const)
    standThing(painter, {
      kind,
      x: SIDE * x,
      base: painter.horizon + 40,
      height,
      blur: 7,
      body: oklch(0.4, hue === null ? 0.01 : 0.1, base),
      light: 0.8,
    });
  painter.floor({
    material: 'rubber',
    light: oklch(0.4, 0.01, base),
    dark: oklch(0.1, 0.01, base),
    vein: oklch(0.62, 0.1, hue ?? 240),
    sheen: 0.14,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.4 };
};

/** A hall for ball games: the basket before tiers of seats, lamps in rows, the lines of the court on the planks. */
export const court: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const base = hue ?? 255;
  const [wall, seats] = [rgb(0.66, 0.02, 80), rgb(0.42, 0.1, base)];
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    shine(out, [1, 1, 0.96], 0.3 * Math.exp(-((down - 0.16) ** 2) * 40));
    lay(out, [0.24, 0.25, 0.28], 0.8 * ramp(0.2 - down, 0, 0.14));
    if (down > 0.52) {
      const row = (down - 0.52) * 15;
      const seat = noise(Math.floor(x * 62) * 3.7, Math.floor(row) * 5.1);
      out.set(seats);
      lay(out, [0.08, 0.09, 0.12], 0.75 * ramp(Math.abs((row % 1) - 0.5), 0.24, 0.42));
      lay(out, [0.8, 0.7, 0.62], 0.55 * ramp(seat, 0.5, 0.9));
    }
    lay(out, rgb(0.34, 0.09, base), ramp(down, 0.94, 0.95));
  });
  painter.soften(7);
  painter.blurred(8, (context) => {
    for (const [row, scale] of [
      [0.06, 1],
      [0.17, 0.7],
    ] as const)
      for (let lamp = -2; lamp <= 2; lamp++) {
        context.fillStyle = '#fffdf4';
        context.fillRect(
          SIDE / 2 + lamp * 240 * scale - 60 * scale,
          painter.horizon * row,
          120 * scale,
          22 * scale,
        );
      }
  });
  basket(painter, SIDE * 0.5, painter.horizon * 0.26);
  painter.floor({
    material: 'wood',
    light: oklch(0.78, 0.095, 68),
    dark: oklch(0.56, 0.1, 60),
    sheen: 0.34,
  });
  painter.courtLines(oklch(0.94, 0.02, 80));
  standThing(painter, {
    kind: 'basketball',
    x: SIDE * 0.86,
    base: painter.horizon + 96,
    height: 150,
    blur: 5,
    body: '#d9682a',
    turn: 0.6,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
};

/** Backboard, ring and net, out of focus. */
function basket(painter: SetPainter, x: number, top: number): void {
  painter.blurred(5, (context) => {
    context.fillStyle = '#33363c';
    context.fillRect(x - 14, top + 150, 28, painter.horizon - top - 140);
    context.fillStyle = 'rgba(244,247,250,0.92)';
    context.fillRect(x - 190, top, 380, 226);
    context.lineWidth = 9;
    context.strokeStyle = '#d8452c';
    context.strokeRect(x - 186, top + 4, 372, 218);
    context.lineWidth = 7;
    context.strokeRect(x - 66, top + 96, 132, 96);
    context.strokeStyle = '#f08238';
    context.lineWidth = 11;
    context.beginPath();
    context.ellipse(x, top + 214, 92, 24, 0, 0, Math.PI * 2);
    context.stroke();
    context.strokeStyle = 'rgba(255,255,255,0.85)';
    context.lineWidth = 4;
    for (let cord = -4; cord <= 4; cord++)
      for (const lean of [-1, 1]) {
        context.beginPath();
        context.moveTo(x + cord * 22, top + 226);
        context.quadraticCurveTo(
          x + cord * 17 + lean * 16,
          top + 290,
          x + cord * 13 + lean * 20,
          top + 346,
        );
        context.stroke();
      }
  });
}
