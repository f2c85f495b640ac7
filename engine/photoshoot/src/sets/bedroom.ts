import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { paintPlaster } from '../kit/plaster.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a bedroom in the morning: a made bed, a lamp, and light through a curtain.
 */
export const bedroom = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

/**
 * Rotation in radians at which the foot of the bed faces the camera. With another rotation, the bed would
 * look slanted in a room with only level lines.
 */
const HEAD_ON = -0.62;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? chooseByPick([70, 30, 150, 250], pick);
  const [paint, linen] = [hue === null ? 0.03 : 0.07, oklch(0.72, 0.05, base)];
  paintPlaster(painter, rgb(0.94, paint * 0.6, base), rgb(0.72, paint, base), [0.14, 0.2]);
  const bottom = painter.horizon;
  // Daylight comes through the window behind the curtain.
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
  paintStandingObject(painter, {
    kind: 'framedPrint',
    x: SIDE * 0.7,
    base: bottom * 0.46,
    // The bed has the same colours in all pictures of a photoshoot, so that it is ray-traced only once.
    height: 218,
    blur: 7,
    body: linen,
  });
  for (const [kind, x, height, body, turn] of [
    ['bed', 0.74, 420, linen, HEAD_ON],
    ['tableLamp', 0.38, 270, '#b98a5e', 0],
    ['plant', 0.06, 330, '#e8e2d6', 0],
  ] as const)
    paintStandingObject(painter, {
      kind,
      x: SIDE * x,
      base: bottom + 56,
      height,
      blur: 9,
      body,
      turn,
    });
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
}
