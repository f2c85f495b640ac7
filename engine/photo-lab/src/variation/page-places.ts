import { norm, type Raster, type Rect } from '@adwright/engine-pixels';
import { area } from './page-parts.ts';

/** Maximum height of the varied page, in pixels. */
export const MOST_HEIGHT = 1920;

interface Axis {
  from: 'x' | 'y';
  span: 'width' | 'height';
}
export const AXES: readonly [Axis, Axis] = [
  { from: 'x', span: 'width' },
  { from: 'y', span: 'height' },
];

/**
 * Limits for the margin around the parts of a page. `least` is the minimum, as a share of the page's length; `most` is
 * the maximum, as a share of the free length.
 */
const MARGIN = { least: 0.055, most: 0.4 };
/**
 * Maximum distance, in pixels, between the page's border and a part that the border has cut off. A cut-off
 * part is not moved.
 */
const AT_RIM = 3;

/** Tells whether the page's border cuts off a part along an axis. */
export function leavesAlong(part: Rect, { from, span }: Axis, page: Raster): boolean {
  return part[from] < AT_RIM || part[from] + part[span] > page[span] - AT_RIM;
}

/**
 * Returns the new position of each part of a page. Picture and text change places, horizontally or
 * vertically.
 */
export function rearrangeParts(parts: readonly Rect[], picture: Rect | null, page: Raster): Rect[] {
  for (const axis of AXES) {
    const groups = groupAlong(parts, axis);
    if (groups.length < 2 || parts.some((part) => leavesAlong(part, axis, page))) continue;
    const order = reorderGroups(groups, picture, axis);
    const places = positionParts(parts, groups, order, axis, page);
    if (axis.from === 'y' && !keepOrder(parts, places, picture)) continue;
    return places;
  }
  if (parts.some((part) => leavesAlong(part, AXES[0], page))) return [...parts];
  // Parts that no straight line can separate move together to the mirror image of their position.
  return parts.map((part) => ({ ...part, ...mirrorPlace(parts, part, page) }));
}

/**
 * Maximum ratio of height to width of a page that can become a story. A story leaves more room between the
 * parts.
 */
const MOST_SPREAD = 1.4;
/** Maximum gap between parts that stay together, such as lines of one text, as a share of the page's height. */
const TEXT_GAP = 0.07;

/**
 * Spreads the parts of a page over the height of a story. A page becomes a story if no parts can change places. Parts
 * with a small gap between them stay together. Parts that the page's border cuts off stay at the border. Returns null
 * for a page that is already tall or that can't be divided.
 */
export function spreadParts(parts: readonly Rect[], page: Raster): Rect[] | null {
  const [, vertical] = AXES;
  if (page.height > MOST_SPREAD * page.width) return null;
  const bands: Rect[][] = [];
  for (const group of groupAlong(parts, vertical)) {
    const last = bands.at(-1);
    const foot = Math.max(...(last ?? []).map(({ y, height }) => y + height));
    const isNext = Math.min(...group.map(({ y }) => y)) - foot < TEXT_GAP * page.height;
    if (last && isNext) last.push(...group);
    else bands.push([...group]);
  }
  const isCut = (band: readonly Rect[], isAtFoot: boolean) =>
    band.some(({ y, height }) => (isAtFoot ? y + height > page.height - AT_RIM : y < AT_RIM));
  const extra = MOST_HEIGHT - page.height;
  const [isTopCut, isFootCut] = [isCut(bands[0] ?? [], false), isCut(bands.at(-1) ?? [], true)];
  const gaps = bands.length + 1 - (isTopCut ? 1 : 0) - (isFootCut ? 1 : 0);
  if (bands.length < 2 || gaps < 1) return null;
  const shifts = new Map<Rect, number>();
  for (const [index, band] of bands.entries())
    for (const part of band)
      shifts.set(part, Math.round((extra * (index + (isTopCut ? 0 : 1))) / gaps));
  return parts.map((part) => ({ ...part, y: part.y + (shifts.get(part) ?? 0) }));
}

/**
 * Minimum mean distance that the parts of a page must move, weighted by their area, as a share of the page.
 * If the parts hardly move, the result is the same ad in another colour.
 */
export const LEAST_MOVED = 0.08;

export function measureMovedShare(
  parts: readonly Rect[],
  places: readonly Rect[],
  page: Raster,
): number {
  const all = parts.reduce((sum, part) => sum + area(part), 0);
  const moved = parts.reduce((sum, part, at) => {
    const { x, y } = places[at] ?? part;
    return sum + area(part) * norm((x - part.x) / page.width, (y - part.y) / page.height);
  }, 0);
  return moved / Math.max(1, all);
}

function mirrorPlace(parts: readonly Rect[], part: Rect, page: Raster): { x: number } {
  const left = Math.min(...parts.map(({ x }) => x));
  const right = Math.max(...parts.map(({ x, width }) => x + width));
  return { x: part.x + page.width - right - left };
}

/**
 * Groups those parts that no straight line across the page can separate. The groups are ordered by their
 * position along an axis.
 */
function groupAlong(parts: readonly Rect[], { from, span }: Axis): Rect[][] {
  const sorted = [...parts].sort((one, other) => one[from] - other[from]);
  const groups: Rect[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const part of sorted) {
    if (part[from] >= end) groups.push([part]);
    else groups.at(-1)?.push(part);
    end = Math.max(end, part[from] + part[span]);
  }
  return groups;
}

/** Minimum ratio of the last gap between texts to the other gaps if a picture may move into the last gap. */
const WIDE_GAP = 1.5;

/**
 * Moves the group with the main picture to the front. If that group is already the first, the group moves to the end.
 * It moves before the last group only if the last group stands apart from the others, as a button does. A picture thus
 * never divides a list.
 */
function reorderGroups(
  groups: readonly Rect[][],
  picture: Rect | null,
  { from, span }: Axis,
): Rect[][] {
  const own = picture === null ? undefined : groups.find((group) => group.includes(picture));
  if (own === undefined) return [...groups];
  const others = groups.filter((group) => group !== own);
  if (groups.indexOf(own) > 0) return [own, ...others];
  const gaps = others.slice(1).map((group, at) => {
    const ends = others[at]?.map((part) => part[from] + part[span]) ?? [];
    return Math.min(...group.map((part) => part[from])) - Math.max(...ends);
  });
  const last = gaps.pop() ?? 0;
  // Two texts may be the rows of a list, which no picture divides.
  const isApart = gaps.length > 0 && gaps.every((gap) => last > WIDE_GAP * gap);
  return isApart ? [...others.slice(0, -1), own, ...others.slice(-1)] : [...others, own];
}

/** Tells whether all texts keep their order from top to bottom. */
function keepOrder(parts: readonly Rect[], places: readonly Rect[], picture: Rect | null): boolean {
  const texts = parts.flatMap((part, at) => (part === picture ? [] : [{ part, at }]));
  const footOf = ({ y, height }: Rect) => y + height;
  return texts.every(({ part, at }) =>
    texts.every(({ part: other, at: next }) => {
      const [place, below] = [places[at], places[next]];
      return footOf(part) > other.y || !place || !below || footOf(place) <= below.y;
    }),
  );
}

/**
 * Returns the positions of the parts after their groups have got a new order. The page gets equal margins,
 * and the original gaps between groups are kept if they fit.
 */
function positionParts(
  parts: readonly Rect[],
  groups: readonly Rect[][],
  order: readonly Rect[][],
  { from, span }: Axis,
  page: Raster,
): Rect[] {
  const startOf = (group: readonly Rect[]) => Math.min(...group.map((part) => part[from]));
  const endOf = (group: readonly Rect[]) =>
    Math.max(...group.map((part) => part[from] + part[span]));
  const gaps = groups.slice(1).map((group, at) => startOf(group) - endOf(groups[at] ?? []));
  const long = page[span];
  const sizes = groups.reduce((sum, group) => sum + endOf(group) - startOf(group), 0);
  const ends = [startOf(groups[0] ?? []), long - endOf(groups.at(-1) ?? [])];
  const margin = Math.min(MARGIN.most * (long - sizes), Math.max(MARGIN.least * long, ...ends));
  const between = gaps.reduce((sum, gap) => sum + gap, 0);
  const stretch = (long - sizes - 2 * margin) / Math.max(1, between);
  const moves = new Map<Rect, number>();
  const newGaps = reorderGaps(gaps, groups, order);
  let at = margin;
  for (const [index, group] of order.entries()) {
    const [start, end] = [startOf(group), endOf(group)];
    for (const part of group) moves.set(part, Math.round(at - start));
    at += end - start + (newGaps[index] ?? 0) * stretch;
  }
  return parts.map((part) => ({ ...part, [from]: part[from] + (moves.get(part) ?? 0) }));
}

/**
 * Returns the gaps between groups in their new order. Groups that are still next to each other keep their
 * gap, for example a text and its button. The remaining gaps fill the other positions in their old order.
 */
export function reorderGaps(
  gaps: readonly number[],
  groups: readonly (readonly Rect[])[],
  order: readonly (readonly Rect[])[],
): number[] {
  const indexes = order.map((group) => groups.indexOf(group));
  const isKept = (at: number) => indexes[at + 1] === (indexes[at] ?? 0) + 1;
  const kept = new Set(indexes.filter((_, at) => isKept(at)));
  const free = gaps.filter((_, at) => !kept.has(at));
  return gaps.map((_, at) => (isKept(at) ? gaps[indexes[at] ?? 0] : free.shift()) ?? 0);
}
