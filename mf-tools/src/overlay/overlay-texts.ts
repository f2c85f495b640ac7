import { createFailureToast, createNoticeToast, createSuccessToast } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';

/** Toasts of the results page about saving the variations (spec §4, §8). */
export const OVERLAY_TOASTS = {
  saved: (count: number) => createSuccessToast(`${count} text overlay variations saved to My Ads`),
  nothingNew: createNoticeToast('No new variations saved - they might already exist in My Ads'),
  notSaved: createFailureToast('Failed to save results'),
  noVariations: createFailureToast('No image variations available'),
  noneSaved: createFailureToast('Failed to save any variations'),
  missingInformation: createFailureToast(
    'Missing Information',
    'Please upload an image and provide a title',
  ),
} as const;

/** Toasts and messages of Add Text (spec §4, §7, §8). */
export const OVERLAY_TEXTS = {
  status: (status: number) => `Error from overlay service: ${status}`,
  invalidResponse: 'Text overlay failed',
  unexplained: 'Failed to add text overlay',
  fallback: 'An unexpected error occurred',
  failed: (message: string) => createFailureToast('Process Failed', message),
  notSaved: OVERLAY_TOASTS.notSaved,
} satisfies FlowTexts;
