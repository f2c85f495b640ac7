import { oklch } from '../../../colour/oklch.ts';
import { HORIZON, SIDE } from './frame.ts';
import { leaf } from './leaf.ts';
import { byPick, type PaintSet } from './set-look.ts';

export const nature: PaintSet = (painter, hue, pick) => {
  const green = hue ?? byPick([128, 138, 120, 132], pick);
  painter.wall(oklch(0.93, 0.1, green - 22), oklch(0.36, 0.08, green + 8));
  painter.leaves(22, green + 6, 0.4, 34, -60, SIDE * 0.66);
  painter.bokeh(
    [oklch(0.9, 0.12, green - 20), oklch(0.76, 0.13, green), '#fff8d2', oklch(0.6, 0.1, green + 5)],
    46,
    0,
    HORIZON * 0.92,
    20,
    74,
    4,
  );
  painter.leaves(16, green + 8, 0.38, 11, -40, SIDE * 0.5);
  painter.floor({
    material: 'wood',
    light: oklch(0.62, 0.07, 66),
    dark: oklch(0.3, 0.05, 58),
    sheen: 0.1,
  });
  painter.dapple(0.34);
  painter.sunbeams(0.2, '255,250,214');
  painter.leaves(4, green + 10, 0.3, 26, SIDE * 0.9, SIDE * 1.1);
  return { gloss: 0.07, shadowSide: 1 };
};

export const autumn: PaintSet = (painter, hue) => {
  const base = hue ?? 58;
  painter.wall(oklch(0.87, 0.1, base + 22), oklch(0.38, 0.09, base - 12));
  painter.leaves(20, base - 10, 0.52, 34, -60, SIDE * 0.64);
  painter.bokeh(
    [oklch(0.84, 0.14, 78), oklch(0.7, 0.16, 50), oklch(0.58, 0.15, 36), '#fff0c8'],
    46,
    0,
    HORIZON * 0.92,
    18,
    70,
    4,
  );
  painter.leaves(12, base - 8, 0.56, 10, -40, SIDE * 0.5);
  painter.floor({
    material: 'wood',
    light: oklch(0.56, 0.07, 58),
    dark: oklch(0.26, 0.05, 48),
    sheen: 0.1,
  });
  painter.blurred(2.5, (context) => {
    for (let index = 0; index < 14; index++) {
      const fromLeft = index % 2 === 0;
      context.save();
      context.translate(
        painter.between(0, SIDE * 0.34) + (fromLeft ? 0 : SIDE * 0.66),
        painter.between(HORIZON + 70, SIDE),
      );
      context.scale(1, 0.5);
      leaf(
        context,
        0,
        0,
        painter.between(60, 120),
        painter.between(0, 6.3),
        oklch(painter.between(0.46, 0.66), 0.15, painter.between(32, 72)),
      );
      context.restore();
    }
  });
  painter.sunbeams(0.2, '255,226,170');
  return { gloss: 0.07, shadowSide: 1 };
};

export const beach: PaintSet = (painter, hue) => {
  const sky = hue ?? 225;
  painter.wall(oklch(0.96, 0.03, sky), oklch(0.72, 0.1, sky));
  painter.blurred(34, (context) => {
    context.fillStyle = 'rgba(255,255,255,0.75)';
    for (let cloud = 0; cloud < 7; cloud++) {
      context.beginPath();
      context.ellipse(
        painter.random() * SIDE,
        painter.between(60, HORIZON * 0.5),
        painter.between(90, 260),
        painter.between(16, 44),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
  painter.blurred(9, (context) => {
    const sea = context.createLinearGradient(0, HORIZON * 0.72, 0, HORIZON);
    sea.addColorStop(0, oklch(0.56, 0.1, 238));
    sea.addColorStop(0.6, oklch(0.72, 0.1, 210));
    sea.addColorStop(1, oklch(0.86, 0.06, 190));
    context.fillStyle = sea;
    context.fillRect(-40, HORIZON * 0.72, SIDE + 80, HORIZON * 0.28 + 30);
    context.fillStyle = 'rgba(255,255,255,0.8)';
    for (let wave = 0; wave < 34; wave++) {
      const depth = painter.random() ** 0.7;
      context.globalAlpha = 0.2 + 0.6 * depth;
      context.beginPath();
      context.ellipse(
        painter.random() * SIDE,
        HORIZON * (0.74 + 0.25 * depth),
        painter.between(40, 220),
        1.5 + 4 * depth,
        painter.between(-0.02, 0.02),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
  painter.bokeh(['#ffffff', '#fff8e2'], 26, HORIZON * 0.74, HORIZON * 0.9, 5, 15, 1.5);
  painter.floor({
    material: 'sand',
    light: oklch(0.93, 0.045, 84),
    dark: oklch(0.66, 0.07, 72),
    sheen: 0.05,
  });
  painter.palmShadow(0.2);
  return { gloss: 0.02, shadowSide: 1 };
};

export const winter: PaintSet = (painter, hue) => {
  const base = hue ?? 238;
  painter.wall(oklch(0.95, 0.025, base), oklch(0.68, 0.06, base));
  for (const [blur, lightness, low, high] of [
    [26, 0.68, 300, 520],
    [15, 0.48, 180, 400],
  ] as const) {
    painter.blurred(blur, (context) => {
      for (let tree = 0; tree < 10; tree++) {
        const x = painter.random() * SIDE;
        const height = painter.between(low, high);
        context.fillStyle = oklch(lightness + painter.between(-0.06, 0.06), 0.04, 210);
        for (let tier = 0; tier < 3; tier++) {
          const top = HORIZON - height * (1 - tier * 0.25);
          const half = height * (0.12 + tier * 0.07);
          context.beginPath();
          context.moveTo(x, top);
          context.lineTo(x + half, top + height * 0.5);
          context.lineTo(x - half, top + height * 0.5);
          context.fill();
        }
      }
    });
  }
  painter.floor({
    material: 'snow',
    light: oklch(0.985, 0.008, base),
    dark: oklch(0.78, 0.045, base),
    vein: '#ffffff',
    sheen: 0.08,
  });
  painter.bokeh(['#ffffff'], 90, 0, SIDE, 2, 11, 2.4);
  return { gloss: 0.05, shadowSide: -1 };
};
