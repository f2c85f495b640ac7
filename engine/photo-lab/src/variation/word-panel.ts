import type { Raster, Rect } from '@adwright/engine-pixels';
import type { Size } from './compositions.ts';
import type { Group } from './word-groups.ts';

/** Sides of the picture at which the panel with the words may lie. */
export const SIDES = ['below', 'left', 'above', 'right'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Minimum shares of the picture (`least`) that are tried for a panel. `most` is the maximum share of the picture for a
 * panel. `margin` is the margin around the panel's words (share of the picture's shorter side). A larger panel leaves a
 * crop of another shape. A crop of another shape may contain a subject that other crops would cut.
 */
export const PANEL = { least: [0.24, 0.3, 0.38, 0.46], most: 0.52, margin: 0.065 };
/**
 * Limits for the factor by which words are scaled. A side of the picture whose factor is below `fair` is chosen only if
 * its crop shows more of the subject than other crops.
 */
export const SCALE = { fair: 0.8, least: 0.62, most: 1.3 };
/**
 * Minimum height of letters without a badge that may shrink below the usual minimum, as a share of the
 * picture's shorter side.
 */
const TALL_LETTERS = 0.024;
/** Maximum gap between two groups of words on the panel, as a share of the picture's shorter side. */
const MOST_GAP = 0.05;

export interface Panel extends Rect {
  /** Factor for each group of words from pixels of the upload to pixels of the varied picture. */
  scales: readonly number[];
  /** The smallest scale among the groups with small letters. */
  smallest: number;
  gap: number;
}

/**
 * Returns a panel at one side of the picture that is just large enough for the words, and the scale of the
 * words.
 */
export function fitPanel(
  { side, least }: { side: Side; least: number },
  groups: readonly Group[],
  { raster, size }: { raster: Raster; size: Size },
): Panel {
  const isBand = side === 'below' || side === 'above';
  const margin = PANEL.margin * Math.min(size.width, size.height);
  const most = isBand
    ? { width: size.width, height: PANEL.most * size.height }
    : { width: PANEL.most * size.width, height: size.height };
  const gap = MOST_GAP * Math.min(size.width, size.height);
  const gaps = gap * (groups.length - 1);
  const room = most.width - 2 * margin;
  const largest = (SCALE.most * size.width) / raster.width;
  const fitting = (limit: number) =>
    groups.map(({ box }) => Math.min(largest, limit, room / box.width));
  const heightOf = (scales: readonly number[]) =>
    groups.reduce((sum, { box }, at) => sum + box.height * (scales[at] ?? 1), 0);
  let limit = largest;
  while (heightOf(fitting(limit)) > most.height - 2 * margin - gaps && limit > 0.1) limit *= 0.95;
  const scales = fitting(limit);
  const wide = Math.max(...groups.map(({ box }, at) => box.width * (scales[at] ?? 1)));
  const tall = heightOf(scales);
  const width = isBand ? size.width : Math.round(Math.max(least * size.width, wide + 2 * margin));
  const height = isBand
    ? Math.round(Math.max(least * size.height, tall + gaps + 2 * margin))
    : size.height;
  return {
    x: side === 'right' ? size.width - width : 0,
    y: side === 'below' ? size.height - height : 0,
    width,
    height,
    scales,
    smallest: findSmallestScale(groups, scales, size),
    gap,
  };
}

function findSmallestScale(
  groups: readonly Group[],
  scales: readonly number[],
  size: Size,
): number {
  const least = TALL_LETTERS * Math.min(size.width, size.height);
  const small = scales.filter((scale, at) => {
    const group = groups[at];
    const heights = group?.lines.map(({ letterHeight }) => scale * letterHeight) ?? [];
    return (group?.badges.length ?? 0) > 0 || Math.min(...heights) < least;
  });
  return Math.min(SCALE.most, ...small);
}

export function findPaneBeside(panel: Rect, side: Side, size: Size): Rect {
  const isBand = side === 'below' || side === 'above';
  return {
    x: side === 'left' ? panel.width : 0,
    y: side === 'above' ? panel.height : 0,
    width: isBand ? size.width : size.width - panel.width,
    height: isBand ? size.height - panel.height : size.height,
  };
}
