import { type Rect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintMeshGround } from '../backdrops/ground.ts';
import { paintShapeBehind } from '../backdrops/shapes.ts';
import { computeGapBesideLogo, computePlateShare, makeLogoEntry } from '../brand/logo-entry.ts';
import type { Composition, PlacedItem } from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { hasFacts, makeClosing, makeFlatClosing } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { splitReadingRow } from '../reading-row.ts';
import { measureHeight, type StackEntry, stack } from '../stack.ts';
import { computeOverreach, type Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/**
 * Additional height of the bottom row if it contains a logo, as a percentage of the ad's height. In the bottom
 * row, the logo lies above the subline.
 */
const LOGO_SHARE = 5;
/**
 * Distance between a headline and the facts below it, as a multiple of the running text's size. The distance
 * leaves room for letters such as g, which extend below the headline's box.
 */
const FOOT_AIR = 0.5;

/**
 * Sets the headline as large as possible across the full width, with the product above it and the other texts
 * in a row below.
 */
export const heroType: Layout = (stage) => {
  const { behind, stand, items } = stage.broad ? besideTitle(stage) : aboveTitle(stage);
  return compose(stage, behind, stand, items);
};

interface Arranged {
  /** The box around which the shape behind the product is painted. */
  behind: Rect;
  stand: Rect;
  items: PlacedItem[];
}

function compose(stage: Stage, behind: Rect, stand: Rect, items: PlacedItem[]): Composition {
  return {
    backdrop: [
      paintMeshGround(stage),
      paintShapeBehind(stage, behind, items),
      paintFilmGrain(stage),
    ],
    products: [placeProduct(stage, stand, { align: stage.ownAlign, turn: 0.22 })],
    items,
  };
}

function aboveTitle(stage: Stage): Arranged {
  const story = stage.stacked;
  const [high, middle, low] = story ? [44, 38, 18] : [43, 37, 20];
  const room = hasFacts(stage)
    ? Math.max(0, footShare(stage, stage.content) - low)
    : computePlateShare(stage, stage.content.height) + (makeLogoEntry(stage) ? LOGO_SHARE : 0);
  // Facts take room from the headline, not from the product.
  const ofStand = hasFacts(stage) ? 0.35 : 0.6;
  const shares = [high - room * ofStand, middle - room * (1 - ofStand), low + room];
  const gap = computeGapBesideLogo(stage, (story ? 30 : 38) * stage.unit);
  const [stand, words, foot] = splitIntoRows(stage.content, shares, gap);
  if (!stand || !words || !foot) throw new Error('the layout hero-type needs three areas');
  // A tall product needs the height more than the headline does, so the headline is smaller.
  const maxSize = story ? 230 : stage.tall || hasFacts(stage) ? 136 : 168;
  const title = stack(words, [makeHeadline(stage, maxSize, { maxLines: 3 })], {
    align: 'start',
    justify: 'bottom',
  });
  // The product above a short headline gets the room that the headline does not need.
  const unused = Math.max(0, (title[0]?.box.y ?? words.y) - words.y);
  const lift = computeOverreach(stage, story ? 60 : 26);
  const raised = { ...stand, y: stand.y - lift, height: stand.height + lift + unused };
  // A shape extends slightly beyond its box, so the box must keep a distance from the words.
  const behind = { ...raised, height: raised.height * 0.9 };
  return { behind, stand: raised, items: [...title, ...footRow(stage, foot)] };
}

/**
 * Arranges a wide ad: the headline over two thirds of the width, the product in the last third, and the bottom
 * row under the headline.
 */
function besideTitle(stage: Stage): Arranged {
  const [left, stand] = splitIntoColumns(stage.content, [66, 34], 30 * stage.unit);
  if (!left || !stand) throw new Error('the layout hero-type needs two columns');
  const plate = computePlateShare(stage, left.height);
  const low = hasFacts(stage) ? Math.max(33, footShare(stage, left)) : 33 + plate;
  const [words, foot] = splitIntoRows(
    left,
    [100 - low, low],
    computeGapBesideLogo(stage, 26 * stage.unit),
  );
  if (!words || !foot) throw new Error('the layout hero-type needs two rows');
  const title = stack(words, [makeHeadline(stage, 190, { maxLines: 3 })], {
    align: 'start',
    justify: 'middle',
  });
  return { behind: stand, stand, items: [...title, ...footRow(stage, foot)] };
}

/**
 * Returns the stack entries of the bottom row. If there are facts, the words of the bottom row are stacked,
 * because a column of facts beside other words would be too narrow.
 */
function footEntries(stage: Stage): (StackEntry | null)[] {
  return [
    makeEyebrow(stage),
    makeSubline(stage, undefined, { maxLines: 2, maxSize: stage.base * 0.94 }),
    ...makeFlatClosing(stage),
  ];
}

/** Returns the height that the bottom row's entries need in an area, as a percentage of the ad's height. */
function footShare(stage: Stage, area: Rect): number {
  return (
    ((measureHeight(footEntries(stage), area, 'start') + FOOT_AIR * stage.base) / area.height) * 100
  );
}

function footRow(stage: Stage, foot: Rect): PlacedItem[] {
  if (hasFacts(stage))
    return stack(foot, footEntries(stage), { align: 'start', justify: 'bottom' });
  const [line, button] = splitReadingRow(stage, foot, [56, 44], 28 * stage.unit);
  return [
    ...stack(
      line,
      [
        makeEyebrow(stage),
        makeSubline(stage, undefined, { maxLines: 5, maxSize: stage.base * 0.94, grows: true }),
      ],
      { align: 'start', justify: 'bottom' },
    ),
    ...stack(button, makeClosing(stage), { align: 'end', justify: 'bottom' }),
  ];
}
