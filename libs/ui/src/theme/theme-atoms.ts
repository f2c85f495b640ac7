import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import {
  DEFAULT_THEME_CHOICE,
  type ResolvedTheme,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from './theme-choice.ts';
import { themeStorage } from './theme-storage.ts';

/**
 * The visitor's choice of theme, which is stored for later visits and synchronised between tabs. The atom has
 * the default value until it is mounted, so the first render equals the prerendered markup.
 */
export const themeChoiceAtom = atomWithStorage<ThemeChoice>(
  THEME_STORAGE_KEY,
  DEFAULT_THEME_CHOICE,
  themeStorage,
);

const systemThemeAtom = atom<ResolvedTheme>('light');
systemThemeAtom.onMount = (setTheme) => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const read = () => setTheme(dark.matches ? 'dark' : 'light');
  read();
  dark.addEventListener('change', read);
  return () => dark.removeEventListener('change', read);
};

/** The current theme: the theme that the visitor chose, or the system's theme if the visitor chose "System". */
export const resolvedThemeAtom = atom((get): ResolvedTheme => {
  const choice = get(themeChoiceAtom);
  return choice === 'system' ? get(systemThemeAtom) : choice;
});
