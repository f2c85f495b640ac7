import { findCentre, type Rect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintMeshGround, paintSpotlight } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import { markPart, type PlacedItem } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { makeClosing, makeFlatClosing, shareOfFacts } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/**
 * Places centred words, the product on a podium, and the button. In a wide ad, the podium stands beside the
 * words.
 */
export const heroPodium: Layout = (stage) => {
  const { stand, items } = stage.broad ? beside(stage) : centred(stage);
  const middle = findCentre(stand);
  return {
    backdrop: [
      paintMeshGround(stage),
      paintShapeBehind(stage, stand, items),
      markPart(
        'light',
        paintSpotlight(
          middle.x,
          middle.y,
          stand.height * 0.75,
          stage.style.palette.grounds[2],
          0.55,
        ),
      ),
      paintFilmGrain(stage),
    ],
    products: [placeProduct(stage, stand, { podium: 'steps', turn: 0.08 })],
    items,
  };
};

function centred(stage: Stage): { stand: Rect; items: PlacedItem[] } {
  const story = stage.stacked;
  const [high, middle, low] = story ? [34, 54, 12] : [33, 54, 13];
  const facts = shareOfFacts(stage, stage.content, 'center');
  const shares = [high - facts * 0.25, middle - facts * 0.75, low + facts];
  const [words, stand, foot] = splitIntoRows(stage.content, shares, (story ? 30 : 22) * stage.unit);
  if (!words || !stand || !foot) throw new Error('the layout hero-podium needs three areas');
  const entries = [
    makeEyebrow(stage),
    makeHeadline(stage, story ? 132 : 96, { maxLines: 3 }),
    makeSubline(stage, undefined, { maxLines: 3 }),
  ];
  const items = [
    ...stack(words, entries, { align: 'center', justify: 'top' }),
    ...stack(foot, makeFlatClosing(stage), { align: 'center', justify: 'bottom' }),
  ];
  return { stand, items };
}

function beside(stage: Stage): { stand: Rect; items: PlacedItem[] } {
  const [stand, words] = splitIntoColumns(stage.content, [47, 53], 44 * stage.unit);
  if (!stand || !words) throw new Error('the layout hero-podium needs two columns');
  const entries = [
    makeEyebrow(stage),
    makeHeadline(stage, 124),
    makeSubline(stage),
    ...makeClosing(stage),
  ];
  return { stand, items: stack(words, entries, { align: 'start', justify: 'middle' }) };
}
