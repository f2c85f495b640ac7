import { useRef } from 'react';

/** Runs at most one upload at a time. A new upload cancels the previous one. */
export function useLatestUpload() {
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  /** Cancels the running upload, and returns the abort signal of the next upload. */
  const restart = () => {
    cancel();
    running.current = new AbortController();
    return running.current.signal;
  };
  return { restart, cancel };
}
