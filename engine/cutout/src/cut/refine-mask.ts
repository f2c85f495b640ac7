import { MASK_LEVELS } from '@adwright/contracts/values';
import { fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import { computeBonds } from './bonds.ts';
import { detectContours } from './contours.ts';
import { toCalmLab } from './grain.ts';
import { erode, type Mask } from './mask.ts';
import { solveMinCut } from './min-cut.ts';

/** A mask that a user has painted, with one level of {@link MASK_LEVELS} per pixel. */
export interface PaintedMask {
  width: number;
  height: number;
  levels: Uint8Array;
}

/**
 * Mask level midway between removed and kept. Before the refinement, pixels above the middle level count as
 * product.
 */
const MIDDLE = 127;
/**
 * Range of mask levels that count as undecided. The range is wider than the two undecided levels, so that a
 * scaled or recompressed mask keeps its meaning.
 */
const OPEN = {
  from: (MASK_LEVELS.removed + MASK_LEVELS.likelyRemoved) / 2,
  to: (MASK_LEVELS.kept + MASK_LEVELS.likelyKept) / 2,
};
/** Pull of a decided pixel towards inside or outside, which exceeds any link to a neighbour. */
const CERTAIN_PULL = 1000;
/**
 * Sum of the pulls of undecided pixels along a line across the edge of a brush stroke. A sharp contour outweighs this
 * sum. Without a contour, the sum keeps the outline in the shape of the brush stroke.
 */
const PULL_ACROSS = 5;
/** Maximum width in pixels of the undecided band at a brush stroke's edge. */
const WIDEST = 64;
/**
 * Minimum mean slope of a photo's contours, in Lab units over two pixels. Weaker contours of a photo are grain.
 */
const FAINTEST = 0.4;

/**
 * Moves the outline of a painted mask to the contours of its photo, within the undecided band of the brush
 * stroke.
 */
export async function refineMask(photo: Raster, painted: PaintedMask): Promise<Mask> {
  const { width, height, levels } = painted;
  const data = new Uint8Array(levels.length);
  const open = new Uint8Array(levels.length);
  for (let at = 0; at < levels.length; at++) {
    const level = levels[at] ?? 0;
    data[at] = level > MIDDLE ? 1 : 0;
    open[at] = level > OPEN.from && level < OPEN.to ? 1 : 0;
  }
  if (!open.includes(1)) return { width, height, data };
  const openPull = PULL_ACROSS / measureWidth({ width, height, data: open });
  const pull = new Float32Array(levels.length);
  for (let at = 0; at < levels.length; at++)
    pull[at] = (data[at] ? 1 : -1) * (open[at] ? openPull : CERTAIN_PULL);
  const small = await toRaster(fromRaster(photo).resize(width, height, { fit: 'fill' }));
  const { local } = detectContours(toCalmLab(small), width, height);
  const mean = local.reduce((sum, value) => sum + value, 0) / local.length;
  const unit = Math.max(FAINTEST, mean);
  const bonds = computeBonds(
    local.map((value) => value / unit),
    width,
    height,
  );
  return { width, height, data: solveMinCut(width, height, pull, bonds) };
}

/** Width of the widest part of a mask, in pixels. */
function measureWidth(mask: Mask): number {
  let left = mask;
  let width = 0;
  for (; width < WIDEST && left.data.includes(1); width += 2) left = erode(left, 1);
  return width;
}
