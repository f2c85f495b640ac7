import type { ToastMessage } from '@adwright/contracts';
import { expect, test } from 'vitest';
import { BILLING_TOASTS } from './texts.ts';

/** The title and description of each error message, as the specification states them. */
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
  'the message %o is shown as an error with the text of the specification',
  (message, title, description) => {
    expect(message).toEqual({ title, description, kind: 'destructive' });
  },
);
