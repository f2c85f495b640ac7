import { createServer } from 'node:http';
import { photoshootResponseSchema } from '@adwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProvider } from '../create-provider.ts';
import type { CreativeProvider } from '../provider.ts';
import { type EngineUnderTest, engineUnderTest } from '../testing/engine-under-test.ts';
import { listenOnFreePort } from '../testing/listen.ts';
import { chatAnswer, failureAnswer, imagesAnswer, OpenAiServer } from '../testing/openai-server.ts';
import { brief } from '../testing/requests.ts';

const userId = crypto.randomUUID();
const service = new OpenAiServer();
const storage = createServer((_, response) => void response.end(photo));
let photo: Buffer;
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
  picture = await plain('#3a7').png().toBuffer();
  provider = await createProvider({
    ai: {
      service: 'openai-compatible',
      apiKey: 'key',
      baseUrl: service.url,
      imageModel: 'picture-model',
      textModel: 'text-model',
      timeoutMs: 20_000,
    },
    embedded: { workers: 1, taskTimeoutMs: 60_000, memoryLimitMb: 100_000 },
  });
  world = engineUnderTest({ storagePublicUrl: origin }, provider);
});

afterAll(async () => {
  service.stop();
  storage.close();
  await provider.close();
});

beforeEach(() => {
  service.requests.length = 0;
  world.store.refunds = 0;
  world.images.objects.clear();
});

describe('a photoshoot', () => {
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

  it('is four pictures of the service, made from the product', async () => {
    service.answers = [imagesAnswer(picture)];
    const { status, body } = await shoot();
    expect(status).toBe(200);
    expect(photoshootResponseSchema.parse(body)).toMatchObject({ originalImages: [imageUrl] });
    expect(world.images.objects.size).toBe(4);
    expect(service.requests).toHaveLength(4);
    for (const request of service.requests) {
      expect(request.path).toBe('/v1/images/edits');
      expect(request.body).toMatch(/perfume bottle.*kitchen.*pastel.*lemons beside it/);
    }
  });

  it('does not tell the service where the photo was taken', async () => {
    service.answers = [imagesAnswer(picture)];
    expect(photo.toString('latin1')).toContain('Exif');
    await shoot();
    for (const request of service.requests) expect(request.body).not.toMatch(/exif/i);
  });

  it.each([
    ['declined', failureAnswer(400, 'moderation_blocked'), 422, 'policy_refused'],
    ['failing', failureAnswer(401, 'invalid_api_key'), 502, 'provider_failed'],
  ])('gives the credits back when it is %s', async (_, answer, status, code) => {
    service.answers = [imagesAnswer(picture), imagesAnswer(picture), answer];
    expect(await shoot()).toMatchObject({ status, body: { success: false, code } });
    expect(world.store.refunds).toBe(1);
    expect(world.images.objects.size).toBe(0);
  });
});

it('sets the language model’s words with the embedded composer', async () => {
  const copy = {
    headline: 'Mugs worth waking for',
    subline: 'Handmade ceramic for people who love coffee.',
    callToAction: 'Order yours',
    adText: ['One paragraph of text.', 'Another paragraph of text.', 'A third paragraph of text.'],
  };
  service.answers = [chatAnswer(JSON.stringify(copy))];
  world.store.pay(userId, 'Create Ad');
  const answer = await world.post({ webhook: 'createAd', userId, body: brief });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      adText: copy.adText,
      creatives: [
        { format: 'post', title: copy.headline },
        { format: 'story', title: copy.headline },
      ],
    },
  });
  expect(service.requests).toHaveLength(1);
});
