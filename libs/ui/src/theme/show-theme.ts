import { getDefaultStore } from 'jotai';
import { resolvedThemeAtom } from './theme-atoms.ts';

/**
 * Writes the current theme to the root element's `data-theme`, which `tokens.css` reads, now and after every
 * change. Each page calls this function once. The function also keeps the theme atoms mounted, so a component
 * that renders later starts with the current theme.
 *
 * @returns a function that ends the updates
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
