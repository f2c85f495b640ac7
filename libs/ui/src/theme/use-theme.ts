import { useSyncExternalStore } from 'react';
import {
  applyTheme,
  type ResolvedTheme,
  readThemeChoice,
  type ThemeChoice,
} from './theme-choice.ts';

/**
 * Listens to everything that changes the theme: this page, another tab, the system. The state lives on
 * the root element rather than in React, since every remote carries its own copy of this file.
 */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-theme-choice'],
  });
  const follow = () => applyTheme(readThemeChoice());
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  // It may have changed since the page's first script ran.
  follow();
  return () => {
    observer.disconnect();
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}

const resolvedTheme = (): ResolvedTheme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** The theme on screen. */
export function useResolvedTheme(): ResolvedTheme {
  return useSyncExternalStore(subscribe, resolvedTheme, () => 'light');
}

/** The visitor's choice: light, dark or the system's. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice, () => 'system');
}
