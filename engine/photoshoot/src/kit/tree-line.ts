import { oklch } from '@adwright/engine-pixels';
import { SIDE } from './frame.ts';
import type { SetPainter } from './set-painter.ts';

/** Number of clumps of leaves in the crown of a tree. */
const CLUMPS = 46;

/**
 * Paints a row of broad trees in the background. Functions of the column give the height of each tree's foot
 * and the tree's size. The argument `dim` is the share of daylight (0–1).
 */
export function paintTreeLine(
  painter: SetPainter,
  count: number,
  { foot, radius }: { foot: number; radius: (share: number) => number },
  { dim, blur }: { dim: number; blur: number },
): void {
  painter.blurred(blur, (context) => {
    for (let tree = 0; tree < count; tree++) {
      const share = (tree + painter.between(0.1, 0.9)) / count;
      const size = radius(share) * painter.between(0.8, 1.15);
      const [x, y] = [SIDE * share, foot - size * 1.2];
      const hue = painter.between(122, 142);
      context.fillStyle = oklch(0.34 * dim, 0.04, 60);
      context.fillRect(x - size * 0.07, y, size * 0.14, size * 1.25);
      for (let clump = 0; clump < CLUMPS; clump++) {
        const turn = painter.between(0, Math.PI * 2);
        const out = Math.sqrt(painter.random());
        const [aside, down] = [Math.cos(turn) * out, Math.sin(turn) * out];
        // Clumps of leaves are lit from above and from the left.
        const light = 0.5 - 0.14 * down - 0.07 * aside + painter.between(-0.06, 0.06);
        context.fillStyle = oklch(light * dim, 0.1, hue + painter.between(-8, 8));
        context.beginPath();
        context.arc(x + aside * size, y + down * size * 0.9, size * 0.3, 0, Math.PI * 2);
        context.fill();
      }
    }
  });
}
