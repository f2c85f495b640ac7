import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { toAuthResult } from './auth-result.ts';

test.each([
  ['no error', null, { outcome: 'done' }],
  [
    'an answer of the service',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    { outcome: 'refused', message: 'Invalid login credentials' },
  ],
  ['no answer', new AuthRetryableFetchError('Failed to fetch', 0), { outcome: 'failed' }],
  ['something without words', undefined, { outcome: 'failed' }],
])('%s', (_name, error, result) => {
  expect(toAuthResult(error)).toEqual(result);
});
