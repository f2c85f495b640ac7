import { overlaps, type Rect } from '@adwright/engine-pixels';
import { type BoxRole, type Composition, findLetters } from './composition.ts';
import type { Stage } from './stage.ts';

/** Role (such as headline) of words that do not fit; null if all words fit. */
export type Misfit = { role: BoxRole } | null;

/**
 * Returns the role of the first words that are truncated, extend beyond the safe area or overlap other words.
 */
export function findMisfit({
  stage,
  composition,
}: {
  stage: Stage;
  composition: Composition;
}): Misfit {
  const words = composition.items.filter((item) => item.kind !== 'mark');
  const boxes = words.map(findLetters);
  const index = words.findIndex((item, at) => {
    const box = boxes[at];
    if ((item.kind !== 'logo' && item.cut) || !box || !isSafe(box, stage)) return true;
    return boxes.some((other, of) => of !== at && overlaps(box, other));
  });
  const item = words[index];
  return item ? { role: item.role } : null;
}

/** Distance in pixels by which a text's letters may extend beyond the box into which the text was fitted. */
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
