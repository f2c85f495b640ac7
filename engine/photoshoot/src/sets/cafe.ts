import { norm, oklch } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a café or bar: lamps above the counter, bottles on shelves, and out-of-focus lights on
 * the guests' tables.
 */
export const cafe = defineSet({
  indoors: true,
  light: 'hours',
  ownThings: ['beachBar'],
  foreground: 'lights',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 55;
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const [dark, warm] = [rgb(0.2, 0.035, base - 10), rgb(0.58, 0.08, base)];
  painter.backdrop(5, (x, y, out) => {
    out.set(dark);
    lay(
      out,
      warm,
      0.75 * Math.exp(-norm((x - 0.4) * 1.1, y - bottom * 0.62) * 2.6) +
        (sumOctaves(noise, x * 5, y * 5, 3) - 0.5) * 0.3,
    );
    addLight(out, [1, 0.7, 0.35], 0.1 * Math.exp(-Math.abs(y - bottom * 0.5) * 9));
  });
  painter.blurred(9, (context) => {
    for (const shelf of [0.42, 0.66]) {
      const y = painter.horizon * shelf;
      for (let x = SIDE * 0.46; x < SIDE + 40; x += painter.between(40, 62)) {
        const tall = painter.between(70, 122);
        const glass = oklch(painter.between(0.4, 0.75), 0.09, painter.between(30, 160));
        painter.vessel(context, x, y, 30, tall * 0.7, glass);
        painter.vessel(context, x, y - tall * 0.66, 12, tall * 0.36, glass);
      }
      context.fillStyle = oklch(0.36, 0.06, 50);
      context.fillRect(SIDE * 0.42, y, SIDE, 14);
    }
  });
  for (const [blur, opacity] of [
    [44, 0.9],
    [8, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        for (const [x, y] of [
          [0.12, 0.3],
          [0.33, 0.2],
          [0.56, 0.26],
          [0.84, 0.17],
        ] as const) {
          context.fillStyle = '#1d1511';
          if (blur < 20) context.fillRect(SIDE * x - 2, -60, 4, painter.horizon * y + 40);
          context.fillStyle = blur < 20 ? '#fff0cc' : '#ffb45c';
          context.beginPath();
          context.arc(SIDE * x, painter.horizon * y, blur < 20 ? 26 : 80, 0, Math.PI * 2);
          context.fill();
        }
      },
      opacity,
    );
  painter.bokeh(
    ['#ffd89a', '#ffb968', '#fff1d2'],
    46,
    painter.horizon * 0.4,
    painter.horizon * 0.95,
    9,
    36,
    2,
  );
  painter.floor({
    material: 'wood',
    light: oklch(0.56, 0.075, 56),
    dark: oklch(0.24, 0.05, 46),
    sheen: 0.3,
  });
  return { gloss: 0.2, shadowSide: 1, shadow: 0.3 };
}
