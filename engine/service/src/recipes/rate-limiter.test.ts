import { afterEach, expect, it, vi } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('RateLimiter admits a burst of calls, then as many per second as the limit allows, separately for each user', () => {
  let now = 0;
  const limiter = new RateLimiter({ burst: 3, perSecond: 0.5 }, () => now);
  for (let call = 0; call < 3; call++) limiter.take('one');
  expect(() => limiter.take('one')).toThrow(
    expect.objectContaining({
      code: 'rate_limited',
      retryAfterSeconds: 2,
      userMessage: 'That was a lot at once. Please try again in 2 seconds.',
    }),
  );
  limiter.take('other');
  now = 2000;
  limiter.take('one');
  expect(() => limiter.take('one')).toThrow();
});

it('RateLimiter counts an expensive call as several calls, and a refused call as none', () => {
  let now = 0;
  const limiter = new RateLimiter({ burst: 10, perSecond: 1 }, () => now);
  limiter.take('one', 6);
  for (let call = 0; call < 5; call++) expect(() => limiter.take('one', 6)).toThrow();
  now = 2000;
  limiter.take('one', 6);
});

it('RateLimiter admits calls as before after the machine’s clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limiter = new RateLimiter({ burst: 10, perSecond: 1 });
  limiter.take('one', 5);
  vi.setSystemTime(Date.now() - 3_600_000);
  limiter.take('one', 5);
});
