import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPlaster } from '../kit/plaster.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a child's room: painted clouds on the wall, bunting, a shelf, toy blocks, a teddy bear
 * and a toy train.
 */
export const nursery = defineSet({
  indoors: true,
  light: 'day',
  ownProps: ['teddy', 'blocks'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? [350, 220, 150, 80][pick % 4] ?? 220;
  paintPlaster(painter, rgb(0.93, 0.05, base), rgb(0.82, 0.065, base));
  const bright = [25, 60, 95, 150, 240, 310].map((turn) => oklch(0.78, 0.12, turn));
  painter.blurred(6, (context) => {
    context.fillStyle = 'rgba(255,255,255,0.8)';
    for (const [share, down, size] of [
      [0.2, 0.42, 40],
      [0.52, 0.3, 50],
      [0.86, 0.36, 36],
      [0.36, 0.62, 30],
    ] as const)
      for (const [x, y, radius] of [
        [-1.1, 0.1, 0.7],
        [-0.3, -0.35, 1],
        [0.7, -0.05, 0.85],
        [1.4, 0.25, 0.55],
        [0.1, 0.35, 0.75],
      ] as const) {
        context.beginPath();
        context.arc(
          SIDE * share + x * size,
          painter.horizon * down + y * size,
          radius * size,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    // White panels cover the lower part of the wall.
    context.fillStyle = oklch(0.965, 0.008, base);
    context.fillRect(-60, painter.horizon * 0.74, SIDE + 120, painter.horizon * 0.3);
    context.fillStyle = 'rgba(90,80,90,0.16)';
    for (let panel = 0; panel < 8; panel++)
      context.fillRect(panel * 152 - 30, painter.horizon * 0.78, 5, painter.horizon * 0.24);
    context.fillRect(-60, painter.horizon * 0.74, SIDE + 120, 7);
  });
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
  paintStandingObject(painter, {
    kind: 'teddy',
    x: SIDE * 0.93,
    base: painter.horizon + 30,
    height: 320,
    blur: 8,
    body: '#b98a5e',
    turn: -0.3,
  });
  paintStandingObject(painter, {
    kind: 'toyTrain',
    x: SIDE * 0.5,
    base: painter.horizon + 18,
    height: 110,
    blur: 8,
    body: '#d85a4a',
  });
  painter.windowLight(0.3);
  painter.floor({
    material: 'wood',
    light: oklch(0.86, 0.045, 76),
    dark: oklch(0.62, 0.05, 66),
    sheen: 0.12,
  });
  return { gloss: 0.08, shadowSide: 1, shadow: 0.34 };
}
