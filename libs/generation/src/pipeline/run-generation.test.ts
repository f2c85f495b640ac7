import { createTestAd, TEST_USER_ID, TestBackend } from '@adwright/ads/testing';
import type { Brief } from '@adwright/contracts';
import { spendCredits } from '@adwright/credits';
import { getRuntimeConfig, getSupabase } from '@adwright/supabase';
import { beforeEach, expect, test, vi } from 'vitest';
import { imageFlow, wordsFlow } from '../testing/sample-flows.ts';
import { runGeneration } from './run-generation.ts';

const BRIEF: Brief = {
  adType: 'testimonial',
  audience: 'busy "parents"',
  product: "Nana's soup",
  goal: 'more \\ orders',
  emotion: 'trust',
};
const POST = 'http://localhost:8321/storage/v1/object/public/ad_images/post.jpg';
const STORY = 'http://localhost:8321/storage/v1/object/public/ad_images/story.jpg';
const REPLY = {
  success: true,
  creatives: [
    { imageUrl: POST, format: 'post' },
    { imageUrl: STORY, format: 'story' },
  ],
  adText: ['One.', 'Two.'],
};
const WEBHOOK = 'POST /webhooks/create-ad';
const SPEND = 'POST /rest/v1/rpc/check_and_consume_credits';
const KEY = 'Idempotency-Key';

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on(WEBHOOK, () => Response.json(REPLY));
  backend.on('POST /rest/v1/ads', () => Response.json([createTestAd(1)], { status: 201 }));
});

const services = () => ({
  client: getSupabase(),
  webhooks: getRuntimeConfig().webhooks,
  spend: spendCredits,
});
const create = (form = BRIEF) => runGeneration(wordsFlow, { form }, TEST_USER_ID, services());
/** Creates a network failure and skips the delays between retries. */
const createOffline = async () => {
  vi.useFakeTimers();
  const outcome = create();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  return outcome;
};
const keys = () => backend.callsOf(WEBHOOK).map((call) => call.headers.get(KEY));

test('a generation first spends credits, then calls the webhook, then saves rows', async () => {
  await create();
  expect(backend.calls.slice(0, 3).map((call) => call.name)).toEqual([
    SPEND,
    WEBHOOK,
    'POST /rest/v1/ads',
  ]);
});

test('the webhook gets the cleaned brief, its prompt and the access token', async () => {
  await create();
  const [call] = backend.callsOf(WEBHOOK);
  expect(call?.body).toEqual({
    adType: 'testimonial',
    audience: 'busy parents',
    product: 'Nanas soup',
    goal: 'more  orders',
    emotion: 'trust',
    prompt: expect.stringContaining('Nanas soup'),
    typed: { audience: 'busy "parents"', goal: 'more \\ orders', product: "Nana's soup" },
  });
  expect(call?.headers.get('Authorization')).toMatch(/^Bearer ey/);
});

test('a saved row has exactly the fields that the spec states', async () => {
  const outcome = await create();
  expect(backend.callsOf('POST /rest/v1/ads')[0]?.body).toEqual([
    {
      user_id: TEST_USER_ID,
      ad_image_url: POST,
      ad_image_url_story: STORY,
      ad_text: 'One.\n\nTwo.',
      status: 'completed',
    },
  ]);
  expect(outcome).toMatchObject({
    kind: 'done',
    rows: 'saved',
    state: {
      creatives: [{ id: createTestAd(1).id }, { id: createTestAd(1).id }],
      adText: ['One.', 'Two.'],
    },
  });
});

test('a generation without credits calls no webhook', async () => {
  backend.on(SPEND, () => Response.json(false));
  expect(await create()).toMatchObject({
    kind: 'stopped',
    toast: { title: 'Insufficient Credits' },
  });
  expect(backend.calls.map((call) => call.name)).toEqual([SPEND]);
});

test('a generation retries a lost response with the same key, and neither pays nor changes the key later', async () => {
  backend.on(WEBHOOK, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await createOffline()).toMatchObject({ kind: 'failed', message: 'The sample failed' });
  backend.on(WEBHOOK, () => Response.json(REPLY));
  expect(await create()).toMatchObject({ kind: 'done' });
  expect(keys()).toHaveLength(5);
  expect(new Set(keys()).size).toBe(1);
  expect(backend.callsOf(SPEND)).toHaveLength(1);
});

test('a generation with another brief after a lost response is a new generation', async () => {
  backend.on(WEBHOOK, () => new Response('<html>', { status: 502 }));
  await create();
  await create({ ...BRIEF, product: 'Stew' });
  expect(new Set(keys()).size).toBe(2);
  expect(backend.callsOf(SPEND)).toHaveLength(2);
});

test('a generation pays again with a new key after a refund', async () => {
  const failure = { success: false, error: 'No.', code: 'provider_failed' };
  backend.on(WEBHOOK, () => Response.json(failure, { status: 502 }));
  expect(await create()).toMatchObject({ kind: 'failed', spend: 'returned' });
  backend.on(WEBHOOK, () => Response.json(REPLY));
  await create();
  expect(new Set(keys()).size).toBe(2);
  expect(backend.callsOf(SPEND)).toHaveLength(2);
});

test('a generation pays again when the stored spend was refunded in the meantime', async () => {
  backend.on(WEBHOOK, () => new Response('<html>', { status: 502 }));
  await create();
  backend.on(WEBHOOK, () => {
    const unpaid = { success: false, error: 'Insufficient credits', code: 'insufficient_credits' };
    return backend.callsOf(SPEND).length === 1
      ? Response.json(unpaid, { status: 402 })
      : Response.json(REPLY);
  });
  expect(await create()).toMatchObject({ kind: 'done' });
  expect(backend.callsOf(SPEND)).toHaveLength(2);
});

test('the page shows the result even if the result could not be saved', async () => {
  backend.on('POST /rest/v1/ads', () => Response.json({ message: 'no' }, { status: 500 }));
  expect(await create()).toMatchObject({ kind: 'done', rows: 'not-saved' });
});

test('the result is the ad that the engine has already saved', async () => {
  backend.on('POST /rest/v1/ads', () => Response.json([], { status: 201 }));
  backend.on('GET /rest/v1/ads', () => Response.json([createTestAd(7, { ad_image_url: POST })]));
  expect(await create()).toMatchObject({
    rows: 'saved',
    state: { creatives: [{ id: createTestAd(7).id }, { id: createTestAd(7).id }] },
  });
  expect(backend.callsOf('POST /rest/v1/ads')).toHaveLength(1);
});

const file = new File(['x'], 'my picture (1).PNG', { type: 'image/png' });
const vary = () => runGeneration(imageFlow, { form: {}, file }, TEST_USER_ID, services());
const UPLOAD = `POST /storage/v1/object/uploads/${TEST_USER_ID}/*`;

test('the image is uploaded between the charge and the webhook call', async () => {
  backend.on(UPLOAD, () => Response.json({ Key: 'k', Id: 'i' }));
  backend.on('POST /webhooks/variation', () =>
    Response.json({ success: true, optimizedImageUrl: POST }),
  );
  expect(await vary()).toMatchObject({ kind: 'done' });
  const [spend, upload, call, save] = backend.calls;
  expect(spend?.name).toBe(SPEND);
  expect(upload?.name).toMatch(/\/variation_\d+_my_picture__1_.PNG$/);
  const path = upload?.name.replace('POST /storage/v1/object/', '');
  expect(call?.body).toEqual({
    imageUrl: `http://localhost:8321/storage/v1/object/authenticated/${path}`,
    userId: TEST_USER_ID,
    requestType: 'variation',
  });
  expect(save?.body).toEqual([
    {
      user_id: TEST_USER_ID,
      ad_image_url: POST,
      ad_text: 'Variation image',
      title: 'Creative variation',
      status: 'completed',
      is_favorite: false,
    },
  ]);
});

test('a failed upload is reported, and the next try uses the credits that were already spent', async () => {
  backend.on(UPLOAD, () => Response.json({ message: 'disk full' }, { status: 500 }));
  expect(await vary()).toMatchObject({ kind: 'failed', message: 'Upload error: disk full' });
  await vary();
  expect(backend.callsOf(SPEND)).toHaveLength(1);
  expect(backend.callsOf('POST /webhooks/variation')).toEqual([]);
});
