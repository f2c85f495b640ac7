import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postWebhook, retryPause } from './post-webhook.ts';
import type { HttpReply } from './webhook-reply.ts';

const reply = (status: number, retryAfterSeconds: number | null = null): HttpReply => ({
  status,
  body: '',
  retryAfterSeconds,
});

test('postWebhook retries three times when the network connection is lost', () => {
  expect([1, 2, 3, 4].map((tries) => retryPause(null, tries))).toEqual([500, 1000, 2000, null]);
});

test('postWebhook retries a busy engine twice, after the delay that the engine requests, up to a maximum delay', () => {
  expect([1, 2, 3].map((tries) => retryPause(reply(503, 5), tries))).toEqual([5000, 5000, null]);
  expect(retryPause(reply(503, 600), 1)).toBeNull();
  expect(retryPause(reply(503), 1)).toBeNull();
});

test('postWebhook returns any other response without a retry', () => {
  for (const status of [200, 400, 401, 402, 500, 502])
    expect(retryPause(reply(status), 1)).toBeNull();
});

const call = {
  url: 'http://localhost:8787/webhooks/boost',
  accessToken: 'token',
  idempotencyKey: 'a-key',
  body: { a: 1 },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('postWebhook sends the same token and idempotency key with every try', async () => {
  const answers = [new TypeError('Failed to fetch'), Response.json({ done: true })];
  const fetch = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  });
  vi.stubGlobal('fetch', fetch);
  const outcome = postWebhook(call);
  await vi.advanceTimersByTimeAsync(500);
  expect(await outcome).toMatchObject({ status: 200, body: '{"done":true}' });
  expect(fetch.mock.calls).toEqual(
    Array(2).fill([
      call.url,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          Authorization: 'Bearer token',
          'Idempotency-Key': 'a-key',
        },
        body: '{"a":1}',
      },
    ]),
  );
});
