import { oklch } from '@adwright/engine-pixels';
import { Path2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPlaster } from '../kit/plaster.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows the inside of a church: pillars, pointed windows of coloured glass, pews on both sides of
 * an aisle, and candles.
 */
export const church = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/**
 * Windows of the church: centre and half width in pixels, and vertical position of the top (0 is the picture's
 * top, 1 the far edge of the floor).
 */
const WINDOWS = [
  [0.5, 0.06, 178],
  [0.11, 0.16, 104],
  [0.89, 0.16, 104],
] as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const night = painter.view.time === 'night';
  const dim = night ? 0.62 : 1;
  paintPlaster(painter, rgb(0.72 * dim, 0.035, 76), rgb(0.34 * dim, 0.035, 62), [0.5, 0.3]);
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
    // Round pillars stand between the windows.
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
}
