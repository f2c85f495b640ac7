import { measureDistance, norm, type Rect } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** An arch with its bottom at `bottom`, in pixels of the ad. */
export interface Arch {
  /** Horizontal centre of the arch, in pixels of the ad. */
  x: number;
  top: number;
  halfWidth: number;
  bottom: number;
  /** Distance between the arch's outline and a second, outer line, in pixels; 0 if there is no outer line. */
  line: number;
}

/**
 * Widths of the arch that are tried, as shares of the requested width, because text must not cross the outline.
 */
const SHARES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52];
/** Distances by which the arch's top is lowered to avoid text, as multiples of the arch's width. */
const DROPS = [0, 0.08, 0.16, 0.24, 0.32];
/**
 * Score that an arch without an outer line loses, as a share of the requested width. An arch with a lowered
 * top loses the `DROPS` value by which it was lowered.
 */
const LINE_WORTH = 0.2;

/** Adds the outline of an arch to the canvas path. */
export function addArchPath(
  context: SKRSContext2D,
  x: number,
  top: number,
  width: number,
  bottom: number,
): void {
  context.beginPath();
  context.moveTo(x - width / 2, bottom);
  context.lineTo(x - width / 2, top + width / 2);
  context.arc(x, top + width / 2, width / 2, Math.PI, 0);
  context.lineTo(x + width / 2, bottom);
  context.closePath();
}

/**
 * Returns the largest arch with an outline at least `gap` pixels away from all text; text may be inside or
 * beside the arch. Returns null if no arch stays that far away from all text.
 */
export function fitArch(words: readonly Rect[], wanted: Arch, gap: number): Arch | null {
  let best: { arch: Arch; worth: number } | null = null;
  for (const share of SHARES) {
    for (const drop of DROPS) {
      for (const line of [wanted.line, 0]) {
        const worth = share - drop - (line < wanted.line ? LINE_WORTH : 0);
        if (best && best.worth >= worth) continue;
        const halfWidth = wanted.halfWidth * share;
        const arch = { ...wanted, halfWidth, line, top: wanted.top + 2 * halfWidth * drop };
        if (words.every((word) => isClear(word, arch, gap))) best = { arch, worth };
      }
    }
  }
  return best?.arch ?? null;
}

/** Tells whether a box lies completely outside or completely inside an arch and its outer line. */
function isClear(word: Rect, { x, top, halfWidth, line }: Arch, gap: number): boolean {
  const spring = top + halfWidth;
  const bottom = word.y + word.height;
  const aside = Math.max(word.x - x, 0, x - word.x - word.width);
  const away = bottom >= spring ? aside : measureDistance(word, x, spring);
  if (away >= halfWidth + line + gap) return true;
  const reach = Math.max(Math.abs(word.x - x), Math.abs(word.x + word.width - x));
  return norm(reach, Math.max(0, spring - word.y)) <= halfWidth - gap;
}
