import { useEffect, useState } from 'react';

/** Milliseconds without a key before what was typed becomes the filter. */
const PAUSE_MS = 250;

/**
 * What stands in a field of the filter, which is ahead of the address: that follows when typing pauses, and arrives after a navigation. A
 * date of which only the first digit of the year is typed must stay in its field meanwhile.
 * @param value what the address says
 */
export function useTyped(value: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The filter was cleared, or the way back led to another one.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    const said = typed.trim();
    if (said === sent) return;
    const timer = setTimeout(() => {
      setSent(said);
      onPause(said);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, onPause]);
  return [typed, setTyped] as const;
}
