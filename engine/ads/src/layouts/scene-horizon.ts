import { columns } from '@adwright/engine-pixels';
import { filmGrain } from '../backdrops/ground.ts';
import { landscape } from '../backdrops/landscape.ts';
import { callToAction, eyebrow, headline, subline } from '../entries.ts';
import { placeProduct } from '../place-product.ts';
import { readingRow } from '../reading-row.ts';
import { sceneButton, sceneInks } from '../scene-inks.ts';
import { stack } from '../stack.ts';
import type { Layout } from './layout.ts';

/** A landscape in the emotion's weather, the product before the sun, the words on the dark ground in front. */
export const sceneHorizon: Layout = (stage) => {
  const story = stage.format === 'story';
  const horizon = story ? stage.content.y + stage.content.height * 0.535 : stage.height * 0.53;
  const top = story ? stage.content.y - 60 : 70;
  const wide = { ...stage.content, y: top, height: horizon + stage.height * 0.03 - top };
  const [, stand] = columns(wide, [42, 58]);
  const ground = {
    ...stage.content,
    y: horizon + stage.height * 0.055,
    height: stage.content.y + stage.content.height - horizon - stage.height * 0.055,
  };
  if (!stand) throw new Error('scene-horizon needs a stand');
  const [words, foot] = story ? [ground, null] : readingRow(stage, ground, [64, 36], 24);
  const text = [
    eyebrow(stage, sceneInks),
    headline(stage, story ? 124 : 104, { ink: sceneInks.ink, maxLines: 3 }),
    subline(stage, sceneInks, { maxLines: 3 }),
  ];
  return {
    backdrop: [landscape(stage, horizon), filmGrain(stage)],
    products: [placeProduct(stage, stand, { turn: 0.15, backlit: true, podium: 'round' })],
    items: foot
      ? [
          ...stack(words, text, { align: 'start', justify: 'bottom' }),
          ...stack(foot, [callToAction(stage, sceneButton)], { align: 'end', justify: 'bottom' }),
        ]
      : stack(words, [...text, callToAction(stage, sceneButton)], {
          align: 'start',
          justify: 'top',
        }),
  };
};
