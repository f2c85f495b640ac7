import { oklch } from '../../../colour/oklch.ts';
import { ramp } from '../../ramp.ts';
import { lay, rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { cloudy } from './noise-field.ts';
import type { PaintSet } from './set-look.ts';

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
  painter.floor({
    material: 'rubber',
    light: oklch(0.4, 0.01, base),
    dark: oklch(0.1, 0.01, base),
    vein: oklch(0.62, 0.1, hue ?? 240),
    sheen: 0.14,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.4 };
};
