import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows the courtyard of a house in Marrakesh: horseshoe arches in plaster, glazed tiles up to
 * hip height, and brass lanterns.
 */
export const riad = defineSet({
  light: 'day',
  ownProps: ['leaves'],
  paint,
});

/** Width of an arch together with its pillar, as a share of the picture's side. */
const BAY = 0.4;
/** Half the width of an arch's opening, as a share of the picture's side. */
const OPENING = 0.135;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? 48;
  const bottom = Math.max(1, horizon) / SIDE;
  const shift = painter.between(-0.05, 0.05);
  const [plaster, shaded, deep, garden, white] = [
    rgb(0.78, 0.085, base),
    rgb(0.5, 0.085, base - 8),
    rgb(0.24, 0.045, base - 10),
    rgb(0.46, 0.07, 140),
    rgb(0.93, 0.02, 85),
  ];
  const glazes = [rgb(0.5, 0.1, 245), rgb(0.58, 0.1, 190), white, rgb(0.42, 0.09, 160)] as const;
  painter.backdrop(3, (x, y, out) => {
    const down = y / bottom;
    const bay = Math.floor((x + shift + 0.1) / BAY);
    const u = x + shift + 0.1 - (bay + 0.5) * BAY;
    const fall = norm(x - 0.25, y - 0.1);
    out.set(plaster);
    lay(out, shaded, fall * 0.55 + (sumOctaves(noise, x * 4, y * 4, 4) - 0.5) * 0.5);
    // Like a horseshoe, the arch narrows again below its widest point.
    const round = norm(u, y - bottom * 0.42) - OPENING * 1.16;
    const straight = y > bottom * 0.42 ? Math.abs(u) - OPENING : 1;
    const gap = Math.min(round, straight);
    if (down > 0.66 && gap > 0.02) {
      const [column, row] = [Math.floor(x * 44), Math.floor(y * 44)];
      const [a, b] = [Math.abs(((x * 44) % 1) - 0.5), Math.abs(((y * 44) % 1) - 0.5)];
      const glaze = glazes[(column * 3 + row * 5 + (a + b > 0.5 ? 1 : 0)) & 3] ?? white;
      lay(out, glaze, 0.94);
      lay(out, white, 0.8 * ramp(0.08 - Math.abs(a + b - 0.5), 0, 0.06));
      lay(out, deep, 0.35 * ramp(fall, 0.4, 1));
    }
    lay(out, white, 0.85 * ramp(0.012 - Math.abs(down - 0.66), 0, 0.006));
    // Carved stucco surrounds the arch, and a passage is behind the arch.
    if (gap < 0.034) {
      const carved = Math.sin(Math.atan2(y - bottom * 0.42, u) * 30) * 0.5 + 0.5;
      lay(out, white, 0.86);
      lay(out, shaded, 0.35 * carved * ramp(gap, 0.004, 0.018));
    }
    const inside = ramp(-gap, 0, 0.006);
    lay(out, deep, inside);
    lay(out, garden, inside * 0.75 * ramp(sumOctaves(noise, x * 9, y * 9, 3), 0.4, 0.66));
    addLight(out, white, inside * 0.34 * Math.exp(-norm(u * 3, (down - 0.55) * 1.4) * 2.4));
  });
  painter.soften(5);
  for (const share of [0.1, 0.5, 0.9]) lantern(painter, SIDE * (share - shift), horizon * 0.24);
  for (const [x, height] of [
    [0.04, 300],
    [0.94, 340],
  ] as const)
    paintStandingObject(painter, {
      kind: 'plant',
      x: SIDE * x,
      base: horizon + 40,
      height,
      blur: 8,
      body: '#b8623c',
    });
  painter.leaves(5, 134, 0.42, 12, -60, SIDE * 0.2, 0.8);
  painter.floor({
    material: 'checker',
    light: oklch(0.88, 0.04, 75),
    dark: oklch(0.64, 0.05, 65),
    vein: oklch(0.5, 0.09, hue === null ? 205 : base),
    sheen: 0.2,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.4 };
}

/** Paints a lantern of pierced brass that hangs on a chain. */
function lantern(painter: SetPainter, x: number, y: number): void {
  const light = { x, y, reach: 170, stops: LAMPLIGHT };
  paintPool(painter.context, 'screen', light);
  painter.blurred(5, (context) => {
    context.fillStyle = '#4a3216';
    context.fillRect(x - 2, -20, 4, y - 30);
    context.fillStyle = '#b98434';
    context.beginPath();
    context.moveTo(x, y - 74);
    context.lineTo(x + 34, y - 26);
    context.lineTo(x + 26, y + 40);
    context.lineTo(x, y + 62);
    context.lineTo(x - 26, y + 40);
    context.lineTo(x - 34, y - 26);
    context.fill();
    context.fillStyle = '#fff0c4';
    for (const [dx, dy] of [
      [-12, -12],
      [12, -12],
      [0, 8],
      [-10, 28],
      [10, 28],
    ] as const)
      context.fillRect(x + dx - 5, y + dy - 7, 10, 14);
  });
}
