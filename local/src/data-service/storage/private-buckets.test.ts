import { buildObjectAddress } from '@adwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClientFor, createUser, startTestService, type TestService } from '../testing.ts';

// The time limits are long, because this test creates a separate database, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let picture: Buffer<ArrayBuffer>;

beforeAll(async () => {
  const canvas = { width: 40, height: 30, channels: 3, background: '#e8401c' } as const;
  picture = Buffer.from(await sharp({ create: canvas }).png().toBuffer());
});

describe.each(['pglite', 'postgres'] as const)(
  'original pictures in the storage on %s',
  (database) => {
    let service: TestService;
    let owner: Awaited<ReturnType<typeof createUser>>;
    let other: Awaited<ReturnType<typeof createUser>>;

    beforeAll(async () => {
      service = await startTestService({ database });
      [owner, other] = [await createUser(service), await createUser(service)];
    });
    afterAll(() => service.close());

    async function upload(bucket: string) {
      const path = `${owner.id}/${crypto.randomUUID()}.png`;
      const storage = owner.client.storage.from(bucket);
      const file = new File([picture], 'a.png', { type: 'image/png' });
      const { error } = await storage.upload(path, file);
      expect(error).toBeNull();
      const address = buildObjectAddress(storage.getPublicUrl(path).data.publicUrl);
      return { path, address, storage };
    }

    const statusAs = async (address: string, token?: string) => {
      const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
      return (await fetch(address, { headers })).status;
    };

    describe.each(['uploads', 'assets'])('original pictures in the bucket %s', (bucket) => {
      it('an original picture can be read at its URL in its owner’s session', async () => {
        const { address, path, storage } = await upload(bucket);
        const answer = await fetch(address, {
          headers: { Authorization: `Bearer ${owner.accessToken}` },
        });
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
        const key = service.secretKey;
        const asService = { apikey: key, Authorization: `Bearer ${key}` };
        expect((await fetch(address, { headers: asService })).status).toBe(200);
        expect((await storage.download(path)).data?.size).toBe(picture.length);
      });

      it('an original picture is refused to every other user on every route', async () => {
        const { address, path } = await upload(bucket);
        const routes = [
          address,
          address.replace('/authenticated/', '/'),
          address.replace('/authenticated/', '/public/'),
          address.replace('/authenticated/', '/sign/'),
          address.replace('/object/authenticated/', '/render/image/public/'),
          address.replace('/object/authenticated/', '/render/image/authenticated/'),
          address.replace('/authenticated/', '/info/'),
        ];
        for (const route of routes) {
          expect([400, 403, 404], route).toContain(await statusAs(route));
          expect([400, 403, 404], route).toContain(await statusAs(route, service.publishableKey));
          expect([400, 403, 404], route).toContain(await statusAs(route, other.accessToken));
        }
        for (const { storage } of [other.client, createClientFor(service)]) {
          const folder = storage.from(bucket);
          expect((await folder.createSignedUrl(path, 60)).error).not.toBeNull();
          const { data: signed } = await folder.createSignedUrls([path], 60);
          expect(signed?.every(({ signedUrl }) => !signedUrl) ?? true).toBe(true);
          expect((await folder.download(path)).error).not.toBeNull();
          expect((await folder.list(owner.id)).data ?? []).toEqual([]);
          expect((await folder.copy(path, `${other.id}/copy.png`)).error).not.toBeNull();
          expect((await folder.move(path, `${other.id}/moved.png`)).error).not.toBeNull();
          expect((await folder.remove([path])).data ?? []).toEqual([]);
        }
        expect(await statusAs(address, owner.accessToken)).toBe(200);
      });

      it('an original picture can be read for some seconds through a signed URL, which covers one picture', async () => {
        const { storage, path } = await upload(bucket);
        const { path: second } = await upload(bucket);
        const { data } = await storage.createSignedUrls([path, second, `${other.id}/x.png`], 60);
        const [signed, also, foreign] = data ?? [];
        expect(await statusAs(signed?.signedUrl ?? '')).toBe(200);
        expect(await statusAs(also?.signedUrl ?? '')).toBe(200);
        expect(foreign?.signedUrl || null).toBeNull();
        const token = new URL(signed?.signedUrl ?? '').searchParams.get('token') ?? '';
        const swapped = also?.signedUrl?.replace(/token=.*/, `token=${token}`) ?? '';
        expect([400, 401, 403]).toContain(await statusAs(swapped));
        const cut = signed?.signedUrl?.slice(0, -4) ?? '';
        expect([400, 401, 403]).toContain(await statusAs(cut));
        const brief = await storage.createSignedUrl(path, 1);
        await new Promise((resolve) => setTimeout(resolve, 2100));
        expect([400, 401, 403]).toContain(await statusAs(brief.data?.signedUrl ?? ''));
      });
    });
  },
);
