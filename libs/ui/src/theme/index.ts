export { showTheme } from './show-theme.ts';
export { resolvedThemeAtom, themeChoiceAtom } from './theme-atoms.ts';
