import { getDefaultStore } from 'jotai';
import { resolvedThemeAtom } from './theme-atoms.ts';

/**
 * Writes the theme to the root element's `data-theme`, which `tokens.css` reads, now and on every change. Each
 * page calls this function once. The function also keeps the atoms mounted, so a component that renders later
 * starts with the theme on screen.
 *
 * @returns stops it.
 */
export function showTheme(): () => void {
  const store = getDefaultStore();
  const write = () => {
    document.documentElement.dataset.theme = store.get(resolvedThemeAtom);
  };
  const stop = store.sub(resolvedThemeAtom, write);
  write();
  return stop;
}
