import { act, cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach } from 'vitest';

// Tests of a file share one page: what a test put on it goes with the test.
afterEach(() => {
  // A file may ask for Node's own environment, which has no page.
  if (typeof document === 'undefined') return;
  act(() => void toast.dismiss());
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
