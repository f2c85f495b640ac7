import { oklch, withAlpha } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintPlainWall, TONE_DIMNESS } from '../kit/painted-wall.ts';
import { paintPlaster } from '../kit/plaster.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintTwoColours } from '../kit/two-coloured-set.ts';

/** Photoshoot scene that shows a studio: a backdrop of one colour that merges into the floor. */
export const studio = defineSet({
  light: 'hours',
  backdrop: 'studio',
  hues: ['mood'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { tone, key, paint, twoColours: two } = painter.view;
  if (two !== null) return paintTwoColours(painter, two, pick);
  if (paint !== null && tone === null) return paintPlainWall(painter, paint, pick);
  const base = hue ?? chooseByPick([35, 205, 285, 75], pick);
  // If the brief names no colour, the backdrop has a muted colour. In low key (a dark picture), most
  // saturated backdrops would look olive or brown.
  const chroma = tone !== null ? 0.08 : hue === null ? (key === 'low' ? 0.16 : 0.5) : 1;
  const dim = (tone === null ? 1 : TONE_DIMNESS[tone] * 1.12) * (key === 'low' ? 0.5 : 1);
  paintPlaster(painter, rgb(0.86 * dim, 0.08 * chroma, base), rgb(0.6 * dim, 0.115 * chroma, base));
  painter.sweep(withAlpha(oklch(0.75 * dim, 0.1 * chroma, base + 6), 0.95));
  painter.windowLight(0.2);
  return {
    gloss: 0.12,
    shadowSide: 1,
    stand: { hue: base, lightness: 0.82 * dim, chroma: 0.09 * chroma, kind: 'block', picks: [3] },
  };
}
