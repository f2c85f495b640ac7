import { createFailureToast } from '@adwright/contracts';

/** Toast of tools that make several ads at once (spec §8). */
export const ADS_NOT_SAVED = createFailureToast('Error', 'Failed to save ads to your account');
