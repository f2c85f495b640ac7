import { AppError, createAdResponseSchema } from '@adwright/contracts';
import { boostResponseSchema } from '@adwright/contracts/boost';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestEngine, type EngineUnderTest } from '../testing/engine-under-test.ts';
import { boostBrief, brief } from '../testing/requests.ts';

const userId = crypto.randomUUID();
let world: EngineUnderTest;
let key: string;

beforeEach(() => {
  world = createTestEngine();
  key = crypto.randomUUID();
  world.store.pay(userId, 'Create Ad');
});

const createAd = () => world.post({ webhook: 'createAd', userId, key, body: brief });
/**
 * Requests a boost of ten pictures, each delivered when ready; the scripted provider withholds the last
 * picture.
 */
const boost = () => {
  world.store.pay(userId, 'Creative Boost');
  return world.post({ webhook: 'boost', userId, key, body: boostBrief });
};

describe('the engine records paid work that succeeds', () => {
  it('a paid request is answered in the spec’s format, with pictures in the user’s folder under unguessable names', async () => {
    const { status, body } = await createAd();

    expect(status).toBe(200);
    const { prompt: _, ...formData } = brief;
    expect(createAdResponseSchema.parse(body)).toMatchObject({ success: true, formData });
    expect(body).toMatchObject({
      creatives: [{ format: 'post' }, { format: 'story' }],
      adText: ['First piece', 'Second piece'],
    });
    const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}';
    for (const path of world.images.objects.keys()) {
      expect(path).toMatch(new RegExp(`^${userId}/createAd_${uuid}\\.jpg$`));
    }
    expect(world.images.objects.size).toBe(2);
  });

  it('a paid result is saved as an ad with the same record', async () => {
    const { body } = await createAd();
    const { creatives } = createAdResponseSchema.parse(body);
    expect(world.store.ads).toEqual([
      {
        user_id: userId,
        ad_image_url: creatives[0]?.imageUrl,
        ad_image_url_story: creatives[1]?.imageUrl,
        ad_text: 'First piece\n\nSecond piece',
        status: 'completed',
      },
    ]);
  });

  it('a paid result is recorded before it is sent', async () => {
    const { body } = await createAd();
    const [generation] = world.store.generations.values();
    expect(generation).toMatchObject({ state: 'succeeded', result: body });
    expect(world.store.calls).toEqual(['claim', 'settle']);
  });

  it('the seed of a generation is derived from the key, so that the same key gives the same bytes', async () => {
    await createAd();
    const [first] = world.images.objects.values();
    const other = createTestEngine();
    other.store.pay(userId, 'Create Ad');
    await other.post({ webhook: 'createAd', userId, key, body: brief });
    const [second] = other.images.objects.values();
    expect(second?.bytes).toEqual(first?.bytes);
    expect(world.provider.runs[0]?.seed).not.toBe(0);
  });

  it('a caller without a key gets a new generation with each call', async () => {
    world.store.pay(userId, 'Create Ad');
    const calls = [1, 2].map(() => world.post({ webhook: 'createAd', userId, body: brief }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect(world.provider.runs).toHaveLength(2);
  });
});

describe('the engine answers a request with a repeated key', () => {
  it('a repeated key returns the same result and claims no credits', async () => {
    world.store.pay(userId, 'Create Ad');
    const first = await createAd();
    const second = await createAd();
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(world.provider.runs).toHaveLength(1);
    expect([...world.store.unclaimed.values()]).toEqual([1]);
  });

  it('a repeated key waits for the first request, and gets its result without a second run', async () => {
    const answers = await Promise.all([createAd(), createAd(), createAd()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(world.provider.runs).toHaveLength(1);
  });

  it('a repeated key gets 409 when the first request takes longer than the maximum wait', async () => {
    world = createTestEngine({ duplicateWaitMs: 0 });
    world.store.pay(userId, 'Create Ad');
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    const first = createAd();
    await expect.poll(() => world.provider.runs.length).toBe(1);
    expect(await createAd()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    opened.resolve();
    expect((await first).status).toBe(200);
  });

  it('a repeated key gets 409 if it comes with another request', async () => {
    await createAd();
    const body = { ...brief, goal: 'Something else' };
    const answer = await world.post({ webhook: 'createAd', userId, key, body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('a repeated key gets the failure that was recorded for the first request', async () => {
    world.provider.failure = new AppError('policy_refused');
    const first = await createAd();
    world.provider.failure = undefined;
    expect(await createAd()).toMatchObject({ status: first.status, body: first.body });
    expect(world.provider.runs).toHaveLength(1);
  });
});

describe('the engine refunds paid work that fails', () => {
  const failing: [name: string, status: number, code: string, arrange: () => void][] = [
    [
      'the provider throws',
      502,
      'provider_failed',
      () => {
        world.provider.failure = new Error('secret detail');
      },
    ],
    [
      'the provider declines',
      422,
      'policy_refused',
      () => {
        world.provider.failure = new AppError('policy_refused');
      },
    ],
    [
      'a picture is missing',
      502,
      'provider_failed',
      () => {
        world.provider.missing = 1;
      },
    ],
    [
      'the second picture cannot be stored',
      502,
      'provider_failed',
      () => {
        world.images.capacity = 1;
      },
    ],
    [
      'the result cannot be recorded',
      502,
      'provider_failed',
      () => {
        world.store.faults.set('settle', 3);
      },
    ],
  ];

  it.each(failing)(
    'a failed job refunds its credits once: %s',
    async (_, status, code, arrange) => {
      arrange();
      const answer = await createAd();
      expect(answer).toMatchObject({ status, body: { success: false, code } });
      expect(JSON.stringify(answer.body)).not.toContain('secret detail');
      expect(world.store.refunds).toBe(1);
      expect(world.images.objects.size).toBe(0);
    },
  );

  it('a failed job leaves no picture when the account was deleted while the job ran', async () => {
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    const answer = boost();
    await expect.poll(() => world.images.objects.size).toBe(9);
    world.store.generations.clear();
    opened.resolve();
    expect((await answer).status).toBe(502);
    expect(world.images.objects.size).toBe(0);
  });

  it('a refund is repeated when it fails because the database can’t be reached', async () => {
    world.provider.failure = new Error('no');
    world.store.faults.set('refund', 2);
    expect((await createAd()).status).toBe(502);
    expect(world.store.refunds).toBe(1);
  });

  it('if a refund fails, the error says that the credits will be refunded, and the refund is repeated', async () => {
    world.provider.failure = new Error('no');
    world.store.faults.set('refund', 4);
    const { status, body } = await createAd();
    expect(status).toBe(502);
    expect(body).toMatchObject({
      code: 'refund_pending',
      error: 'The generation service failed. Your credits will be returned.',
    });
    expect(world.store.refunds).toBe(0);
    await expect.poll(() => world.store.refunds).toBe(1);
    expect(await createAd()).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
  });

  it('a failure keeps its reason while its refund is pending', async () => {
    world.provider.failure = new AppError('unreadable_image');
    world.store.faults.set('refund', 3);
    const { body } = await createAd();
    expect(body).toMatchObject({
      code: 'refund_pending',
      error:
        'This image could not be read. Please upload another one. Your credits will be returned.',
    });
  });

  it('a worker that closes leaves a refund that has not succeeded to the next worker', async () => {
    world.provider.failure = new Error('no');
    world.store.faults.set('refund', 99);
    await createAd();
    await world.engine.close();
    await expect.poll(() => world.queue.waiting.length).toBe(1);
    expect([...world.store.generations.values()]).toMatchObject([{ state: 'running' }]);
  });

  it('an error response does not state that unused credits were refunded if the refund failed', async () => {
    world.store.faults.set('refund', 1);
    const { status, body } = await world.post({ webhook: 'createAd', userId, key, body: {} });
    expect({ status, body }).toMatchObject({ status: 502, body: { code: 'refund_pending' } });
  });

  it('a job returns its recorded result if the database recorded it but the database’s answer was lost', async () => {
    const settle = world.store.settle.bind(world.store);
    let lost = false;
    world.store.settle = async (...recorded) => {
      const settled = await settle(...recorded);
      if (lost) return settled;
      lost = true;
      throw new Error('connection reset');
    };
    const answer = await createAd();
    expect(answer.status).toBe(200);
    expect([...world.store.generations.values()]).toMatchObject([{ result: answer.body }]);
    expect(world.store.refunds).toBe(0);
  });

  it('a job stops when another process has taken over its lease', async () => {
    world = createTestEngine({ leaseSeconds: 0.03 });
    world.store.pay(userId, 'Create Ad');
    world.store.leaseAlive = false;
    world.provider.gate = new Promise(() => undefined);
    expect(await createAd()).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
  });

  it('a job returns to the queue when the engine shuts down before the job ends', async () => {
    world.provider.gate = new Promise(() => undefined);
    const running = boost();
    await expect.poll(() => world.provider.runs.length).toBe(1);
    await expect.poll(() => world.images.objects.size).toBe(9);
    await world.engine.close();
    const { status, headers, body } = await running;
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(world.queue.waiting).toMatchObject([{ idempotencyKey: key, request: boostBrief }]);
    expect(world.store.refunds).toBe(0);
    expect([...world.store.generations.values()]).toMatchObject([{ state: 'running' }]);
    expect(world.images.objects.size).toBe(0);
  });

  it('a job that ends within the grace period is completed, while new work is refused', async () => {
    world = createTestEngine({ shutdownGraceMs: 5000 });
    world.store.pay(userId, 'Create Ad');
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    const running = createAd();
    await expect.poll(() => world.provider.runs.length).toBe(1);
    const closed = world.engine.close();
    const late = await world.post({ webhook: 'createAd', userId, body: brief });
    expect(late.status).toBe(503);
    opened.resolve();
    await closed;
    expect((await running).status).toBe(200);
  });
});

describe('the engine completes a job only once if the job is delivered twice', () => {
  const queued = (isBoost = false) => ({
    generationId: [...world.store.generations.keys()][0] ?? '',
    userId,
    feature: isBoost ? ('boost' as const) : ('createAd' as const),
    idempotencyKey: key,
    request: isBoost ? boostBrief : brief,
    origin: crypto.randomUUID(),
  });

  it('a job that two workers run at the same time has one result, and the other worker’s pictures are removed', async () => {
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    const answer = createAd();
    await expect.poll(() => world.provider.runs.length).toBe(1);
    const second = world.queue.deliver(queued(), 1);
    await expect.poll(() => world.provider.runs.length).toBe(2);
    opened.resolve();
    await second;
    expect(new Set(world.provider.runs.map(({ seed }) => seed)).size).toBe(1);
    const { status, body } = await answer;
    expect(status).toBe(200);
    expect([...world.store.generations.values()]).toMatchObject([{ result: body }]);
    expect(world.images.objects.size).toBe(2);
    for (const path of world.images.objects.keys()) expect(JSON.stringify(body)).toContain(path);
    expect(world.store.refunds).toBe(0);
  });

  it('a job that has ended is not worked on again when it is delivered again', async () => {
    await createAd();
    world.store.leaseAlive = false;
    await world.queue.deliver(queued(), 1);
    expect(world.provider.runs).toHaveLength(1);
  });

  it('a worker whose job another worker has taken over leaves the job to that worker, and refunds nothing', async () => {
    world.provider.gate = new Promise(() => undefined);
    void boost();
    await expect.poll(() => world.provider.runs.length).toBe(1);
    const lost = new AbortController();
    const late = world.queue.deliver(queued(true), 1, lost);
    await expect.poll(() => world.images.objects.size).toBe(18);
    lost.abort();
    await late;
    expect(world.images.objects.size).toBe(9);
    expect(world.store.calls).not.toContain('refund');
  });
});

describe('the engine streams pictures to a caller that requests a stream', () => {
  const headers = { Accept: 'text/event-stream' };
  const boost = (extra = {}) =>
    world.send({ webhook: 'boost', userId, key, body: boostBrief, headers, ...extra });

  beforeEach(() => world.store.pay(userId, 'Creative Boost'));

  it('a streaming caller gets each creative when it is ready, then the reply', async () => {
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    const events = readEvents(await boost());
    const early = await Promise.all(Array.from({ length: 9 }, () => events.next()));
    expect(early.map(({ value }) => value?.event)).toEqual(Array(9).fill('creative'));
    expect(early[0]?.value?.data).toMatchObject({ position: 0, creative: { format: 'story' } });
    opened.resolve();
    expect((await events.next()).value?.event).toBe('creative');
    const last = (await events.next()).value;
    expect(last?.event).toBe('result');
    expect(boostResponseSchema.parse(last?.data).creatives).toHaveLength(10);
  });

  it('a streaming caller gets an error event when the work fails after it began', async () => {
    world.provider.failure = new Error('no');
    const events = readEvents(await boost());
    for (let creative = 0; creative < 9; creative++) await events.next();
    const { value } = await events.next();
    expect(value).toMatchObject({ event: 'error', data: { code: 'provider_failed' } });
    expect(world.store.refunds).toBe(1);
  });

  it('a streaming caller gets a plain error response if there are no events to stream', async () => {
    const answer = await boost({ userId: crypto.randomUUID() });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  it('the result is recorded even if the streaming caller disconnects', async () => {
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    const response = await boost();
    await response.body?.cancel();
    opened.resolve();
    await expect.poll(() => [...world.store.generations.values()][0]?.state).toBe('succeeded');
  });
});

/** Yields the server-sent events of a response, without comments. */
async function* readEvents(response: Response): AsyncGenerator<{ event: string; data: unknown }> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}
