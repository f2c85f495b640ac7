import { createFailureToast, createSuccessToast, TOASTS } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';
import { ADS_NOT_SAVED } from '../layout/ads-not-saved.ts';

/** Toasts and messages of Creative Boost (spec §4, §7, §8). */
export const BOOST_TEXTS = {
  status: (status: number) => `Server responded with status: ${status}`,
  invalidResponse: 'Invalid response from server',
  fallback: 'Failed to boost campaign',
  failed: TOASTS.generationFailed,
  notSaved: ADS_NOT_SAVED,
  succeeded: createSuccessToast('Boost completed!', 'Your campaign has been boosted successfully'),
} satisfies FlowTexts;

/** Toasts about missing fields (spec §5). */
export const MISSING_FIELDS = createFailureToast(
  'Missing fields',
  'Please fill in all required fields',
);
