import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from './browser-storage.ts';

const KEY = 'adwright-test';
const KINDS = [
  ['sessionStorage', tabStorage],
  ['localStorage', deviceStorage],
] as const;

/** Blocks storage, like a browser in which the visitor blocks all cookies. */
function block(name: 'sessionStorage' | 'localStorage') {
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(KINDS)('%s stores, returns and removes entries', (name, storage) => {
  storage.set(KEY, 'kept');
  expect(window[name].getItem(KEY)).toBe('kept');
  expect(storage.get(KEY)).toBe('kept');
  storage.remove(KEY);
  expect(storage.get(KEY)).toBeNull();
});

test.each(KINDS)(
  '%s keeps entries in memory until the page closes when storage is blocked',
  (name, storage) => {
    block(name);
    expect(storage.get(KEY)).toBeNull();
    storage.set(KEY, 'for now');
    expect(storage.get(KEY)).toBe('for now');
    storage.remove(KEY);
    expect(storage.get(KEY)).toBeNull();
  },
);

test.each(KINDS)('a browser without %s behaves like a browser that blocks it', (name, storage) => {
  vi.stubGlobal(name, null);
  storage.set(KEY, 'for now');
  expect(storage.get(KEY)).toBe('for now');
  storage.remove(KEY);
});

test('a value that does not fit into the storage replaces the previous value in memory', () => {
  deviceStorage.set(KEY, 'old');
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  deviceStorage.set(KEY, 'new');
  expect(deviceStorage.get(KEY)).toBe('new');
  full.mockRestore();
  deviceStorage.remove(KEY);
  expect(deviceStorage.get(KEY)).toBeNull();
});
