import { AppError } from '@adwright/contracts';
import { expect, it, vi } from 'vitest';
import { createOperatorCheck } from './operator-check.ts';

const KEY = 'k'.repeat(32);
const notFound = { code: 'not_found' };

function check(emails: string[], email: string | null, key: string | null = KEY) {
  const readEmail = vi.fn(async () => email);
  const verifyAccessToken = async (header: string | undefined) => {
    if (header !== 'Bearer good') throw new AppError('unauthenticated');
    return 'a-user';
  };
  return { readEmail, pass: createOperatorCheck({ emails, key, verifyAccessToken, readEmail }) };
}

it('the status is visible to programs with the operators’ key, and to the operators’ accounts in the settings', async () => {
  const { pass } = check(['ops@example.com'], 'ops@example.com');
  await expect(pass(`Bearer ${KEY}`)).resolves.toBeUndefined();
  await expect(pass('Bearer good')).resolves.toBeUndefined();
});

it.each([
  ['nobody', undefined],
  ['a bad token', 'Bearer bad'],
  ['another key', `Bearer ${'x'.repeat(32)}`],
  ['an account that is not named', 'Bearer good'],
])('the status route answers “not found” to %s', async (_, header) => {
  const { pass } = check(['ops@example.com'], 'anna@example.com');
  await expect(pass(header)).rejects.toMatchObject(notFound);
});

it('the status is hidden from an account with an unconfirmed e-mail address, and from every account if the settings name no operator', async () => {
  await expect(check(['ops@example.com'], null).pass('Bearer good')).rejects.toMatchObject(
    notFound,
  );
  const unset = check([], 'ops@example.com', null);
  await expect(unset.pass('Bearer good')).rejects.toMatchObject(notFound);
  await expect(unset.pass('Bearer null')).rejects.toMatchObject(notFound);
  expect(unset.readEmail).not.toHaveBeenCalled();
});

it('the operator check looks up an account only once per minute', async () => {
  vi.useFakeTimers();
  const { pass, readEmail } = check(['ops@example.com'], 'ops@example.com');
  await pass('Bearer good');
  await pass('Bearer good');
  expect(readEmail).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(61_000);
  await pass('Bearer good');
  expect(readEmail).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
