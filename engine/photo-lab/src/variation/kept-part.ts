import { isKnown } from '@adwright/engine-cutout';
import { findCutSides, type Sides } from '@adwright/engine-drawing';
import type { Rect } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { joinBoxes } from './lettering.ts';

/** A part of a photo that every view must contain as a whole, in shares of the photo. */
export interface KeptPart {
  box: Rect;
  /** Sides at which the photo already cuts the part off. */
  cut: Sides;
}

/** Value in the saliency map (0–255) above which a cell belongs to the subject. */
const LIKELY = 110;
/**
 * Minimum number of subject cells in a row or column of the saliency map. Fewer subject cells in a row or column are
 * specks.
 */
const FEWEST = 2;
/**
 * Share of a subject's height that must stay visible if the photo's lower edge cuts the subject off, as in a
 * portrait of head and shoulders.
 */
const UPPER_PART = 0.72;

/** Returns the subject of a photo as a part that must be visible. Returns null if no subject is known. */
export function findSubjectPart(map: SubjectMap): KeptPart | null {
  if (!isKnown(map)) return null;
  const { side, values } = map;
  const countOf = (isRow: boolean, line: number) => {
    let count = 0;
    for (let at = 0; at < side; at++)
      if ((values[isRow ? line * side + at : at * side + line] ?? 0) > LIKELY) count++;
    return count;
  };
  const lines = Array.from({ length: side }, (_, line) => line);
  const rows = lines.filter((line) => countOf(true, line) >= FEWEST);
  const columns = lines.filter((line) => countOf(false, line) >= FEWEST);
  const [top, foot, left, right] = [rows[0], rows.at(-1), columns[0], columns.at(-1)];
  if (top === undefined || foot === undefined || left === undefined || right === undefined)
    return null;
  const part = makeWholePart({
    x: left / side,
    y: top / side,
    width: (right + 1 - left) / side,
    height: (foot + 1 - top) / side,
  });
  if (!part.cut.bottom || part.cut.top) return part;
  return { ...part, box: { ...part.box, height: UPPER_PART * part.box.height } };
}

/** The saliency map of a picture without a known subject. */
const UNKNOWN: SubjectMap = { side: 1, values: Uint8Array.of(0) };

/**
 * Returns an ad's saliency map without subjects that three sides of the ad cut off. Models mistake the
 * coloured panels of ads for such subjects.
 */
export function dropPanels(map: SubjectMap): SubjectMap {
  const part = findSubjectPart(map);
  const cuts = part ? Object.values(part.cut).filter(Boolean).length : 0;
  return cuts >= 3 ? UNKNOWN : map;
}

/** Returns a box, in shares of the photo, as a part that must be visible as a whole. */
export function makeWholePart(box: Rect): KeptPart {
  return { box, cut: findCutSides(box) };
}

/** Returns the part that contains a subject and words. */
export function joinParts(subject: KeptPart, words: readonly Rect[]): KeptPart {
  const part = makeWholePart(words.reduce(joinBoxes, subject.box));
  const sides = ['left', 'right', 'top', 'bottom'] as const;
  const cut = { ...part.cut };
  for (const side of sides) cut[side] ||= subject.cut[side];
  return { ...part, cut };
}

/** Returns the part in the mirror image of the photo. */
export function mirrorPart({ box, cut }: KeptPart): KeptPart {
  return {
    box: { ...box, x: 1 - box.x - box.width },
    cut: { ...cut, left: cut.right, right: cut.left },
  };
}

/** Converts a part from shares of a photo to shares of a window of that photo. */
export function convertToWindow({ box, cut }: KeptPart, window: Rect): KeptPart {
  const [left, top] = [Math.max(box.x, window.x), Math.max(box.y, window.y)];
  const right = Math.min(box.x + box.width, window.x + window.width);
  const foot = Math.min(box.y + box.height, window.y + window.height);
  const within = makeWholePart({
    x: (left - window.x) / window.width,
    y: (top - window.y) / window.height,
    width: (right - left) / window.width,
    height: (foot - top) / window.height,
  });
  return {
    ...within,
    cut: { ...within.cut, bottom: within.cut.bottom || cut.bottom },
  };
}
