import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClientFor,
  createUser,
  PASSWORD,
  startTestService,
  type TestService,
} from '../data-service/testing.ts';
import { spend } from '../testing/spend.ts';
import type { BackupTarget } from './backup-target.ts';
import { createBackup } from './create-backup.ts';
import { openHostedTarget } from './hosted-target.ts';
import { restoreBackup } from './restore-backup.ts';

/** Time limit of a test in milliseconds: the tests create databases, and the machine may be busy. */
const SLOW_MS = 120_000;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adwright-backup-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/**
 * Creates a user with spent credits, an ad and a picture; returns the rows and the picture that the user can
 * read.
 */
async function usedAccount(service: TestService) {
  const { client, id, email } = await createUser(service);
  await spend({ client, id }, 'createAd');
  const key = `${id}/overlay_1_tea.png`;
  await client.storage.from('ad_images').upload(key, PNG, { contentType: 'image/png' });
  const url = client.storage.from('ad_images').getPublicUrl(key).data.publicUrl;
  const title = 'Tea, “quoted”, 茶 \\ \n';
  await client.from('ads').insert({ user_id: id, ad_image_url: url, title, status: 'completed' });
  return { id, email, key, seen: await whatIsSeen(service, email) };
}

async function whatIsSeen(service: TestService, email: string) {
  const client = createClientFor(service);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const [users, ads, ledger] = await Promise.all(
    ['users', 'ads', 'credit_ledger'].map((table) => client.from(table).select('*')),
  );
  return { client, rows: [users?.data, ads?.data, ledger?.data] };
}

async function expectWhole(service: TestService, account: Awaited<ReturnType<typeof usedAccount>>) {
  const { client, rows } = await whatIsSeen(service, account.email);
  expect(rows).toEqual(account.seen.rows);
  const picture = await fetch(
    client.storage.from('ad_images').getPublicUrl(account.key).data.publicUrl,
  );
  expect(Buffer.from(await picture.arrayBuffer()).equals(PNG)).toBe(true);
  expect(picture.headers.get('content-type')).toBe('image/png');
  // The restored account creates another ad, which fails unless database sequences continue at their old
  // values.
  await spend({ client, id: account.id }, 'createAd');
  await expect(createUser(service)).resolves.toBeDefined();
}

async function using<Result>(
  target: BackupTarget,
  work: (target: BackupTarget) => Promise<Result>,
) {
  try {
    return await work(target);
  } finally {
    await target.close();
  }
}

describe('a hosted product with a real PostgreSQL and the storage service', () => {
  it(
    'a hosted product is restored completely from its backup in another project',
    async () => {
      const backup = path.join(root, 'backups/hosted');
      const [source, restored] = [
        await startTestService({ database: 'postgres' }),
        await startTestService({ database: 'postgres' }),
      ];
      const open = ({ databaseUrl = '', url, secretKey }: TestService) =>
        openHostedTarget({ databaseUrl, supabaseUrl: url, secretKey });
      const account = await usedAccount(source);
      await using(open(source), (target) => createBackup(target, backup));
      expect(await readdir(path.join(backup, 'objects'))).toHaveLength(1);

      await using(open(restored), (target) => restoreBackup(target, backup));
      // The restored rows keep the pictures' URLs, which name the original project.
      await expectWhole(restored, account);
      await Promise.all([source.close(), restored.close()]);
    },
    SLOW_MS,
  );
});
