import { AppError } from '@adwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestEngine, type EngineUnderTest } from '../testing/engine-under-test.ts';
import { type StorageUnderTest, startTestStorage } from '../testing/storage-server.ts';

const userId = crypto.randomUUID();
let storage: StorageUnderTest;
let world: EngineUnderTest;

beforeAll(async () => {
  storage = await startTestStorage();
  const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } });
  storage.files.set('photo.jpg', await photo.jpeg().toBuffer());
  storage.files.set('cut.webp', await photo.webp().toBuffer());
});
beforeEach(() => {
  world = createTestEngine({ storagePublicUrl: storage.origin, supabaseUrl: storage.origin });
  world.store.pay(userId, 'Product Photoshoot');
});
afterAll(() => storage.close());

function shoot(more: object = {}) {
  const imageUrl = storage.url(userId, 'photo.jpg', 'uploads');
  const form = { productType: 'mug', environment: 'kitchen', format: 'square' };
  return world.post({
    webhook: 'photoshoot',
    userId,
    body: { ...form, ...more, imageUrl, userId },
  });
}

it('a photoshoot uses the cut-out that the user has seen', async () => {
  const cutoutUrl = storage.url(userId, 'cut.webp');
  expect((await shoot({ cutoutUrl })).status).toBe(200);
  expect(world.provider.shot).toEqual(['image/webp']);
});

it('a photoshoot refuses another user’s cut-out', async () => {
  const cutoutUrl = storage.url(crypto.randomUUID(), 'cut.webp');
  expect((await shoot({ cutoutUrl })).status).toBe(404);
  expect(world.provider.shot).toEqual([]);
});

it('a photoshoot refunds the credits for a product that can’t be cut out, and states the reason', async () => {
  const userMessage = 'The product fills the photo, so it can’t be set into a scene.';
  world.provider.failure = new AppError('product_not_cut_out', 'the photo has no cut-out', {
    userMessage,
  });
  const response = await shoot();
  expect(response.status).toBe(422);
  expect(response.body).toMatchObject({ code: 'product_not_cut_out', error: userMessage });
  expect(world.store.calls.at(-1)).toContain('refund');
});
