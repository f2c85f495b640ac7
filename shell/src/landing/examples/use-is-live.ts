import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** Returns false in prerendered markup and during hydration, and true after the page has become interactive. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}
