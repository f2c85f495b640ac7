import { Path2D } from '@napi-rs/canvas';
import { oklch } from '../../../colour/oklch.ts';
import { ramp } from '../../ramp.ts';
import { lay, rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { plaster } from './interiors.ts';
import type { PaintSet } from './set-look.ts';
import { skyOver } from './sky.ts';

/** Stands full of people under floodlights, and the pitch before them. */
export const stadium: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const night = painter.view.time !== 'day';
  const sky = night ? rgb(0.16, 0.05, 262) : rgb(0.78, 0.08, 240);
  const [turf, stripe] = [rgb(night ? 0.5 : 0.6, 0.15, 138), rgb(night ? 0.44 : 0.54, 0.14, 140)];
  painter.backdrop(3, (x, y, out) => {
    const roof = bottom * (0.2 + 0.1 * (x - 0.5) ** 2);
    const foot = bottom * 0.76;
    out.set(sky);
    if (y > roof && y < foot) {
      const tier = (y - roof) / (foot - roof);
      out.set(rgb(0.2 + 0.1 * tier, 0.03, 260));
      const [seat, row] = [Math.floor(x * 150), Math.floor(tier * 44)];
      const one = noise(seat * 3.3 + 0.5, row * 7.1 + 0.5);
      const warm = noise(seat * 5.1 + 0.5, row * 2.3 + 40.5);
      lay(out, [0.9, 0.6 + warm * 0.3, 0.4 + one * 0.5], ramp(one, 0.4, 0.9) * 0.75);
      lay(
        out,
        [0.04, 0.04, 0.06],
        0.75 * ramp(0.03 - Math.abs(tier - 0.48), 0, 0.02) + 0.5 * ramp(0.1 - tier, 0, 0.1),
      );
    }
    if (y >= foot) {
      const depth = 1 / (y - foot + 0.05);
      out.set((depth * 0.9) % 2 < 1 ? turf : stripe);
    }
    // Boards along the pitch.
    if (y > foot - 0.022 && y < foot) out.set(rgb(0.56, 0.16, hue ?? 250 + 90 * Math.floor(x * 5)));
  });
  painter.soften(6);
  for (const [blur, radius, colour] of [
    [50, 96, 'rgba(220,235,255,0.8)'],
    [5, 20, '#ffffff'],
  ] as const)
    painter.blurred(blur, (context) => {
      context.globalCompositeOperation = 'lighter';
      context.fillStyle = colour;
      for (const x of [0.1, 0.34, 0.66, 0.9])
        for (const step of [-1, 0, 1]) {
          context.beginPath();
          context.arc(SIDE * x + step * 46, painter.horizon * 0.1, radius, 0, Math.PI * 2);
          context.fill();
        }
    });
  painter.floor({
    material: 'grass',
    light: oklch(0.7, 0.17, 134),
    dark: oklch(0.3, 0.1, 142),
    vein: oklch(0.82, 0.13, 122),
    sheen: 0,
  });
  return { gloss: 0, shadowSide: 1, shadow: 0.36 };
};

/** Pillars, pointed arches and coloured glass. */
export const church: PaintSet = (painter, hue) => {
  plaster(painter, rgb(0.7, 0.03, 76), rgb(0.3, 0.03, 62), [0.5, 0.3]);
  const { noise } = painter;
  const pointed = (x: number, top: number, half: number) => {
    const arch = new Path2D();
    arch.moveTo(x - half, painter.horizon + 20);
    arch.lineTo(x - half, top + half * 1.5);
    arch.quadraticCurveTo(x - half, top + half * 0.5, x, top);
    arch.quadraticCurveTo(x + half, top + half * 0.5, x + half, top + half * 1.5);
    arch.lineTo(x + half, painter.horizon + 20);
    return arch;
  };
  painter.blurred(9, (context) => {
    for (const [share, top, half] of [
      [0.5, 0.06, 190],
      [0.12, 0.14, 120],
      [0.88, 0.14, 120],
    ] as const) {
      context.fillStyle = oklch(0.84, 0.03, 78);
      context.fill(pointed(SIDE * share, painter.horizon * top - 24, half + 24));
      context.fillStyle = oklch(0.24, 0.03, 60);
      context.fill(pointed(SIDE * share, painter.horizon * top, half));
    }
  });
  for (const [blur, opacity] of [
    [36, 0.8],
    [7, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.save();
        context.clip(pointed(SIDE * 0.5, painter.horizon * 0.1, 166));
        for (let pane = 0; pane < 180; pane++) {
          const [column, row] = [pane % 10, Math.floor(pane / 10)];
          const turn = noise(column * 7.3 + row * 2.1, row * 5.9) * 4.99;
          context.fillStyle = oklch(
            0.5 + 0.4 * noise(column * 3.1, row * 2.7),
            0.15,
            hue ?? [250, 25, 85, 235, 300][Math.floor(turn)] ?? 25,
          );
          const [x, y] = [SIDE * 0.5 + (column - 5) * 34, painter.horizon * 0.1 + row * 38];
          context.fillRect(x + 2, y + 2, 30, 34);
        }
        context.fillStyle = '#15110f';
        for (const bar of [-56, 56]) context.fillRect(SIDE * 0.5 + bar - 6, 0, 12, painter.horizon);
        context.restore();
      },
      opacity,
    );
  painter.sunbeams(0.2, '255,236,200');
  painter.bokeh(['#ffd890', '#ffedc8'], 26, painter.horizon * 0.62, painter.horizon, 7, 22, 2);
  painter.floor({
    material: 'tile',
    light: oklch(0.74, 0.025, 76),
    dark: oklch(0.4, 0.025, 66),
    sheen: 0.26,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.36 };
};

/** Windows of an aeroplane over the clouds, and a folding table. */
export const aeroplane: PaintSet = (painter, hue) => {
  const time = painter.view.time ?? 'day';
  painter.wall(oklch(0.93, 0.006, 250), oklch(0.76, 0.012, 250));
  const { shade } = skyOver(painter, time, 0.62, 0.6);
  const { context } = painter;
  const panes = [0.17, 0.62, 1.07].map((share) => SIDE * share);
  const oval = (x: number, grown: number) => {
    context.roundRect(
      x - 128 - grown,
      painter.horizon * 0.13 - grown,
      256 + grown * 2,
      painter.horizon * 0.62 + grown * 2,
      120 + grown,
    );
  };
  for (const x of panes) {
    const rim = context.createLinearGradient(x - 160, 0, x + 160, painter.horizon);
    rim.addColorStop(0, '#c8ccd2');
    rim.addColorStop(1, '#ffffff');
    context.fillStyle = rim;
    context.beginPath();
    oval(x, 30);
    context.fill();
  }
  context.save();
  context.beginPath();
  for (const x of panes) oval(x, 0);
  context.clip();
  painter.backdrop(5, shade);
  context.restore();
  painter.soften(7);
  painter.blurred(9, (layer) => {
    layer.fillStyle = oklch(0.36, 0.05, hue ?? 255);
    layer.beginPath();
    layer.roundRect(SIDE * 0.84, painter.horizon * 0.3, 400, painter.horizon, 60);
    layer.fill();
    layer.fillStyle = oklch(0.95, 0.005, 250);
    layer.beginPath();
    layer.roundRect(SIDE * 0.87, painter.horizon * 0.26, 300, 170, 40);
    layer.fill();
  });
  painter.floor({
    material: 'paper',
    light: oklch(0.86, 0.006, 250),
    dark: oklch(0.8, 0.006, 250),
    sheen: 0.16,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
};
