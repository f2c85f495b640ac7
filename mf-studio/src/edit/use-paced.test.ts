import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePaced } from './use-paced.ts';

const PAUSE_MS = 150;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () =>
  renderHook(({ value }) => usePaced(value, PAUSE_MS), { initialProps: { value: 'a' } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('usePaced returns a single change at once', async () => {
  const { result, rerender } = start();
  rerender({ value: 'b' });
  await pass(0);
  expect(result.current).toBe('b');
});

it('usePaced returns the last of several quick changes after the pause', async () => {
  const { result, rerender } = start();
  rerender({ value: 'b' });
  await pass(50);
  rerender({ value: 'c' });
  await pass(50);
  rerender({ value: 'd' });
  await pass(PAUSE_MS - 1);
  expect(result.current).toBe('b');
  await pass(1);
  expect(result.current).toBe('d');
});

it('usePaced returns a change at once again after a pause', async () => {
  const { result, rerender } = start();
  rerender({ value: 'b' });
  await pass(PAUSE_MS);
  rerender({ value: 'c' });
  await pass(0);
  expect(result.current).toBe('c');
});
