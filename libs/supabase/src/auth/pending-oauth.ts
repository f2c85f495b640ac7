import { tabStorage } from '../browser-storage.ts';

const STORAGE_KEY = 'adwright-oauth-began';
/** How long a visitor may take at the provider's pages. */
const PATIENCE_MS = 15 * 60_000;

/** Notes that this tab leaves for a third-party sign-in. */
export function markPendingOAuth(): void {
  tabStorage.set(STORAGE_KEY, String(Date.now()));
}

/** True once, if this tab began a third-party sign-in lately. */
export function takePendingOAuth(): boolean {
  const began = Number(tabStorage.get(STORAGE_KEY) ?? Number.NaN);
  tabStorage.remove(STORAGE_KEY);
  return Date.now() - began < PATIENCE_MS;
}
