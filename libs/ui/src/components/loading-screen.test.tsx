import { LOADING_MESSAGES } from '@adwright/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingScreen } from './loading-screen.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the loading screen shows each of the six messages for three seconds', () => {
  render(<LoadingScreen />);
  const seen = LOADING_MESSAGES.map(() => {
    const message = shown();
    pass(3000);
    return message;
  });
  expect(seen).toEqual([...LOADING_MESSAGES]);
  expect(new Set(seen).size).toBe(6);
  expect(shown()).toBe(LOADING_MESSAGES[0]);
});

test('the loading screen does not change its message while it is paused', () => {
  render(<LoadingScreen />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause messages' }));
  pass(9000);
  expect(shown()).toBe(LOADING_MESSAGES[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Resume messages' }));
  pass(3000);
  expect(shown()).toBe(LOADING_MESSAGES[1]);
});

test('the loading screen makes the page behind it inert, and returns the focus afterwards', () => {
  const page = document.createElement('div');
  const button = document.createElement('button');
  page.append(button);
  document.body.append(page);
  button.focus();
  const { unmount } = render(<LoadingScreen />);
  expect(page.inert).toBe(true);
  expect(screen.getByRole('button', { name: 'Pause messages' }).closest('[inert]')).toBeNull();
  unmount();
  expect(page.inert).toBe(false);
  expect(document.activeElement).toBe(button);
  page.remove();
});
