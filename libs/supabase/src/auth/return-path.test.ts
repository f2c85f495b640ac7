import { beforeEach, expect, test } from 'vitest';
import { forgetReturnPath, rememberReturnPath, resolveReturnPath } from './return-path.ts';

beforeEach(() => sessionStorage.clear());

test('returns the requested page at every read until it is cleared', () => {
  rememberReturnPath('/ad/1?from=mail#copy');
  expect(resolveReturnPath()).toBe('/ad/1?from=mail#copy');
  expect(resolveReturnPath()).toBe('/ad/1?from=mail#copy');
  forgetReturnPath();
  expect(resolveReturnPath()).toBe('/dashboard');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'never leaves the origin: %s',
  (path) => {
    rememberReturnPath(path);
    expect(resolveReturnPath()).toBe('/dashboard');
  },
);
