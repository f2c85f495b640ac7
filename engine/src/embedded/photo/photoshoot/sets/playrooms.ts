import { oklch } from '../../../colour/oklch.ts';
import { rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { plaster } from './interiors.ts';
import type { PaintSet } from './set-look.ts';
import { standThing } from './things.ts';

/** A child's room: bunting, blocks, balls, a house for the dolls. */
export const nursery: PaintSet = (painter, hue, pick) => {
  const base = hue ?? [350, 220, 150, 80][pick % 4] ?? 220;
  plaster(painter, rgb(0.94, 0.035, base), rgb(0.82, 0.05, base));
  const bright = [25, 60, 95, 150, 240, 310].map((turn) => oklch(0.78, 0.12, turn));
  painter.blurred(6, (context) => {
    for (let flag = 0; flag < 13; flag++) {
      const x = flag * 90 - 30;
      const y = painter.horizon * (0.07 + 0.16 * Math.sin((flag / 12) * Math.PI));
      context.fillStyle = bright[flag % 6] ?? '#ffffff';
      context.beginPath();
      context.moveTo(x - 38, y);
      context.lineTo(x + 38, y);
      context.lineTo(x, y + 82);
      context.fill();
    }
  });
  painter.blurred(9, (context) => {
    const floor = painter.horizon + 14;
    for (const [share, level, colour] of [
      [0.06, 0, 0],
      [0.15, 0, 3],
      [0.105, 1, 2],
      [0.84, 0, 4],
    ] as const) {
      context.fillStyle = bright[colour] ?? '#ffffff';
      context.beginPath();
      context.roundRect(SIDE * share - 46, floor - 92 - level * 92, 92, 92, 10);
      context.fill();
      context.fillStyle = 'rgba(255,255,255,0.5)';
      context.beginPath();
      context.roundRect(SIDE * share - 28, floor - 74 - level * 92, 56, 56, 8);
      context.fill();
    }
    painter.ball(context, SIDE * 0.27, floor - 62, 62, bright[0] ?? '#ffffff');
  });
  standThing(painter, {
    kind: 'teddy',
    x: SIDE * 0.93,
    base: painter.horizon + 30,
    height: 320,
    blur: 8,
    body: '#b98a5e',
    turn: -0.3,
  });
  painter.windowLight(0.36);
  painter.floor({
    material: 'wood',
    light: oklch(0.86, 0.045, 76),
    dark: oklch(0.62, 0.05, 66),
    sheen: 0.12,
  });
  return { gloss: 0.08, shadowSide: 1, shadow: 0.34 };
};

/** Balloons, paper chains of light and confetti. */
export const party: PaintSet = (painter, hue, pick) => {
  const base = hue ?? [350, 250, 85, 300][pick % 4] ?? 350;
  const dark = painter.view.key === 'low' || painter.view.time === 'night';
  plaster(
    painter,
    rgb(dark ? 0.36 : 0.93, dark ? 0.09 : 0.05, base),
    rgb(dark ? 0.14 : 0.78, dark ? 0.05 : 0.08, base + 20),
  );
  painter.bokeh(
    ['#ffdf9a', '#ffffff', oklch(0.86, 0.12, base)],
    46,
    0,
    painter.horizon,
    8,
    36,
    1.5,
  );
  for (const [blur, count, size] of [
    [13, 8, 70],
    [8, 7, 104],
  ] as const)
    painter.blurred(blur, (context) => {
      for (let balloon = 0; balloon < count; balloon++) {
        const side = balloon % 2 === 0 ? -1 : 1;
        const x = SIDE * (0.5 + side * painter.between(0.2, 0.52));
        const y = painter.horizon * painter.between(0.04, 0.72);
        const turn = base + ([0, 40, -50, 150][balloon % 4] ?? 0);
        context.strokeStyle = 'rgba(255,255,255,0.6)';
        context.lineWidth = 3;
        context.beginPath();
        context.moveTo(x, y + size);
        context.quadraticCurveTo(x + 26, y + size + 120, x - 8, y + size + 260);
        context.stroke();
        const skin = context.createRadialGradient(
          x - size * 0.34,
          y - size * 0.4,
          size * 0.04,
          x,
          y,
          size * 1.15,
        );
        skin.addColorStop(0, '#ffffff');
        skin.addColorStop(0.16, oklch(0.86, 0.1, turn));
        skin.addColorStop(0.7, oklch(0.7, 0.16, turn));
        skin.addColorStop(1, oklch(0.5, 0.15, turn));
        context.fillStyle = skin;
        context.beginPath();
        context.ellipse(x, y, size * 0.84, size, 0, 0, Math.PI * 2);
        context.fill();
      }
    });
  painter.floor({
    material: 'paper',
    light: oklch(dark ? 0.3 : 0.9, 0.05, base),
    dark: oklch(dark ? 0.22 : 0.84, 0.06, base),
    sheen: 0.24,
  });
  painter.blurred(1, (context) => {
    for (let bit = 0; bit < 120; bit++) {
      const y = painter.between(painter.horizon * 0.1, SIDE);
      const down = y > painter.horizon;
      context.save();
      context.translate(painter.random() * SIDE, y);
      context.rotate(painter.random() * 6.3);
      context.scale(1, down ? 0.5 : painter.between(0.3, 1));
      context.fillStyle = oklch(0.8, 0.14, base + (bit % 5) * 72);
      context.fillRect(-8, -4, 16, 8);
      context.restore();
    }
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
};
