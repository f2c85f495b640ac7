import { oklch, ramp } from '@adwright/engine-pixels';
import { Path2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import type { PaintSet, SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { skyOver } from '../kit/sky.ts';
import { plaster } from './interiors.ts';

/** Stands full of people under floodlights, and the pitch before them. */
export const stadium: PaintSet = (painter, hue) => arena(painter, hue, false);

/** A hall for hockey and skating: the same tiers before a sheet of ice. */
export const iceRink: PaintSet = (painter, hue) => arena(painter, hue, true);

function arena(painter: SetPainter, hue: number | null, ice: boolean): SetLook {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const night = painter.view.time !== 'day';
  const sky = night ? rgb(0.16, 0.05, 262) : rgb(0.78, 0.08, 240);
  const [turf, stripe] = ice
    ? [rgb(0.93, 0.018, 230), rgb(0.88, 0.025, 230)]
    : painter.view.surface === 'clay'
      ? [rgb(0.62, 0.125, 44), rgb(0.6, 0.125, 43)]
      : [rgb(night ? 0.5 : 0.6, 0.15, 138), rgb(night ? 0.44 : 0.54, 0.14, 140)];
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
  painter.floor(
    ice
      ? { material: 'marble', light: '#f7fbff', dark: '#cfdfee', vein: '#ffffff', sheen: 0.34 }
      : {
          material: 'grass',
          light: oklch(0.7, 0.17, 134),
          dark: oklch(0.3, 0.1, 142),
          vein: oklch(0.82, 0.13, 122),
          sheen: 0,
        },
  );
  if (painter.view.surface === 'clay') {
    tennisNet(painter);
    painter.courtLines('rgba(250,248,244,0.85)', 'tennis');
  }
  return { gloss: ice ? 0.2 : 0, shadowSide: 1, shadow: 0.36 };
}

/** The net across a court behind what stands there: its tape, and the ground seen through its mesh. */
function tennisNet(painter: SetPainter): void {
  const { horizon } = painter;
  const top = horizon * 0.8;
  painter.blurred(4, (context) => {
    context.fillStyle = 'rgba(18,22,20,0.46)';
    context.fillRect(-60, top, SIDE + 120, horizon - top + 14);
    context.fillStyle = '#f4f4f0';
    context.fillRect(-60, top - 8, SIDE + 120, 22);
    context.fillRect(SIDE * 0.5 - 9, top, 18, horizon - top + 14);
  });
}

/** Windows of a church: middle, top and half width, the top as a share of the wall. */
const WINDOWS = [
  [0.5, 0.06, 178],
  [0.11, 0.16, 104],
  [0.89, 0.16, 104],
] as const;

/** Pillars, pointed windows of coloured glass, pews on both sides of an aisle, candles. */
export const church: PaintSet = (painter, hue) => {
  const night = painter.view.time === 'night';
  const dim = night ? 0.62 : 1;
  plaster(painter, rgb(0.72 * dim, 0.035, 76), rgb(0.34 * dim, 0.035, 62), [0.5, 0.3]);
  const { noise, horizon } = painter;
  const pointed = (x: number, top: number, half: number) => {
    const arch = new Path2D();
    arch.moveTo(x - half, horizon * 0.84);
    arch.lineTo(x - half, top + half * 1.5);
    arch.quadraticCurveTo(x - half, top + half * 0.5, x, top);
    arch.quadraticCurveTo(x + half, top + half * 0.5, x + half, top + half * 1.5);
    arch.lineTo(x + half, horizon * 0.84);
    return arch;
  };
  painter.blurred(8, (context) => {
    for (const [share, top, half] of WINDOWS) {
      context.fillStyle = oklch(0.86 * dim, 0.03, 78);
      context.fill(pointed(SIDE * share, horizon * top - 22, half + 22));
      context.fillStyle = oklch(0.16, 0.02, 60);
      context.fill(pointed(SIDE * share, horizon * top, half));
    }
    // Pillars between the windows, round in the light.
    for (const x of [SIDE * 0.285, SIDE * 0.715]) {
      const round = context.createLinearGradient(x - 42, 0, x + 42, 0);
      round.addColorStop(0, oklch(0.74 * dim, 0.03, 78));
      round.addColorStop(0.35, oklch(0.9 * dim, 0.03, 80));
      round.addColorStop(1, oklch(0.42 * dim, 0.03, 66));
      context.fillStyle = round;
      context.fillRect(x - 40, -60, 80, horizon + 80);
    }
  });
  for (const [blur, opacity] of [
    [36, 0.85],
    [5, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        for (const [share, top, half] of WINDOWS) {
          context.save();
          context.clip(pointed(SIDE * share, horizon * (top + 0.02), half - 14));
          const size = half / 5.4;
          for (let pane = 0; pane < 264; pane++) {
            const [column, row] = [(pane % 12) - 6, Math.floor(pane / 12)];
            const turn = noise(column * 7.3 + share * 40, row * 5.9) * 4.99;
            const x = SIDE * share + (column + (row % 2) * 0.5) * size;
            const y = horizon * top + row * size * 1.2;
            context.fillStyle = oklch(
              (0.52 + 0.4 * noise(column * 3.1 + share * 20, row * 2.7)) * dim,
              0.16,
              hue ?? [250, 25, 85, 235, 300][Math.floor(turn)] ?? 25,
            );
            context.beginPath();
            context.moveTo(x + size * 0.5, y - size * 0.1);
            context.lineTo(x + size * 0.96, y + size * 0.6);
            context.lineTo(x + size * 0.5, y + size * 1.28);
            context.lineTo(x + size * 0.04, y + size * 0.6);
            context.fill();
          }
          context.restore();
        }
      },
      opacity,
    );
  if (!night) painter.sunbeams(0.22, '255,232,196');
  painter.blurred(8, (context) => {
    for (const side of [-1, 1])
      for (let pew = 0; pew < 4; pew++) {
        const top = horizon * (0.78 + pew * 0.06);
        const inner = SIDE * (0.5 + side * (0.13 + pew * 0.035));
        const wood = context.createLinearGradient(0, top, 0, top + 70);
        wood.addColorStop(0, oklch((0.5 + pew * 0.02) * dim, 0.075, 54));
        wood.addColorStop(1, oklch(0.22 * dim, 0.05, 46));
        context.fillStyle = wood;
        context.fillRect(side < 0 ? -80 : inner, top, side < 0 ? inner + 80 : SIDE, 84);
        context.fillRect(inner - 9, top - 18, 18, 104);
      }
  });
  painter.bokeh(['#ffd890', '#ffedc8'], 22, horizon * 0.72, horizon * 0.9, 6, 20, 2);
  painter.floor({
    material: 'tile',
    light: oklch(0.74 * dim, 0.025, 76),
    dark: oklch(0.4 * dim, 0.025, 66),
    sheen: 0.3,
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
