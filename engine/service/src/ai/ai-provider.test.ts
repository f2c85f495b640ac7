import { createServer } from 'node:http';
import { photoshootResponseSchema } from '@adwright/contracts/photoshoot';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createProvider } from '../create-provider.ts';
import type { CreativeProvider } from '../creative-provider.ts';
import {
  answerChat,
  answerWithFailure,
  answerWithImages,
  ScriptedAiServer,
  type ScriptedAnswer,
} from '../testing/ai-server.ts';
import { createTestEngine, type EngineUnderTest } from '../testing/engine-under-test.ts';
import { listenOnFreePort } from '../testing/listen.ts';
import { boostBrief, brief } from '../testing/requests.ts';

// The tests of this file render real pictures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const originSchema = z.object({
  origin: z.object({ calls: z.array(z.object({ kind: z.string(), totalTokens: z.number() })) }),
});
const boostSchema = originSchema.extend({ creatives: z.array(z.object({ title: z.string() })) });
const userId = crypto.randomUUID();
const service = new ScriptedAiServer();
const storage = createServer(({ url }, response) => {
  response.end(url?.endsWith('/cut.png') ? cutOut : photo);
});
let photo: Buffer;
let cutOut: Buffer;
let picture: Buffer;
let imageUrl: string;
let provider: CreativeProvider;
let world: EngineUnderTest;

beforeAll(async () => {
  await service.start();
  const origin = await listenOnFreePort(storage);
  imageUrl = `${origin}/storage/v1/object/public/photoshoots/${userId}/1.jpg`;
  const plain = (background: string) =>
    sharp({ create: { width: 900, height: 700, channels: 3, background } });
  photo = await plain('#eee')
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  cutOut = await sharp({ create: { width: 240, height: 320, channels: 4, background: '#c81e5a' } })
    .png()
    .toBuffer();
  const half = { width: 450, height: 700, channels: 3, background: '#274' } as const;
  // The AI provider refuses a picture of a single colour as blank, so one half of the test picture has another
  // colour.
  const parted = await plain('#3a7')
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  picture = await sharp(parted).resize(1024, 1024, { fit: 'fill' }).png().toBuffer();
  provider = await providerWith({ taskTimeoutMs: 60_000 });
  world = createTestEngine({ storagePublicUrl: origin }, provider);
});

function providerWith({ taskTimeoutMs }: { taskTimeoutMs: number }): Promise<CreativeProvider> {
  return createProvider({
    ai: {
      service: 'openai-compatible',
      apiKey: 'key',
      baseUrl: service.url,
      imageModel: 'picture-model',
      textModel: 'text-model',
      timeoutMs: 20_000,
    },
    embedded: { workers: 1, taskTimeoutMs, memoryLimitMb: 100_000 },
  });
}

afterAll(async () => {
  service.stop();
  storage.close();
  await provider.close();
});

beforeEach(() => {
  service.requests.length = 0;
  service.byPath.clear();
  world.store.refunds = 0;
  world.images.objects.clear();
});

describe('the AI provider makes a photoshoot', () => {
  const shoot = () => {
    world.store.pay(userId, 'Product Photoshoot');
    const body = {
      productType: 'perfume bottle',
      environment: 'kitchen',
      visualStyle: 'pastel',
      extraInstructions: 'lemons beside it',
      format: 'square',
      imageUrl,
      userId,
    };
    return world.post({ webhook: 'photoshoot', userId, body });
  };

  it('a photoshoot is refunded when the service sends blank pictures twice', async () => {
    const background = '#3a7';
    const blank = { create: { width: 1024, height: 1024, channels: 3, background } } as const;
    service.answers = [answerWithImages(await sharp(blank).png().toBuffer())];
    expect(await shoot()).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
    expect(service.requests).toHaveLength(8);
    expect(world.store.refunds).toBe(1);
    expect(world.images.objects.size).toBe(0);
  });

  it('a photoshoot consists of four pictures of the service, made from the product without the photo’s location data', async () => {
    service.answers = [answerWithImages(picture)];
    expect(photo.toString('latin1')).toContain('Exif');
    const { status, body } = await shoot();
    expect(status).toBe(200);
    expect(photoshootResponseSchema.parse(body)).toMatchObject({ originalImages: [imageUrl] });
    const { creatives } = photoshootResponseSchema.parse(body);
    expect(creatives?.filter(({ viralScore }) => viralScore)).toHaveLength(4);
    expect(world.images.objects.size).toBe(4);
    expect(service.requests).toHaveLength(4);
    for (const request of service.requests) {
      expect(request.path).toBe('/v1/images/edits');
      expect(request.body).toMatch(/perfume bottle.*kitchen.*pastel.*lemons beside it/);
      expect(request.body).not.toMatch(/exif/i);
    }
  });

  it('a picture of a photoshoot is delivered without a score if no thread has time to rate it', async () => {
    service.answers = [answerWithImages(picture)];
    const hurried = await providerWith({ taskTimeoutMs: 1 });
    const scores: unknown[] = [];
    const image = { bytes: photo, mediaType: 'image/jpeg' } as const;
    const form = { productType: 'mug', environment: 'kitchen', format: 'square' } as const;
    await hurried.photoshoot?.(image, form, {
      seed: 1,
      signal: new AbortController().signal,
      deliver: async (_, { viralScore }) => void scores.push(viralScore),
      note: () => undefined,
      once: (_: string, ask: () => Promise<Uint8Array>) => ask(),
    });
    await hurried.close();
    expect(scores).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['declined', answerWithFailure(400, 'moderation_blocked'), 422, 'policy_refused'],
    ['failing', answerWithFailure(401, 'invalid_api_key'), 502, 'provider_failed'],
  ])(
    'a photoshoot is refunded when a picture of the service is %s',
    async (_, answer, status, code) => {
      service.answers = [answerWithImages(picture), answerWithImages(picture), answer];
      expect(await shoot()).toMatchObject({ status, body: { success: false, code } });
      expect(world.store.refunds).toBe(1);
      expect(world.images.objects.size).toBe(0);
    },
  );
});

const words = {
  eyebrow: 'For slow mornings',
  headline: 'Mugs worth waking for',
  subline: 'Handmade ceramic for people who love coffee.',
  callToAction: 'Order yours',
};
const adText = [
  'One paragraph of text.',
  'Another paragraph of text.',
  'A third paragraph of text.',
];

/** Scripts answers by route, because the provider requests words and pictures at the same time. */
function answerWith(copy: object, pictures: ScriptedAnswer): void {
  service.byPath.set('/v1/chat/completions', answerChat(JSON.stringify(copy)));
  service.byPath.set('/v1/images/generations', pictures);
  service.byPath.set('/v1/images/edits', pictures);
}

describe('the AI provider makes an ad', () => {
  const ask = (body: object = brief) => {
    world.store.pay(userId, 'Create Ad');
    return world.post({ webhook: 'createAd', userId, body });
  };

  it('an ad combines the service’s picture with the service’s words, and its record includes what both calls used', async () => {
    answerWith({ ...words, adText }, answerWithImages(picture));
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      adText,
      creatives: [
        { format: 'post', title: words.headline },
        { format: 'story', title: words.headline },
      ],
      origin: { provider: 'openai-compatible', seed: expect.any(Number) },
    });
    const { origin } = originSchema.parse(body);
    expect(origin.calls.map(({ kind }) => kind).toSorted()).toEqual(['copy', 'picture', 'picture']);
    const tokens = origin.calls.reduce((sum, { totalTokens }) => sum + totalTokens, 0);
    expect(tokens).toBe(7 + 2 * 4210);
    const sizes = await Promise.all(
      [...world.images.objects.values()].map(({ bytes }) => sharp(bytes).metadata()),
    );
    // For each ad, the storage then contains two pictures: the ad, and the AI service's picture without
    // words. Edited ads are rendered from the second picture.
    expect(sizes.map(({ width, height }) => `${width}×${height}`).toSorted()).toEqual([
      '1080×1080',
      '1080×1080',
      '1080×1920',
      '1080×1920',
    ]);
  });

  it.each([
    ['declined', answerWithFailure(400, 'moderation_blocked'), 422, 'policy_refused', /declined/],
    [
      'not given for lack of room',
      answerWithFailure(429, 'rate_limit_exceeded'),
      502,
      'provider_failed',
      /busy.*credits were returned.*again in a minute/,
    ],
    [
      'not a picture',
      answerWithImages(Buffer.from('no picture')),
      502,
      'provider_failed',
      /failed/,
    ],
  ])(
    'an ad is refunded when the picture of the service is %s',
    async (_, answer, status, code, told) => {
      answerWith({ ...words, adText }, answer);
      const error = expect.stringMatching(told);
      expect(await ask()).toMatchObject({ status, body: { success: false, code, error } });
      expect(world.store.refunds).toBe(1);
      expect(world.images.objects.size).toBe(0);
    },
  );
});

it.each([
  ['none', undefined],
  ['note', 'note'],
  ['platform', 'platform'],
  [undefined, 'note'],
] as const)('an ad discloses the use of AI as the brand requires: %s', async (disclosure, said) => {
  answerWith({ ...words, adText }, answerWithImages(picture));
  world.store.pay(userId, 'Create Ad');
  world.store.recipes.length = 0;
  const brand = { name: 'Kestrel', ...(disclosure ? { disclosure } : {}) };
  const answer = await world.post({ webhook: 'createAd', userId, body: { ...brief, brand } });
  expect(answer.status).toBe(200);
  expect(
    world.store.recipes.map(({ recipe }) => recipe.kind === 'composed' && recipe.disclosure),
  ).toEqual([said]);
});

describe('the AI provider prints a note that AI made a part of a picture', () => {
  const TOOLS = [
    ['variation', 'Creative Variation', { requestType: 'variation' }],
    [
      'photoshoot',
      'Product Photoshoot',
      { productType: 'perfume bottle', environment: 'kitchen', format: 'square' },
    ],
  ] as const;

  it.each(TOOLS)(
    'the AI note is on each picture of a %s unless the user chooses no note',
    async (...tool) => {
      const [webhook, feature, form] = tool;
      service.answers = [answerWithImages(picture)];
      const made = async (wish: object) => {
        world.images.objects.clear();
        world.store.pay(userId, feature);
        const body = { ...form, ...wish, imageUrl, userId };
        expect(await world.post({ webhook, userId, body })).toMatchObject({ status: 200 });
        return Promise.all(
          [...world.images.objects.values()].map(async ({ bytes }) => {
            const { data } = await sharp(bytes)
              .extract({ left: 540, top: 900, width: 540, height: 180 })
              .greyscale()
              .raw()
              .toBuffer({ resolveWithObject: true });
            return data.some((value) => value < 12) && data.some((value) => value > 243);
          }),
        );
      };
      const all = (isNoted: boolean) =>
        Array.from({ length: webhook === 'variation' ? 1 : 4 }, () => isNoted);
      expect(await made({})).toEqual(all(true));
      expect(await made({ disclosure: 'note' })).toEqual(all(true));
      expect(await made({ disclosure: 'none' })).toEqual(all(false));
      expect(await made({ disclosure: 'platform' })).toEqual(all(false));
    },
  );
});

it('the AI provider places the user’s own product into the scene that the service makes for the product', async () => {
  answerWith({ ...words, adText }, answerWithImages(picture));
  world.store.pay(userId, 'Create Ad');
  world.store.recipes.length = 0;
  const cutoutUrl = imageUrl.replace('1.jpg', 'cut.png');
  const productPhoto = { imageUrl, cutoutUrl, show: 'cutout' };
  const body = { ...brief, productPhoto };
  const answer = await world.post({ webhook: 'createAd', userId, body });
  expect(answer).toMatchObject({
    status: 200,
    body: { creatives: [{ productPhoto: 'cutout' }, { productPhoto: 'cutout' }] },
  });
  const places = service.requests.filter(({ path }) => path === '/v1/images/edits');
  expect(places).toHaveLength(2);
  for (const { body: sent } of places) {
    expect(sent).toContain('Do not show the product itself');
    // The request contained the user's photo as a PNG.
    expect(sent).toContain('PNG');
  }
  expect(world.store.recipes).toMatchObject([
    {
      recipe: {
        // The version of the recipe depends on the layout, which the random seed of the request determines.
        version: expect.toBeOneOf([3, 4]),
        disclosure: 'note',
        picture: {
          kind: 'product',
          image: imageUrl,
          cutout: cutoutUrl,
          scenes: { square: expect.any(String), story: expect.any(String) },
        },
      },
    },
  ]);
  const ads = [...world.images.objects.values()];
  const shown = await Promise.all(
    ads.map(async ({ bytes }) => {
      const { data } = await sharp(bytes)
        .resize(90, 90, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      let count = 0;
      for (let at = 0; at < data.length; at += 3)
        if (
          Math.abs((data[at] ?? 0) - 0xc8) +
            Math.abs((data[at + 1] ?? 0) - 0x1e) +
            Math.abs((data[at + 2] ?? 0) - 0x5a) <
          24
        )
          count++;
      return count > 200;
    }),
  );
  // Both ads show the user's own product, but the service's scenes do not.
  expect(shown.filter(Boolean)).toHaveLength(2);
});

it('a boost makes ten ads of ten pictures and ten headlines, with the call to action of the request', async () => {
  const variations = Array.from({ length: 10 }, (_, index) => ({
    ...words,
    headline: `Mugs worth waking for, ${'abcdefghij'.charAt(index)}`,
  }));
  answerWith({ variations }, answerWithImages(picture));
  world.store.pay(userId, 'Creative Boost');
  const body = { ...boostBrief, format: 'square', callToAction: 'See the kiln' };
  const answer = await world.post({ webhook: 'boost', userId, body });
  expect(answer.status).toBe(200);
  const { creatives, origin } = boostSchema.parse(answer.body);
  expect(creatives.map(({ title }) => title)).toEqual(variations.map(({ headline }) => headline));
  expect(origin.calls.filter(({ kind }) => kind === 'picture')).toHaveLength(10);
  const prompts = service.requests.filter(({ path }) => path === '/v1/images/generations');
  expect(new Set(prompts.map(({ body: prompt }) => prompt)).size).toBe(10);
});

it('a job that a second worker repeats makes the same ad from the answers that the dead worker received, without paying for them again', async () => {
  answerWith({ ...words, adText }, answerWithImages(picture));
  const key = crypto.randomUUID();
  world.store.pay(userId, 'Create Ad');
  const lost = world.post({ webhook: 'createAd', userId, key, body: brief });
  await expect.poll(() => world.answers.answers.size).toBe(3);
  const answered = service.requests.length;
  world.queue.lose();
  const [generation] = world.queue.waiting.splice(0);
  if (!generation) throw new Error('the queue holds no lost job');
  await world.queue.deliver(generation, 1);
  expect((await lost).status).toBe(200);
  expect(service.requests).toHaveLength(answered);
  expect(world.answers.answers.size).toBe(0);
});
