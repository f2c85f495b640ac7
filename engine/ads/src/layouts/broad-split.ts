import { splitIntoColumns } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintFilmGrain, paintMeshGround } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import { chooseProblemGround, fitKnot, paintTangle } from '../backdrops/tangle.ts';
import type { Composition } from '../composition.ts';
import { paintBehindProduct, placeProducts } from '../place-product.ts';
import { writeProblem, writeSolution } from '../problem-entries.ts';
import { findBottom } from '../stack.ts';
import type { Stage } from '../stage.ts';

/** Position at which the area of the problem ends in a wide ad, as a share of the ad's width. */
const SEAM_SHARE = 0.33;
/** Width in pixels of the line along the slanted edge between problem and solution. */
const SEAM_PX = 10;

/**
 * Arranges the problem, the solution and the product in three columns. In a wide ad, the layouts `split-rows`
 * and `split-columns` both have this three-column arrangement. The edge between problem and solution is slanted
 * by `wanted` pixels (measured in a square ad).
 */
export function broadSplit(stage: Stage, wanted: number): Composition {
  const { content, width, height, unit } = stage;
  const { palette } = stage.style;
  const lean = wanted * unit;
  const seam = width * SEAM_SHARE;
  const gap = 30 * unit;
  const left = { ...content, width: seam - lean - gap - content.x };
  const start = seam + lean + gap;
  const right = { ...content, x: start, width: content.x + content.width - start };
  const [words, stand] = splitIntoColumns(right, [58, 42], gap);
  if (!words || !stand) throw new Error('the layout broad-split needs two columns');
  const asked = writeProblem(stage, left, {
    maxSize: 84,
    justify: wanted > 0 ? 'top' : 'middle',
  });
  const items = [...asked, ...writeSolution(stage, words, { maxSize: 96, justify: 'middle' })];
  const panel = (context: SKRSContext2D) => {
    context.moveTo(0, 0);
    context.lineTo(seam + lean, 0);
    context.lineTo(seam - lean, height);
    context.lineTo(0, height);
    context.closePath();
  };
  const { radius, shown } = fitKnot(height - findBottom(asked, left) - gap, seam * 0.62);
  return {
    backdrop: [
      paintMeshGround(stage),
      paintBehindProduct(stage, { x: stand.x, y: 0, width: width - stand.x, height }, () =>
        paintShapeBehind(stage, stand, items, 'circle'),
      ),
      paintFilmGrain(stage),
      (context) => {
        context.fillStyle = chooseProblemGround(palette);
        context.beginPath();
        panel(context);
        context.fill();
      },
      paintTangle({ x: seam * 0.42, y: height - shown, radius }, stage.random, panel),
      (context) => {
        context.strokeStyle = palette.accent;
        context.lineWidth = SEAM_PX;
        context.beginPath();
        context.moveTo(seam + lean, 0);
        context.lineTo(seam - lean, height);
        context.stroke();
      },
    ],
    products: placeProducts(stage, stand, { turn: -0.1 }),
    items,
  };
}
