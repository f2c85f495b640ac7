import { afterEach, expect, it, vi } from 'vitest';
import { saveBlob } from './save-blob.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps a download’s URL until a browser that asks the user first has read it', () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveBlob(new Blob(['x']), 'x.txt');
  expect(create).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * 60_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:test');
});
