import { createFailureToast, createSuccessToast, TOASTS } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';

/** Toasts and messages of Create Ad (spec §4, §7, §8). */
export const CREATE_AD_TEXTS = {
  status: (status: number, body: string) => `Server responded with status: ${status}. ${body}`,
  invalidResponse: 'Invalid response format from webhook',
  fallback: 'Failed to generate ad',
  failed: TOASTS.generationFailed,
  notSaved: createFailureToast('Database Error', 'Failed to save your ad to your account'),
  saved: createSuccessToast('Ad saved to your account'),
} satisfies FlowTexts;

/** Message of the results page when the result contains no ad. */
export const CREATIVES_MISSING = createFailureToast(
  'Failed to load creatives',
  'No ad creatives were generated. Please try again.',
);
