import { cycle, insetRect, type Rect } from '@adwright/engine-pixels';
import { paintFilmGrain, paintFlatGround } from '../backdrops/ground.ts';
import { chooseOrnamentColour, isQuotation, paintCard, paintQuotationMarks } from '../cards.ts';
import { paintFigure } from '../figures/figures.ts';
import { getGroundInks, getSurfaceInks } from '../inks.ts';
import type { Layout } from '../layouts/layout.ts';
import { makeClosing } from '../offer-entries.ts';
import { quoteEntries } from '../quote-entries.ts';
import { computePair } from '../shows-type.ts';
import { type StackEntry, stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { type Cuts, cutInTwo } from './cut-in-two.ts';

/** Distance between the card's edge and the card's words, in pixels of a square ad. */
const PADDING_PX = 56;

/** Shows a quotation on a card, with abstract shapes around the card. */
export const typeQuoteCard: Layout = (stage) => {
  const { width, height, unit } = stage;
  const { surface } = stage.style.palette;
  const paper = placePaper(stage);
  const inks = getSurfaceInks(stage);
  const room = insetRect(paper, PADDING_PX * unit);
  const size = stage.stacked ? 132 : stage.broad ? 84 : 96;
  return {
    backdrop: [
      paintFigure(stage, { x: 0, y: 0, width, height }),
      paintCard(stage, paper),
      ...paintQuotationMarks(stage, room, chooseOrnamentColour(surface, inks), markScale(stage)),
    ],
    products: [],
    items: stack(
      underMark(stage, room),
      [...addRoomBelow(stage, quoteEntries(stage, inks, size)), ...makeClosing(stage, inks)],
      { align: 'start', justify: 'middle' },
    ),
  };
};

/**
 * Returns the box of the card: in the middle, in a corner, or along an edge of the ad. Abstract shapes stay
 * visible around the card.
 */
function placePaper(stage: Stage): Rect {
  const { content, broad } = stage;
  const { x, y, width, height } = content;
  const places: [Rect, ...Rect[]] = [
    insetRect(content, width * (broad ? 0.12 : 0.03), height * 0.04),
    { x, y: y + height * 0.24, width: width * (broad ? 0.66 : 0.88), height: height * 0.76 },
    { x, y, width, height: height * (broad ? 0.8 : 0.72) },
  ];
  return cycle(places, computePair(stage.number));
}

/** Sides of the ad on which the band of abstract shapes may lie. */
const PAGES: readonly [Cuts, ...Cuts[]] = [
  { square: ['left', 0.22], stacked: ['bottom', 0.32], broad: ['right', 0.28] },
  { square: ['bottom', 0.26], stacked: ['top', 0.3], broad: ['left', 0.36] },
  { square: ['top', 0.2], stacked: ['left', 0.2], broad: ['right', 0.2] },
];

/** Shows a large quotation over the page, with a band of abstract shapes along one side. */
export const typeQuotePage: Layout = (stage) => {
  const { palette } = stage.style;
  const inks = getGroundInks(stage);
  const { figure, words } = cutInTwo(stage, cycle(PAGES, computePair(stage.number)));
  const size = stage.stacked ? 150 : stage.broad ? 104 : 112;
  return {
    backdrop: [
      paintFlatGround(stage, palette.grounds[0]),
      paintFilmGrain(stage),
      paintFigure(stage, figure),
      ...paintQuotationMarks(
        stage,
        words,
        chooseOrnamentColour(palette.grounds[0], inks),
        markScale(stage),
      ),
    ],
    products: [],
    items: stack(
      underMark(stage, words),
      [...addRoomBelow(stage, quoteEntries(stage, inks, size)), ...makeClosing(stage, inks)],
      { align: 'start', justify: 'middle' },
    ),
  };
};

function markScale({ broad }: Stage): number {
  return broad ? 1 : 1.3;
}

/** Returns the area for the words beside the quotation mark. */
function underMark(stage: Stage, room: Rect): Rect {
  if (!isQuotation(stage)) return room;
  const mark = (stage.broad ? 104 : stage.stacked ? 156 : 132) * stage.unit;
  return { ...room, y: room.y + mark, height: room.height - mark };
}

/** Returns the stack entries with a gap between the note and the button. */
function addRoomBelow(stage: Stage, entries: readonly StackEntry[]): StackEntry[] {
  return entries.map((entry, at) =>
    at === entries.length - 1 ? { ...entry, gap: stage.base } : entry,
  );
}
