import { splitIntoColumns, withAlpha } from '@adwright/engine-pixels';
import { paintFilmGrain } from '../backdrops/ground.ts';
import { paintScenery } from '../backdrops/scenery.ts';
import type { Composition } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { hasFacts, makeClosing } from '../offer-entries.ts';
import { placeProducts } from '../place-product.ts';
import { splitReadingRow } from '../reading-row.ts';
import { getSceneInks, sceneButton } from '../scene-inks.ts';
import { stack } from '../stack.ts';
import { computeOverreach, type Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/** Distance by which the horizon is higher in an ad with facts, as a share of the ad's height. */
const FACTS_LIFT = 0.07;

/**
 * Shows a landscape in the colours of the emotion, with the product in front of the sun and the words on the
 * dark foreground.
 */
export const sceneHorizon: Layout = (stage) => {
  if (stage.broad) return broadHorizon(stage);
  const story = stage.stacked;
  const lift = hasFacts(stage) ? FACTS_LIFT : 0;
  const horizon = story
    ? stage.content.y + stage.content.height * (0.535 - lift)
    : stage.height * (0.53 - lift);
  const top = story ? stage.content.y - computeOverreach(stage, 60) : 70;
  const wide = { ...stage.content, y: top, height: horizon + stage.height * 0.03 - top };
  const [, stand] = splitIntoColumns(wide, [42, 58]);
  const ground = {
    ...stage.content,
    y: horizon + stage.height * 0.055,
    height: stage.content.y + stage.content.height - horizon - stage.height * 0.055,
  };
  if (!stand) throw new Error('the layout scene-horizon needs a stand');
  const inks = getSceneInks(stage);
  // If the ad has facts, the words use the whole width.
  const [words, foot] =
    story || lift > 0 ? [ground, null] : splitReadingRow(stage, ground, [64, 36], 24);
  const text = [
    makeEyebrow(stage, inks),
    makeHeadline(stage, story ? 124 : 104, { ink: inks.ink, maxLines: 3 }),
    makeSubline(stage, inks, { maxLines: 3 }),
  ];
  return {
    backdrop: [paintScenery(stage, horizon), paintFilmGrain(stage)],
    products: placeProducts(stage, stand, { turn: 0.15, backlit: true, podium: 'round' }),
    items: foot
      ? [
          ...stack(words, text, { align: 'start', justify: 'bottom' }),
          ...stack(foot, [...makeClosing(stage, inks, sceneButton)], {
            align: 'end',
            justify: 'bottom',
          }),
        ]
      : stack(words, [...text, ...makeClosing(stage, inks, sceneButton)], {
          align: 'start',
          justify: 'top',
        }),
  };
};

/**
 * Dark layer on the side of the words in a wide ad, because there is no room for words below the hills. The
 * layer's darkness is constant up to the share `even` of the width and fades out at `end`.
 */
const DUSK = { colour: '#0d0b12', strength: 0.7, even: 0.58, end: 0.88 };

/** Arranges a wide ad, with the words on the dark side, beside the product. */
function broadHorizon(stage: Stage): Composition {
  const { content, width, height, unit } = stage;
  const inks = getSceneInks(stage);
  const horizon = height * 0.8;
  const [words, right] = splitIntoColumns(content, [54, 46], 40 * unit);
  if (!words || !right) throw new Error('the layout scene-horizon needs two columns');
  const stand = { ...right, height: horizon + height * 0.04 - right.y };
  return {
    backdrop: [
      paintScenery(stage, horizon),
      (context) => {
        const dusk = context.createLinearGradient(0, 0, width * DUSK.end, 0);
        dusk.addColorStop(0, withAlpha(DUSK.colour, DUSK.strength));
        // Behind the text, the layer is dark enough for white text on the brightest sky.
        const even = DUSK.even / DUSK.end;
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          const left = 0.46 + 0.46 * Math.cos(Math.PI * share);
          dusk.addColorStop(
            even + (1 - even) * share,
            withAlpha(DUSK.colour, DUSK.strength * left),
          );
        }
        context.fillStyle = dusk;
        context.fillRect(0, 0, width, height);
      },
      paintFilmGrain(stage),
    ],
    products: placeProducts(stage, stand, { turn: 0.15, backlit: true, podium: 'round' }),
    items: stack(
      words,
      [
        makeEyebrow(stage, inks),
        makeHeadline(stage, 116, { ink: inks.ink }),
        makeSubline(stage, inks),
        ...makeClosing(stage, inks, sceneButton),
      ],
      { align: 'start', justify: 'middle' },
    ),
  };
}
