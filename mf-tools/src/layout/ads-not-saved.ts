import { failureToast } from '@adwright/contracts';

/** Toast of tools that make several ads at once (spec §8). */
export const ADS_NOT_SAVED = failureToast('Error', 'Failed to save ads to your account');
