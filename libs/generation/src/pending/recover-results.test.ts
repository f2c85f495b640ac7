import { TEST_USER_ID, TestBackend, testAd } from '@adwright/ads/testing';
import { getSupabase } from '@adwright/supabase';
import { beforeEach, expect, test } from 'vitest';
import { keepAttempt, resumableAttempt } from '../pipeline/attempt.ts';
import { recoverResults } from './recover-results.ts';

const image = (number: number) => testAd(number).ad_image_url ?? '';
const pending = (feature_name: string, result: unknown) => ({
  generation_id: '5ac2bb5a-5a3f-4e59-94a7-5bb77ae22ac5',
  idempotency_key: '0b6b6a2c-3f41-4d3a-9d3f-2f9a9e7d9d10',
  feature_name,
  request: { product: 'p', audience: 'a', emotion: 'fear', format: 'square' },
  result,
  finished_at: '2026-01-05T12:00:00+00:00',
});
const BOOST = pending('Creative Boost', {
  success: true,
  creatives: [{ imageUrl: image(1) }, { imageUrl: image(2) }],
});
const ACKNOWLEDGE = 'POST /rest/v1/rpc/acknowledge_result';

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on('POST /rest/v1/ads', () => Response.json([testAd(2)], { status: 201 }));
});

const recover = () => recoverResults(getSupabase(), TEST_USER_ID);

test('saves what is missing, then says that the result is safe', async () => {
  backend.on('POST /rest/v1/rpc/pending_results', () => Response.json([BOOST]));
  backend.on('GET /rest/v1/ads', () => Response.json([testAd(1)]));
  expect(await recover()).toBe(1);
  expect(backend.callsOf('POST /rest/v1/ads')[0]?.body).toEqual([
    { user_id: TEST_USER_ID, ad_image_url: image(2), status: 'completed', is_boosted: true },
  ]);
  expect(backend.callsOf(ACKNOWLEDGE)[0]?.body).toEqual({ p_generation_id: BOOST.generation_id });
});

test('a result whose images are all ads already is only acknowledged', async () => {
  backend.on('POST /rest/v1/rpc/pending_results', () => Response.json([BOOST]));
  backend.on('GET /rest/v1/ads', () => Response.json([testAd(1), testAd(2)]));
  expect(await recover()).toBe(0);
  expect(backend.callsOf('POST /rest/v1/ads')).toEqual([]);
  expect(backend.callsOf(ACKNOWLEDGE)).toHaveLength(1);
});

test('a new try after a recovery is a new generation', async () => {
  backend.on('POST /rest/v1/rpc/pending_results', () => Response.json([BOOST]));
  const sent = { fingerprint: 'input', request: BOOST.request };
  const attempt = { idempotencyKey: BOOST.idempotency_key, spentAt: Date.now(), sent };
  keepAttempt(TEST_USER_ID, 'boost', attempt);
  await recover();
  expect(resumableAttempt(TEST_USER_ID, 'boost', 'input', Date.now())).toBeNull();
});

test('a result of an unknown shape is left for a newer version', async () => {
  backend.on('POST /rest/v1/rpc/pending_results', () =>
    Response.json([pending('Creative Boost', { success: true }), pending('Holograms', {})]),
  );
  expect(await recover()).toBe(0);
  expect(backend.callsOf(ACKNOWLEDGE)).toEqual([]);
});
