import { oklch } from '../../../colour/oklch.ts';
import { rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { plaster } from './interiors.ts';
import { leaf } from './leaf.ts';
import type { PaintSet } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';

/** A pot with a plant, out of focus. */
function pottedPlant(
  painter: SetPainter,
  x: number,
  base: number,
  size: number,
  blur: number,
): void {
  painter.blurred(blur, (context) => {
    for (let blade = 0; blade < 17; blade++)
      leaf(
        context,
        x + painter.between(-0.1, 0.1) * size,
        base - size * 0.5,
        size * painter.between(0.7, 1.25),
        (blade - 8) * 0.19 + painter.between(-0.1, 0.1),
        oklch(painter.between(0.36, 0.58), 0.085, painter.between(136, 150)),
      );
    painter.vessel(context, x, base, size * 0.5, size * 0.56, oklch(0.9, 0.015, 75));
  });
}

export const kitchen: PaintSet = (painter, hue, pick) => {
  const base = hue ?? 85;
  painter.wall(oklch(0.96, 0.015, base), oklch(0.82, 0.025, base));
  painter.blurred(3.5, (context) => {
    const tile = 108;
    for (let y = 0, row = 0; y < painter.horizon; y += tile / 2, row++) {
      for (let x = -tile; x < SIDE + tile; x += tile) {
        const left = x + (row % 2 ? tile / 2 : 0) + 2;
        const glaze = context.createLinearGradient(left, y, left + tile, y + tile / 2);
        const lightness = 0.92 + painter.random() * 0.04;
        glaze.addColorStop(0, oklch(lightness + 0.03, hue === null ? 0.008 : 0.03, base));
        glaze.addColorStop(1, oklch(lightness - 0.03, hue === null ? 0.012 : 0.04, base));
        context.fillStyle = glaze;
        context.beginPath();
        context.roundRect(left, y + 2, tile - 4, tile / 2 - 4, 4);
        context.fill();
      }
    }
  });
  painter.shade(0, painter.horizon - 200, SIDE, 200, 0.12);
  painter.windowLight(0.5);
  const mirrored = pick % 2 === 1;
  const x = (share: number) => SIDE * (mirrored ? 1 - share : share);
  painter.blurred(11, (context) => {
    context.fillStyle = 'rgba(60,40,20,0.25)';
    context.fillRect(-40, SIDE * 0.185, SIDE + 80, 26);
    context.fillStyle = oklch(0.6, 0.07, 62);
    context.fillRect(-40, SIDE * 0.16, SIDE + 80, 26);
    for (const [share, width, height, colour] of [
      [0.08, 92, 120, oklch(0.93, 0.012, 80)],
      [0.19, 70, 84, oklch(0.62, 0.09, 42)],
      [0.81, 78, 128, oklch(0.75, 0.05, 200)],
      [0.92, 96, 92, oklch(0.94, 0.02, 90)],
    ] as const)
      painter.vessel(context, x(share), SIDE * 0.162, width, height, colour);
  });
  painter.blurred(13, (context) => {
    painter.vessel(context, x(0.86), painter.horizon + 12, 132, 176, oklch(0.86, 0.03, 70));
    context.strokeStyle = oklch(0.56, 0.07, 60);
    context.lineWidth = 13;
    context.lineCap = 'round';
    for (const [lean, length] of [
      [-42, 150],
      [6, 190],
      [50, 160],
    ] as const) {
      context.beginPath();
      context.moveTo(x(0.86), painter.horizon - 150);
      context.lineTo(x(0.86) + lean, painter.horizon - 150 - length);
      context.stroke();
    }
    for (const [share, colour] of [
      [0.07, oklch(0.72, 0.16, 60)],
      [0.14, oklch(0.78, 0.15, 95)],
      [0.105, oklch(0.7, 0.17, 50)],
    ] as const)
      painter.ball(context, x(share), painter.horizon - 22, 46, colour);
  });
  pottedPlant(painter, x(0.2), SIDE * 0.162, 90, 12);
  painter.floor(
    pick % 4 > 1
      ? { material: 'marble', light: '#f7f5f1', dark: '#cfcac2', vein: '#8c8880', sheen: 0.22 }
      : { material: 'wood', light: oklch(0.8, 0.07, 72), dark: oklch(0.5, 0.075, 60), sheen: 0.14 },
  );
  return { gloss: 0.1, shadowSide: 1 };
};

export const workspace: PaintSet = (painter, hue, pick) => {
  const base = hue ?? 235;
  const mirrored = pick % 2 === 1;
  const x = (share: number) => SIDE * (mirrored ? 1 - share : share);
  plaster(painter, rgb(0.95, 0.012, base), rgb(0.7, 0.03, base));
  painter.windowLight(0.45);
  painter.blurred(15, (context) => {
    const left = x(0.72) - SIDE * 0.25;
    const top = SIDE * 0.2;
    context.fillStyle = oklch(0.72, 0.01, 250);
    context.fillRect(left + SIDE * 0.225, SIDE * 0.5, SIDE * 0.05, painter.horizon - SIDE * 0.5);
    context.fillRect(left + SIDE * 0.14, painter.horizon - 16, SIDE * 0.22, 20);
    context.fillStyle = oklch(0.25, 0.012, 250);
    context.beginPath();
    context.roundRect(left, top, SIDE * 0.5, SIDE * 0.31, 14);
    context.fill();
    const screen = context.createLinearGradient(left, top, left + SIDE * 0.46, top + SIDE * 0.3);
    screen.addColorStop(0, oklch(0.64, 0.09, 250));
    screen.addColorStop(0.6, oklch(0.78, 0.07, 285));
    screen.addColorStop(1, oklch(0.85, 0.07, 40));
    context.fillStyle = screen;
    context.fillRect(left + 14, top + 14, SIDE * 0.5 - 28, SIDE * 0.31 - 28);
    for (let line = 0; line < 7; line++) {
      context.fillStyle = `rgba(255,255,255,${line === 0 ? 0.75 : 0.4})`;
      context.fillRect(
        left + 48,
        top + 50 + line * 36,
        SIDE * painter.between(0.12, 0.3),
        line === 0 ? 18 : 11,
      );
    }
    context.strokeStyle = oklch(0.3, 0.01, 250);
    context.lineWidth = 11;
    context.beginPath();
    context.moveTo(x(0.27), painter.horizon);
    context.lineTo(x(0.3), SIDE * 0.3);
    context.lineTo(x(0.2), SIDE * 0.2);
    context.stroke();
    context.fillStyle = oklch(0.34, 0.012, 250);
    context.beginPath();
    context.ellipse(x(0.18), SIDE * 0.21, 74, 44, mirrored ? 0.5 : -0.5, 0, Math.PI * 2);
    context.fill();
  });
  pottedPlant(painter, x(0.1), painter.horizon + 8, 190, 14);
  painter.blurred(12, (context) => {
    for (const [index, colour] of [
      oklch(0.58, 0.11, 30),
      oklch(0.83, 0.05, 85),
      oklch(0.42, 0.08, 250),
      oklch(0.9, 0.01, 80),
    ].entries()) {
      context.fillStyle = colour;
      context.fillRect(
        x(0.93) - 66 + index * 34,
        painter.horizon - 150 + ((index * 37) % 50),
        30,
        170,
      );
    }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.84, 0.05, 74),
    dark: oklch(0.58, 0.06, 64),
    sheen: 0.16,
  });
  return { gloss: 0.1, shadowSide: 1 };
};

export const spa: PaintSet = (painter, hue) => {
  const base = hue ?? 165;
  plaster(painter, rgb(0.95, 0.02, base), rgb(0.76, 0.035, base));
  painter.leafShadow(0.2);
  painter.blurred(10, (context) => {
    for (const [index, width] of [150, 118, 84].entries())
      painter.ball(
        context,
        SIDE * 0.15,
        painter.horizon + 6 - index * 56,
        width / 2 + 14,
        oklch(0.4 + index * 0.07, 0.012, 100),
        0.48,
      );
    for (let roll = 0; roll < 3; roll++) {
      const y = painter.horizon - 44 - roll * 58;
      const towel = context.createLinearGradient(0, y, 0, y + 60);
      towel.addColorStop(0, '#ffffff');
      towel.addColorStop(1, oklch(0.84, 0.015, 80));
      context.fillStyle = towel;
      context.beginPath();
      context.roundRect(SIDE * 0.79, y, 210, 60, 30);
      context.fill();
    }
  });
  painter.floor({
    material: 'marble',
    light: '#f8f8f6',
    dark: '#d3d6d3',
    vein: '#8d9aa0',
    sheen: 0.26,
  });
  return { gloss: 0.22, shadowSide: -1 };
};
