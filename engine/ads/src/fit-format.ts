import { overlaps, type Rect } from '@adwright/engine-pixels';
import { type ComposedAd, type ComposedInput, composeAd, type OwnParts } from './compose-ad.ts';
import { type BoxRole, lettersOf } from './composition.ts';
import type { AdPicture } from './material/ad-picture.ts';
import type { Stage } from './stage.ts';

/** An ad as it fits its format, and what had to go for it. */
export interface FittedAd {
  composed: ComposedAd;
  dropped: 'subline'[];
}

/** Words that have no room, by the role that they play; null when all have. */
export type Misfit = { role: BoxRole } | null;

/**
 * Arranges an ad in its format. Where the words have no room the subline goes first; what then still has none is named.
 */
export function composeToFit(
  input: ComposedInput,
  picture: AdPicture | null = null,
  own?: OwnParts,
): FittedAd & { misfit: Misfit } {
  const composed = composeAd(input, picture, own);
  const misfit = misfitOf(composed);
  if (!misfit || input.copy.subline === '') return { composed, dropped: [], misfit };
  const edits = { ...input.edits, withoutSubline: true };
  const shorter = composeAd({ ...input, edits }, picture, own);
  if (misfitOf(shorter)) return { composed, dropped: [], misfit };
  return { composed: shorter, dropped: ['subline'], misfit: null };
}

/** The first words that are cut short, leave the safe area, or stand on others. */
export function misfitOf({ stage, composition }: ComposedAd): Misfit {
  const words = composition.items.filter((item) => item.kind !== 'mark');
  const boxes = words.map(lettersOf);
  const index = words.findIndex((item, at) => {
    const box = boxes[at];
    if ((item.kind !== 'logo' && item.cut) || !box || !isSafe(box, stage)) return true;
    return boxes.some((other, of) => of !== at && overlaps(box, other));
  });
  const item = words[index];
  return item ? { role: item.role } : null;
}

/** Letters reach a little beyond the box that they were fitted into. */
const TOLERANCE_PX = 8;

function isSafe({ x, y, width, height }: Rect, stage: Stage): boolean {
  const { content } = stage;
  return (
    x >= content.x - TOLERANCE_PX &&
    y >= content.y - 2 * TOLERANCE_PX &&
    x + width <= content.x + content.width + TOLERANCE_PX &&
    y + height <= content.y + content.height + 2 * TOLERANCE_PX
  );
}
