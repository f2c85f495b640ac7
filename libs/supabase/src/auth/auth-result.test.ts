import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { settleAuth } from './auth-result.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

test('no error is done', async () => {
  expect(await settleAuth(async () => ({ error: null }))).toEqual({ outcome: 'done' });
});

test('an answer of the service is a refusal in its words', async () => {
  const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  expect(await settleAuth(async () => ({ error }))).toEqual({
    outcome: 'refused',
    message: 'Invalid login credentials',
  });
  expect(logged).not.toHaveBeenCalled();
});

test('no answer is a failure without words', async () => {
  const cause = new AuthRetryableFetchError('Failed to fetch', 0);
  expect(await settleAuth(async () => ({ error: cause }))).toEqual({ outcome: 'failed', cause });
  expect(logged).toHaveBeenCalledWith(expect.any(String), cause);
});

test('so is anything thrown', async () => {
  const cause = new TypeError('storage is gone');
  expect(await settleAuth(() => Promise.reject(cause))).toEqual({ outcome: 'failed', cause });
  expect(logged).toHaveBeenCalledWith(expect.any(String), cause);
});
