import type { Recipe } from '@adwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RenderedImage, UploadedImage } from '../creative-provider.ts';
import { createEmbeddedProvider } from '../embedded/embedded-provider.ts';
import { hashPerceptually, hashSha256 } from '../records/picture-hashes.ts';
import { awaitDelivery } from '../testing/delivered.ts';
import { createTestEngine, type EngineUnderTest } from '../testing/engine-under-test.ts';
import { brief } from '../testing/requests.ts';
import { type StorageUnderTest, startTestStorage } from '../testing/storage-server.ts';
import { setDisclosure, varyOwnAd } from './vary-own-ad.ts';

// The tests of this file render real pictures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const provider = createEmbeddedProvider({
  workers: 1,
  taskTimeoutMs: 60_000,
  memoryLimitMb: 100_000,
});
const userId = crypto.randomUUID();
let storage: StorageUnderTest;
let world: EngineUnderTest;
let ad: RenderedImage;
let overlay: RenderedImage;

beforeAll(async () => {
  storage = await startTestStorage();
  world = createTestEngine(
    { storagePublicUrl: storage.origin, supabaseUrl: storage.origin },
    provider,
  );
  const [first] = await awaitDelivery((context) => provider.createAd(brief, context));
  const plain = {
    create: { width: 640, height: 640, channels: 3, background: '#8fae9b' },
  } as const;
  const photo: UploadedImage = {
    bytes: await sharp(plain).jpeg().toBuffer(),
    mediaType: 'image/jpeg',
    url: storage.url(userId, 'photo.jpg'),
  };
  storage.files.set('photo.jpg', photo.bytes);
  const words = { title: 'Good mornings', subtitle: 'One cup at a time' };
  const [lettered] = await awaitDelivery((context) => provider.overlay(photo, words, context));
  if (!first?.recipe || !lettered?.recipe) throw new Error('the test ad has no recipe');
  [ad, overlay] = [first, lettered];
});

afterAll(async () => {
  storage.close();
  await provider.close();
});

/** Stores a test ad in a workspace, and uploads a file that shows the ad. */
async function own(workspaceId: string, { bytes, recipe }: RenderedImage, upload = bytes) {
  storage.files.set('delivered.jpg', bytes);
  storage.files.set('upload.jpg', upload);
  const hashes = { sha256: hashSha256(bytes), perceptualHash: await hashPerceptually(bytes) };
  const imageUrl = storage.url(workspaceId, 'delivered.jpg', 'ad_images');
  world.records.own.splice(0);
  world.records.own.push({ workspaceId, imageUrl, format: 'square', recipe, ...hashes });
}

/**
 * Makes a variation of the uploaded file, and returns the recipe of the stored variation; undefined for a
 * picture without a recipe.
 */
async function vary(): Promise<Recipe | undefined> {
  world.images.objects.clear();
  world.store.pay(userId, 'Creative Variation');
  const body = {
    imageUrl: storage.url(userId, 'upload.jpg', 'uploads'),
    userId,
    requestType: 'variation',
  };
  const answer = await world.post({ webhook: 'variation', userId, body });
  expect(answer).toMatchObject({ status: 200 });
  return [...world.images.objects.values()][0]?.recipe;
}

it('a variation of a workspace’s ad has the ad’s words, picture and request in another layout', async () => {
  await own(userId, ad);
  const varied = await vary();
  expect(varied).toMatchObject({
    kind: 'composed',
    formats: ['square'],
    words: ad.recipe?.words,
    picture: ad.recipe?.picture,
    seed: ad.recipe?.seed,
  });
  expect(varied).not.toMatchObject({
    layout: ad.recipe?.kind === 'composed' ? ad.recipe.layout : '',
  });
});

it('a workspace’s ad is recognised in a copy that was encoded again', async () => {
  await own(userId, ad, await sharp(ad.bytes).jpeg({ quality: 70 }).toBuffer());
  expect(await vary()).toMatchObject({ words: ad.recipe?.words });
});

it('a copy with an area painted over is varied like any other picture, because the ad’s recipe no longer matches', async () => {
  const patch = { create: { width: 300, height: 60, channels: 3, background: '#123456' } } as const;
  const input = await sharp(patch).png().toBuffer();
  const painted = await sharp(ad.bytes)
    .composite([{ input, left: 60, top: 1000 }])
    .jpeg()
    .toBuffer();
  await own(userId, ad, painted);
  // The record gets the perceptual hash of the painted file, so that only the comparison of pixels can
  // distinguish the two files.
  for (const picture of world.records.own) picture.perceptualHash = await hashPerceptually(painted);
  expect(await vary()).toBeUndefined();
});

it('an ad of another workspace is varied by its pixels, like any other picture', async () => {
  await own(crypto.randomUUID(), ad);
  expect(await vary()).toBeUndefined();
});

it('an ad is varied by its pixels if its recipe can not be found', async () => {
  await own(userId, ad);
  world.records.failure = new Error('the store has no records');
  expect(await vary()).toBeUndefined();
  world.records.failure = undefined;
});

it('a variation of words over a photo has another style, and its photo is fetched again', async () => {
  await own(userId, overlay);
  const varied = await vary();
  expect(varied).toMatchObject({ kind: 'overlay', words: overlay.recipe?.words });
  expect(varied).not.toMatchObject({
    style: overlay.recipe?.kind === 'overlay' ? overlay.recipe.style : '',
  });
});

it('an ad with a deleted photo is varied by its pixels', async () => {
  const { recipe } = overlay;
  if (recipe?.kind !== 'overlay') throw new Error('the engine made no overlay');
  const imageUrl = storage.url(userId, 'deleted.jpg');
  await own(userId, { ...overlay, recipe: { ...recipe, picture: { kind: 'photo', imageUrl } } });
  expect(await vary()).toBeUndefined();
});

it('an ad is not composed again if its words fit no other layout', async () => {
  const { recipe } = ad;
  if (!recipe) throw new Error('no recipe');
  const renderer = { ...provider.recipes, render: async () => null };
  const context = {
    userId,
    signal: new AbortController().signal,
    fetchUpload: vi.fn(),
    fetchFont: vi.fn(),
  };
  expect(await varyOwnAd(renderer, { recipe, format: 'square' }, 3, context)).toBeNull();
});

it('the form’s disclosure is recorded in a recipe only if a model made a part of the picture', () => {
  if (!ad.recipe || !overlay.recipe) throw new Error('no recipe');
  const lettered = { recipe: overlay.recipe, format: 'square' } as const;
  expect(setDisclosure(lettered, 'note', true).recipe).toMatchObject({ disclosure: 'note' });
  expect(setDisclosure(lettered, undefined, true)).toBe(lettered);
  expect(setDisclosure(lettered, 'note', false)).toBe(lettered);
  const generated = {
    ...ad.recipe,
    picture: { kind: 'generated', images: { square: 'https://a.example/b.jpg' } },
  } as Recipe;
  const asked = setDisclosure({ recipe: generated, format: 'square' }, 'platform', false);
  expect(asked.recipe).toMatchObject({ disclosure: 'platform' });
});
