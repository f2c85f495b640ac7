import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintLeaf } from '../kit/leaf.ts';
import { paintPlaster } from '../kit/plaster.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a flower shop: bunches in zinc buckets on three steps in front of a dark wall, and a
 * wooden counter.
 */
export const florist = defineSet({
  indoors: true,
  light: 'day',
  ownProps: ['flowers', 'leaves'],
  paint,
});

/**
 * Rows of buckets, each with the vertical position of its step (0 is the picture's top, 1 the far edge of the
 * floor) and the scale of its buckets.
 */
const TIERS = [
  [0.3, 0.62],
  [0.66, 0.82],
  [1.03, 1],
] as const;
/** Hues of the bunches of flowers in degrees of OKLCH, if the brief names no colour. */
const BUNCHES = [8, 350, 75, 320, 28, 95, 290] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const base = chooseByPick([160, 62, 210, 120], pick);
  paintPlaster(painter, rgb(0.52, 0.04, base), rgb(0.26, 0.035, base), [0.4, 0.1]);
  painter.windowLight(0.2);
  for (const [tier, [share, size]] of TIERS.entries()) {
    painter.blurred(7, (context) => {
      context.fillStyle = 'rgba(20,14,8,0.4)';
      context.fillRect(-60, horizon * share + 12, SIDE + 120, 34);
      context.fillStyle = oklch(0.5, 0.06, 60);
      context.fillRect(-60, horizon * share, SIDE + 120, 18);
    });
    const width = 176 * size;
    for (
      let x = width * (0.1 + 0.3 * tier), bunch = tier * 3;
      x < SIDE + width;
      x += width, bunch++
    )
      bucket(painter, x, horizon * share, size, hue, bunch);
  }
  painter.floor({
    material: 'wood',
    light: oklch(0.72, 0.055, 66),
    dark: oklch(0.4, 0.05, 56),
    sheen: 0.1,
  });
  return { gloss: 0.07, shadowSide: 1, shadow: 0.4 };
}

function bucket(
  painter: SetPainter,
  x: number,
  base: number,
  size: number,
  hue: number | null,
  bunch: number,
): void {
  const { bloom } = painter.view;
  const named = bloom === 'white' ? null : (bloom ?? hue);
  const own = named ?? BUNCHES[bunch % BUNCHES.length] ?? 8;
  const pale = bloom === 'white' || (named === null && bunch % 4 === 3);
  const top = base - 96 * size;
  painter.blurred(6, (context) => {
    for (let blade = 0; blade < 12; blade++)
      paintLeaf(
        context,
        x + painter.between(-26, 26) * size,
        top + 10,
        painter.between(70, 130) * size,
        painter.between(-2.5, -0.64),
        oklch(painter.between(0.4, 0.58), 0.1, painter.between(130, 148)),
      );
    painter.vessel(context, x, base, 104 * size, 100 * size, oklch(0.74, 0.012, 235));
    for (let flower = 0; flower < 15; flower++)
      painter.blossom(
        context,
        x + painter.between(-74, 74) * size,
        top - painter.between(4, 104) * size,
        painter.between(22, 34) * size,
        oklch(
          painter.between(0.66, 0.84) + (pale ? 0.13 : 0),
          pale ? 0.02 : 0.15,
          own + painter.between(-14, 14),
        ),
      );
  });
}
