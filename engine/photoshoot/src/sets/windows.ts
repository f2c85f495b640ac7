import { oklch, withAlpha } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { firs } from '../kit/firs.ts';
import { SIDE } from '../kit/frame.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { skyOver } from '../kit/sky.ts';
import { street, TOWERS } from '../kit/street.ts';
import { woods } from '../kit/woods.ts';

/** A window with rain on the glass: the world behind it melts, each drop holds it upside down. */
export const rainyWindow: PaintSet = (painter, hue, pick) => {
  const time = painter.view.time ?? (pick % 2 === 0 ? 'sunset' : 'day');
  if (time === 'day')
    woods(painter, {
      light: rgb(0.84, 0.03, 200),
      middle: rgb(0.56, 0.045, 170),
      dark: rgb(0.34, 0.035, 190),
      trunk: rgb(0.3, 0.02, 200),
    });
  else {
    street(painter, time, TOWERS);
  }
  painter.soften(14);
  if (time !== 'day')
    for (const [count, small, large] of [
      [26, 40, 84],
      [44, 14, 38],
    ] as const)
      painter.bokeh(
        ['#ffb35c', '#ff5d5d', '#ffd9a0', '#8fd0ff', oklch(0.75, 0.16, hue ?? 330)],
        count,
        painter.horizon * 0.2,
        painter.horizon,
        small,
        large,
        3,
      );
  const { context } = painter;
  context.fillStyle = withAlpha(time === 'day' ? '#c4d2da' : '#3a4a66', 0.16);
  context.fillRect(0, 0, SIDE, painter.horizon);
  rain(painter);
  frame(painter, hue);
  painter.floor({
    material: 'wood',
    light: oklch(0.6, 0.05, 60),
    dark: oklch(0.28, 0.04, 52),
    sheen: 0.26,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.26 };
};

/** Pixels of what the drops show to one of the picture's. */
const VIEW_SCALE = 0.25;

/** Drops that hang on the glass, and the tracks of those that ran down. */
function rain(painter: SetPainter): void {
  const { context } = painter;
  // A small copy: a canvas drawn upon itself is copied whole for each drop.
  const view = createCanvas(SIDE * VIEW_SCALE, SIDE * VIEW_SCALE);
  view.getContext('2d').drawImage(painter.canvas, 0, 0, view.width, view.height);
  const drop = (x: number, y: number, size: number) => {
    context.save();
    context.beginPath();
    context.ellipse(x, y, size, size * 1.2, 0, 0, Math.PI * 2);
    context.clip();
    // A drop is a lens: it shows a wide part of the view upside down.
    context.translate(x, y);
    context.scale(1, -1);
    context.globalAlpha = 0.95;
    const from = Math.min(SIDE - 260, Math.max(0, x - 130)) * VIEW_SCALE;
    const top = Math.max(0, y - 150) * VIEW_SCALE;
    const [wide, high] = [260 * VIEW_SCALE, 300 * VIEW_SCALE];
    context.drawImage(view, from, top, wide, high, -size, -size * 1.2, 2 * size, 2.4 * size);
    context.restore();
    const rim = context.createRadialGradient(x, y - size * 0.2, size * 0.4, x, y, size * 1.2);
    rim.addColorStop(0, 'rgba(255,255,255,0)');
    rim.addColorStop(0.75, 'rgba(10,20,30,0.2)');
    rim.addColorStop(1, 'rgba(10,20,30,0.42)');
    context.fillStyle = rim;
    context.beginPath();
    context.ellipse(x, y, size, size * 1.2, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,0.8)';
    context.beginPath();
    context.arc(x - size * 0.3, y - size * 0.5, Math.max(0.8, size * 0.17), 0, Math.PI * 2);
    context.fill();
  };
  for (let track = 0; track < 9; track++) {
    const x = painter.random() * SIDE;
    const end = painter.horizon * painter.between(0.3, 0.95);
    const trail = context.createLinearGradient(0, 0, 0, end);
    trail.addColorStop(0, 'rgba(255,255,255,0)');
    trail.addColorStop(1, 'rgba(255,255,255,0.13)');
    context.strokeStyle = trail;
    context.lineWidth = painter.between(3, 7);
    context.beginPath();
    context.moveTo(x, end - painter.between(140, 320));
    context.quadraticCurveTo(x + painter.between(-14, 14), end - 90, x, end);
    context.stroke();
    drop(x, end, painter.between(8, 13));
  }
  for (let bead = 0; bead < 240; bead++)
    drop(
      painter.random() * SIDE,
      painter.random() * painter.horizon,
      1.6 + 10 * painter.random() ** 3.4,
    );
}

/** The window's own woodwork. */
function frame(painter: SetPainter, hue: number | null): void {
  painter.blurred(6, (context) => {
    const paint = context.createLinearGradient(0, 0, SIDE, 0);
    paint.addColorStop(0, oklch(0.86, hue === null ? 0.01 : 0.05, hue ?? 80));
    paint.addColorStop(1, oklch(0.6, hue === null ? 0.01 : 0.05, hue ?? 80));
    context.fillStyle = paint;
    context.fillRect(SIDE * 0.76, -60, 34, painter.horizon + 60);
    context.fillRect(-60, painter.horizon * 0.02 - 60, SIDE + 120, 60);
    context.fillRect(-60, painter.horizon - 26, SIDE + 120, 44);
  });
}

/** A sill by a sunny window, curtains at its sides, a garden behind it. */
export const sunnyWindow: PaintSet = (painter, hue) => {
  woods(painter, {
    light: rgb(0.99, 0.04, 110),
    middle: rgb(0.84, 0.09, 128),
    dark: rgb(0.6, 0.09, 138),
    trunk: rgb(0.5, 0.03, 90),
  });
  painter.soften(10);
  frame(painter, hue);
  painter.blurred(14, (context) => {
    for (const side of [0, 1])
      for (let fold = 0; fold < 5; fold++) {
        const x = side === 0 ? fold * 44 - 30 : SIDE - fold * 44 + 30;
        const cloth = context.createLinearGradient(x - 40, 0, x + 40, 0);
        cloth.addColorStop(0, oklch(0.84, hue === null ? 0.02 : 0.07, hue ?? 80));
        cloth.addColorStop(0.5, oklch(0.98, hue === null ? 0.008 : 0.04, hue ?? 80));
        cloth.addColorStop(1, oklch(0.84, hue === null ? 0.02 : 0.07, hue ?? 80));
        context.fillStyle = cloth;
        context.globalAlpha = 0.9;
        context.fillRect(x - 34, -60, 68, painter.horizon + 70);
      }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.92, 0.02, 80),
    dark: oklch(0.68, 0.03, 70),
    sheen: 0.2,
  });
  painter.dapple(0.13);
  return { gloss: 0.12, shadowSide: 1, shadow: 0.38 };
};

/** A window of a cabin: firs in the snow, frost and snow in the corners of its panes, warm wood within. */
export const snowyWindow: PaintSet = (painter, hue, pick) => {
  const { horizon, context } = painter;
  const time = painter.view.time ?? (pick % 2 === 0 ? 'day' : 'sunset');
  const dim = { day: 1, sunset: 0.78, night: 0.4 }[time];
  const { shade } = skyOver(painter, time, horizon / SIDE, 0.7);
  painter.backdrop(5, shade);
  firs(painter, dim);
  context.fillStyle = oklch(0.97 * dim, 0.012, 245);
  context.fillRect(0, horizon * 0.93, SIDE, horizon * 0.1);
  painter.soften(6);
  painter.bokeh(['#ffffff'], 90, 0, horizon, 3, 9, 2);
  frost(painter, dim);
  painter.blurred(5, (layer) => {
    const wood = (lightness: number) => oklch(lightness, hue === null ? 0.075 : 0.1, hue ?? 55);
    for (const [x, wide] of [
      [0, 62],
      [0.5, 30],
      [1, 62],
    ] as const) {
      const post = layer.createLinearGradient(SIDE * x - wide, 0, SIDE * x + wide, 0);
      post.addColorStop(0, wood(0.34));
      post.addColorStop(0.5, wood(0.52));
      post.addColorStop(1, wood(0.3));
      layer.fillStyle = post;
      layer.fillRect(SIDE * x - wide, -60, wide * 2, horizon + 80);
    }
    layer.fillStyle = wood(0.44);
    for (const [y, tall] of [
      [0, 66],
      [0.46, 26],
      [0.97, 50],
    ] as const)
      layer.fillRect(-60, horizon * y - tall / 2, SIDE + 120, tall);
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.66, 0.075, 60),
    dark: oklch(0.34, 0.06, 50),
    sheen: 0.22,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.3 };
};

/** Snow that the wind has blown into the lower corners of the four panes, and frost that grows from them. */
function frost(painter: SetPainter, dim: number): void {
  const { horizon } = painter;
  painter.blurred(5, (context) => {
    for (const left of [0.05, 0.52])
      for (const foot of [0.45, 0.97])
        for (const side of [0, 1]) {
          const [x, y] = [SIDE * (left + side * 0.43), horizon * foot];
          const reach = painter.between(90, 170);
          context.fillStyle = oklch(0.97 * dim, 0.01, 240);
          context.beginPath();
          context.moveTo(x, y + 20);
          context.lineTo(x, y - reach * 0.6);
          context.quadraticCurveTo(x, y - 12, x + (side === 0 ? reach : -reach), y + 20);
          context.fill();
          const rime = context.createRadialGradient(x, y, reach * 0.4, x, y, reach * 1.7);
          rime.addColorStop(0, `rgba(244,250,255,${0.6 * dim})`);
          rime.addColorStop(1, 'rgba(244,250,255,0)');
          context.fillStyle = rime;
          context.fillRect(SIDE * left, y - reach * 1.7, SIDE * 0.43, reach * 1.7);
        }
  });
}
