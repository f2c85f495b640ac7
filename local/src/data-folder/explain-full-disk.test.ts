import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  createClientFor,
  createUser,
  PASSWORD,
  startTestService,
} from '../data-service/testing.ts';
import { fillDisk, mountSmallDisk } from '../testing/small-disk.ts';
import { explainFullDisk } from './explain-full-disk.ts';

const small = await mountSmallDisk(160);

it.skipIf(!small)(
  'a start on a full disk fails with an error that names the disk, and succeeds with all data once there is space',
  { timeout: 60_000 },
  async () => {
    if (!small) return;
    const start = () =>
      startTestService({ database: 'pglite', dataDir: path.join(small.folder, 'data') });
    const first = await start();
    const { email } = await createUser(first);
    await first.close();
    const makeRoom = await fillDisk(small.folder);
    const refused = start();
    await expect(refused).rejects.toThrow(
      `The disk that holds ${path.join(small.folder, 'data')} is full`,
    );
    await expect(refused).rejects.not.toThrow(/--fresh|damaged|away/);

    await makeRoom();
    const again = await start();
    const { error } = await createClientFor(again).auth.signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(error).toBeNull();
    await again.close();
    await small.remove();
  },
);

it('explainFullDisk names a full disk as the reason of a failed write, even if the disk error is a nested cause', async () => {
  const reason = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  const explained = await explainFullDisk(
    new Error('the key store has no keys', { cause: reason }),
    '/nowhere',
  );
  expect(String(explained)).toContain('The disk that holds /nowhere is full.');
});

it('explainFullDisk returns any other failure unchanged while the disk has space', async () => {
  const failure = new Error('A port is taken.');
  expect(await explainFullDisk(failure, tmpdir())).toBe(failure);
});
