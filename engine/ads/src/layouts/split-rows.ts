import { type Rect, splitIntoColumns } from '@adwright/engine-pixels';
import { paintFilmGrain, paintFlatGround, paintMeshGround } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import { chooseProblemGround, fitKnot, type Knot, paintTangle } from '../backdrops/tangle.ts';
import { findVisibleLetters, type PlacedItem } from '../composition.ts';
import { paintBehindProduct, placeProducts } from '../place-product.ts';
import { writeProblem, writeSolution } from '../problem-entries.ts';
import { computeOverhang, type Stage } from '../stage.ts';
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
    height: story ? below.height + computeOverhang(stage, 100) : stage.height - seam - 70,
  };
  const asked = writeProblem(stage, problem, {
    maxSize: story ? 112 : 92,
    justify: 'middle',
  });
  const items = [
    ...asked,
    ...writeSolution(stage, solution, {
      maxSize: story ? 104 : 80,
      justify: story ? 'top' : 'middle',
    }),
  ];
  return {
    backdrop: [
      paintMeshGround(stage),
      paintBehindProduct(stage, besideSolution(stage, stand, seam), () =>
        paintShapeBehind(
          stage,
          product,
          items,
          stage.style.shape === 'diagonal' || stage.style.shape === 'frame'
            ? 'circle'
            : stage.style.shape,
        ),
      ),
      paintFilmGrain(stage),
      paintFlatGround(stage, chooseProblemGround(palette), {
        x: 0,
        y: 0,
        width: stage.width,
        height: seam,
      }),
      paintTangle(placeKnot(stage, asked, seam), stage.random, (context) =>
        context.rect(0, 0, stage.width, seam),
      ),
      paintFlatGround(stage, palette.accent, { x: 0, y: seam - 5, width: stage.width, height: 10 }),
    ],
    products: placeProducts(stage, product, { turn: 0.14 }),
    items,
  };
};

/** Returns the room beside the words of the lower half, up to the ad's edges. */
function besideSolution({ width, height }: Stage, { x }: Rect, seam: number): Rect {
  return { x, y: seam, width: width - x, height: height - seam };
}

/** Returns the position of the knot (tangled line) beside the words of the upper half, at the ad's side. */
function placeKnot(stage: Stage, words: readonly PlacedItem[], seam: number): Knot {
  const boxes = words.map((item) => findVisibleLetters(item, stage));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const { radius, shown } = fitKnot(stage.width - right - 40, seam * 0.6);
  const middle = boxes.reduce((sum, { y, height }) => sum + y + height / 2, 0) / boxes.length;
  return { x: stage.width - shown, y: middle, radius };
}
