import { setTimeout as delay } from 'node:timers/promises';
import { act, cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach } from 'vitest';

/**
 * Timeout in milliseconds for elements to appear in the page. The timeout is long, because the machine runs
 * other test files at the same time.
 */
const FIND_TIMEOUT_MS = 15_000;
/** Milliseconds to wait for a toast to disappear; the time is longer than the toast's exit animation. */
const TOAST_EXIT_MS = 500;

configure({ asyncUtilTimeout: FIND_TIMEOUT_MS });

// happy-dom parses all style sheets of a page at each role query. This takes a third of the processor time.
// This test setup therefore removes the style sheets. Unit tests check no styles and no visibility by style,
// because browser tests check both.
if (typeof HTMLStyleElement !== 'undefined')
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    get: () => '',
    set: () => undefined,
    configurable: true,
  });

// The tests of a file share one page, so the elements of each test are removed after the test.
afterEach(() => {
  // A test file that runs in the Node environment has no page.
  if (typeof document === 'undefined') return;
  act(() => void toast.dismiss());
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// A closing toast sets React state after its animation. Without the page, that would fail.
afterAll(async () => {
  if (toast.getHistory().length > 0) await delay(TOAST_EXIT_MS);
});
