import { expect, test } from 'vitest';
import { AUTH_TOASTS } from '../texts.ts';
import { findPasswordProblem } from './new-password-problem.ts';

const problem = (password: string, confirmed = password) =>
  findPasswordProblem(password, confirmed, AUTH_TOASTS.passwordsDontMatch)?.toast;

test('a new password requires two equal passwords within the length that the auth service compares', () => {
  expect(problem('secret1', 'secret2')).toBe(AUTH_TOASTS.passwordsDontMatch);
  expect(problem('12345')).toBe(AUTH_TOASTS.passwordTooShort);
  expect(problem('123456')).toBeUndefined();
  // Each letter "ü" takes two bytes: the first password has 72 bytes, the second has 74.
  expect(problem('ü'.repeat(36))).toBeUndefined();
  expect(problem('ü'.repeat(37))).toBe(AUTH_TOASTS.passwordTooLong);
});
