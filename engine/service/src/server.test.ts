import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { WEBHOOK_PATHS } from '@adwright/contracts';
import { expect, it, vi } from 'vitest';
import { createAccessToken, createTestEngine } from './testing/engine-under-test.ts';
import { boostBrief } from './testing/requests.ts';

const userId = crypto.randomUUID();

/** Posts a boost request as a client that keeps its connection open, as browsers do. */
async function postBoost(url: string, accept: string): Promise<{ status?: number; body: string }> {
  const headers = { authorization: `Bearer ${await createAccessToken(userId)}`, accept };
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${WEBHOOK_PATHS.boost}`, { method: 'POST', headers, agent });
    sent.on('error', reject);
    sent.on('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    sent.end(JSON.stringify(boostBrief));
  });
}

it.each(['application/json', 'text/event-stream'])(
  'the engine closes only after running work has been answered: %s',
  async (accept) => {
    const world = createTestEngine({ port: 0, shutdownGraceMs: 5000 });
    const opened = Promise.withResolvers<void>();
    world.provider.gate = opened.promise;
    world.store.pay(userId, 'Creative Boost');
    const { url } = await world.engine.listen();
    const answer = postBoost(url, accept);
    await expect.poll(() => world.provider.runs.length).toBe(1);

    const closed = world.engine.close();
    opened.resolve();

    await expect(answer).resolves.toMatchObject({
      status: 200,
      body: expect.stringContaining('"success":true'),
    });
    await closed;
  },
);

it('the engine logs none of its keys, even if a service quotes a key', async () => {
  const ai = { service: 'openai', apiKey: 'sk-private', baseUrl: undefined } as const;
  const world = createTestEngine({
    logger: null,
    ai: { ...ai, imageModel: 'm', textModel: undefined, timeoutMs: 1 },
  });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  world.provider.failure = new Error('Incorrect API key provided: sk-private');
  world.store.pay(userId, 'Creative Boost');
  await world.post({ webhook: 'boost', userId, body: boostBrief });
  const log = write.mock.calls.join('');
  write.mockRestore();
  expect(log).toContain('Incorrect API key provided: [secret]');
  expect(log).not.toContain('sk-private');
});
