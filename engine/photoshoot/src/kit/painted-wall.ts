import { oklch } from '@adwright/engine-pixels';
import { rgb } from './backdrop.ts';
import type { Paint } from './paints.ts';
import { paintPlaster } from './plaster.ts';
import type { SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';

/** Lightness of a white, grey or black background; 1 for white. */
export const TONE_DIMNESS = { white: 1, grey: 0.66, black: 0.24 } as const;

/** Paints wall and floor in one colour; the light decreases towards the side away from the lamp. */
export function paintPlainWall(
  painter: SetPainter,
  { lightness, chroma, hue }: Paint,
  pick: number,
): SetLook {
  const dim = painter.view.key === 'low' ? 0.8 : 1;
  const tone = (share: number, colourful = 1) =>
    [Math.min(0.97, lightness * share * dim), chroma * colourful, hue] as const;
  paintPlaster(painter, rgb(...tone(1.1, 0.94)), rgb(...tone(0.84)));
  if (pick % 4 === 0) painter.windowLight(0.12 + 0.2 * lightness);
  if (pick % 4 === 2) painter.leafShadow(0.2);
  painter.sweep(oklch(...tone(1)));
  return {
    gloss: 0.1,
    shadowSide: 1,
    shadow: 0.44,
    stand: { hue, lightness: Math.min(0.95, lightness * 1.06) * dim, chroma, picks: [3] },
  };
}
