import { LANDING_CAROUSEL_DELAY_MS } from '@adwright/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Examples } from './examples.tsx';

/** Returns the offset of each card from its place in the row, as a number of cards. */
const steps = () =>
  screen.getAllByRole('listitem').map((card) => Number(card.style.getPropertyValue('--steps')));
const AT_START = [0, 0, 0, 0, 0, -6];
const AFTER_ONE = [-1, -1, -1, -1, -1, -1];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (turns: number) =>
  act(() => vi.advanceTimersByTime(turns * LANDING_CAROUSEL_DELAY_MS));

function preferReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: matches, media: '', onchange: null }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  preferReducedMotion(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the carousel moves every two seconds and returns to the first card', () => {
  render(<Examples />);
  expect(steps()).toEqual(AT_START);
  wait(1);
  expect(steps()).not.toEqual(AT_START);
  wait(5);
  expect(steps()).toEqual(AT_START);
});

test('the carousel moves by itself again after the visitor has used it', () => {
  render(<Examples />);
  press('Previous example');
  press('Next example');
  expect(steps()).toEqual(AT_START);
  wait(1);
  expect(steps()).not.toEqual(AT_START);
});

test('the carousel stops while the visitor has paused it', () => {
  render(<Examples />);
  press('Pause the carousel');
  wait(3);
  expect(steps()).toEqual(AT_START);
  press('Play the carousel');
  wait(1);
  expect(steps()).not.toEqual(AT_START);
});

test('the carousel does not move by itself under reduced motion, but the visitor can move it', () => {
  preferReducedMotion(true);
  render(<Examples />);
  wait(3);
  expect(steps()).toEqual(AT_START);
  press('Next example');
  expect(steps().slice(1)).toEqual(AFTER_ONE.slice(1));
});
