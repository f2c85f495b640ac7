import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered markup and during hydration, true once the page is interactive. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
