import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createAccessToken,
  createTestEngine,
  type EngineUnderTest,
} from '../testing/engine-under-test.ts';
import { boostBrief, brief } from '../testing/requests.ts';
import { WEBHOOK_LIMIT } from './webhook-route.ts';

const userId = crypto.randomUUID();
let world: EngineUnderTest;

beforeEach(() => {
  world = createTestEngine();
});

describe('the engine refuses a caller without a valid token', () => {
  it.each([
    ['no token', undefined],
    ['not a token', 'nonsense'],
    ['expired', createAccessToken(userId, { expiresIn: '-1m' })],
    ['the public client key', createAccessToken(userId, { role: 'anon' })],
    [
      'signed with another secret',
      createAccessToken(userId, { secret: 'another secret, also long enough' }),
    ],
    ['no user id inside', createAccessToken('not-a-uuid')],
  ])('a call with a bad token is refused with 401: %s', async (_, token) => {
    world.store.pay(userId, 'Create Ad');
    const answer = await world.post({ webhook: 'createAd', token: await token, body: brief });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, code: 'unauthenticated' });
    expect(world.store.calls).toEqual([]);
  });
});

describe('the engine refuses a request with an invalid body', () => {
  it.each(Object.keys(brief))(
    'a body without a required field is refused, and the error names it: %s',
    async (field) => {
      const body = { ...brief, [field]: undefined };
      const answer = await world.post({ webhook: 'createAd', userId, body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ success: false, code: 'invalid_request', field });
    },
  );

  const choice = 'is not one of the choices.';
  const picture = { imageUrl: 'http://a.test/b', userId };
  it.each([
    ['createAd', { ...brief, emotion: 'boredom' }, 'emotion', `Emotion ${choice}`],
    ['createAd', { ...brief, goal: undefined }, 'goal', 'Goal is required.'],
    ['createAd', { ...brief, goal: '  ' }, 'goal', 'Goal is required.'],
    ['createAd', { ...brief, goal: '' }, 'goal', 'Goal is required.'],
    ['createAd', { ...brief, goal: null }, 'goal', 'Goal is required.'],
    ['createAd', { ...brief, audience: 7 }, 'audience', 'Audience must be a string.'],
    [
      'createAd',
      { ...brief, product: 'x'.repeat(501) },
      'product',
      'Product is too long: at most 500 characters.',
    ],
    ['boost', { ...boostBrief, format: 'wide' }, 'format', `Format ${choice}`],
    [
      'variation',
      { ...picture, imageUrl: 'not a url', requestType: 'variation' },
      'imageUrl',
      'Image url is not valid.',
    ],
    ['variation', { ...picture, requestType: 'enhance' }, 'requestType', `Request type ${choice}`],
    [
      'enhance',
      { ...picture, imageUrl: 'file:///etc/passwd', requestType: 'enhance' },
      'imageUrl',
      'Image url is not valid.',
    ],
    ['overlay', { ...picture, title: ' ', subtitle: '' }, 'title', 'Title is required.'],
  ] as const)(
    'the error for an invalid field names the field in everyday words: %s %o',
    async (webhook, body, field, error) => {
      const answer = await world.post({ webhook, userId, body });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', field, error },
      });
    },
  );

  it('a body is accepted if optional choices are empty', async () => {
    world.store.pay(userId, 'Creative Boost');
    const body = { ...boostBrief, brandName: null, callToAction: '' };
    expect((await world.post({ webhook: 'boost', userId, body })).status).toBe(200);
  });

  it('a body is refused when it is not JSON', async () => {
    const answer = await world.post({ webhook: 'createAd', userId, body: '{' });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
  });

  it('a body with a declared length above the limit is refused without being read', async () => {
    const body = { ...brief, prompt: 'x'.repeat(100_000) };
    const headers = { 'Content-Length': String(JSON.stringify(body).length) };
    world.store.pay(userId, 'Create Ad');
    const answer = await world.post({ webhook: 'createAd', userId, body, headers });
    expect(answer.status).toBe(413);
    expect(world.store.refunds).toBe(1);
  });

  it('a body that exceeds the limit without declaring its length is refused', async () => {
    world.store.pay(userId, 'Create Ad');
    const body = { ...brief, prompt: 'x'.repeat(100_000) };
    const answer = await world.post({ webhook: 'createAd', userId, body });
    expect(answer.status).toBe(413);
    expect(world.store.refunds).toBe(1);
  });

  it('a request is refused when its idempotency key is not a UUID', async () => {
    const answer = await world.post({ webhook: 'createAd', userId, body: brief, key: 'again' });
    expect(answer).toMatchObject({ status: 400, body: { field: 'Idempotency-Key' } });
  });

  it.each(['\u0000', '\ud800'])(
    'a text that contains %j is refused, and its credits are refunded at once',
    async (odd) => {
      world.store.pay(userId, 'Creative Variation');
      const imageUrl = `http://localhost:1/storage/v1/object/public/ad_images/${userId}/a${odd}b.png`;
      const body = { imageUrl, userId, requestType: 'variation' };
      const answer = await world.post({ webhook: 'variation', userId, body });
      expect(answer).toMatchObject({ status: 400, body: { field: 'imageUrl' } });
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(world.store.refunds).toBe(1);
    },
  );

  it('a paid request with a body that does not fit the schema gets its credits refunded at once', async () => {
    world.store.pay(userId, 'Create Ad');
    await world.post({ webhook: 'createAd', userId, body: { ...brief, goal: '' } });
    expect(world.store.refunds).toBe(1);
    expect(world.provider.runs).toEqual([]);
  });
});

it('a request with another user’s id is refused with 403, and its credits are refunded', async () => {
  world.store.pay(userId, 'Creative Variation');
  const body = {
    imageUrl: 'http://localhost:1/x',
    userId: crypto.randomUUID(),
    requestType: 'variation',
  };
  const answer = await world.post({ webhook: 'variation', userId, body });
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(world.store.refunds).toBe(1);
});

it('a paid job is refused with 402 if the caller has not paid for it', async () => {
  world.store.pay(userId, 'Creative Boost');
  world.store.pay(crypto.randomUUID(), 'Create Ad');
  const answer = await world.post({ webhook: 'createAd', userId, body: brief });
  expect(answer).toMatchObject({ status: 402, body: { code: 'insufficient_credits' } });
  expect(world.provider.runs).toEqual([]);
});

it('the engine has no webhook for a job that the provider cannot do', async () => {
  const answer = await world.engine.app.request('/webhooks/paint', { method: 'POST' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' });
});

describe('the engine refuses requests if its queue is full', () => {
  it('an engine with a full queue answers 503 with Retry-After before it claims the charge', async () => {
    world = createTestEngine({ maxPendingRenders: 10 });
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    world.store.pay(userId, 'Creative Boost');
    world.store.pay(userId, 'Create Ad');
    const running = world.post({ webhook: 'boost', userId, body: boostBrief });
    await expect.poll(() => world.provider.runs.length).toBe(1);
    const claims = world.store.calls.length;

    const refused = await world.post({ webhook: 'createAd', userId, body: brief });

    expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(world.store.calls.length).toBe(claims);
    opened.resolve();
    expect((await running).status).toBe(200);
    expect((await world.post({ webhook: 'createAd', userId, body: brief })).status).toBe(200);
  });

  it('the jobs of one user fill at most half of the queue', async () => {
    world = createTestEngine({ maxPendingRenders: 24 });
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    const other = crypto.randomUUID();
    for (const payer of [userId, userId, other]) world.store.pay(payer, 'Creative Boost');
    const order = (payer: string) =>
      world.post({ webhook: 'boost', userId: payer, body: boostBrief });
    const first = order(userId);
    await expect.poll(() => world.provider.runs.length).toBe(1);

    expect(await order(userId)).toMatchObject({ status: 503, body: { code: 'busy' } });
    const others = order(other);
    await expect.poll(() => world.provider.runs.length).toBe(2);
    opened.resolve();
    expect([(await first).status, (await others).status]).toEqual([200, 200]);
    expect((await order(userId)).status).toBe(200);
  });

  it('a job with more pictures than the limit is admitted when no other job runs', async () => {
    world = createTestEngine({ maxPendingRenders: 3 });
    world.store.pay(userId, 'Creative Boost');
    const answer = await world.post({ webhook: 'boost', userId, body: boostBrief });
    expect(answer.status).toBe(200);
  });
});

describe('the engine refuses pages of other origins', () => {
  const preflight = (origin: string) =>
    world.engine.app.request('/webhooks/create-ad', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,traceparent',
      },
    });

  it('a page of the shell’s origin may call a webhook', async () => {
    const answer = await preflight('http://localhost:3000');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(/,\s*/);
    expect(allowed).toEqual(expect.arrayContaining(['idempotency-key', 'traceparent']));
  });

  it('a page of any other origin may not call a webhook', async () => {
    const answer = await preflight('http://evil.test');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('the shell’s page can read why a call was refused', async () => {
    const headers = { Origin: 'http://localhost:3000' };
    const answer = await world.post({ webhook: 'createAd', body: brief, headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });
});

/**
 * Stops the clock of the rate limits for a test. On a slow machine, the limits would otherwise admit further
 * calls while the test runs.
 */
function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
}

describe('the engine limits a user who floods the webhooks', () => {
  it('a user who floods the webhooks is refused before the database is queried, while another user is served', async () => {
    stopClock();
    const body = { ...brief, goal: '' };
    const flood = await Promise.all(
      Array.from({ length: 80 }, () => world.post({ webhook: 'createAd', userId, body })),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ success: false, code: 'rate_limited' });
    const asked = world.store.calls.length;
    expect(asked).toBeLessThanOrEqual(flood.length - refused.length);
    const other = await world.post({ webhook: 'createAd', userId: crypto.randomUUID(), body });
    expect(other.status).toBe(400);
  });

  it('all webhooks share one limit per user', async () => {
    stopClock();
    const body = { ...brief, goal: '' };
    for (let call = 0; call < WEBHOOK_LIMIT.burst; call += 1)
      await world.post({ webhook: 'createAd', userId, body });
    const answer = await world.post({ webhook: 'boost', userId, body: boostBrief });
    expect(answer.status).toBe(429);
  });
});
