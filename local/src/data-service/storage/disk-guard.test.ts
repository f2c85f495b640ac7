import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillDisk, mountSmallDisk } from '../../testing/small-disk.ts';
import { SERVICE } from '../caller.ts';
import { newClient, newUser, startTestService } from '../testing.ts';
import { DiskGuard } from './disk-guard.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const NO_ROOM =
  'There is no room for new pictures right now. Everything that you have is safe. Please try again later.';
/** More than any disk has. */
const ALWAYS = 1e18;

const small = await mountSmallDisk(200);
beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => small?.remove());

it('refuses uploads and copies of people before the disk is full, and nothing else', async () => {
  const lines: string[] = [];
  const service = await startTestService({
    diskLimits: { refuseUploadsBelow: ALWAYS },
    report: (line) => lines.push(line),
  });
  const { client, id } = await newUser(service);
  const folder = client.storage.from('ad_images');
  const admin = newClient(service, service.secretKey).storage.from('ad_images');
  // What the engine stores is paid for.
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
  expect((await folder.list(id)).data).toHaveLength(1);
  expect((await fetch(folder.getPublicUrl(`${id}/paid.png`).data.publicUrl)).status).toBe(200);
  expect((await client.from('ads').select('id')).error).toBeNull();
  expect((await folder.remove([`${id}/paid.png`])).data).toHaveLength(1);
  expect(lines).toEqual([
    expect.stringMatching(/are free\. Uploads are refused until there is more\.$/),
  ]);
  await service.close();
});

it('stores what was paid for until the rest is for the database', async () => {
  const guard = (refuseAllBelow: number) =>
    new DiskGuard(
      tmpdir(),
      { warnBelow: ALWAYS, refuseUploadsBelow: ALWAYS, refuseAllBelow },
      () => {},
    );
  expect(await guard(0).refuseUpload('a-user')).toMatchObject({ status: 400 });
  expect(await guard(0).refuseUpload(SERVICE)).toBeNull();
  expect(await guard(ALWAYS).refuseUpload(SERVICE)).toMatchObject({ status: 400 });
});

it('reports once that room gets scarce', async () => {
  const lines: string[] = [];
  const limits = { warnBelow: ALWAYS, refuseUploadsBelow: 0, refuseAllBelow: 0 };
  const guard = new DiskGuard(tmpdir(), limits, (line) => lines.push(line));
  for (let times = 0; times < 3; times += 1) expect(await guard.refuseUpload('a-user')).toBeNull();
  expect(lines).toEqual([
    expect.stringMatching(/^[\d.]+ [GM]B of the disk that holds .* are free\. Free some space/),
  ]);
});

it.skipIf(!small)(
  'on a disk that somebody else fills, everything stays readable, and works again once there is room',
  { timeout: 60_000 },
  async () => {
    if (!small) return;
    const dataDir = `${small.folder}/data`;
    // The disk is small: only what is really left counts.
    const diskLimits = { warnBelow: 60e6, refuseUploadsBelow: 40e6, refuseAllBelow: 20e6 };
    const service = await startTestService({ database: 'pglite', dataDir, diskLimits });
    const { client, id } = await newUser(service);
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
