import { defineSet } from '../kit/define-set.ts';
import {
  computeCoastDim,
  paintCoastRocks,
  paintCoastSea,
  paintRockyFloor,
} from '../kit/rocky-coast.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a rocky shore: cliffs on one side, boulders on the opposite side, and rock as the floor.
 */
export const rockyShore = defineSet({
  light: 'hours',
  ownProps: ['stones'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  paintCoastSea(painter, hue);
  paintCoastRocks(painter, 74, computeCoastDim(painter), (rock, near) => {
    const x = rock % 3 === 0 ? painter.between(0.66, 1.1) : painter.between(-0.1, 0.42);
    return { x, rise: 1.7 * Math.max(0, 1 - Math.abs(x + 0.02) / 0.36) * (1 - near) };
  });
  return paintRockyFloor(painter);
}
