import { useEffect, useRef, useState } from 'react';

/**
 * Returns the value at once if the previous value was stable for `pauseMs` milliseconds; a single change is therefore
 * shown without a pause. During quick changes, as in typing, returns the value only after it is stable again.
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
