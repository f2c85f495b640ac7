import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWorld } from '../attack/world.ts';
import { newClient, startTestService, type TestService } from '../data-service/testing.ts';
import { addPassingRows, rowsOfUser } from '../testing/full-account.ts';
import { createBackup } from './create-backup.ts';
import { openEmbeddedTarget } from './embedded-target.ts';
import { openTarget } from './open-target.ts';
import { restoreBackup } from './restore-backup.ts';

// Real engines with real work, on whatever machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

let root: string;
let rows: Map<string, unknown[]>;
let files: [place: string, content: Buffer][];
let restored: TestService;
let userId: string;

type Store = { from(bucket: string): { download(name: string): Promise<{ data: Blob | null }> } };

/** Every file of the storage, whoever's. */
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
  root = await mkdtemp(path.join(tmpdir(), 'adwright-whole-backup-'));
  const [from, to, backup] = ['from', 'to', 'backup'].map((name) => path.join(root, name));
  const { shop, alice, close } = await openWorld(from);
  userId = alice.id;
  await addPassingRows(shop.service, shop.admin.storage, userId);
  rows = await rowsOfUser(shop.service, userId);
  files = await filesOf(shop.service, shop.admin.storage);
  await close();
  const source = await openEmbeddedTarget(String(from));
  await createBackup(source, String(backup)).finally(() => source.close());
  const target = await openTarget({ ADWRIGHT_DATA_DIR: to }, REPOSITORY, true);
  await restoreBackup(target, String(backup)).finally(() => target.close());
  restored = await startTestService({ dataDir: String(to) });
});

afterAll(async () => {
  await restored?.close();
  await rm(root, { recursive: true, force: true });
});

it('brings back every row of every table that says whose its rows are', async () => {
  expect([...rows].filter(([, found]) => found.length === 0)).toEqual([]);
  const back = await rowsOfUser(restored, userId);
  expect([...back.keys()]).toEqual([...rows.keys()]);
  for (const [table, found] of rows)
    expect({ table, rows: back.get(table) }).toEqual({ table, rows: found });
});

it('brings back every file of every bucket', async () => {
  const buckets = new Set(files.map(([place]) => place.split('/')[0]));
  expect([...buckets]).toEqual(['ad_images', 'assets', 'job_answers']);
  const back = await filesOf(restored, newClient(restored, restored.secretKey).storage);
  expect(back.map(([place]) => place)).toEqual(files.map(([place]) => place));
  for (const [at, [place, content]] of files.entries())
    expect({ place, same: back[at]?.[1].equals(content) && content.length > 0 }).toEqual({
      place,
      same: true,
    });
});
