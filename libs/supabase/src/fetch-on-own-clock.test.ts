import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchOnOwnClock } from './fetch-on-own-clock.ts';
import { answerRequests, DATA_SERVICE } from './testing/mock-server.ts';

const HOUR_SECONDS = 3600;

afterEach(() => void vi.useRealTimers());

/** Returns a client in a browser with a clock that is `minutes` ahead of the service's clock. */
function clientWithClock(minutes: number) {
  const serverSeconds = () => Math.floor(Date.now() / 1000) - minutes * 60;
  const calls: string[] = [];
  answerRequests(({ name, url }) => {
    calls.push(name);
    if (!url.pathname.startsWith('/auth/')) return Response.json([]);
    return Response.json({
      access_token: `header.${calls.length}.signature`,
      refresh_token: `refresh-${calls.length}`,
      token_type: 'bearer',
      expires_in: HOUR_SECONDS,
      expires_at: serverSeconds() + HOUR_SECONDS,
      user: { id: crypto.randomUUID(), email: 'a@example.com' },
    });
  });
  const client = createClient(DATA_SERVICE, 'publishable', {
    global: { fetch: fetchOnOwnClock },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      storageKey: crypto.randomUUID(),
    },
  });
  const tokenCalls = () => calls.filter((name) => name.includes('/auth/v1/token')).length;
  return { client, tokenCalls };
}

it.each([-70, 0, 70])(
  'the client sends one token request when the browser’s clock is off by %i minutes',
  async (minutes) => {
    const { client, tokenCalls } = clientWithClock(minutes);
    const { error } = await client.auth.signInWithPassword({
      email: 'a@example.com',
      password: 'secret',
    });
    expect(error).toBeNull();
    for (let call = 0; call < 5; call++) await client.from('ads').select();
    expect(tokenCalls()).toBe(1);
  },
);

it('the client renews a token once when the token has expired by the browser’s clock', async () => {
  const { client, tokenCalls } = clientWithClock(70);
  await client.auth.signInWithPassword({ email: 'a@example.com', password: 'secret' });
  vi.setSystemTime(Date.now() + HOUR_SECONDS * 1000);
  for (let call = 0; call < 5; call++) await client.from('ads').select();
  expect(tokenCalls()).toBe(2);
});
