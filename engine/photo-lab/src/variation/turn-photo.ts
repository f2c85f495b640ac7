import { boxBlur, type Raster, type Rect } from '@adwright/engine-pixels';
import { joinNearBoxes } from './boxes.ts';
import type { LiftedBadge } from './lift-badge.ts';

/** Widths of the margin around a block of words that are tried, as shares of the picture's shorter side. */
const MARGINS = [0.02, 0.035, 0.055] as const;
/** Distance below which two blocks of words are joined to one block, as a share of the picture's shorter side. */
const NEAR = 0.03;
/** Maximum share of the picture that blocks of words may cover, because only the rest of the picture changes. */
const MOST_COVERED = 0.5;
/** Blur radius for the colour differences along a block's border, as a share of the picture's shorter side. */
const SMOOTH = 0.02;
/**
 * Width of the strip along the border of a block of words in which the block fades into the mirror image, in pixels.
 */
const FEATHER = 10;
/**
 * Limits for colour differences at the border of a block of words, in levels (0–255): mean difference that is evened
 * out (`step`), and mean difference that remains (`detail`). Larger differences mean that the border cuts through
 * objects of the photo.
 */
const MOST = { step: 16, detail: 6 };

const SIDES = ['top', 'bottom', 'left', 'right'] as const;
type Side = (typeof SIDES)[number];

interface Block {
  box: Rect;
  /** Mean colour difference along each side of the block; null for a side at the picture's edge. */
  steps: Record<Side, readonly number[] | null>;
}

/**
 * Shows an ad as its mirror image with readable words. Badges, and blocks of the photo around words, keep their own
 * pixels at the mirrored place. Returns null if the border of a block of words would cut through objects of the photo.
 * @param keep.words boxes of all further content that must not be mirrored, in pixels
 */
export function turnPhoto(
  photo: Raster,
  keep: { badges: readonly LiftedBadge[]; words: readonly Rect[] },
): Raster | null {
  const boxes = joinNearBoxes(keep.words, NEAR * Math.min(photo.width, photo.height));
  const turned = mirror(photo);
  const blocks: Block[] = [];
  for (const box of boxes) {
    const block = findBlock(photo, turned, box);
    if (block === null) return null;
    blocks.push(block);
  }
  const covered = blocks.reduce((sum, { box }) => sum + box.width * box.height, 0);
  if (covered > MOST_COVERED * photo.width * photo.height) return null;
  for (const block of blocks) paintBlock(photo, turned, block);
  for (const badge of keep.badges) paintBadge(turned, badge);
  return turned;
}

function mirror({ width, height, data }: Raster): Raster {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 3 * (y * width + width - 1 - x);
      turned.set(data.subarray(from, from + 3), 3 * (y * width + x));
    }
  return { width, height, data: turned };
}

/** Returns the block around a box whose border shows least, or null if every border would show. */
function findBlock(photo: Raster, turned: Raster, part: Rect): Block | null {
  let best: (Block & { detail: number }) | null = null;
  for (const margin of MARGINS) {
    const box = growBox(part, photo, Math.round(margin * Math.min(photo.width, photo.height)));
    const { steps, step, detail } = compareBorders(photo, turned, box);
    if (step > MOST.step || detail > MOST.detail) continue;
    if (best === null || detail < best.detail) best = { box, steps, detail };
  }
  return best;
}

/** Returns a box with a margin. A side close to the picture's edge is moved to the edge. */
function growBox({ x, y, width, height }: Rect, photo: Raster, margin: number): Rect {
  const snap = (from: number) => (from < margin ? 0 : Math.floor(from));
  const [left, top] = [snap(x - margin), snap(y - margin)];
  const right = photo.width - snap(photo.width - x - width - margin);
  const foot = photo.height - snap(photo.height - y - height - margin);
  return { x: left, y: top, width: right - left, height: foot - top };
}

/** Compares a block of words at its mirrored place with the mirror image of the photo, along the block's border. */
function compareBorders(photo: Raster, turned: Raster, box: Rect) {
  const radius = Math.max(2, Math.round(SMOOTH * Math.min(photo.width, photo.height)));
  const steps: Block['steps'] = { top: null, bottom: null, left: null, right: null };
  let [step, detail, count] = [0, 0, 0];
  for (const side of SIDES) {
    const points = listSide(box, photo, side);
    if (points.length === 0) continue;
    steps[side] = [0, 1, 2].map((channel) => {
      const own = Float32Array.from(
        points,
        ({ from, to }) =>
          (turned.data[3 * to + channel] ?? 0) - (photo.data[3 * from + channel] ?? 0),
      );
      const smooth = boxBlur(own, own.length, 1, radius);
      for (const [at, value] of own.entries()) {
        step += Math.abs(smooth[at] ?? 0);
        detail += Math.abs(value - (smooth[at] ?? 0));
      }
      count += own.length;
      return own.reduce((sum, value) => sum + value, 0) / own.length;
    });
  }
  return { steps, step: step / Math.max(1, count), detail: detail / Math.max(1, count) };
}

/** Returns the pixels along one side of a block, in the upload (`from`) and at the mirrored place (`to`). */
function listSide({ x, y, width, height }: Rect, photo: Raster, side: Side) {
  const moved = photo.width - x - width;
  const isEdge = {
    top: y === 0,
    bottom: y + height === photo.height,
    left: moved === 0,
    right: x === 0,
  };
  if (isEdge[side]) return [];
  const isRow = side === 'top' || side === 'bottom';
  return Array.from({ length: isRow ? width : height }, (_, at) => {
    const column = isRow ? at : side === 'left' ? 0 : width - 1;
    const row = isRow ? (side === 'top' ? 0 : height - 1) : at;
    const line = (y + row) * photo.width;
    return { from: line + x + column, to: line + moved + column };
  });
}

/** Paints a block of words at its mirrored place, and adjusts its colours to the mirror image at the border. */
function paintBlock(photo: Raster, turned: Raster, { box, steps }: Block): void {
  const { x, y, width, height } = box;
  const moved = photo.width - x - width;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const away = { top: row, bottom: height - 1 - row, left: column, right: width - 1 - column };
      const inner = SIDES.map((side) => (steps[side] ? away[side] : FEATHER));
      const share = Math.min(FEATHER, ...inner) / FEATHER;
      const from = 3 * ((y + row) * photo.width + x + column);
      const to = 3 * ((y + row) * photo.width + moved + column);
      const shift = weighSteps(steps, away);
      for (let channel = 0; channel < 3; channel++) {
        const own = (photo.data[from + channel] ?? 0) + (shift[channel] ?? 0);
        const value = share * own + (1 - share) * (turned.data[to + channel] ?? 0);
        turned.data[to + channel] = Math.min(255, Math.max(0, Math.round(value)));
      }
    }
}

/** Returns the weighted mean of the sides' colour differences; nearer sides have more weight. */
function weighSteps(steps: Block['steps'], away: Record<Side, number>): readonly number[] {
  const sums = [0, 0, 0];
  let all = 0;
  for (const side of SIDES) {
    const own = steps[side];
    if (own === null) continue;
    const weight = 1 / (1 + away[side]);
    all += weight;
    for (let channel = 0; channel < 3; channel++)
      sums[channel] = (sums[channel] ?? 0) + weight * (own[channel] ?? 0);
  }
  return sums.map((sum) => sum / Math.max(1e-9, all));
}

/** Paints a badge with readable letters over the badge's own mirror image. */
function paintBadge(turned: Raster, { box, opacity, colours }: LiftedBadge): void {
  const left = turned.width - box.x - box.width;
  for (const [at, share] of opacity.entries()) {
    const to = 3 * ((box.y + Math.floor(at / box.width)) * turned.width + left + (at % box.width));
    for (let channel = 0; channel < 3; channel++) {
      const own = colours[3 * at + channel] ?? 0;
      const below = turned.data[to + channel] ?? 0;
      turned.data[to + channel] = Math.round(share * own + (1 - share) * below);
    }
  }
}

/** Minimum share of its mirror image that a badge covers, so that nothing of the mirror image stays visible. */
const SYMMETRIC = 0.96;

/** Tells whether a badge has the same outline as its mirror image. */
export function isSymmetric({ box: { width }, opacity }: LiftedBadge): boolean {
  let [common, all] = [0, 0];
  for (const [at, value] of opacity.entries()) {
    const other = opacity[at - (at % width) + width - 1 - (at % width)] ?? 0;
    common += Math.min(value, other);
    all += Math.max(value, other);
  }
  return common >= SYMMETRIC * all;
}
