import type { CutSigns } from './cut-signs.ts';

/** Reasons to doubt that a cut-out is right. */
export type CutDoubt =
  | 'nothing-stands-out'
  | 'fills-the-photo'
  | 'runs-off-the-edge'
  | 'several-things'
  | 'seen-through'
  | 'like-its-ground';

/** The text of each reason against a cut-out: the first part of a sentence for the photo's owner. */
export const DOUBT_REASONS: Record<CutDoubt, string> = {
  'nothing-stands-out': 'No product stands out in this photo',
  'fills-the-photo': 'The product fills the photo',
  'runs-off-the-edge': 'The product runs off the edge of the photo',
  'several-things': 'There are several things in this photo',
  'seen-through': 'The background shows through the product',
  'like-its-ground': 'The product is hard to tell from its background',
};

/**
 * Returns the strongest of the reasons against a cut-out. A reason counts as soon as it lowers the result of
 * `computeConfidence`.
 */
export function findDoubt(signs: CutSigns): CutDoubt {
  if (signs.coverage < 0.02) return 'nothing-stands-out';
  if (signs.onRim > 0.008) return 'runs-off-the-edge';
  if (signs.coverage > 0.78) return 'fills-the-photo';
  if (signs.strewn > 0.04) return 'several-things';
  if (signs.doubtful > 0.03) return 'seen-through';
  return 'like-its-ground';
}
