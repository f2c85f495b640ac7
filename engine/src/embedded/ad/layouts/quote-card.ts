import { filmGrain, meshGround } from '../backdrops/ground.ts';
import { shapeBehind } from '../backdrops/shapes.ts';
import { card, quotationMark } from '../cards.ts';
import { callToAction, surfaceInks } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { quoteEntries } from '../quote-entries.ts';
import { columns, inset, rows } from '../rect.ts';
import { stack } from '../stack.ts';
import type { Layout } from './layout.ts';

/** A quotation on a card, the product beside it. */
export const quoteCard: Layout = (stage) => {
  const story = stage.format === 'story';
  const [paper, stand] = story
    ? rows(stage.content, [52, 48], 34)
    : columns(
        { ...stage.content, width: stage.content.width + 40 },
        stage.wide ? [53, 47] : [60, 40],
        30,
      );
  if (!paper || !stand) throw new Error('quote-card needs two areas');
  const cardBox = story ? paper : { ...paper, height: paper.height - 110 };
  const inside = inset(cardBox, 52, 50);
  const mark = story ? 124 : 92;
  const words = { ...inside, y: inside.y + mark, height: inside.height - mark };
  const [side, button] = story
    ? columns(stand, [62, 38], 20)
    : [stand, { ...paper, y: cardBox.y + cardBox.height, height: 110 }];
  if (!side || !button) throw new Error('quote-card needs room for its button');
  const product = story
    ? {
        ...stand,
        x: stand.x + stand.width * 0.48,
        width: stand.width * 0.52,
        height: stand.height + 110,
      }
    : { ...stand, y: stand.y + 40 };
  const foot = story ? { ...stand, width: stand.width * 0.46 } : button;
  return {
    backdrop: [
      meshGround(stage),
      shapeBehind(stage, product),
      filmGrain(stage),
      card(stage, cardBox),
      quotationMark(stage, inside, surfaceInks(stage).accent),
    ],
    products: [placeProduct(stage, product, { turn: 0.12 })],
    items: [
      ...stack(words, quoteEntries(stage, surfaceInks(stage), story ? 82 : 66), {
        align: 'start',
        justify: 'middle',
      }),
      ...stack(foot, [callToAction(stage)], { align: 'start', justify: 'bottom' }),
    ],
  };
};
