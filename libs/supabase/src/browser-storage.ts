/** The functions of Web Storage that the product uses. No function throws an error. */
export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Returns Web Storage with a fallback in memory. The browser's privacy settings may block storage, and the
 * storage may be full. Entries that can't be stored remain in memory until the page closes.
 */
function createStorage(open: () => Storage): BrowserStorage {
  const unsaved = new Map<string, string>();
  return {
    get(key) {
      try {
        return unsaved.get(key) ?? open().getItem(key);
      } catch {
        return unsaved.get(key) ?? null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, value);
      }
    },
    remove(key) {
      unsaved.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Storage is blocked, so there is no stored entry to remove.
      }
    },
  };
}

/** Storage for this tab until the tab is closed. */
export const tabStorage = createStorage(() => sessionStorage);

/** Storage for every tab of this browser. */
export const deviceStorage = createStorage(() => localStorage);
