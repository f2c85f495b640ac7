import { createFailureToast, createNoticeToast } from '@adwright/contracts';

/** Toasts that the pages of campaigns show. */
export const CAMPAIGN_TOASTS = {
  deleted: createNoticeToast('Campaign deleted', 'Its ads stay in My Ads.'),
  notDeleted: (message: string) => createFailureToast('Failed to delete the campaign', message),
  unchanged: (message: string) => createFailureToast('Failed to change the campaign', message),
} as const;
