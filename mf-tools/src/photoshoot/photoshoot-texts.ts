import { createFailureToast, createSuccessToast } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';
import { ADS_NOT_SAVED } from '../layout/ads-not-saved.ts';

const FAILED = 'Failed to generate photoshoot. Please try again.';

/** Toasts and messages of Product Photoshoot (spec §4, §7, §8). */
export const PHOTOSHOOT_TEXTS = {
  status: (status: number, body: string) => `Error from photoshoot service: ${status} ${body}`,
  invalidResponse: 'Invalid response format',
  fallback: FAILED,
  failed: () => createFailureToast('Error', FAILED),
  notSaved: ADS_NOT_SAVED,
  succeeded: createSuccessToast('Success', 'Product photoshoot generated successfully!'),
} satisfies FlowTexts;

/** Error message for a missing photo (spec §5). */
export const MISSING_IMAGE = 'Please upload a product image';

/** Text of the results page when the result contains no photos. */
export const NO_PHOTOSHOOTS = 'No photoshoots were generated. Please try again.';

/**
 * Messages for a photo in which the engine recognises no product. The spec does not contain the messages for a
 * photo without a recognisable product.
 */
export const NOT_CUT_OUT =
  'This photo does not show clearly where the product ends, so it can’t be set into a scene. Nothing is charged.';
