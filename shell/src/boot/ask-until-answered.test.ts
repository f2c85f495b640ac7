import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askUntilAnswered } from './ask-until-answered.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns a fake request that first fails, then returns undefined, then returns a value. */
function reluctant() {
  return vi
    .fn<() => Promise<string | undefined>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue('here');
}

test('askUntilAnswered repeats a request at increasing intervals until a response arrives, then stops', async () => {
  const ask = reluctant();
  const { answer } = askUntilAnswered(ask);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe('here');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('askUntilAnswered repeats a request at once on demand or when the network is back, but never sends two requests at a time', async () => {
  const ask = reluctant();
  const { answer, askNow } = askUntilAnswered(ask);
  await Promise.all([askNow(), askNow()]);
  expect(ask).toHaveBeenCalledTimes(1);
  await askNow();
  window.dispatchEvent(new Event('online'));
  expect(await answer).toBe('here');
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(3);
});
