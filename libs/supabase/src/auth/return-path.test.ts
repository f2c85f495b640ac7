import { beforeEach, expect, test } from 'vitest';
import { forgetReturnPath, rememberReturnPath, resolveReturnPath } from './return-path.ts';

beforeEach(() => sessionStorage.clear());

test('the requested page is returned on every call until the path is deleted', () => {
  rememberReturnPath('/ad/1?from=mail#copy');
  expect(resolveReturnPath()).toBe('/ad/1?from=mail#copy');
  expect(resolveReturnPath()).toBe('/ad/1?from=mail#copy');
  forgetReturnPath();
  expect(resolveReturnPath()).toBe('/dashboard');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'the return path does not leave the page’s origin for %s',
  (path) => {
    rememberReturnPath(path);
    expect(resolveReturnPath()).toBe('/dashboard');
  },
);
