import { failureToast, successToast, TOASTS } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';

/** What Create Ad says (spec §4, §7, §8). */
export const CREATE_AD_TEXTS = {
  status: (status: number, body: string) => `Server responded with status: ${status}. ${body}`,
  invalidResponse: 'Invalid response format from webhook',
  fallback: 'Failed to generate ad',
  failed: TOASTS.generationFailed,
  notSaved: failureToast('Database Error', 'Failed to save your ad to your account'),
  saved: successToast('Ad saved to your account'),
} satisfies FlowTexts;

/** The results page, of a brief that became nothing. */
export const CREATIVES_MISSING = failureToast(
  'Failed to load creatives',
  'No ad creatives were generated. Please try again.',
);
