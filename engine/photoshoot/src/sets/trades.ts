import { norm, oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb, shine } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { SIDE } from '../kit/frame.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { PaintSet } from '../kit/set-look.ts';
import { plaster } from './interiors.ts';

/** Mirrors ringed by bulbs, bottles below them, black and white tiles. */
export const barbershop: PaintSet = (painter, hue) => {
  plaster(painter, rgb(0.5, 0.05, hue ?? 165), rgb(0.22, 0.035, hue ?? 165), [0.5, 0.3]);
  painter.blurred(8, (context) => {
    for (const share of [0.2, 0.8]) {
      const x = SIDE * share;
      context.fillStyle = oklch(0.38, 0.06, 52);
      context.beginPath();
      context.roundRect(x - 190, painter.horizon * 0.08, 380, painter.horizon * 0.66, 26);
      context.fill();
      const glass = context.createLinearGradient(x - 160, 0, x + 160, painter.horizon);
      glass.addColorStop(0, '#dfe7ea');
      glass.addColorStop(0.5, '#98a7ad');
      glass.addColorStop(1, '#c9b9a2');
      context.fillStyle = glass;
      context.beginPath();
      context.roundRect(x - 152, painter.horizon * 0.13, 304, painter.horizon * 0.56, 14);
      context.fill();
    }
    context.fillStyle = oklch(0.34, 0.055, 50);
    context.fillRect(-60, painter.horizon * 0.84, SIDE + 120, painter.horizon * 0.2);
    for (let bottle = 0; bottle < 16; bottle++) {
      const x = bottle * 70 + painter.between(-14, 14);
      const tall = painter.between(60, 110);
      const colour = oklch(painter.between(0.4, 0.85), 0.09, [30, 85, 235, 150][bottle % 4] ?? 30);
      painter.vessel(context, x, painter.horizon * 0.84, 34, tall * 0.7, colour);
      painter.vessel(context, x, painter.horizon * 0.84 - tall * 0.66, 13, tall * 0.34, '#e6dccb');
    }
  });
  const bulbs = [0.2, 0.8].flatMap((share) =>
    Array.from({ length: 12 }, (_, bulb) => {
      const side = bulb % 2 === 0 ? -1 : 1;
      return [
        SIDE * share + side * 171,
        painter.horizon * (0.13 + 0.1 * Math.floor(bulb / 2)),
      ] as const;
    }),
  );
  paintBulbs(painter, bulbs, [
    { blur: 30, radius: 44, colour: 'rgba(255,196,110,0.8)' },
    { blur: 4, radius: 15, colour: '#fff4d8' },
  ]);
  painter.floor({
    material: 'checker',
    light: '#f2efe8',
    dark: '#b9b3a8',
    vein: '#1d1c1e',
    sheen: 0.3,
  });
  return { gloss: 0.22, shadowSide: 1, shadow: 0.36 };
};

/** Crates of fruit and greens under striped awnings. */
export const market: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const stripe = rgb(0.56, 0.16, hue ?? 30);
  painter.backdrop(4, (x, y, out) => {
    const bottom = painter.horizon / SIDE;
    out.set(rgb(0.46, 0.05, 62));
    lay(out, [0.95, 0.86, 0.68], 0.5 * cloudy(noise, x * 4, y * 4, 3));
    lay(
      out,
      [0.1, 0.07, 0.05],
      0.7 * ramp(y, bottom * 0.24, bottom * 0.42) * (1 - ramp(y, bottom * 0.4, bottom * 0.7)),
    );
    const edge = bottom * 0.2 + 0.014 * Math.abs(Math.sin(x * 34));
    if (y < edge) out.set(Math.floor(x * 11 + y * 0.4) % 2 === 0 ? stripe : [0.97, 0.95, 0.9]);
    shine(out, [1, 0.9, 0.7], 0.12 * Math.exp(-norm(x - 0.3, y) * 2));
  });
  painter.soften(7);
  painter.bokeh(
    ['#ffdf9a', '#ffe9c0'],
    16,
    painter.horizon * 0.2,
    painter.horizon * 0.45,
    12,
    30,
    2,
  );
  for (const [shelf, size, blur] of [
    [0.62, 26, 9],
    [0.94, 38, 8],
  ] as const)
    painter.blurred(blur, (context) => {
      const y = painter.horizon * shelf;
      for (let crate = 0; crate < 4; crate++) {
        const left = crate * 290 - 40 + (shelf > 0.8 ? -60 : 0);
        const [lightness, chroma, turn] = (
          [
            [0.62, 0.2, 28],
            [0.78, 0.17, 68],
            [0.62, 0.16, 132],
            [0.84, 0.16, 98],
            [0.46, 0.13, 330],
          ] as const
        )[(crate + (shelf > 0.8 ? 2 : 0)) % 5] ?? [0.6, 0.2, 28];
        for (let fruit = 0; fruit < 34; fruit++)
          painter.ball(
            context,
            left + 18 + painter.random() * 244,
            y - 20 - (fruit / 34) * 64 + painter.random() * 30,
            size * painter.between(0.8, 1.1),
            oklch(
              lightness + painter.between(-0.06, 0.06),
              chroma,
              turn + painter.between(-10, 10),
            ),
          );
        context.fillStyle = oklch(0.62, 0.07, 66);
        context.fillRect(left, y - 16, 278, 70);
        context.fillStyle = 'rgba(40,24,10,0.5)';
        context.fillRect(left, y + 14, 278, 7);
      }
    });
  painter.floor({
    material: 'wood',
    light: oklch(0.68, 0.06, 64),
    dark: oklch(0.34, 0.05, 54),
    sheen: 0.06,
  });
  return { gloss: 0.04, shadowSide: 1, shadow: 0.4 };
};

/** Tools on a board over a bench. */
export const workshop: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const board = rgb(0.62, hue === null ? 0.06 : 0.1, hue ?? 70);
  painter.backdrop(3, (x, y, out) => {
    out.set(board);
    lay(
      out,
      [0.1, 0.07, 0.05],
      0.3 * norm(x - 0.3, y - 0.15) + (cloudy(noise, x * 5, y * 5, 4) - 0.5) * 0.3,
    );
    const hole = norm(((x + 0.02) % 0.04) - 0.02, ((y + 0.02) % 0.04) - 0.02);
    lay(out, [0.12, 0.09, 0.07], 0.8 * ramp(0.0065 - hole, 0, 0.003));
  });
  painter.soften(3);
  painter.blurred(7, (context) => {
    context.shadowColor = 'rgba(0,0,0,0.45)';
    context.shadowBlur = 16;
    context.shadowOffsetX = 10;
    context.shadowOffsetY = 12;
    for (let tool = 0; tool < 9; tool++) {
      const x = 60 + tool * 122;
      const top = painter.horizon * (0.1 + 0.05 * (tool % 3));
      const handle =
        [oklch(0.58, 0.19, 28), oklch(0.6, 0.08, 62), oklch(0.72, 0.16, 80)][tool % 3] ?? '#b33';
      const steel = context.createLinearGradient(x - 20, 0, x + 20, 0);
      steel.addColorStop(0, '#dfe3e8');
      steel.addColorStop(1, '#6f757d');
      context.fillStyle = steel;
      if (tool % 3 === 0) context.fillRect(x - 46, top, 92, 40);
      else if (tool % 3 === 1) {
        context.beginPath();
        context.arc(x, top + 22, 36, 0.6, 5.7);
        context.lineTo(x, top + 22);
        context.fill();
      }
      context.fillRect(x - 10, top, 20, 150);
      context.fillStyle = handle;
      context.beginPath();
      context.roundRect(x - 17, top + 130, 34, 130, 14);
      context.fill();
    }
  });
  painter.blurred(9, (context) => {
    for (const [share, width, height, colour] of [
      [0.07, 150, 140, oklch(0.5, 0.18, 27)],
      [0.2, 90, 110, oklch(0.5, 0.1, 250)],
      [0.82, 96, 130, oklch(0.75, 0.02, 250)],
      [0.94, 130, 170, oklch(0.68, 0.15, 75)],
    ] as const)
      painter.vessel(context, SIDE * share, painter.horizon + 14, width, height, colour);
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.6, 0.055, 60),
    dark: oklch(0.26, 0.04, 52),
    sheen: 0.06,
  });
  return { gloss: 0.04, shadowSide: 1, shadow: 0.44 };
};

/** A shelf of glass in a clean, cool room. */
export const laboratory: PaintSet = (painter, hue) => {
  const base = hue ?? 220;
  painter.wall(oklch(0.97, 0.012, base), oklch(0.82, 0.03, base));
  painter.blurred(10, (context) => {
    for (const [shelf, glasses] of [
      [0.46, 9],
      [0.98, 8],
    ] as const) {
      const y = painter.horizon * shelf;
      for (let glass = 0; glass < glasses; glass++) {
        const x = 40 + glass * (SIDE / glasses) + painter.between(-16, 16);
        const tall = painter.between(100, 190);
        const colour = oklch(0.76, 0.1, [base, 165, 300, 60][glass % 4] ?? base);
        context.globalAlpha = 0.8;
        painter.vessel(context, x, y, 74, tall, 'rgba(225,240,248,0.75)');
        painter.vessel(context, x, y - 2, 66, tall * painter.between(0.25, 0.6), colour);
        painter.vessel(context, x, y - tall + 6, 26, 50, 'rgba(225,240,248,0.9)');
      }
      context.globalAlpha = 1;
      context.fillStyle = oklch(0.9, 0.01, base);
      context.fillRect(-60, y, SIDE + 120, 16);
    }
  });
  painter.floor({
    material: 'paper',
    light: oklch(0.93, 0.008, base),
    dark: oklch(0.9, 0.01, base),
    sheen: 0.34,
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.28 };
};

/** Shelves of goods in a shop. */
export const shop: PaintSet = (painter, hue) => {
  painter.wall(oklch(0.94, 0.008, 90), oklch(0.76, 0.012, 90));
  painter.blurred(10, (context: SKRSContext2D) => {
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = painter.horizon * (0.24 + shelf * 0.25);
      for (let x = -20; x < SIDE + 40; ) {
        const width = painter.between(40, 76);
        const colour = oklch(
          painter.between(0.5, 0.86),
          painter.between(0.08, 0.17),
          hue ?? [25, 60, 95, 150, 235, 310][Math.floor(x / 230 + shelf + 6) % 6] ?? 25,
        );
        const many = 1 + Math.floor(painter.random() * 3);
        const tall = painter.horizon * painter.between(0.12, 0.17);
        const capped = painter.random() < 0.6;
        for (let one = 0; one < many; one++, x += width + 9) {
          if (capped) painter.vessel(context, x, y - tall + 4, width * 0.5, tall * 0.22, '#f3f1ec');
          painter.vessel(context, x, y, width, tall, colour);
          // Each has its label.
          context.fillStyle = 'rgba(255,253,248,0.6)';
          context.fillRect(x - width * 0.36, y - tall * 0.64, width * 0.72, tall * 0.3);
          context.fillStyle = colour;
          context.fillRect(x - width * 0.24, y - tall * 0.54, width * 0.48, tall * 0.07);
        }
      }
      context.fillStyle = '#f1f1ef';
      context.fillRect(-60, y, SIDE + 120, 15);
      context.fillStyle = 'rgba(0,0,0,0.3)';
      context.fillRect(-60, y + 15, SIDE + 120, 20);
    }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.82, 0.05, 74),
    dark: oklch(0.56, 0.055, 64),
    sheen: 0.16,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.34 };
};
