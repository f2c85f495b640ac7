import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillDisk, mountSmallDisk } from '../../testing/small-disk.ts';
import { spend } from '../../testing/spend.ts';
import { createClientFor, createUser, PASSWORD, startTestService } from '../testing.ts';
import { DiskGuard, NO_ROOM } from './disk-guard.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
/** A limit in bytes that is larger than any disk, so that it always applies. */
const ALWAYS = 1e18;

const small = await mountSmallDisk(200);
beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => small?.remove());

it('additions of users are refused before the disk is full', async () => {
  const lines: string[] = [];
  const service = await startTestService({
    diskLimits: { refuseContentBelow: ALWAYS },
    report: (line) => lines.push(line),
  });
  const { client, id } = await createUser(service);
  const folder = client.storage.from('ad_images');
  const admin = createClientFor(service, service.secretKey).storage.from('ad_images');
  // The engine's results are already paid for, so they are stored on a disk that refuses users' additions.
  expect(
    (await admin.upload(`${id}/paid.png`, PNG, { contentType: 'image/png' })).error,
  ).toBeNull();

  for (const { error } of [
    await folder.upload(`${id}/a.png`, PNG, { contentType: 'image/png' }),
    await folder.update(`${id}/paid.png`, PNG, { contentType: 'image/png' }),
    await folder.copy(`${id}/paid.png`, `${id}/copy.png`),
  ]) {
    expect(error?.message).toBe(NO_ROOM);
  }
  // The engine stores originals of a user's asset library free of charge, so these files are refused like
  // uploads.
  const originals = createClientFor(service, service.secretKey).storage.from('assets');
  const original = await originals.upload(`${id}/logo.png`, PNG, { contentType: 'image/png' });
  expect(original.error?.message).toBe(NO_ROOM);
  const large = { user_id: id, title: 'Tea', ad_text: 'x'.repeat(5000) };
  const refused = await client.from('ads').insert(large);
  expect(refused).toMatchObject({ status: 507, error: { code: 'disk_full', message: NO_ROOM } });
  const version = await createClientFor(service, service.secretKey).rpc('save_ad_version', {});
  expect(version).toMatchObject({ status: 507, error: { message: NO_ROOM } });
  // Small records are stored on a disk that refuses uploads: the row of an ad, a favourite, a payment.
  const saved = await client
    .from('ads')
    .insert({ user_id: id, title: 'Tea' })
    .select('id')
    .single();
  expect(saved.error).toBeNull();
  const favourite = client.from('ads').update({ is_favorite: true }).eq('id', saved.data?.id);
  expect((await favourite).error).toBeNull();
  await spend({ client, id }, 'createAd');
  expect((await client.from('ads').delete().eq('id', saved.data?.id)).error).toBeNull();

  expect((await folder.list(id)).data).toHaveLength(1);
  expect((await fetch(folder.getPublicUrl(`${id}/paid.png`).data.publicUrl)).status).toBe(200);
  expect((await client.from('ads').select('id')).error).toBeNull();
  expect((await folder.remove([`${id}/paid.png`])).data).toHaveLength(1);
  expect(lines).toEqual([
    expect.stringMatching(/are free\. Additions are refused until there is more\.$/),
  ]);
  await service.close();
});

it('paid results are stored until only the space that is reserved for the database is left', async () => {
  const guard = (refuseAllBelow: number) =>
    new DiskGuard(
      tmpdir(),
      { warnBelow: ALWAYS, refuseContentBelow: ALWAYS, refuseAllBelow },
      () => {},
    );
  expect(await guard(0).hasRoomFor('content')).toBe(false);
  expect(await guard(0).hasRoomFor('paid-or-small')).toBe(true);
  expect(await guard(ALWAYS).hasRoomFor('paid-or-small')).toBe(false);
});

it('on a full disk no charge is accepted, and credits are still refunded', async () => {
  const withRoom = await startTestService({ database: 'postgres' });
  const person = await createUser(withRoom);
  await spend(person, 'createAd');

  const { databaseUrl } = withRoom;
  const service = await startTestService({ databaseUrl, diskLimits: { refuseAllBelow: ALWAYS } });
  const client = createClientFor(service);
  const { email, id } = person;
  expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  await expect(spend({ client, id }, 'createAd')).rejects.toThrow(NO_ROOM);
  await service.query(`update private.unclaimed_spends set created_at = now() - interval '1 hour'`);
  const admin = createClientFor(service, service.secretKey);
  expect((await admin.rpc('release_stale_spends')).data).toBe(1);
  await service.close();
  await withRoom.close();
});

it('the data service reports only once that the disk runs out of space', async () => {
  const lines: string[] = [];
  const limits = { warnBelow: ALWAYS, refuseContentBelow: 0, refuseAllBelow: 0 };
  const guard = new DiskGuard(tmpdir(), limits, (line) => lines.push(line));
  for (let times = 0; times < 3; times += 1) expect(await guard.hasRoomFor('content')).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(/^[\d.]+ [GM]B of the disk that holds .* are free\. Free some space/),
  ]);
});

it.skipIf(!small)(
  'all data stays readable while other programs fill the disk, and additions work again once there is space',
  { timeout: 60_000 },
  async () => {
    if (!small) return;
    const dataDir = `${small.folder}/data`;
    // These limits are lower than the product’s, because the test’s disk is small.
    const diskLimits = { warnBelow: 60e6, refuseContentBelow: 40e6, refuseAllBelow: 20e6 };
    const service = await startTestService({ database: 'pglite', dataDir, diskLimits });
    const { client, id } = await createUser(service);
    const folder = client.storage.from('ad_images');
    const upload = (name: string) =>
      folder.upload(`${id}/${name}.png`, PNG, { contentType: 'image/png' });
    const picture = folder.getPublicUrl(`${id}/before.png`).data.publicUrl;
    expect((await upload('before')).error).toBeNull();
    const ad = { user_id: id, ad_image_url: picture, title: 'Tea', status: 'completed' };
    expect((await client.from('ads').insert(ad)).error).toBeNull();

    const makeRoom = await fillDisk(small.folder);
    expect((await upload('full')).error?.message).toBe(NO_ROOM);
    for (let times = 0; times < 20; times += 1) {
      expect((await client.from('ads').select('title')).data).toEqual([{ title: 'Tea' }]);
      expect((await client.from('users').select('*')).data).toHaveLength(1);
    }
    expect((await fetch(picture)).status).toBe(200);
    expect((await fetch(`${service.url}/health`)).status).toBe(200);

    await makeRoom();
    expect((await upload('after')).error).toBeNull();
    expect((await client.from('ads').insert({ ...ad, title: 'Coffee' })).error).toBeNull();
    await service.close();
  },
);
