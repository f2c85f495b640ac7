import { useSyncExternalStore } from 'react';

/**
 * Ids of ads that look deleted while the deletion can still be undone. Replaced, never changed, so
 * that React sees it.
 */
let pending: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function replace(next: ReadonlySet<string>): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Makes an ad look deleted everywhere at once. */
export function hideAd(adId: string): void {
  replace(new Set([...pending, adId]));
}

/** Undoes {@link hideAd}: the deletion was taken back, failed, or is in the data service by now. */
export function unhideAd(adId: string): void {
  replace(new Set([...pending].filter((id) => id !== adId)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids hidden right now. */
export function usePendingDeletions(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => pending);
}
