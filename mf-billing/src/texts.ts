import { failureToast, noticeToast, successToast } from '@adwright/contracts';

/** What plans, payment and the account say (spec §7, §8). */
export const BILLING_TOASTS = {
  authenticationRequired: failureToast(
    'Authentication required',
    'Please login to use this feature',
  ),
  checkoutFailed: failureToast('Error', 'Could not initiate checkout. Please try again.'),
  checkoutInvalidResponse: failureToast('Error', 'Invalid response from server.'),
  subscriptionCancelled: noticeToast(
    'Your subscription is cancelled',
    'You keep your plan and your credits to the end of the period.',
  ),
  subscriptionKept: successToast('Your subscription goes on'),
  exportAsked: noticeToast('Your data is being packed', 'We’ll send you a mail with the link.'),
  exportUnderWay: noticeToast(
    'Your data is being packed already',
    'We’ll send you a mail with the link.',
  ),
  exportNotAsked: failureToast('Failed to pack your data', 'Please try again.'),
  exportTooSoon: (message: string) => failureToast('Your data was packed just now', message),
  accountExported: noticeToast('Your data is downloaded'),
  accountNotExported: failureToast('Failed to download your data', 'Please try again.'),
  accountDeleted: noticeToast('Your account is deleted'),
  accountNotDeleted: failureToast('Failed to delete your account', 'Please try again.'),
  subscriptionUnchanged: failureToast('Failed to change your subscription', 'Please try again.'),
} as const;
