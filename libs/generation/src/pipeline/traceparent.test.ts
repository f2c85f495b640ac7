import { afterEach, expect, test, vi } from 'vitest';
import { postWebhook } from './post-webhook.ts';
import { newTraceparent } from './traceparent.ts';

afterEach(() => vi.unstubAllGlobals());

test('a trace is a new one each time, in the form that the W3C gives', () => {
  const traces = Array.from({ length: 20 }, newTraceparent);
  expect(new Set(traces).size).toBe(20);
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

test('a call carries its trace, and none where the webhooks may not allow it', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  const call = { url: 'http://localhost/a', accessToken: 't', idempotencyKey: 'k', body: {} };
  const traceparent = newTraceparent();
  await postWebhook({ ...call, traceparent });
  await postWebhook(call);
  const sent = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('traceparent'));
  expect(sent).toEqual([traceparent, null]);
});
