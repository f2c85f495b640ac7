import { inset } from '@adwright/engine-pixels';
import { filmGrain, flatGround, meshGround } from '../backdrops/ground.ts';
import { shapeBehind } from '../backdrops/shapes.ts';
import { callToAction, eyebrow, headline, subline, surfaceInks } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { readingRow } from '../reading-row.ts';
import { stack } from '../stack.ts';
import type { Layout } from './layout.ts';

/** Two blocks of colour: the product on its ground above, the words on a panel below. */
export const heroPanel: Layout = (stage) => {
  const story = stage.format === 'story';
  const { palette } = stage.style;
  const seam = Math.round(stage.height * (story ? 0.5 : 0.555));
  const { content } = stage;
  const panel = {
    ...content,
    y: seam + (story ? 64 : 54),
    height: content.y + content.height - seam - (story ? 64 : 40),
  };
  const top = story ? content.y - 60 : 44;
  const stand = { ...inset(content, story ? 40 : 120, 0), y: top, height: seam - top - 26 };
  const inks = surfaceInks(stage);
  const [left, right] = readingRow(stage, panel, [58, 42], 36);
  const words = headline(stage, story ? 150 : 84, { ink: inks.ink, maxLines: story ? 4 : 3 });
  const items = story
    ? stack(panel, [eyebrow(stage, inks), words, subline(stage, inks), callToAction(stage)], {
        align: 'start',
        justify: 'middle',
      })
    : [
        ...stack(left, [eyebrow(stage, inks), words], { align: 'start', justify: 'middle' }),
        ...stack(
          right,
          [
            subline(stage, inks, { grows: true, maxLines: 6, maxSize: stage.base * 0.88 }),
            callToAction(stage),
          ],
          { align: 'start', justify: 'middle' },
        ),
      ];
  return {
    backdrop: [
      meshGround(stage),
      shapeBehind(stage, stand, items),
      filmGrain(stage),
      flatGround(stage, palette.surface, {
        x: 0,
        y: seam,
        width: stage.width,
        height: stage.height - seam,
      }),
      flatGround(stage, palette.accent, { x: 0, y: seam, width: stage.width, height: 10 }),
    ],
    products: [placeProduct(stage, stand, { turn: -0.2 })],
    items,
  };
};
