import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWorld, type World } from './attack/world.ts';
import { waitUntil } from './payments/testing.ts';
import { addPassingRows, readUserRows } from './testing/full-account.ts';

// The time limits are long, because this test starts engines that draw real pictures.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let world: World;
let objects: { bucket_id: string; name: string }[];

beforeAll(async () => {
  world = await openWorld();
  const { shop, alice } = world;
  await addPassingRows(shop.service, shop.admin.storage, alice.id);
  objects = await objectsOf();
});
afterAll(() => world?.close());

/** Lists the files in Alice's folders and in the folders of her jobs. */
async function objectsOf(): Promise<{ bucket_id: string; name: string }[]> {
  const rows = await world.shop.service.query(
    `select bucket_id, name from storage.objects
     where name like $1 || '/%' or split_part(name, '/', 1) in (
       select id::text from public.generations where user_id = $1::uuid
     ) order by 1, 2`,
    [world.alice.id],
  );
  return rows.map(({ bucket_id, name }) => ({ bucket_id: String(bucket_id), name: String(name) }));
}

it('the account has a row in every table with an owner column, and a file in every bucket for users’ files', async () => {
  const rows = await readUserRows(world.shop.service, world.alice.id);
  const empty = [...rows].filter(([, found]) => found.length === 0).map(([table]) => table);
  expect(empty).toEqual([]);
  expect(rows.size).toBeGreaterThan(15);
  const buckets = [...new Set(objects.map(({ bucket_id }) => bucket_id))];
  expect(buckets).toEqual(['ad_images', 'assets', 'job_answers']);
});

it('an account’s export contains all rows of the API’s tables, and all files', async () => {
  const { shop, alice } = world;
  const asked = await alice.client.functions.invoke<{ id: string }>('export-account');
  await fetch(`${shop.service.url}/functions/v1/make-exports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.service.secretKey}` },
  });
  const body = { id: asked.data?.id };
  const { data } = await alice.client.functions.invoke<Blob>('download-export', { body });
  const files = unzipSync(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0)));
  for (const [table, rows] of await readUserRows(shop.service, alice.id)) {
    if (!table.startsWith('public.')) continue;
    const file = files[`${table.slice('public.'.length)}.json`];
    const exported: unknown[] = file ? JSON.parse(strFromU8(file)) : [];
    expect({ table, rows: exported.length }).toEqual({ table, rows: rows.length });
    expect(exported).toEqual(expect.arrayContaining(rows));
  }
  for (const { bucket_id, name } of objects)
    expect(Object.keys(files)).toContain(`pictures/${bucket_id}/${name}`);
});

it('a deleted account leaves no row in any table of any schema, and no file', async () => {
  const { shop, alice, bob } = world;
  const jobs = await shop.service.query('select id from pgboss.job where group_id = $1', [
    alice.id,
  ]);
  expect(jobs.length).toBeGreaterThan(0);
  const { data: customer } = await shop.admin.rpc('payment_customer', { p_user_id: alice.id });
  const traces = [alice.id, alice.email, String(customer)];
  expect(new Set(await shop.search(traces)).size).toBeGreaterThan(15);
  const othersRows = await readUserRows(shop.service, bob.id);

  const deleted = await alice.client.functions.invoke('delete-account', {
    body: { email: alice.email },
  });
  expect(deleted.error).toBeNull();
  await shop.endWeekOf(alice.id);
  await waitUntil(() => expect(shop.deliveries.at(-1)?.type).toBe('customer.subscription.deleted'));
  await waitUntil(async () => expect(await shop.search(traces)).toEqual([]));
  const ids = jobs.map(({ id }) => String(id));
  const left = await shop.service.query(
    `select name from storage.objects where name like $1 || '/%' or split_part(name, '/', 1) = any ($2)`,
    [alice.id, ids],
  );
  expect(left).toEqual([]);
  for (const { bucket_id, name } of objects) {
    const { data: file } = await shop.admin.storage.from(bucket_id).download(name);
    expect({ bucket_id, name, file }).toEqual({ bucket_id, name, file: null });
  }
  expect(await readUserRows(shop.service, bob.id)).toEqual(othersRows);
});

it('answers of external services that were saved after the job had ended are removed', async () => {
  const { shop } = world;
  const place = `${crypto.randomUUID()}/picture-1`;
  await shop.admin.storage.from('job_answers').upload(place, Buffer.from('late'), {
    contentType: 'application/octet-stream',
  });
  const sweep = () =>
    fetch(`${shop.service.url}/functions/v1/sweep-pictures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.service.secretKey}` },
    });
  expect(await (await sweep()).json()).toEqual({ removed: 0 });
  await shop.service.query(
    `update storage.objects set created_at = now() - interval '2 hours' where name = $1`,
    [place],
  );
  expect(await (await sweep()).json()).toEqual({ removed: 1 });
});
