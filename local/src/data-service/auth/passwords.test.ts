import bcrypt from 'bcryptjs';
import { afterEach, expect, it } from 'vitest';
import { runAs, SERVICE } from '../caller.ts';
import { checkPassword, hashInThreads, hashPassword } from './passwords.ts';

const ofTests = bcrypt.hash;
afterEach(() => {
  bcrypt.hash = ofTests;
});

it('hashPassword hashes passwords in the format of Supabase Auth', async () => {
  const hash = await runAs(SERVICE, () => hashPassword('correct-horse-1'));
  expect(hash).toMatch(/^\$2[ab]\$10\$/);
  expect(await bcrypt.compare('correct-horse-1', hash)).toBe(true);
});

it('checkPassword accepts passwords of accounts that Supabase Lite created, with old and new hashes', async () => {
  const before = await bcrypt.hash('correct-horse-1', 10);
  hashInThreads();
  const now = await runAs(SERVICE, () => bcrypt.hash('correct-horse-1', 10));
  await runAs(SERVICE, async () => {
    for (const hash of [before, now]) {
      expect(await checkPassword('correct-horse-1', hash)).toBe(true);
      expect(await checkPassword('correct-horse-2', hash)).toBe(false);
    }
    expect(await checkPassword('correct-horse-1', null)).toBe(false);
  });
});
