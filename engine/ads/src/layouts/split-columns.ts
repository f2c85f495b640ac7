import { type Rect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintFilmGrain, paintMeshGround } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import { chooseProblemGround, fitKnot, type Knot, paintTangle } from '../backdrops/tangle.ts';
import { findVisibleLetters, type PlacedItem } from '../composition.ts';
import { shareOfFacts } from '../offer-entries.ts';
import { paintBehindProduct, placeProducts } from '../place-product.ts';
import { writeProblem, writeSolution } from '../problem-entries.ts';
import { findBottom } from '../stack.ts';
import { computeOverhang, type Stage } from '../stage.ts';
import { broadSplit } from './broad-split.ts';
import type { Layout } from './layout.ts';

/** Horizontal distance between the middle and each end of the slanted edge, in pixels. */
const LEAN_PX = 62;

/**
 * Shows problem and solution with a slanted edge between the two areas: side by side, or one above the other in
 * a story.
 */
export const splitColumns: Layout = (stage) => {
  if (stage.broad) return broadSplit(stage, LEAN_PX);
  const story = stage.stacked;
  const { width, height, content } = stage;
  const { palette } = stage.style;
  const lean = LEAN_PX;
  const cut = story ? content.y + content.height * 0.34 : width * 0.42;
  const [left, right] = story
    ? splitIntoRows(content, [34, 66])
    : splitIntoColumns(content, [38, 62]);
  if (!left || !right) throw new Error('the layout split-columns needs two areas');
  const problemBox = story
    ? { ...left, height: cut - lean - 30 - left.y }
    : { ...left, width: cut - lean - 24 - left.x };
  const solutionBox = story
    ? { ...right, y: cut + lean + 30, height: content.y + content.height - cut - lean - 30 }
    : { ...right, x: cut + lean + 16, width: content.x + content.width - cut - lean - 16 };
  const facts = story ? 0 : shareOfFacts(stage, solutionBox) * 0.8;
  const [words, stand] = story
    ? splitIntoColumns({ ...solutionBox, width: solutionBox.width + 52 }, [49, 51], 20)
    : splitIntoRows(solutionBox, [55 + facts, 45 - facts], 18);
  const [first, second] = story
    ? splitIntoColumns(problemBox, [34, 66], 30)
    : splitIntoRows(problemBox, [50, 50], 24);
  if (!words || !stand || !first || !second) throw new Error('split-columns needs four areas');
  // The problem's column is widest at the top, where its words are; the tangled line lies below the words.
  const problem = story ? second : { ...first, width: first.width + lean };
  const product = story
    ? { ...stand, height: stand.height + computeOverhang(stage, 90) }
    : { ...stand, height: stand.height + 30 };
  const justify = story ? 'middle' : 'top';
  const asked = writeProblem(stage, problem, { maxSize: story ? 104 : 76, justify });
  const items = [...asked, ...writeSolution(stage, words, { maxSize: story ? 98 : 78, justify })];
  const panel = problemPanel(stage, cut);
  return {
    backdrop: [
      paintMeshGround(stage),
      paintBehindProduct(stage, besideSolution(stage, stand, cut), () =>
        paintShapeBehind(stage, product, items, 'circle'),
      ),
      paintFilmGrain(stage),
      (context) => {
        context.fillStyle = chooseProblemGround(palette);
        context.beginPath();
        panel(context);
        context.fill();
      },
      paintTangle(
        story ? placeKnot(stage, asked, cut) : knotBelow(stage, findBottom(asked, problem)),
        stage.random,
        panel,
      ),
      (context) => {
        context.strokeStyle = palette.accent;
        context.lineWidth = 10;
        context.beginPath();
        context.moveTo(story ? width : cut + lean, story ? cut - lean : 0);
        context.lineTo(story ? 0 : cut - lean, story ? cut + lean : height);
        context.stroke();
      },
    ],
    products: placeProducts(stage, product, { turn: -0.1 }),
    items,
  };
};

/** Returns the area of the solution, from the border with the problem to the edges of the ad. */
function besideSolution({ stacked, width, height }: Stage, { x, y }: Rect, cut: number): Rect {
  const top = stacked ? cut - LEAN_PX : y;
  const left = stacked ? x : cut - LEAN_PX;
  return { x: left, y: top, width: width - left, height: height - top };
}

/**
 * Adds the outline of the problem's side to the canvas path. The side lies above the slanted edge in a story,
 * and left of the edge in other formats.
 */
function problemPanel(
  { stacked, width, height }: Stage,
  cut: number,
): (context: SKRSContext2D) => void {
  return (context) => {
    context.moveTo(0, 0);
    if (stacked) {
      context.lineTo(width, 0);
      context.lineTo(width, cut - LEAN_PX);
      context.lineTo(0, cut + LEAN_PX);
    } else {
      context.lineTo(cut + LEAN_PX, 0);
      context.lineTo(cut - LEAN_PX, height);
      context.lineTo(0, height);
    }
    context.closePath();
  };
}

/**
 * Returns the position of the knot (tangled line) below the words of the problem's column, at the ad's lower
 * edge.
 */
function knotBelow({ width, height }: Stage, top: number): Knot {
  const { radius, shown } = fitKnot(height - top - 44, width * 0.32);
  return { x: width * 0.13, y: height - shown, radius };
}

/**
 * Returns the position of the knot (tangled line) beside the words in the upper half of a story, at the near
 * side of the ad.
 */
function placeKnot(stage: Stage, words: readonly PlacedItem[], cut: number): Knot {
  const left = Math.min(...words.map((item) => findVisibleLetters(item, stage).x));
  const { radius, shown } = fitKnot(left - 36, cut * 0.46);
  return { x: shown, y: cut * 0.54, radius };
}
