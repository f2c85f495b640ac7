import type { ToastMessage } from '@adwright/contracts';
import { expect, test } from 'vitest';
import { BILLING_TOASTS } from './texts.ts';

/** As the spec prints them: title / description. */
const FAILURES: readonly (readonly [ToastMessage, string, string?])[] = [
  [
    BILLING_TOASTS.authenticationRequired,
    'Authentication required',
    'Please login to use this feature',
  ],
  [BILLING_TOASTS.checkoutFailed, 'Error', 'Could not initiate checkout. Please try again.'],
  [BILLING_TOASTS.checkoutInvalidResponse, 'Error', 'Invalid response from server.'],
];

test.each(FAILURES)(
  '%o is destructive and reads as the spec does',
  (message, title, description) => {
    expect(message).toEqual({ title, description, kind: 'destructive' });
  },
);
