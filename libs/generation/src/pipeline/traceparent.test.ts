import { afterEach, expect, test, vi } from 'vitest';
import { postWebhook } from './post-webhook.ts';
import { createTraceparent } from './traceparent.ts';

afterEach(() => vi.unstubAllGlobals());

test('createTraceparent creates a new trace each time in W3C format', () => {
  const traces = Array.from({ length: 20 }, createTraceparent);
  expect(new Set(traces).size).toBe(20);
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

test('a trace is sent only to webhooks that allow the header', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  const call = { url: 'http://localhost/a', accessToken: 't', idempotencyKey: 'k', body: {} };
  const traceparent = createTraceparent();
  await postWebhook({ ...call, traceparent });
  await postWebhook(call);
  const sent = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('traceparent'));
  expect(sent).toEqual([traceparent, null]);
});
