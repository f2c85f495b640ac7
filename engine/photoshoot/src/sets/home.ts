import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb, shine } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { byPick, type PaintSet } from '../kit/set-look.ts';
import { standThing } from '../kit/things.ts';
import { plaster } from './interiors.ts';

/** Turn, in radians, that shows a bed from its foot: askew, it would slope where all else in the room stands level. */
const HEAD_ON = -0.62;

/** A bedroom in the morning: a made bed, a lamp, a curtain that the light comes through. */
export const bedroom: PaintSet = (painter, hue, pick) => {
  const base = hue ?? byPick([70, 30, 150, 250], pick);
  const [paint, linen] = [hue === null ? 0.03 : 0.07, oklch(0.72, 0.05, base)];
  plaster(painter, rgb(0.94, paint * 0.6, base), rgb(0.72, paint, base), [0.14, 0.2]);
  const bottom = painter.horizon;
  // The window behind its curtain.
  painter.blurred(14, (context) => {
    const light = context.createLinearGradient(0, 0, SIDE * 0.3, 0);
    light.addColorStop(0, '#ffffff');
    light.addColorStop(1, 'rgba(255,250,238,0)');
    context.fillStyle = light;
    context.fillRect(-80, -80, SIDE * 0.4, bottom + 80);
    for (let fold = 0; fold < 9; fold++) {
      const x = fold * 40 + painter.between(-8, 8);
      const cloth = context.createLinearGradient(x - 20, 0, x + 20, 0);
      cloth.addColorStop(0, 'rgba(150,135,115,0.4)');
      cloth.addColorStop(0.5, 'rgba(255,252,244,0.75)');
      cloth.addColorStop(1, 'rgba(150,135,115,0.4)');
      context.fillStyle = cloth;
      context.fillRect(x - 20, -80, 40, bottom + 80);
    }
  });
  standThing(painter, {
    kind: 'framedPrint',
    x: SIDE * 0.7,
    base: bottom * 0.46,
    // The same in all pictures of a shoot, so that it is traced once.
    height: 218,
    blur: 7,
    body: linen,
  });
  for (const [kind, x, height, body, turn] of [
    ['bed', 0.74, 420, linen, HEAD_ON],
    ['tableLamp', 0.38, 270, '#b98a5e', 0],
    ['plant', 0.06, 330, '#e8e2d6', 0],
  ] as const)
    standThing(painter, { kind, x: SIDE * x, base: bottom + 56, height, blur: 9, body, turn });
  paintPool(painter.context, 'screen', {
    x: SIDE * 0.38,
    y: bottom - 170,
    reach: 260,
    stops: LAMPLIGHT,
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.78, 0.05, 70),
    dark: oklch(0.48, 0.05, 60),
    sheen: 0.14,
  });
  return { gloss: 0.09, shadowSide: 1, shadow: 0.36 };
};

/** A row of washing machines under a shelf of towels, tiles on the wall. */
export const laundry: PaintSet = (painter, hue, pick) => {
  const base = hue ?? byPick([205, 165, 230, 85], pick);
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
    shine(out, [1, 1, 1], (tone - 0.5) * 0.07 + 0.1 * Math.exp(-norm(x - 0.25, y) * 2));
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
    standThing(painter, { kind, x: SIDE * x, base: shelf, height, blur: 7, body });
  for (const x of [0.06, 0.35, 0.64, 0.93])
    standThing(painter, {
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
};
