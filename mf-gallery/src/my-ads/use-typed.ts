import { useEffect, useState } from 'react';

/** Time in milliseconds without typing after which the typed value becomes the filter. */
const PAUSE_MS = 250;

/**
 * Returns the value that a filter's field shows. The page's URL changes only after a pause in typing and a
 * navigation. Until the URL has changed, the field must keep a date that is only partly typed.
 * @param value value of the filter in the URL
 */
export function useTyped(value: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The user cleared the filter or returned to another filter, so the field shows the filter's value.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    const trimmed = typed.trim();
    if (trimmed === sent) return;
    const timer = setTimeout(() => {
      setSent(trimmed);
      onPause(trimmed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, onPause]);
  return [typed, setTyped] as const;
}
