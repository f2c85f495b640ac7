import { createFailureToast } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';

const FALLBACK = 'Enhancement failed';

/** Toasts and messages of Optimize Creative (spec §4, §7, §8). */
export const ENHANCE_TEXTS = {
  status: (status: number) => `Error from enhancement service: ${status}`,
  invalidResponse: FALLBACK,
  fallback: FALLBACK,
  failed: (message: string) => createFailureToast('Enhancement Failed', message),
  notSaved: createFailureToast(
    'Database Error',
    "Your image was enhanced but couldn't be saved to your account",
  ),
} satisfies FlowTexts;
