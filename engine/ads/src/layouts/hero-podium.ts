import { centreOf, rows } from '@adwright/engine-pixels';
import { filmGrain, meshGround, spotlight } from '../backdrops/ground.ts';
import { shapeBehind } from '../backdrops/shapes.ts';
import { callToAction, eyebrow, headline, subline } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { stack } from '../stack.ts';
import type { Layout } from './layout.ts';

/** Centred: words, the product on its podium, the button. */
export const heroPodium: Layout = (stage) => {
  const story = stage.format === 'story';
  const [words, stand, foot] = rows(
    stage.content,
    story ? [34, 54, 12] : [33, 54, 13],
    story ? 30 : 22,
  );
  if (!words || !stand || !foot) throw new Error('hero-podium needs three areas');
  const middle = centreOf(stand);
  const items = [
    ...stack(
      words,
      [
        eyebrow(stage),
        headline(stage, story ? 132 : 96, { maxLines: 3 }),
        subline(stage, undefined, { maxLines: 3 }),
      ],
      {
        align: 'center',
        justify: 'top',
      },
    ),
    ...stack(foot, [callToAction(stage)], { align: 'center', justify: 'bottom' }),
  ];
  return {
    backdrop: [
      meshGround(stage),
      shapeBehind(stage, stand, items),
      spotlight(middle.x, middle.y, stand.height * 0.75, stage.style.palette.grounds[2], 0.55),
      filmGrain(stage),
    ],
    products: [placeProduct(stage, stand, { podium: 'steps', turn: 0.08 })],
    items,
  };
};
