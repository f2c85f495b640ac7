import { useEffect, useRef, useState } from 'react';

/**
 * Returns the value at once if it has been stable for this many milliseconds, such as after a single change.
 * During changes in quick succession, such as typing, it returns the value once the value is stable again.
 */
export function usePaced<Value>(value: Value, pauseMs: number): Value {
  const [paced, setPaced] = useState(value);
  const seen = useRef({ value, since: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (seen.current.value === value) return;
    const now = performance.now();
    const isAlone = now - seen.current.since >= pauseMs;
    seen.current = { value, since: now };
    const timer = setTimeout(() => setPaced(value), isAlone ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paced;
}
