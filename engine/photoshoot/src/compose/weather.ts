import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { computeMeanColour } from './harmonise.ts';

/**
 * Minimum value (0–255) of the brightest channel of a scene's mean colour for weather to be visible; a darker scene has
 * no daylight.
 */
const DARK = 84;

/** Red, green and blue of fog, by time of day. */
const FOG: Readonly<Record<TimeOfDay, string>> = {
  day: '222,228,231',
  sunset: '236,200,178',
  night: '66,76,104',
};

/** Paints fog, which hides distant objects and gets thinner towards the camera. */
export function paintFog({ context, horizon, view }: SetPainter): void {
  if (horizon === 0) return;
  const colour = FOG[view.time ?? 'day'];
  const veil = context.createLinearGradient(0, 0, 0, SIDE);
  veil.addColorStop(0, `rgba(${colour},0.3)`);
  veil.addColorStop((horizon / SIDE) * 0.8, `rgba(${colour},0.74)`);
  veil.addColorStop(horizon / SIDE, `rgba(${colour},0.68)`);
  veil.addColorStop(1, `rgba(${colour},0)`);
  context.fillStyle = veil;
  context.fillRect(0, 0, SIDE, SIDE);
}

/**
 * Paints an overcast sky, without which rain would look wrong. Under the overcast sky, colours fade, and by day
 * the whole picture gets darker.
 */
export function paintOvercast({ canvas, context, view }: SetPainter): void {
  // A stormy scene is already dark, and at night rain is visible only in the light of lamps, so both kinds of scenes
  // stay unchanged.
  if (view.storm || Math.max(...computeMeanColour(canvas, 0, 0, SIDE, SIDE)) < DARK) return;
  context.save();
  context.globalCompositeOperation = 'saturation';
  context.globalAlpha = 0.6;
  context.fillStyle = '#808080';
  context.fillRect(0, 0, SIDE, SIDE);
  if (view.time !== 'night' && view.key !== 'low') {
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = '#adb6c2';
    context.fillRect(0, 0, SIDE, SIDE);
  }
  context.restore();
}

/** Paints rain that falls at an angle, as streaks that are at least `long` pixels long. */
export function paintRain(painter: SetPainter, count: number, long: number, blur: number): void {
  painter.blurred(blur, (context) => {
    context.lineCap = 'round';
    for (let streak = 0; streak < count; streak++) {
      const [x, y] = [painter.between(-0.05, 1.1) * SIDE, painter.between(-0.1, 1) * SIDE];
      const length = long * painter.between(0.6, 1.5);
      context.strokeStyle = `rgba(226,236,246,${painter.between(0.22, 0.6)})`;
      context.lineWidth = painter.between(1.2, 2.6) * (long / 60);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x - length * 0.16, y + length);
      context.stroke();
    }
  });
}

/** Paints rings on the floor where rain drops hit it. */
export function paintRipples(painter: SetPainter, count: number): void {
  const { context, horizon, random } = painter;
  context.save();
  for (let ring = 0; ring < count; ring++) {
    const near = random();
    const radius = 6 + 26 * near * painter.between(0.6, 1.2);
    context.strokeStyle = `rgba(232,240,248,${0.2 + 0.3 * near})`;
    context.lineWidth = 1.4;
    context.beginPath();
    context.ellipse(
      random() * SIDE,
      horizon + 20 + (SIDE - horizon - 20) * near,
      radius,
      radius * 0.3,
      0,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  context.restore();
}
