import { expect, it } from 'vitest';
import { featureFlagSchema, isFlagOn } from './feature-flags.ts';

const ANN = '4f0c3a52-8a3e-4b55-9a57-0d2f5f1c7a10';
const BOB = '9b1e2c77-1c55-4a0e-8a8e-3b0a4cc0e1d2';

it('a feature flag of 0 % is on only for the accounts that it names', () => {
  const flag = { percent: 0, accounts: [ANN] };
  const visitor = (account: string | undefined) => ({ seed: 7, email: 'x@y.example', account });
  expect(isFlagOn('new-editor', flag, visitor(ANN))).toBe(true);
  expect(isFlagOn('new-editor', flag, visitor(BOB))).toBe(false);
  expect(isFlagOn('new-editor', flag, { seed: 7, email: undefined })).toBe(false);
});

it('a feature flag names accounts by id, and its schema refuses an email address', () => {
  expect(
    featureFlagSchema.safeParse({ percent: 0, accounts: ['ann@adwright.example'] }).success,
  ).toBe(false);
});
