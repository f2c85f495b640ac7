import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the markup of the build and while it is taken over, true once the page answers. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
