import { failureToast, noticeToast } from '@adwright/contracts';

/** Toasts of the campaigns. */
export const CAMPAIGN_TOASTS = {
  deleted: noticeToast('Campaign deleted', 'Its ads stay in My Ads.'),
  notDeleted: (message: string) => failureToast('Failed to delete the campaign', message),
  unchanged: (message: string) => failureToast('Failed to change the campaign', message),
} as const;
