import {
  adVersionRowSchema,
  BUCKETS,
  buildObjectAddress,
  editorFailureSchema,
  parseRecipe,
  WEBHOOK_PATHS,
  type WebhookName,
} from '@adwright/contracts';
import {
  buildCampaignPath,
  CAMPAIGN_PATHS,
  createCampaignResponseSchema,
} from '@adwright/contracts/campaigns';
import { buildAdVersionsPath, saveVersionResponseSchema } from '@adwright/contracts/recipe-editing';
import type { Engine, EngineParts } from '@adwright/engine-service';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  createClientFor,
  createUser,
  startTestService,
  type TestService,
} from './data-service/testing.ts';
import { postAsUser, startEngine } from './testing/engine-in-process.ts';
import { createPlainParts } from './testing/plain-provider.ts';
import { spend } from './testing/spend.ts';

const brief = {
  product: 'Handmade ceramic mugs',
  audience: 'Coffee lovers',
  goal: 'More online orders',
  emotion: 'happiness',
  adType: 'product showcase',
  prompt: 'Create a product showcase ad for Handmade ceramic mugs.',
};
// The time limit is long, because this test draws real pictures, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const creativesSchema = z.object({
  creatives: z.array(z.object({ format: z.string(), imageUrl: z.url() })),
});

let service: TestService;
let engine: Engine;
let engineUrl: string;
let user: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  service = await startTestService();
  engine = await startEngine(service);
  ({ url: engineUrl } = await engine.listen());
});

afterAll(async () => {
  await engine.close();
  await service.close();
});

beforeEach(async () => {
  user = await createUser(service);
});

async function creditsUsed(): Promise<number> {
  const { data } = await user.client.from('users').select('credits_used').eq('id', user.id);
  return z.tuple([z.object({ credits_used: z.number() })]).parse(data)[0].credits_used;
}

const post = (path: string, body: object, headers?: Record<string, string>) =>
  postAsUser(user, engine, path, body, headers);

const call = (webhook: WebhookName, body: object, key?: string) =>
  post(WEBHOOK_PATHS[webhook], body, key ? { 'Idempotency-Key': key } : {});

/** Ends the first engine and starts another engine, since two engines would take each other's jobs. */
async function startInstead(parts: Partial<EngineParts>): Promise<void> {
  await engine.close();
  engine = await startEngine(service, parts);
}

/** Reads the states of the user's generations. */
async function states(): Promise<string[]> {
  const { data } = await user.client.from('generations').select('state');
  return z
    .array(z.object({ state: z.string() }))
    .parse(data)
    .map(({ state }) => state);
}

const failing: EngineParts['provider'] = {
  name: 'failing',
  createAd: () => Promise.reject(new Error('no picture today')),
  variation: async () => undefined,
  close: async () => undefined,
};

describe('generating the pictures of a paid brief', () => {
  const key = crypto.randomUUID();
  let maker: typeof user;
  let first: Awaited<ReturnType<typeof call>>;

  beforeAll(async () => {
    maker = await createUser(service);
    user = maker;
    await spend(user, 'createAd');
    first = await call('createAd', brief, key);
  });

  beforeEach(() => {
    user = maker;
  });

  it('a brief becomes two pictures in the user’s folder, and repeated requests make no more pictures', async () => {
    expect(first).toMatchObject({ status: 200, body: { success: true } });
    expect(await call('createAd', brief, key)).toEqual(first);
    expect(await creditsUsed()).toBe(1);

    const { creatives } = creativesSchema.parse(first.body);
    expect(creatives.map(({ format }) => format)).toEqual(['post', 'story']);
    const sizes = await Promise.all(
      creatives.map(async ({ imageUrl }) => {
        expect(imageUrl).toContain(`/storage/v1/object/public/ad_images/${user.id}/`);
        const picture = await fetch(imageUrl);
        expect(picture.headers.get('cache-control')).toContain('3600');
        const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [1080, 1080],
      [1080, 1920],
    ]);
    const [square, story] = creatives.map(({ imageUrl }) => imageUrl);
    const ads = await user.client.from('ads').select('ad_image_url, ad_image_url_story, status');
    expect(ads.data).toEqual([
      { ad_image_url: square, ad_image_url_story: story, status: 'completed' },
    ]);
  });

  it('an edited ad has every version stored, shows the newest, and is found by the words in its picture', async () => {
    const adId = z
      .object({ id: z.uuid() })
      .parse((await user.client.from('ads').select('id').single()).data).id;
    const versions = async () => {
      const { data } = await user.client.from('ad_versions').select('*').order('n');
      return z.array(adVersionRowSchema).parse(data);
    };
    const [made] = await versions();
    const recipe = parseRecipe(made?.recipe);
    if (recipe.kind !== 'composed') throw new Error('the created ad is not a composed ad');
    expect(made).toMatchObject({ ad_id: adId, n: 1 });
    expect(made?.viral_score?.score).toBeGreaterThan(0);

    const words = { ...recipe.words, headline: 'Clay, (kept) 100% warm' };
    const edit = { recipe: { ...recipe, words }, baseVersion: 1 };
    const saved = await post(buildAdVersionsPath(adId), edit);
    const { version } = saveVersionResponseSchema.parse(saved.body);
    expect(version.n).toBe(2);
    expect((await fetch(version.images.square ?? '')).status).toBe(200);
    const again = await post(buildAdVersionsPath(adId), edit);
    expect(again.status).toBe(409);
    expect(editorFailureSchema.parse(again.body).latest?.n).toBe(2);

    expect(await versions()).toHaveLength(2);
    expect(await creditsUsed()).toBe(1);
  });
});

it('the gallery finds ads by title and by the words of their pictures', async () => {
  await spend(user, 'createAd');
  await call('createAd', brief);
  const flat = ['A kept (mug)', 'Another'].map((title) => ({ title, status: 'completed' }));
  await user.client.from('ads').insert(flat);
  const { data: recipe } = await user.client.from('recipes').select('headline').single();
  const { headline } = z.object({ headline: z.string() }).parse(recipe);
  const { data: ads } = await user.client.from('ads').select('id, title');
  const idOf = (title: string | null) => ads?.find((ad) => ad.title === title)?.id;
  const find = async (search: string, to: string) => {
    const { data, error } = await user.client.rpc('find_ads', { p_filter: { search, to } });
    expect(error).toBeNull();
    return z.object({ ids: z.array(z.string()) }).parse(data).ids;
  };
  const later = new Date(Date.now() + 60_000).toISOString();
  expect(await find('KEPT (mug)', later)).toEqual([idOf('A kept (mug)')]);
  expect(await find(headline, later)).toEqual([idOf(null)]);
  expect(await find('kept_(mug)', later)).toEqual([]);
  expect(await find('mug', '2020-01-01T00:00:00Z')).toEqual([]);
});

it('an ad is saved with its recipe even if its caller disconnects', async () => {
  await spend(user, 'createAd');
  const leaving = new AbortController();
  const gone = fetch(`${engineUrl}${WEBHOOK_PATHS.createAd}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.accessToken}` },
    body: JSON.stringify(brief),
    signal: leaving.signal,
  }).catch(() => null);
  await expect.poll(states, { timeout: 10_000, interval: 20 }).toEqual(['running']);
  leaving.abort();
  expect(await gone).toBeNull();
  await expect.poll(states, { timeout: 25_000, interval: 200 }).toEqual(['succeeded']);
  const { data } = await user.client.from('ads').select('ad_text, headline');
  expect(data).toEqual([{ ad_text: expect.stringMatching(/\w/), headline: expect.any(String) }]);
});

it('further formats of ads of a campaign are made free of charge', async () => {
  const { product, prompt: _, ...defaults } = brief;
  const request = {
    name: 'Autumn',
    table: { columns: ['title'], rows: [{ line: 2, cells: [product] }], faults: [] },
    mapping: { product: 0 },
    defaults,
    settings: { formats: ['portrait', 'pin'] },
  };
  const { body } = await post(CAMPAIGN_PATHS.campaigns, request);
  await post(buildCampaignPath(createCampaignResponseSchema.parse(body).id, 'start'), {});
  const campaigns = async () => (await user.client.from('campaign_overviews').select('state')).data;
  await expect.poll(campaigns, { timeout: 60_000, interval: 200 }).toEqual([{ state: 'done' }]);
  const { data } = await user.client.from('ad_versions').select('images').single();
  expect(Object.keys(data?.images).sort()).toEqual(['pin', 'portrait', 'square', 'story']);
  expect(await creditsUsed()).toBe(1);
});

it('a user’s photo is enhanced, and the credit for a broken photo is refunded', async () => {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 20 };
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#777', noise },
  })
    .jpeg()
    .toBuffer();
  const bucket = user.client.storage.from(BUCKETS.uploads);
  const enhance = async (name: string, bytes: Buffer) => {
    const path = `${user.id}/optimize_1_${name}`;
    await bucket.upload(path, bytes, { contentType: 'image/jpeg' });
    await spend(user, 'enhance');
    const imageUrl = buildObjectAddress(bucket.getPublicUrl(path).data.publicUrl);
    return call('enhance', { imageUrl, userId: user.id, requestType: 'enhance' });
  };
  const enhanced = await enhance('photo.jpg', photo);
  expect(enhanced).toMatchObject({ status: 200, body: { success: true } });
  const { optimizedImageUrl } = z.object({ optimizedImageUrl: z.url() }).parse(enhanced.body);
  const { width } = await sharp(await (await fetch(optimizedImageUrl)).arrayBuffer()).metadata();
  expect(width).toBeGreaterThan(400);

  const broken = await enhance('broken.jpg', photo.subarray(0, photo.length / 2));
  expect(broken).toMatchObject({ status: 422, body: { code: 'unreadable_image' } });
  expect(await creditsUsed()).toBe(1);
});

it('the credit for a request with an invalid body is refunded', async () => {
  await spend(user, 'createAd');
  const answer = await call('createAd', { ...brief, goal: '' });
  expect(answer).toMatchObject({ status: 400, body: { field: 'goal' } });
  expect(await creditsUsed()).toBe(0);
});

it('the engine refuses the public client key as a token', async () => {
  user = { ...user, accessToken: service.publishableKey };
  expect(await call('createAd', brief)).toMatchObject({ status: 401 });
});

describe('a brief on an engine that draws one-coloured squares', () => {
  beforeAll(() => startInstead(createPlainParts('0.3')));

  it('a brief that is requested many times at once runs once', async () => {
    await spend(user, 'createAd');
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => call('createAd', brief, key)));
    expect(answers[0]).toMatchObject({ status: 200 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { data } = await createClientFor(service, service.secretKey)
      .storage.from('ad_images')
      .list(user.id);
    expect(data).toHaveLength(2);
  });

  it('of many simultaneous briefs that were paid with one credit, only one runs', async () => {
    await spend(user, 'createAd');
    const calls = Array.from({ length: 12 }, () => call('createAd', brief));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(11);
    expect(await creditsUsed()).toBe(1);
  });
});

describe('an engine that can’t draw pictures', () => {
  beforeAll(async () => {
    await startInstead({ provider: failing });
  });

  it('the credit for a failed brief is refunded, and a retry returns the same failure', async () => {
    await spend(user, 'createAd');
    expect(await creditsUsed()).toBe(1);
    const key = crypto.randomUUID();
    const failed = await call('createAd', brief, key);
    expect(failed).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
    expect(await call('createAd', brief, key)).toEqual(failed);
    expect(await creditsUsed()).toBe(0);
  });

  it('the engine reads an upload of the user, and refuses an upload of another user', async () => {
    const variation = async (owner: typeof user) => {
      const picture = await sharp({
        create: { width: 9, height: 9, channels: 3, background: '#a33' },
      })
        .png()
        .toBuffer();
      const path = `${owner.id}/variation_1_picture.png`;
      const bucket = owner.client.storage.from('ad_images');
      expect((await bucket.upload(path, picture, { contentType: 'image/png' })).error).toBeNull();
      await spend(user, 'variation');
      const imageUrl = bucket.getPublicUrl(path).data.publicUrl;
      return call('variation', { imageUrl, userId: user.id, requestType: 'variation' });
    };
    // This provider returns no picture, which counts as a failure of the provider; the engine has already read
    // the uploaded photo.
    expect(await variation(user)).toMatchObject({ status: 502 });
    expect(await variation(await createUser(service))).toMatchObject({
      status: 400,
      body: { code: 'image_url_refused' },
    });
    expect(await creditsUsed()).toBe(0);
  });
});
