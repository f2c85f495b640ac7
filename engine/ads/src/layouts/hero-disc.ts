import { findCentre, type Rect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { makeAccentVeil } from '../ad-style.ts';
import { paintFilmGrain, paintMeshGround } from '../backdrops/ground.ts';
import { markPart, type Painter, type PlacedItem } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { hasFacts, makeClosing, makeFlatClosing, shareForOffer } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { findBottom, measureHeight, stack } from '../stack.ts';
import { computeOverhang, type Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/**
 * Places the product low on one side of the ad, in front of a disc that extends beyond the ad's edge. The
 * headline lies above the product, and the offer beside the product.
 */
export const heroDisc: Layout = (stage) => {
  const { stand, items, stacked } = stage.broad ? besideWords(stage) : belowTitle(stage);
  return {
    backdrop: [paintMeshGround(stage), disc(stage, stand, stacked), paintFilmGrain(stage)],
    products: [placeProduct(stage, stand, { align: stage.wide ? 'middle' : 'bottom', turn: 0.16 })],
    items,
  };
};

interface Arranged {
  stand: Rect;
  items: PlacedItem[];
  stacked: boolean;
}

/** Places the headline across the ad, and the product and the offer below the headline. */
function belowTitle(stage: Stage): Arranged {
  const story = stage.stacked;
  const { unit } = stage;
  const [top, bottom] = splitIntoRows(stage.content, story ? [36, 64] : [38, 62], 30 * unit);
  if (!top || !bottom) throw new Error('the layout hero-disc needs two rows');
  const title = stack(
    top,
    [makeEyebrow(stage), makeHeadline(stage, story ? 190 : 150, { maxLines: 3 })],
    {
      align: 'start',
      justify: 'top',
    },
  );
  const free = findBottom(title, top) + 30 * unit;
  const rest = { ...bottom, y: free, height: bottom.y + bottom.height - free };
  // In a story, a tall product stands beside the words, and any other product has the full width.
  const stacked = stage.upright && !stage.tall;
  const low = hasFacts(stage) ? Math.max(30, footShare(stage, rest)) : 30;
  const gap = 36 * unit;
  const share = shareForOffer(stage, rest.width - gap, stage.wide ? 42 : 44);
  const [place, words] = stacked
    ? splitIntoRows(rest, [100 - low, low], 40 * unit)
    : splitIntoColumns(rest, [100 - share, share], gap);
  if (!place || !words) throw new Error('the layout hero-disc needs two areas');
  const stand = {
    ...place,
    x: place.x - (stacked ? 0 : 36),
    width: place.width + (stacked ? 0 : 36),
    height: place.height + (stacked ? 0 : computeOverhang(stage, story ? 100 : 34)),
  };
  return { stand, stacked, items: [...title, ...offer(stage, words, stacked)] };
}

/** Places all words on one side of the ad; the product has the full height of the opposite side. */
function besideWords(stage: Stage): Arranged {
  const [words, place] = splitIntoColumns(stage.content, [55, 45], 40 * stage.unit);
  if (!words || !place) throw new Error('the layout hero-disc needs two columns');
  const items = stack(
    words,
    [
      makeEyebrow(stage),
      makeHeadline(stage, 132, { maxLines: 3 }),
      makeSubline(stage),
      ...makeClosing(stage),
    ],
    { align: 'start', justify: 'middle' },
  );
  return { stand: place, items, stacked: false };
}

/** Returns the total height of subline, facts and button, as a percentage of an area's height. */
function footShare(stage: Stage, area: Rect): number {
  const entries = [makeSubline(stage, undefined, { maxLines: 3 }), ...makeFlatClosing(stage)];
  return (measureHeight(entries, area, 'start') / (area.height - 40 * stage.unit)) * 100;
}

function offer(stage: Stage, words: Rect, isFlat: boolean): PlacedItem[] {
  return stack(
    words,
    [
      makeSubline(stage, undefined, { grows: true, maxLines: 8, maxSize: stage.base * 1.04 }),
      ...(isFlat ? makeFlatClosing(stage) : makeClosing(stage)),
    ],
    { align: 'start', justify: 'bottom' },
  );
}

function disc(stage: Stage, stand: Rect, stacked: boolean): Painter {
  const { palette } = stage.style;
  const { x, y } = findCentre(stand);
  // The disc is at most as wide as the product's column, because its bright edge must not lie behind text.
  const share = stage.broad ? 0.44 : stacked ? 0.5 : 0.6;
  // Under a headline, the disc behind the user's own product stays inside the product's box. Outside this
  // box, the disc's edge would touch descenders such as that of g.
  const high = stage.cutOut && stacked ? 0.5 : 0.55;
  const radius = Math.min(stand.height * high, stand.width * share);
  return markPart('behind', (context) => {
    const light = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
    const pale = palette.mode === 'light' || palette.mode === 'tint';
    light.addColorStop(0, makeAccentVeil(stage.style, pale ? 0.3 : 0.5));
    light.addColorStop(1, makeAccentVeil(stage.style, 0.04));
    context.fillStyle = light;
    context.beginPath();
    context.arc(x - radius * 0.12, y, radius, 0, Math.PI * 2);
    context.fill();
  });
}
