import { createFailureToast } from '@adwright/contracts';

/** Toast for tools that make several ads at once, when saving failed (spec §8). */
export const ADS_NOT_SAVED = createFailureToast('Error', 'Failed to save ads to your account');
