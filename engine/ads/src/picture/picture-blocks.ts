import { detectTextDirection } from '@adwright/engine-drawing';
import { insetRect, type Rect } from '@adwright/engine-pixels';
import { paintFlatGround } from '../backdrops/ground.ts';
import { findLetters, type PlacedItem } from '../composition.ts';
import { getSurfaceInks, type Inks } from '../inks.ts';
import { findBottom, stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { findCalmest, moveItems, paintOverAll } from './full-bleed.ts';
import { splitWordGroups } from './picture-entries.ts';
import { pictureTile } from './picture-frame.ts';
import type { PictureLayout } from './picture-layout.ts';
import { findAreaBesideWords } from './quiet-side.ts';

/** Share of the content's width that the text blocks fill, by arrangement. */
const WIDTH_SHARE = { stacked: 0.86, square: 0.64, broad: 0.46 };
/** Maximum share of the content's height for the block with the headline. */
const LEAD_SHARE = 0.4;
/** Maximum share of the content's height for both blocks together, by arrangement. */
const WORDS_SHARE = { stacked: 0.62, square: 0.78, broad: 1 };

/**
 * Fills the ad with the picture, and puts the text on two blocks. The headline lies on a block in the accent
 * colour, and all remaining text on a block in the surface colour. The blocks start at the side of the ad where
 * they hide the least of the picture. If the sides are equal, the blocks start where lines of text start.
 */
export const pictureBlocks: PictureLayout = (stage, picture) => {
  if (picture.isWhole) return pictureTile(stage, picture);
  const { base, content } = stage;
  const kind = stage.broad ? 'broad' : stage.stacked ? 'stacked' : 'square';
  const width = content.width * WIDTH_SHARE[kind];
  const most = content.height * WORDS_SHARE[kind];
  const region = { ...content, width };
  const gap = base * BLOCK_GAP;
  const { lead: leading } = splitWordGroups(stage, accentInks(stage), stage.stacked ? 104 : 78);
  const { rest: closing } = splitWordGroups(stage, getSurfaceInks(stage), 0);
  const start = { align: 'start', justify: 'top' } as const;
  const leadRegion = { ...region, height: most * LEAD_SHARE };
  const lead = stack(leadRegion, leading, start);
  const top = findBottom(lead, leadRegion) + 2 * gap;
  const rest = stack({ ...region, y: top, height: content.y + most - top }, closing, start);
  const height = findBottom([...lead, ...rest], region) - content.y;
  const [first, ...others] = listPlaces(stage, { width, height });
  if (!first) throw new Error('the picture with blocks needs a place for the blocks');
  const { by, isRight } = findCalmest([first, ...others], picture, stage);
  const [above, below] = [moveItems(lead, by), moveItems(rest, by)];
  const { palette } = stage.style;
  const items = [...above, ...below];
  const leadBlock = blockAround(stage, above, isRight, gap);
  const restBlock = blockAround(stage, below, isRight, gap);
  return {
    backdrop: [
      paintOverAll(stage, picture),
      paintFlatGround(stage, palette.accent, leadBlock),
      paintFlatGround(stage, palette.surface, restBlock),
    ],
    products: [],
    window: findAreaBesideWords(stage, items),
    fields: [leadBlock, restBlock],
    items,
  };
};

/**
 * Returns the positions to try for text of a given size: from the corner of the content towards each side of
 * the ad.
 */
function listPlaces(
  { content, stacked, copy }: Stage,
  { width, height }: { width: number; height: number },
) {
  const free = { x: content.width - width, y: Math.max(0, content.height - height) };
  const isFromRight = detectTextDirection(copy.headline) === 'rtl';
  const sides = stacked ? [isFromRight] : [isFromRight, !isFromRight];
  return sides.flatMap((isRight) =>
    [1, 0, 0.5].map((share) => {
      const by = { x: isRight ? free.x : 0, y: free.y * share };
      return { by, isRight, area: { x: content.x + by.x, y: content.y + by.y, width, height } };
    }),
  );
}

/** Padding around the text of a block, as a multiple of the running text's size. */
const BLOCK_GAP = 0.8;

/** Returns the text colours for a background in the accent colour. */
function accentInks({ style: { palette } }: Stage): Inks {
  return { ink: palette.onAccent, soft: palette.onAccent, accent: palette.onAccent };
}

/** Returns the box of a block that starts at the edge of the ad and is as wide as the block's text needs. */
function blockAround(
  { width, unit }: Stage,
  items: readonly PlacedItem[],
  isRight: boolean,
  gap: number,
): Rect {
  const boxes = items.map(findLetters);
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const tall = insetRect({ x: 0, y: top, width, height: bottom - top }, 0, -gap);
  const side = 1.3 * gap + 8 * unit;
  return isRight
    ? { ...tall, x: left - side, width: width - left + side }
    : { ...tall, x: 0, width: right + side };
}
