import { afterEach, expect, it, vi } from 'vitest';
import { saveBlob } from './save-blob.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a download’s URL remains valid until a browser that first asks for permission has read the URL', () => {
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
