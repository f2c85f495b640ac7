import { type Rect, splitIntoColumns } from '@adwright/engine-pixels';
import { filmGrain, flatGround, meshGround } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import { fitKnot, type Knot, problemGround, tangle } from '../backdrops/tangle.ts';
import { lettersSeen, type PlacedItem } from '../composition.ts';
import { behindProduct, placedProducts } from '../place-product.ts';
import { problemWords, solutionWords } from '../problem-entries.ts';
import { overhang, type Stage } from '../stage.ts';
import { broadSplit } from './broad-split.ts';
import type { Layout } from './layout.ts';

/** Shows the problem above, in grey with a tangled line, and the solution below, in colour with the product. */
export const splitRows: Layout = (stage) => {
  if (stage.broad) return broadSplit(stage, 0);
  const story = stage.stacked;
  const { content } = stage;
  const { palette } = stage.style;
  const seam = story ? content.y + content.height * 0.38 : stage.height * 0.43;
  const above = { ...content, height: seam - content.y - 40 };
  const below = { ...content, y: seam + 58, height: content.y + content.height - seam - 58 };
  const [problem] = splitIntoColumns(above, [62, 38], 24);
  const [solution, stand] = splitIntoColumns(
    { ...below, width: below.width + (stage.wide || story ? 48 : 30) },
    stage.wide || story ? [49, 51] : [56, 44],
    28,
  );
  if (!problem || !solution || !stand) throw new Error('the layout split-rows needs three areas');
  const product = {
    ...stand,
    y: seam + 36,
    height: story ? below.height + overhang(stage, 100) : stage.height - seam - 70,
  };
  const asked = problemWords(stage, problem, { maxSize: story ? 112 : 92, justify: 'middle' });
  const items = [
    ...asked,
    ...solutionWords(stage, solution, {
      maxSize: story ? 104 : 80,
      justify: story ? 'top' : 'middle',
    }),
  ];
  return {
    backdrop: [
      meshGround(stage),
      behindProduct(stage, besideSolution(stage, stand, seam), () =>
        paintShapeBehind(
          stage,
          product,
          items,
          stage.style.shape === 'diagonal' || stage.style.shape === 'frame'
            ? 'circle'
            : stage.style.shape,
        ),
      ),
      filmGrain(stage),
      flatGround(stage, problemGround(palette), { x: 0, y: 0, width: stage.width, height: seam }),
      tangle(placeKnot(stage, asked, seam), stage.random, (context) =>
        context.rect(0, 0, stage.width, seam),
      ),
      flatGround(stage, palette.accent, { x: 0, y: seam - 5, width: stage.width, height: 10 }),
    ],
    products: placedProducts(stage, product, { turn: 0.14 }),
    items,
  };
};

/** Returns the room beside the words of the lower half, up to the ad's edges. */
function besideSolution({ width, height }: Stage, { x }: Rect, seam: number): Rect {
  return { x, y: seam, width: width - x, height: height - seam };
}

/** Returns the position of the knot (tangled line) beside the words of the upper half, at the ad's side. */
function placeKnot(stage: Stage, words: readonly PlacedItem[], seam: number): Knot {
  const boxes = words.map((item) => lettersSeen(item, stage));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const { radius, shown } = fitKnot(stage.width - right - 40, seam * 0.6);
  const middle = boxes.reduce((sum, { y, height }) => sum + y + height / 2, 0) / boxes.length;
  return { x: stage.width - shown, y: middle, radius };
}
