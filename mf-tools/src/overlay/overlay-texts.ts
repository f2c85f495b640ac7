import { failureToast, noticeToast, successToast } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';

/** Messages of the results page about saving (spec §4, §8). */
export const OVERLAY_TOASTS = {
  saved: (count: number) => successToast(`${count} text overlay variations saved to My Ads`),
  nothingNew: noticeToast('No new variations saved - they might already exist in My Ads'),
  notSaved: failureToast('Failed to save results'),
  noVariations: failureToast('No image variations available'),
  noneSaved: failureToast('Failed to save any variations'),
  missingInformation: failureToast(
    'Missing Information',
    'Please upload an image and provide a title',
  ),
} as const;

/** Texts of Add Text (spec §4, §7, §8). */
export const OVERLAY_TEXTS = {
  status: (status: number) => `Error from overlay service: ${status}`,
  invalidResponse: 'Text overlay failed',
  unexplained: 'Failed to add text overlay',
  fallback: 'An unexpected error occurred',
  failed: (message: string) => failureToast('Process Failed', message),
  notSaved: OVERLAY_TOASTS.notSaved,
} satisfies FlowTexts;
