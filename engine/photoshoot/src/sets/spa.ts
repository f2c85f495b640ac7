import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPlaster } from '../kit/plaster.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a spa: stones, a candle and towels in front of a plaster wall, and a marble top.
 */
export const spa = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 165;
  paintPlaster(painter, rgb(0.95, 0.02, base), rgb(0.76, 0.035, base));
  painter.leafShadow(0.2);
  const stands = { base: painter.horizon + 22, blur: 9 };
  for (const [kind, x, height, body] of [
    ['stones', 0.14, 190, '#5d605f'],
    ['candle', 0.29, 130, '#f0e6d6'],
    ['towels', 0.85, 220, '#e6ded2'],
    ['plant', 0.99, 400, '#efeae0'],
  ] as const)
    paintStandingObject(painter, { ...stands, kind, x: SIDE * x, height, body });
  painter.floor({
    material: 'marble',
    light: '#f8f8f6',
    dark: '#d3d6d3',
    vein: '#8d9aa0',
    sheen: 0.26,
  });
  return { gloss: 0.22, shadowSide: -1 };
}
