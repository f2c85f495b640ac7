import { expect, it, vi } from 'vitest';
import { keepLast } from './keep-last.ts';

it('computes the answer to the same question once, and to others again', () => {
  const answer = vi.fn(({ text }: { text: string; goal?: string }) => text.length);
  const kept = keepLast(({ text, goal }) => [text, goal], answer);
  expect([kept({ text: 'mug' }), kept({ text: 'mug' })]).toEqual([3, 3]);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(kept({ text: 'mug', goal: 'sales' })).toBe(3);
  expect(answer).toHaveBeenCalledTimes(2);
  expect([kept({ text: 'kettle' }), kept({ text: 'mug' })]).toEqual([6, 3]);
  expect(answer).toHaveBeenCalledTimes(4);
});
