import { TOASTS } from '@adwright/contracts';
import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { settleAuth } from './auth-result.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

test('settleAuth converts a response without an error to the result "done"', async () => {
  expect(await settleAuth(async () => ({ error: null }))).toEqual({ outcome: 'done' });
});

test('settleAuth converts an error of the auth service to the result "refused" with the error’s message', async () => {
  const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  expect(await settleAuth(async () => ({ error }))).toEqual({
    outcome: 'refused',
    message: 'Invalid login credentials',
  });
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['no answer', new AuthRetryableFetchError('Failed to fetch', 0), TOASTS.errorOccurred],
  ['an answer of no known form', new AuthUnknownError('<html>', null), TOASTS.somethingWentWrong],
  ['anything thrown', new TypeError('storage is gone'), TOASTS.unexpectedError],
])(
  'settleAuth converts %s to a failure with a message of the spec',
  async (_case, cause, toast) => {
    const failed = { outcome: 'failed', toast, cause };
    expect(await settleAuth(async () => ({ error: cause }))).toEqual(failed);
    expect(await settleAuth(() => Promise.reject(cause))).toEqual(failed);
    expect(logged).toHaveBeenCalledWith(expect.any(String), cause);
  },
);
