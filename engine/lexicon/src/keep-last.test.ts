import { expect, it, vi } from 'vitest';
import { keepLast } from './keep-last.ts';

it('returns the cached result for the same arguments and computes a new one for others', () => {
  const answer = vi.fn(({ text }: { text: string; goal?: string }) => text.length);
  const kept = keepLast(({ text, goal }) => [text, goal], answer);
  expect([kept({ text: 'mug' }), kept({ text: 'mug' })]).toEqual([3, 3]);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(kept({ text: 'mug', goal: 'sales' })).toBe(3);
  expect(answer).toHaveBeenCalledTimes(2);
  expect([kept({ text: 'kettle' }), kept({ text: 'mug' })]).toEqual([6, 3]);
  expect(answer).toHaveBeenCalledTimes(4);
});
