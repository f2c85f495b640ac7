import { expect, test } from 'vitest';
import { THEME_BOOT_SCRIPT } from './theme-boot.ts';

/**
 * Runs the inline script before all other code on the page, as a browser does, and returns the theme that the
 * script sets.
 */
function boot(): string | undefined {
  delete document.documentElement.dataset.theme;
  new Function(THEME_BOOT_SCRIPT)();
  return document.documentElement.dataset.theme;
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

test.each(['light', 'dark'] as const)(
  'a stored theme choice %s is applied before the first paint',
  (choice) => {
    localStorage.setItem('adwright-theme', choice);
    expect(boot()).toBe(choice);
  },
);

test.each([null, 'system', 'sepia'])(
  "the system's theme is applied when %j is stored",
  (stored) => {
    if (stored !== null) localStorage.setItem('adwright-theme', stored);
    expect(boot()).toBe(systemTheme());
  },
);
