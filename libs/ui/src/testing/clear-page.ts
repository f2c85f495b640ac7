import { setTimeout as delay } from 'node:timers/promises';
import { act, cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach } from 'vitest';

/** How long a test looks for what comes; the machine is busy with other files. */
const FIND_TIMEOUT_MS = 15_000;
/** Longer than a toast takes to leave. */
const TOAST_EXIT_MS = 500;

configure({ asyncUtilTimeout: FIND_TIMEOUT_MS });

// happy-dom parses every style sheet of the page on each role query, which takes a third of the processor time. Unit tests do
// not check styles, or what styles hide; browser tests do.
if (typeof HTMLStyleElement !== 'undefined')
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    get: () => '',
    set: () => undefined,
    configurable: true,
  });

// Tests of a file share one page: what a test put on it goes with the test.
afterEach(() => {
  // A file may ask for Node's own environment, which has no page.
  if (typeof document === 'undefined') return;
  act(() => void toast.dismiss());
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// A toast that leaves sets a state at the end of its way, which fails once the page of the file is gone.
afterAll(async () => {
  if (toast.getHistory().length > 0) await delay(TOAST_EXIT_MS);
});
