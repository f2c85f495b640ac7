import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStateFile } from './sandbox-state.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-sandbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777;

it('the payment sandbox’s records can’t be read by other users of the machine', async () => {
  await (await openStateFile(folder)).save();
  expect(await modeOf('payments.json')).toBe(0o600);
});

it('the payment sandbox makes records private that an earlier version left readable for other users', async () => {
  const { state, save } = await openStateFile(folder);
  const books = JSON.stringify(state);
  await writeFile(path.join(folder, 'payments.json'), books, { mode: 0o644 });
  await writeFile(path.join(folder, 'payments.json.new'), books, { mode: 0o644 });
  await save();
  expect(await modeOf('payments.json')).toBe(0o600);
});
