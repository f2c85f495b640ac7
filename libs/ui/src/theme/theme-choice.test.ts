import { beforeEach, describe, expect, test } from 'vitest';
import { THEME_BOOT_SCRIPT } from './theme-boot.ts';
import { chooseTheme, readThemeChoice } from './theme-choice.ts';

const shown = () => document.documentElement.dataset.theme;

/** Runs the inline script as the browser would, before anything else of the page. */
function boot() {
  delete document.documentElement.dataset.theme;
  new Function(THEME_BOOT_SCRIPT)();
}

beforeEach(() => localStorage.clear());

describe('the theme before the first paint', () => {
  test.each(['light', 'dark'] as const)('is %s where that was chosen', (choice) => {
    chooseTheme(choice);
    boot();
    expect(shown()).toBe(choice);
    expect(readThemeChoice()).toBe(choice);
  });

  test("is the system's where nothing was chosen", () => {
    boot();
    expect(shown()).toBe(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    expect(readThemeChoice()).toBe('system');
  });

  test('is not led astray by a stored value that is no theme', () => {
    localStorage.setItem('adwright-theme', 'sepia');
    boot();
    expect(shown()).toMatch(/^(light|dark)$/);
    expect(readThemeChoice()).toBe('system');
  });
});
