import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPlainWall, TONE_DIMNESS } from '../kit/painted-wall.ts';
import { paintPlaster } from '../kit/plaster.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintTwoColours } from '../kit/two-coloured-set.ts';

/** Photoshoot scene that shows a plain wall, with light through a window or through leaves. */
export const minimalist = defineSet({
  light: 'hours',
  backdrop: 'wall',
  hues: ['mood'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { paint, tone, twoColours: two } = painter.view;
  if (two !== null) return paintTwoColours(painter, two, pick);
  if (paint !== null && tone === null) return paintPlainWall(painter, paint, pick);
  const base = hue ?? chooseByPick([75, 30, 250, 150], pick);
  const chroma = painter.view.tone !== null ? 0.12 : hue === null ? 1 : 1.8;
  const dim = TONE_DIMNESS[painter.view.tone ?? 'white'] * (painter.view.key === 'low' ? 0.62 : 1);
  paintPlaster(
    painter,
    rgb(0.96 * dim, 0.018 * chroma, base),
    rgb(0.83 * dim, 0.042 * chroma, base),
  );
  if (pick % 4 > 1 && !painter.view.pure) {
    painter.blurred(1.5, (context) => {
      const x = SIDE * (pick % 2 ? 0.36 : 0.62);
      const arch = context.createLinearGradient(x - SIDE * 0.25, 0, x + SIDE * 0.25, 0);
      arch.addColorStop(0, oklch(0.83 * dim, 0.05 * chroma, base));
      arch.addColorStop(0.25, oklch(0.9 * dim, 0.045 * chroma, base));
      arch.addColorStop(1, oklch(0.87 * dim, 0.045 * chroma, base));
      context.fillStyle = arch;
      context.beginPath();
      context.roundRect(x - SIDE * 0.24, painter.horizon * 0.18, SIDE * 0.48, SIDE, SIDE * 0.24);
      context.fill();
    });
  }
  if (pick % 2 === 0) painter.windowLight(0.55);
  else painter.leafShadow(0.17);
  painter.sweep(oklch(0.915 * dim, 0.03 * chroma, base));
  return {
    gloss: 0.08,
    shadowSide: 1,
    stand: { hue: base, lightness: 0.93 * dim, chroma: 0.03 * chroma, picks: [3] },
  };
}
