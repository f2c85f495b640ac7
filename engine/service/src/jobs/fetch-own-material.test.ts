import { FEATURES } from '@adwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestEngine, type EngineUnderTest } from '../testing/engine-under-test.ts';
import { boostBrief, brief } from '../testing/requests.ts';
import { type StorageUnderTest, startTestStorage } from '../testing/storage-server.ts';

let storage: StorageUnderTest;
let world: EngineUnderTest;
let userId: string;

beforeAll(async () => {
  storage = await startTestStorage();
});

afterAll(() => storage.close());

beforeEach(async () => {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } });
  for (const name of ['photo.jpg', 'cut.png', 'logo.png'])
    storage.files.set(name, await plain.clone().jpeg().toBuffer());
  world = createTestEngine({ storagePublicUrl: storage.origin, supabaseUrl: storage.origin });
  userId = crypto.randomUUID();
  world.store.pay(userId, FEATURES.createAd.name);
  world.store.pay(userId, FEATURES.boost.name);
});

const own = () => ({
  productPhoto: {
    imageUrl: storage.url(userId, 'photo.jpg'),
    cutoutUrl: storage.url(userId, 'cut.png'),
    show: 'cutout',
  },
  brand: { name: 'Kestrel', logoLight: storage.url(userId, 'logo.png') },
});

describe('a job fetches photo and brand of its request', () => {
  it.each([
    ['createAd', brief],
    ['boost', boostBrief],
  ] as const)('photo and brand of a request reach the provider: %s', async (webhook, body) => {
    const { status } = await world.post({ webhook, userId, body: { ...body, ...own() } });
    expect(status).toBe(200);
    const [material] = world.provider.own;
    expect(material?.photo?.cutOut).toEqual(storage.files.get('cut.png'));
    expect(material?.photo?.picture).toEqual({
      kind: 'product',
      image: own().productPhoto.imageUrl,
      cutout: own().productPhoto.cutoutUrl,
      show: 'cutout',
    });
    expect(material?.brand?.logos.light).toEqual(storage.files.get('logo.png'));
    expect(material?.brand?.snapshot).toMatchObject({ name: 'Kestrel', colours: [], type: null });
  });

  it('a job and its reply contain neither photo nor brand if the request has none', async () => {
    const { body } = await world.post({ webhook: 'createAd', userId, body: brief });
    expect(world.provider.own).toEqual([{}]);
    const reply = await world.post({
      webhook: 'createAd',
      userId,
      key: crypto.randomUUID(),
      body: brief,
    });
    expect(reply.status).toBe(402);
    expect(Object.keys(Object(body).formData)).toEqual([
      'product',
      'audience',
      'goal',
      'emotion',
      'adType',
    ]);
  });

  it.each(['photo.jpg', 'cut.png', 'logo.png'])(
    'the credits are refunded once if a file of the request has been deleted: %s',
    async (name) => {
      storage.files.delete(name);
      const call = {
        webhook: 'createAd',
        userId,
        key: crypto.randomUUID(),
        body: { ...brief, ...own() },
      } as const;
      expect((await world.post(call)).status).toBe(404);
      expect((await world.post(call)).status).toBe(404);
      expect(world.store.refunds).toBe(1);
      expect(world.provider.own).toEqual([]);
    },
  );

  it('a request with a file in another user’s folder is refused, and its credits are refunded', async () => {
    const foreign = storage.url(crypto.randomUUID(), 'photo.jpg');
    for (const body of [
      { ...brief, productPhoto: { imageUrl: foreign, show: 'framed' } },
      { ...brief, brand: { name: 'Kestrel', logoDark: foreign } },
    ]) {
      const { status, body: reply } = await world.post({ webhook: 'createAd', userId, body });
      expect({ status, reply }).toMatchObject({
        status: 404,
        reply: { code: 'not_found' },
      });
      world.store.pay(userId, FEATURES.createAd.name);
    }
  });
});
