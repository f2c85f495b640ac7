import { norm, oklch, withAlpha } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a stage from between its lamps: light beams in the haze, the crowd's hands in front of
 * the beams, and a reflecting floor.
 */
export const concert = defineSet({
  light: 'neon',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? chooseByPick([320, 262, 40, 190], pick);
  const other = base + chooseByPick([-80, 70, 290, 120], pick);
  const [dark, haze, glow] = [rgb(0.12, 0.05, base), rgb(0.5, 0.19, base), rgb(0.6, 0.17, other)];
  const bottom = horizon / SIDE;
  const drift = painter.between(0, 60);
  painter.backdrop(6, (x, y, out) => {
    const mist = sumOctaves(noise, x * 2.6 + drift, y * 3.4, 4);
    out.set(dark);
    lay(out, haze, (0.25 + mist * 0.7) * Math.exp(-norm(x - 0.3, (y - bottom) * 1.2) * 2));
    lay(out, glow, (0.2 + mist * 0.7) * Math.exp(-norm(x - 0.8, (y - bottom) * 1.2) * 2.2));
    addLight(out, [1, 0.92, 0.8], 0.4 * Math.exp(-((x - 0.52) ** 2) * 30 - (bottom - y) * 7));
  });
  const lamps = [0.06, 0.24, 0.42, 0.6, 0.78, 0.96].map((x, index) => ({
    x: SIDE * x,
    colour: oklch(0.74, 0.2, index % 2 === 0 ? base : other),
    lean: painter.between(-0.34, 0.34),
  }));
  painter.blurred(12, (context) => {
    context.globalCompositeOperation = 'lighter';
    for (const { x, colour, lean } of lamps) {
      const beam = context.createLinearGradient(0, 30, 0, horizon + 60);
      beam.addColorStop(0, withAlpha(colour, 0.75));
      beam.addColorStop(1, withAlpha(colour, 0.02));
      context.fillStyle = beam;
      context.beginPath();
      context.moveTo(x - 10, 20);
      context.lineTo(x + 10, 20);
      context.lineTo(x + lean * horizon + 95, horizon + 60);
      context.lineTo(x + lean * horizon - 95, horizon + 60);
      context.fill();
    }
  });
  painter.blurred(4, (context) => {
    context.strokeStyle = '#0c0b12';
    context.lineWidth = 8;
    context.strokeRect(-40, 8, SIDE + 80, 34);
    for (let brace = 0; brace < 24; brace++) {
      context.beginPath();
      context.moveTo(brace * 48, brace % 2 === 0 ? 8 : 42);
      context.lineTo(brace * 48 + 48, brace % 2 === 0 ? 42 : 8);
      context.stroke();
    }
    for (const { x, colour } of lamps) {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, 50, 21, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#ffffff';
      context.beginPath();
      context.arc(x, 50, 12, 0, Math.PI * 2);
      context.fill();
    }
  });
  painter.blurred(7, (context) => {
    context.fillStyle = oklch(0.1, 0.03, base);
    for (let head = 0; head < 30; head++) {
      const x = (head / 29) * SIDE + painter.between(-20, 20);
      const y = horizon - painter.between(20, 70);
      context.beginPath();
      context.ellipse(x, y, 27, 33, 0, 0, Math.PI * 2);
      context.fill();
      context.fillRect(x - 46, y + 28, 92, 130);
      if (head % 3 !== 0) continue;
      const [reach, lean] = [painter.between(90, 160), painter.between(-30, 30)];
      context.lineWidth = 19;
      context.lineCap = 'round';
      context.strokeStyle = context.fillStyle;
      context.beginPath();
      context.moveTo(x + 34, y + 50);
      context.lineTo(x + 34 + lean, y + 50 - reach);
      context.stroke();
    }
  });
  painter.floor({
    material: 'rubber',
    light: oklch(0.26, 0.03, base),
    dark: oklch(0.08, 0.02, base),
    vein: oklch(0.3, 0.06, base),
    sheen: 0.6,
  });
  return { gloss: 0.34, shadowSide: 1, shadow: 0.22 };
}
