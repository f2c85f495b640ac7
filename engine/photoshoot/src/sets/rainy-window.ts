import { oklch, withAlpha } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStreet, TOWERS } from '../kit/street.ts';
import { paintWindowFrame } from '../kit/window-frame.ts';
import { paintWoods } from '../kit/woods.ts';

/**
 * Photoshoot scene that shows a window with rain drops: the view behind the glass is blurred, and each drop shows the
 * view upside down.
 */
export const rainyWindow = defineSet({
  light: 'hours',
  ownProps: ['drops', 'rain'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const time = painter.view.time ?? (pick % 2 === 0 ? 'sunset' : 'day');
  if (time === 'day')
    paintWoods(painter, {
      light: rgb(0.84, 0.03, 200),
      middle: rgb(0.56, 0.045, 170),
      dark: rgb(0.34, 0.035, 190),
      trunk: rgb(0.3, 0.02, 200),
    });
  else {
    paintStreet(painter, time, TOWERS);
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
  paintWindowFrame(painter, hue);
  painter.floor({
    material: 'wood',
    light: oklch(0.6, 0.05, 60),
    dark: oklch(0.28, 0.04, 52),
    sheen: 0.26,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.26 };
}

/** Scale of the small copy of the view that is visible in the drops, relative to the picture. */
const VIEW_SCALE = 0.25;

/** Paints drops on the glass, and the tracks of drops that ran down. */
function rain(painter: SetPainter): void {
  const { context } = painter;
  // The drops show a small copy of the view. If a canvas is drawn on itself, the whole canvas is copied for
  // each drop.
  const view = createCanvas(SIDE * VIEW_SCALE, SIDE * VIEW_SCALE);
  view.getContext('2d').drawImage(painter.canvas, 0, 0, view.width, view.height);
  const drop = (x: number, y: number, size: number) => {
    context.save();
    context.beginPath();
    context.ellipse(x, y, size, size * 1.2, 0, 0, Math.PI * 2);
    context.clip();
    // A rain drop acts as a lens and shows a large part of the view upside down.
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
