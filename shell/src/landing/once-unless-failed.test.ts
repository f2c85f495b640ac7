import { expect, test, vi } from 'vitest';
import { runOnceUnlessFailed } from './once-unless-failed.ts';

test('runOnceUnlessFailed runs the function once for all callers', async () => {
  const load = vi.fn(async () => 'the toaster');
  const get = runOnceUnlessFailed(load);
  expect(await Promise.all([get(), get()])).toEqual(['the toaster', 'the toaster']);
  expect(load).toHaveBeenCalledOnce();
});

test('runOnceUnlessFailed runs the function again after a failure', async () => {
  const load = vi.fn(async () => 'the toaster').mockRejectedValueOnce(new Error('No network'));
  const get = runOnceUnlessFailed(load);
  await expect(get()).rejects.toThrow('No network');
  expect(await get()).toBe('the toaster');
});
