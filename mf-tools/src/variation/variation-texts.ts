import { createFailureToast } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';

const FALLBACK = 'Variation creation failed';

/** Toasts and messages of Creative Variation (spec §4, §7, §8). */
export const VARIATION_TEXTS = {
  status: (status: number) => `Error from variation service: ${status}`,
  invalidResponse: FALLBACK,
  fallback: FALLBACK,
  failed: (message: string) => createFailureToast('Variation Creation Failed', message),
  notSaved: createFailureToast(
    'Database Error',
    "Your variation was created but couldn't be saved to your account",
  ),
} satisfies FlowTexts;
