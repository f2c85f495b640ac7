/** The part of Web Storage that the product uses. None of it throws. */
export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Web Storage where the browser grants it. Privacy settings may block it, and it may be full: entries that it does not take
 * then last as long as the page.
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
        // Blocked: nothing of ours is in it.
      }
    },
  };
}

/** For this tab, until it is closed. */
export const tabStorage = createStorage(() => sessionStorage);

/** For every tab of this browser. */
export const deviceStorage = createStorage(() => localStorage);
