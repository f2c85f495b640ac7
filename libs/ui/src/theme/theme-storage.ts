import { parseThemeChoice, type ThemeChoice } from './theme-choice.ts';

/** Stores the theme choice in this browser as plain text, which the inline script also reads. */
export const themeStorage = {
  getItem(key: string, fallback: ThemeChoice): ThemeChoice {
    try {
      return parseThemeChoice(localStorage.getItem(key));
    } catch {
      // The browser's privacy settings may block storage. If storage is blocked, the function returns the
      // fallback.
      return fallback;
    }
  },

  setItem(key: string, choice: ThemeChoice): void {
    try {
      localStorage.setItem(key, choice);
    } catch {
      // If storage is blocked, the theme choice is kept only until the page closes.
    }
  },

  removeItem(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there is no stored choice to remove.
    }
  },

  /**
   * When another tab clears its storage, the event has no key, and the theme choice returns to the default.
   */
  subscribe(key: string, onChange: (choice: ThemeChoice) => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(parseThemeChoice(event.newValue));
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
