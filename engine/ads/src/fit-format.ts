import {
  type ComposedAd,
  type ComposedInput,
  composeAd,
  type Dropped,
  type OwnParts,
} from './compose-ad.ts';
import type { AdPicture } from './material/ad-picture.ts';
import { findMisfit, type Misfit } from './misfit.ts';

/** An ad with the positions of all elements, and the texts that were removed to make the ad fit. */
export interface FittedAd {
  composed: ComposedAd;
  dropped: Dropped[];
}

/**
 * Computes the positions of an ad's elements in its format, and removes texts if necessary. If the words do not
 * fit, the subline is removed first. Words that still do not fit are reported.
 */
export function composeToFit(
  input: ComposedInput,
  picture: AdPicture | null = null,
  own?: OwnParts,
): FittedAd & { misfit: Misfit } {
  const composed = composeAd(input, picture, own);
  const misfit = findMisfit(composed);
  const { dropped } = composed;
  if (!misfit || input.copy.subline === '') return { composed, dropped, misfit };
  const edits = { ...input.edits, withoutSubline: true };
  const shorter = composeAd({ ...input, edits }, picture, own);
  if (findMisfit(shorter)) return { composed, dropped, misfit };
  return {
    composed: shorter,
    dropped: [...new Set([...shorter.dropped, 'subline' as const])],
    misfit: null,
  };
}
