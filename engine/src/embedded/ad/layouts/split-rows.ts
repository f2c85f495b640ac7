import { filmGrain, flatGround, meshGround } from '../backdrops/ground.ts';
import { shapeBehind } from '../backdrops/shapes.ts';
import { PROBLEM_GROUND, tangle } from '../backdrops/tangle.ts';
import { placeProduct } from '../place-product.ts';
import { problemWords, solutionWords } from '../problem-entries.ts';
import { columns } from '../rect.ts';
import type { Layout } from './layout.ts';

/** The problem above in grey with a tangle, its solution below in colour with the product. */
export const splitRows: Layout = (stage) => {
  const story = stage.format === 'story';
  const { content } = stage;
  const { palette } = stage.style;
  const seam = story ? content.y + content.height * 0.38 : stage.height * 0.43;
  const above = { ...content, height: seam - content.y - 40 };
  const below = { ...content, y: seam + 58, height: content.y + content.height - seam - 58 };
  const [problem, knot] = columns(above, [62, 38], 24);
  const [solution, stand] = columns(
    { ...below, width: below.width + (stage.wide || story ? 48 : 30) },
    stage.wide || story ? [49, 51] : [56, 44],
    28,
  );
  if (!problem || !knot || !solution || !stand) throw new Error('split-rows needs four areas');
  const product = {
    ...stand,
    y: seam + 36,
    height: story ? below.height + 100 : stage.height - seam - 70,
  };
  const items = [
    ...problemWords(stage, problem, { maxSize: story ? 112 : 92, justify: 'middle' }),
    ...solutionWords(stage, solution, {
      maxSize: story ? 104 : 80,
      justify: story ? 'top' : 'middle',
    }),
  ];
  return {
    backdrop: [
      meshGround(stage),
      shapeBehind(
        stage,
        product,
        items,
        stage.style.shape === 'diagonal' || stage.style.shape === 'frame'
          ? 'circle'
          : stage.style.shape,
      ),
      filmGrain(stage),
      flatGround(stage, PROBLEM_GROUND, { x: 0, y: 0, width: stage.width, height: seam }),
      tangle(knot, stage.random),
      flatGround(stage, palette.accent, { x: 0, y: seam - 5, width: stage.width, height: 10 }),
    ],
    products: [placeProduct(stage, product, { turn: 0.14 })],
    items,
  };
};
