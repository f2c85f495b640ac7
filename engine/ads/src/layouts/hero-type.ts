import { rows } from '@adwright/engine-pixels';
import { filmGrain, meshGround } from '../backdrops/ground.ts';
import { shapeBehind } from '../backdrops/shapes.ts';
import { callToAction, eyebrow, headline, subline } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { readingRow } from '../reading-row.ts';
import { stack } from '../stack.ts';
import type { Layout } from './layout.ts';

/** The headline as big as it goes across the whole width, the product above it, the rest in a row below. */
export const heroType: Layout = (stage) => {
  const story = stage.format === 'story';
  const [stand, words, foot] = rows(
    stage.content,
    story ? [44, 38, 18] : [43, 37, 20],
    story ? 30 : 38,
  );
  if (!stand || !words || !foot) throw new Error('hero-type needs three areas');
  // What is tall needs height more than a headline needs size.
  const maxSize = story ? 230 : stage.tall ? 136 : 168;
  const title = stack(words, [headline(stage, maxSize, { maxLines: 3 })], {
    align: 'start',
    justify: 'bottom',
  });
  // A short headline leaves its room to the product, which stands right above it.
  const unused = Math.max(0, (title[0]?.box.y ?? words.y) - words.y);
  const raised = {
    ...stand,
    y: stand.y - (story ? 60 : 26),
    height: stand.height + (story ? 60 : 26) + unused,
  };
  // A shape reaches a little beyond what it stands behind; its outline stays off the words.
  const behind = { ...raised, height: raised.height * 0.9 };
  const [line, button] = readingRow(stage, foot, [56, 44], 28);
  const items = [
    ...title,
    ...stack(
      line,
      [
        eyebrow(stage),
        subline(stage, undefined, { maxLines: 5, maxSize: stage.base * 0.94, grows: true }),
      ],
      { align: 'start', justify: 'bottom' },
    ),
    ...stack(button, [callToAction(stage)], { align: 'end', justify: 'bottom' }),
  ];
  return {
    backdrop: [meshGround(stage), shapeBehind(stage, behind, items), filmGrain(stage)],
    products: [placeProduct(stage, raised, { turn: 0.22 })],
    items,
  };
};
