import { parseThemeChoice, type ThemeChoice } from './theme-choice.ts';

/** Keeps the choice in this browser as plain text, which the inline script reads as well. */
export const themeStorage = {
  getItem(key: string, fallback: ThemeChoice): ThemeChoice {
    try {
      return parseThemeChoice(localStorage.getItem(key));
    } catch {
      // The browser's privacy settings may block storage.
      return fallback;
    }
  },

  setItem(key: string, choice: ThemeChoice): void {
    try {
      localStorage.setItem(key, choice);
    } catch {
      // As above: the choice then lasts as long as the page.
    }
  },

  removeItem(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },

  /** Follows other tabs. A browser announces a cleared storage without a key. */
  subscribe(key: string, onChange: (choice: ThemeChoice) => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(parseThemeChoice(event.newValue));
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
