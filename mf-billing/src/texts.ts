import { failureToast, noticeToast, successToast } from '@adwright/contracts';

/** Texts of plans and payment (spec §7, §8). */
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
  seatsChanged: (seats: number) =>
    successToast(
      seats === 0
        ? 'Your plan has its own seat alone'
        : `Your plan has ${seats} further ${seats === 1 ? 'seat' : 'seats'}`,
    ),
  seatsUnchanged: (why = 'Please try again.') => failureToast('Your seats were not changed', why),
  subscriptionUnchanged: failureToast('Failed to change your subscription', 'Please try again.'),
} as const;
