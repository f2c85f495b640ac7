import { failureToast } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';

const FALLBACK = 'Variation creation failed';

/** Texts of Creative Variation (spec §4, §7, §8). */
export const VARIATION_TEXTS = {
  status: (status: number) => `Error from variation service: ${status}`,
  invalidResponse: FALLBACK,
  fallback: FALLBACK,
  failed: (message: string) => failureToast('Variation Creation Failed', message),
  notSaved: failureToast(
    'Database Error',
    "Your variation was created but couldn't be saved to your account",
  ),
} satisfies FlowTexts;
