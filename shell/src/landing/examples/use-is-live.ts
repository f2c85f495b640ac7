import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in prerendered markup and during hydration, and true once the page is interactive. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
