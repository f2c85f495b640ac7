import { type Rect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { paintFilmGrain, paintFlatGround } from '../backdrops/ground.ts';
import { computeGapBesideLogo, makeLogoEntry } from '../brand/logo-entry.ts';
import {
  type Composition,
  findVisibleLetters,
  markPart,
  type Painter,
  type PlacedItem,
} from '../composition.ts';
import { makeEyebrow, makeHeadline, makeSubline } from '../entries.ts';
import { hasFacts, makeClosing } from '../offer-entries.ts';
import { placeProduct } from '../place-product.ts';
import { splitReadingRow } from '../reading-row.ts';
import { findBottom, measureLogo, stack } from '../stack.ts';
import { computeOverhang, type Stage } from '../stage.ts';
import type { Layout } from './layout.ts';

/**
 * Distance in pixels by which the blocks (coloured shapes) extend below the product that stands on them. The
 * blocks end above the words below.
 */
const FOOT_PX = 26;
/** Height that facts take from the row of the headline, as a percentage of the ad's height. */
const FACTS_SHARE = 8;
/** Distance between the rows of the poster, in pixels. */
const GAP_PX = 26;

/** Fills the poster with the headline, and places the product in the remaining room. */
export const posterType: Layout = (stage) => {
  if (stage.broad) return broadPoster(stage);
  const story = stage.stacked;
  const { palette } = stage.style;
  const facts = hasFacts(stage) ? FACTS_SHARE : 0;
  const [high, low] = story ? [36, 57] : [56, 36];
  const [head, words, foot] = splitHeadedRows(stage, [story ? 7 : 8, high - facts, low + facts]);
  if (!head || !words || !foot) throw new Error('the layout poster-type needs three rows');
  const title = stack(
    words,
    [makeHeadline(stage, story ? 280 : 224, { maxLines: story ? 6 : 4 })],
    {
      align: 'start',
      justify: 'top',
    },
  );
  const free = findBottom(title, words) + (story ? 40 : 24) * stage.unit;
  // Facts need a separate column beside the product, and the room below a short headline.
  const below = { ...foot, y: free, height: foot.y + foot.height - free };
  const parts = hasFacts(stage)
    ? squareFoot(stage, below)
    : story
      ? storyFoot(stage, foot)
      : squareFoot(stage, foot);
  const stand = { ...parts.stand, y: free, height: parts.floor - free };
  return {
    backdrop: [
      paintFlatGround(stage, palette.grounds[0]),
      blocks(stage, title, free, story ? parts.floor + FOOT_PX : stage.height),
      paintFilmGrain(stage),
    ],
    products: [placeProduct(stage, stand, { turn: -0.25 })],
    items: [
      ...stack(head, [makeEyebrow(stage)], { align: 'start', justify: 'top' }),
      ...title,
      ...parts.items,
    ],
  };
};

/**
 * Splits an area into rows; the first row contains the brand. The row of a brand with a logo is as high as the
 * logo requires.
 */
function splitHeadedRows(stage: Stage, [first, ...others]: [number, number, number]): Rect[] {
  const { content } = stage;
  const logo = makeLogoEntry(stage);
  if (!logo) return splitIntoRows(content, [first, ...others], GAP_PX);
  const gap = computeGapBesideLogo(stage, GAP_PX);
  const { height } = measureLogo(logo);
  const rest = content.height - height - 2 * gap;
  const sum = others.reduce((total, share) => total + share, 0);
  return splitIntoRows(content, [height, ...others.map((share) => (rest * share) / sum)], gap);
}

/**
 * Places the headline at the left of a wide poster, all other words below the headline, and the product on
 * coloured blocks at the right.
 */
function broadPoster(stage: Stage): Composition {
  const { content, style, unit } = stage;
  const [left, right] = splitIntoColumns(content, [62, 38], 30 * unit);
  if (!left || !right) throw new Error('the layout poster-type needs two columns');
  const title = stack(
    left,
    [
      makeEyebrow(stage),
      makeHeadline(stage, 200, { maxLines: 3 }),
      makeSubline(stage),
      ...makeClosing(stage),
    ],
    { align: 'start', justify: 'middle' },
  );
  const floor = content.y + content.height + computeOverhang(stage, 20);
  const stand = { ...right, height: floor - right.y };
  return {
    backdrop: [
      paintFlatGround(stage, style.palette.grounds[0]),
      blocks(stage, title, 0, stage.height),
      paintFilmGrain(stage),
    ],
    products: [placeProduct(stage, stand, { turn: -0.25 })],
    items: title,
  };
}

interface Foot {
  /**
   * Area in which the product may stand; only its left and right edge are used, because the headline determines
   * the height.
   */
  stand: Rect;
  /** Height of the floor on which the product stands, in pixels. */
  floor: number;
  items: PlacedItem[];
}

/** Places the words at the left; the product beside the words extends slightly into the margin. */
function squareFoot(stage: Stage, foot: Rect): Foot {
  // An offer may contain a long word, so it needs a larger share of the width.
  const shares = hasFacts(stage) ? [54, 46] : [46, 54];
  const [line, stand] = splitIntoColumns({ ...foot, width: foot.width + 40 }, shares, 24);
  if (!line || !stand) throw new Error('the layout poster-type needs two columns');
  return {
    stand,
    floor: foot.y + foot.height + computeOverhang(stage, 40),
    items: stack(
      line,
      [makeSubline(stage, undefined, { grows: true, maxLines: 6 }), ...makeClosing(stage)],
      { align: 'start', justify: 'bottom' },
    ),
  };
}

/** Places words and button in a bottom row, and the product above that row across the page. */
function storyFoot(stage: Stage, foot: Rect): Foot {
  const height = stage.base * 4.6;
  const row = { ...foot, y: foot.y + foot.height - height, height };
  const [line, button] = splitReadingRow(stage, row, [53, 47], 28);
  return {
    stand: { ...foot, x: foot.x + foot.width * 0.12, width: foot.width * 0.88 + 40 },
    floor: row.y - 44,
    items: [
      ...stack(line, [makeSubline(stage, undefined, { grows: true, maxLines: 5 })], {
        align: 'start',
        justify: 'bottom',
      }),
      ...stack(button, makeClosing(stage), { align: 'end', justify: 'bottom' }),
    ],
  };
}

/**
 * Paints quarter circles on a grid behind the product, as on Swiss posters. The quarter circles stay on the
 * product's side of the poster, and below the height `free` if the headline extends into that side.
 */
function blocks(stage: Stage, title: readonly PlacedItem[], free: number, bottom: number): Painter {
  const { palette } = stage.style;
  const wanted = stage.broad ? stage.height / 2 : stage.width / (stage.stacked ? 3.4 : 4);
  const reach = Math.max(
    0,
    ...title.map((item) => findVisibleLetters(item, stage)).map(({ x, width }) => x + width),
  );
  const isUnder = reach > stage.width - 2 * wanted;
  const cell = isUnder ? Math.min(wanted, (bottom - free) / 2) : wanted;
  const start = Math.floor(stage.random() * 4);
  return markPart('ground', (context) => {
    const colours = [palette.grounds[1], palette.grounds[2], palette.grounds[3]];
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < 2; column++) {
        const x = stage.width - (2 - column) * cell;
        const y = bottom - (2 - row) * cell;
        const turn = (row * 2 + column + start) % 4;
        context.fillStyle =
          colours[(row + column * 2 + start) % colours.length] ?? palette.grounds[1];
        context.beginPath();
        const cx = x + (turn % 2) * cell;
        const cy = y + Math.floor(turn / 2) * cell;
        context.moveTo(cx, cy);
        const from = [0, Math.PI / 2, -Math.PI / 2, Math.PI][turn] ?? 0;
        context.arc(cx, cy, cell, from, from + Math.PI / 2);
        context.fill();
      }
    }
  });
}
