import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWorld } from '../attack/world.ts';
import {
  createClientFor,
  createUser,
  PASSWORD,
  type TestService,
} from '../data-service/testing.ts';
import { openShop, type TestShop } from '../payments/testing.ts';
import { addPassingRows, readUserRows } from '../testing/full-account.ts';
import { spend } from '../testing/spend.ts';
import { PAYMENTS_FILE } from './backup-format.ts';
import type { BackupTarget } from './backup-target.ts';
import { createBackup, hashSha256 } from './create-backup.ts';
import { openEmbeddedTarget } from './embedded-target.ts';
import { openTarget } from './open-target.ts';
import { restoreBackup } from './restore-backup.ts';

// The time limits are long, because the engines of this test do real work, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

let root: string;
let manifest: Awaited<ReturnType<typeof createBackup>>;
let rows: Map<string, unknown[]>;
let files: [place: string, content: Buffer][];
let restoredShop: TestShop;
let restored: TestService;
let userId: string;
let email: string;

/** A title with characters that have a special meaning in at least one file format. */
const AWKWARD = 'Tea, “quoted”, 茶 \\ \n';

const folderOf = (name: string) => path.join(root, name);

type Store = { from(bucket: string): { download(name: string): Promise<{ data: Blob | null }> } };

/** Reads every file of the storage, of all users. */
async function filesOf(service: Pick<TestService, 'query'>, storage: Store) {
  const found: [string, Buffer][] = [];
  for (const { bucket_id, name } of await service.query(
    'select bucket_id, name from storage.objects order by 1, 2',
  )) {
    const { data } = await storage.from(String(bucket_id)).download(String(name));
    const content = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
    found.push([`${bucket_id}/${name}`, content]);
  }
  return found;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adwright-embedded-backup-'));
  const [from, to, backup] = [folderOf('from'), folderOf('to'), folderOf('backup')];
  const { shop, alice, close } = await openWorld({ kept: from });
  ({ id: userId, email } = alice);
  await alice.client.from('ads').insert({ user_id: userId, title: AWKWARD, status: 'completed' });
  await addPassingRows(shop.service, shop.admin.storage, userId);
  rows = await readUserRows(shop.service, userId);
  files = await filesOf(shop.service, shop.admin.storage);
  await close();
  const source = await openEmbeddedTarget(from);
  manifest = await createBackup(source, backup).finally(() => source.close());
  const target = await openTarget({ ADWRIGHT_DATA_DIR: to }, REPOSITORY, true);
  await restoreBackup(target, backup).finally(() => target.close());
  restoredShop = await openShop(to);
  restored = restoredShop.service;
});

afterAll(async () => {
  await restoredShop?.close();
  await rm(root, { recursive: true, force: true });
});

it('a restore brings back every row of every table with an owner column', async () => {
  expect([...rows].filter(([, found]) => found.length === 0)).toEqual([]);
  const back = await readUserRows(restored, userId);
  expect([...back.keys()]).toEqual([...rows.keys()]);
  for (const [table, found] of rows)
    expect({ table, rows: back.get(table) }).toEqual({ table, rows: found });
});

it('a restore brings back every file of every bucket', async () => {
  const backed = manifest.objects.map(({ bucket, key }) => `${bucket}/${key}`);
  expect(backed.sort()).toEqual(files.map(([place]) => place).sort());
  const buckets = new Set(files.map(([place]) => place.split('/')[0]));
  expect([...buckets]).toEqual(['ad_images', 'assets', 'job_answers']);
  const back = await filesOf(restored, createClientFor(restored, restored.secretKey).storage);
  expect(back.map(([place]) => place)).toEqual(files.map(([place]) => place));
  for (const [at, [place, content]] of files.entries())
    expect({ place, same: back[at]?.[1].equals(content) && content.length > 0 }).toEqual({
      place,
      same: true,
    });
});

it('a backup leaves sessions out, and after a restore every user can sign in again and continue', async () => {
  const { tables } = manifest;
  // The two accounts belong to Alice and Bob.
  expect(tables.find(({ table }) => table === 'auth.users')?.rows).toBe(2);
  expect(tables.map(({ table }) => table)).not.toContain('auth.sessions');
  const client = createClientFor(restored);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const seen = await client.from('ads').select('title');
  expect(seen.data?.map(({ title }) => title)).toContain(AWKWARD);
  await spend({ client, id: userId }, 'createAd');
  await expect(createUser(restored)).resolves.toBeDefined();
});

it('a restored product serves pictures with their original types', async () => {
  const [place, content] = files.find(([name]) => name.startsWith('ad_images/')) ?? [];
  const picture = await fetch(`${restored.url}/storage/v1/object/public/${place}`);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(content?.equals(Buffer.from(await picture.arrayBuffer()))).toBe(true);
});

it('a restored product opens the portal for a user who had subscribed before', async () => {
  const client = createClientFor(restored);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const { data, error } = await client.functions.invoke<{ url: string }>('billing-portal', {
    body: { return_url: `${restoredShop.shellUrl}/billing` },
  });
  expect(error).toBeNull();
  const portal = await fetch(data?.url ?? '');
  expect(portal.status).toBe(200);
  expect(await portal.text()).toContain('$9.99');
});

it('a backup is readable only by its owner', async () => {
  const names = await readdir(folderOf('backup'), { recursive: true });
  expect(names.length).toBeGreaterThan(10);
  for (const name of ['.', ...names]) {
    const { mode } = await stat(path.join(folderOf('backup'), name));
    expect({ name, othersMay: mode & 0o077 }).toEqual({ name, othersMay: 0 });
  }
});

it('a backup with a lost picture names the picture in its manifest, and contains all other pictures', async () => {
  const [lost, ...others] = manifest.objects;
  const blobs = path.join(folderOf('from'), 'storage', lost?.bucket ?? '', 'blobs');
  for (const blob of await readdir(blobs)) {
    const content = await readFile(path.join(blobs, blob));
    if (hashSha256(content) === lost?.sha256) await rm(path.join(blobs, blob));
  }
  const source = await openEmbeddedTarget(folderOf('from'));
  const second = await createBackup(source, folderOf('second')).finally(() => source.close());
  const { bucket, key } = lost ?? {};
  expect(second.missing).toContainEqual({ bucket, key });
  // The loop above removed all files with the bytes of the lost picture, so other objects with the same picture
  // are lost as well.
  expect(second.objects).toEqual(others.filter(({ sha256: hash }) => hash !== lost?.sha256));
});

it('a backup does not report a picture as lost if the picture is deleted during the backup', async () => {
  const source = await openEmbeddedTarget(folderOf('from'));
  let deleted: { bucket: string; key: string } | undefined;
  const deleting: BackupTarget = {
    ...source,
    async readObject(bucket, key) {
      const object = await source.readObject(bucket, key);
      if (deleted || !object) return object;
      deleted = { bucket, key };
      await source.transaction((query) =>
        query('delete from storage.objects where bucket_id = $1 and name = $2', [bucket, key]),
      );
      return null;
    },
  };
  const third = await createBackup(deleting, folderOf('third')).finally(() => source.close());
  expect(deleted).toBeDefined();
  expect(third.objects).not.toContainEqual(expect.objectContaining(deleted));
  expect(third.missing).not.toContainEqual(deleted);
});

it('a restore makes payment records readable only by their owner', async () => {
  const books = path.join(folderOf('from'), 'payments', PAYMENTS_FILE);
  await rm(books, { force: true });
  const target = await openEmbeddedTarget(folderOf('from'));
  await target.writePayments(Buffer.from('{}')).finally(() => target.close());
  expect((await stat(books)).mode & 0o077).toBe(0);
});

it('a backup does not overwrite an older backup, and a restore does not overwrite accounts', async () => {
  const target = await openEmbeddedTarget(folderOf('from'));
  try {
    await expect(restoreBackup(target, folderOf('backup'))).rejects.toThrow('accounts already');
    await expect(createBackup(target, folderOf('backup'))).rejects.toThrow('EEXIST');
  } finally {
    await target.close();
  }
});

it('a restore from a damaged or incomplete backup stores nothing', async () => {
  const rollbacks: unknown[] = [];
  const target: BackupTarget = {
    transaction: (work) =>
      work(async () => []).catch((error: unknown) => {
        rollbacks.push(error);
        throw error;
      }),
    readObject: async () => null,
    writeObject: async () => {},
    readPayments: async () => null,
    writePayments: async () => {},
    objectsBringTheirRows: false,
    close: async () => {},
  };
  await appendFile(path.join(folderOf('backup'), 'tables/public.ads.jsonl'), '{}\n');
  await expect(restoreBackup(target, folderOf('backup'))).rejects.toThrow('is damaged');
  expect(rollbacks).toHaveLength(1);
  await expect(restoreBackup(target, folderOf('from'))).rejects.toThrow('no complete backup');
});
