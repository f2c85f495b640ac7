import { useSyncExternalStore } from 'react';

/**
 * Media query for windows in which the panels are a bottom sheet. The editor's style sheets use the same
 * limit.
 */
const QUERY = '(max-width: 1023px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Tells whether the window is so narrow that the panels are a bottom sheet. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
