import { TOASTS } from '@adwright/contracts';
import { expect, test } from 'vitest';
import { newPasswordProblem } from './new-password-problem.ts';

const problem = (password: string, confirmed = password) =>
  newPasswordProblem(password, confirmed, TOASTS.passwordsDontMatch)?.toast;

test('a new password has to match, and to be as long as the account service compares', () => {
  expect(problem('secret1', 'secret2')).toBe(TOASTS.passwordsDontMatch);
  expect(problem('12345')).toBe(TOASTS.passwordTooShort);
  expect(problem('123456')).toBeUndefined();
  // Two bytes each: 72 in all, then 74.
  expect(problem('ü'.repeat(36))).toBeUndefined();
  expect(problem('ü'.repeat(37))).toBe(TOASTS.passwordTooLong);
});
