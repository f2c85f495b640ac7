import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a laundry: a row of washing machines under a shelf of towels, and tiles on the wall.
 */
export const laundry = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? chooseByPick([205, 165, 230, 85], pick);
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const [tile, joint, low] = [
    rgb(0.9, 0.03, base),
    rgb(0.97, 0.008, base),
    rgb(0.72, hue === null ? 0.055 : 0.09, base),
  ];
  painter.backdrop(4, (x, y, out) => {
    const [across, down] = [(x * 13) % 1, (y * 13) % 1];
    const tone = noise(Math.floor(x * 13) * 3.1, Math.floor(y * 13) * 5.7);
    out.set(y / bottom > 0.34 ? low : tile);
    addLight(out, [1, 1, 1], (tone - 0.5) * 0.07 + 0.1 * Math.exp(-norm(x - 0.25, y) * 2));
    lay(out, joint, 0.7 * ramp(Math.max(Math.abs(across - 0.5), Math.abs(down - 0.5)), 0.45, 0.48));
  });
  painter.soften(6);
  painter.blurred(7, (context) => {
    context.fillStyle = oklch(0.7, 0.07, 66);
    context.fillRect(-60, painter.horizon * 0.3, SIDE + 120, 16);
    context.fillStyle = 'rgba(0,0,0,0.16)';
    context.fillRect(-60, painter.horizon * 0.3 + 16, SIDE + 120, 14);
  });
  const shelf = painter.horizon * 0.3;
  for (const [kind, x, height, body] of [
    ['towels', 0.14, 120, oklch(0.86, 0.06, base + 160)],
    ['sprayBottle', 0.33, 130, oklch(0.66, 0.12, base + 30)],
    ['plant', 0.62, 150, '#f2eee6'],
    ['towels', 0.84, 110, '#f6f2ea'],
  ] as const)
    paintStandingObject(painter, { kind, x: SIDE * x, base: shelf, height, blur: 7, body });
  for (const x of [0.06, 0.35, 0.64, 0.93])
    paintStandingObject(painter, {
      kind: 'washingMachine',
      x: SIDE * x,
      base: painter.horizon + 30,
      height: 350,
      blur: 8,
      body: '#f3f4f5',
      turn: 0.2,
    });
  painter.floor({
    material: 'checker',
    light: '#f6f4ef',
    dark: '#c9c5bd',
    vein: oklch(0.6, 0.07, base),
    sheen: 0.2,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.36 };
}
