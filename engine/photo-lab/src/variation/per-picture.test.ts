import { describe, expect, it, vi } from 'vitest';
import { keepPerPicture } from './per-picture.ts';

const picture = () => ({ width: 1, height: 1, data: new Uint8Array(3) });

describe('keepPerPicture', () => {
  it('searches each picture only once', () => {
    const search = vi.fn(() => ({}));
    const find = keepPerPicture(search);
    const [one, other] = [picture(), picture()];
    expect(find(one)).toBe(find(one));
    expect(find(other)).not.toBe(find(one));
    expect(search).toHaveBeenCalledTimes(2);
  });
});
