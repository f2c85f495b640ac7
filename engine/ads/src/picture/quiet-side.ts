import type { AdFormat } from '@adwright/contracts';
import {
  cycle,
  insetRect,
  type Rect,
  splitIntoColumns,
  splitIntoRows,
} from '@adwright/engine-pixels';
import { findLetters, type PlacedItem } from '../composition.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import type { Stage } from '../stage.ts';
import type { Side } from './shade.ts';

/** Text costs this much less on the side that should have little detail according to the picture's prompt. */
const ASKED_BONUS = 0.06;

/**
 * Returns the side of a generated picture that should have little detail according to its prompt, by the
 * picture's number.
 */
export function getPromptedSide(format: AdFormat, number: number): Side {
  return format === 'story' || format === 'pin'
    ? cycle(['top', 'bottom'], number)
    : cycle(['left', 'bottom', 'right', 'top'], number);
}

/**
 * Returns the side of the picture where text hides the least, with the side's area and the cost of text there
 * (0 for no content, about 1 for a face).
 */
export function findQuietSide(
  stage: Stage,
  { cover }: AdPicture,
): { side: Side; area: Rect; cost: number } {
  const asked = getPromptedSide(stage.format, stage.number);
  const [first, ...others] = listSides(stage).map(({ side, area }) => ({
    side,
    area,
    cost: coverCost(cover, area, stage) - (side === asked ? ASKED_BONUS : 0),
  }));
  if (!first) throw new Error('the picture needs a side for text');
  return others.reduce((best, other) => (other.cost < best.cost ? other : best), first);
}

function listSides({ stacked, broad, content }: Stage): { side: Side; area: Rect }[] {
  const { x, y, width, height } = content;
  const tall = height * (stacked ? 0.5 : 0.46);
  const upright: { side: Side; area: Rect }[] = [
    { side: 'top', area: { ...content, height: tall } },
    { side: 'bottom', area: { ...content, y: y + height - tall, height: tall } },
  ];
  if (stacked) return upright;
  const half = width * 0.5;
  const sides: { side: Side; area: Rect }[] = [
    { side: 'left', area: { ...content, width: half } },
    { side: 'right', area: { ...content, x: x + width - half, width: half } },
  ];
  return broad ? sides : [...sides, ...upright];
}

/**
 * Number of cells along each side of an area, over which the cost of the area is summed. With three cells along
 * each side, one small face costs as much as slight detail over the whole area.
 */
const CELLS = 3;

/** Returns the cost of text over an area of the picture (0 for no content, about 1 for a face). */
export function coverCost(cover: AdPicture['cover'], area: Rect, { width, height }: Stage): number {
  const shares = {
    x: area.x / width,
    y: area.y / height,
    width: area.width / width,
    height: area.height / height,
  };
  const ones = Array.from({ length: CELLS }, () => 1);
  const cells = splitIntoRows(shares, ones).flatMap((row) => splitIntoColumns(row, ones));
  const worst = Math.max(...cells.map((cell) => cover.of(cell)));
  return 0.6 * cover.of(shares) + 0.4 * worst;
}

/** Margin around a product, as a share of the visible part of the picture. */
const MARGIN = 0.08;

/** Returns the area for a product in the visible part of a picture. */
export function findStandArea(shown: Rect): Rect {
  return insetRect(shown, shown.width * MARGIN, shown.height * MARGIN);
}

/** Minimum distance of a product from text and from the ad's edge, as a share of the ad's shorter side. */
const STAND_MARGIN = 0.05;

/**
 * Returns the largest part of the ad beside the text, as the place for a product in a picture that fills the
 * ad.
 */
export function findAreaBesideWords(
  stage: Pick<Stage, 'width' | 'height'>,
  items: readonly PlacedItem[],
): Rect {
  return findAreaBesideBoxes(stage, items.map(findLetters));
}

/** Returns the largest part of the ad outside all given boxes. */
export function findAreaBesideBoxes(
  { width, height }: Pick<Stage, 'width' | 'height'>,
  boxes: readonly Rect[],
): Rect {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const margin = Math.min(width, height) * STAND_MARGIN;
  const parts = [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: bottom, width, height: height - bottom },
    { x: 0, y: 0, width: left, height },
    { x: right, y: 0, width: width - right, height },
  ].map((part) => insetRect(part, margin));
  // In a long, low area, a product is smaller than in a square area of the same size.
  const room = (part: Rect) =>
    Math.max(0, Math.min(part.width, part.height)) * Math.max(0, part.width + part.height);
  return parts.reduce((best, part) => (room(part) > room(best) ? part : best));
}
