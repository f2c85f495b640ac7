import { createFailureToast } from '@adwright/contracts';

/** Toast for a tool that makes several ads at once, when saving the ads failed (spec §8). */
export const ADS_NOT_SAVED = createFailureToast('Error', 'Failed to save ads to your account');
