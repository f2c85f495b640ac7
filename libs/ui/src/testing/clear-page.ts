import { setTimeout as sleep } from 'node:timers/promises';
import { act, cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach } from 'vitest';

/** Within which sonner forgets a toast that went, plus a margin. */
const TOAST_GONE_MS = 300;

/** How long a test looks for what comes; the machine is busy with other files. */
const FIND_TIMEOUT_MS = 5000;

configure({ asyncUtilTimeout: FIND_TIMEOUT_MS });

const { setTimeout: realSetTimeout } = globalThis;

// Components give their rules to the page in style elements, and happy-dom would read all of them anew for each question about
// a role: a third of the processor time. How things look, and what rules hide, is for the tests in a browser.
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

afterAll(async () => {
  // The next file would wait for a clock that stands still.
  if (globalThis.setTimeout !== realSetTimeout) throw new Error('This file leaves faked timers.');
  if (toast.getHistory().length > 0) await sleep(TOAST_GONE_MS);
});
