import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-oauth-began';
/** Maximum time in milliseconds that a user may spend on the pages of the sign-in provider. */
const PATIENCE_MS = 15 * 60_000;

/** Records that this tab starts a third-party sign-in. */
export function markPendingOAuth(): void {
  tabStorage.set(STORAGE_KEY, String(Date.now()));
}

/** Returns true if this tab has recently started a third-party sign-in. The next calls return false. */
export function takePendingOAuth(): boolean {
  const began = Number(tabStorage.get(STORAGE_KEY) ?? Number.NaN);
  tabStorage.remove(STORAGE_KEY);
  return Date.now() - began < PATIENCE_MS;
}
