import { failureToast, noticeToast, successToast } from '@adwright/contracts';

/** What brand kits and campaigns say. */
export const MAKING_TOASTS = {
  brandKitSaved: successToast('Brand kit saved'),
  campaignDeleted: noticeToast('Campaign deleted', 'Its ads stay in My Ads.'),
  campaignNotDeleted: (message: string) => failureToast('Failed to delete the campaign', message),
  campaignUnchanged: (message: string) => failureToast('Failed to change the campaign', message),
} as const;
