import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MANIFEST_FILE } from './backup-format.ts';
import type { BackupTarget } from './backup-target.ts';
import { createBackup } from './create-backup.ts';
import { openTarget } from './open-target.ts';
import { restoreBackup } from './restore-backup.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

it('accounts get default settings from a restore of a backup without the settings table', {
  timeout: 240_000,
}, async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'adwright-older-backup-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = path.join(root, 'backup');
  const inProduct = async <Result>(
    name: string,
    work: (target: BackupTarget) => Promise<Result>,
  ): Promise<Result> => {
    const environment = { ADWRIGHT_DATA_DIR: path.join(root, name) };
    const target = await openTarget(environment, REPOSITORY, true);
    return work(target).finally(() => target.close());
  };

  const id = randomUUID();
  const { tables, ...manifest } = await inProduct('from', async (source) => {
    await source.transaction((query) =>
      query('insert into auth.users (id, email) values ($1, $2)', [id, 'ada@example.com']),
    );
    return createBackup(source, folder);
  });
  const older = tables.filter(({ table }) => table !== 'public.account_settings');
  expect(older).toHaveLength(tables.length - 1);
  await writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, tables: older }));

  const settings = await inProduct('to', async (target) => {
    await restoreBackup(target, folder);
    return target.transaction((query) =>
      query('select user_id, receipt_mails from public.account_settings'),
    );
  });
  expect(settings).toEqual([{ user_id: id, receipt_mails: true }]);
});
