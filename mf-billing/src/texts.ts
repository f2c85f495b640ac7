import { createFailureToast, createNoticeToast, createSuccessToast } from '@adwright/contracts';

/** Toasts of plans and payments (spec §7, §8). */
export const BILLING_TOASTS = {
  authenticationRequired: createFailureToast(
    'Authentication required',
    'Please login to use this feature',
  ),
  checkoutFailed: createFailureToast('Error', 'Could not initiate checkout. Please try again.'),
  checkoutInvalidResponse: createFailureToast('Error', 'Invalid response from server.'),
  subscriptionCancelled: createNoticeToast(
    'Your subscription is cancelled',
    'You keep your plan and your credits to the end of the period.',
  ),
  subscriptionKept: createSuccessToast('Your subscription goes on'),
  seatsChanged: (seats: number) =>
    createSuccessToast(
      seats === 0
        ? 'Your plan has its own seat alone'
        : `Your plan has ${seats} further ${seats === 1 ? 'seat' : 'seats'}`,
    ),
  seatsUnchanged: (why = 'Please try again.') =>
    createFailureToast('Your seats were not changed', why),
  subscriptionUnchanged: createFailureToast(
    'Failed to change your subscription',
    'Please try again.',
  ),
} as const;
