export const THEME_STORAGE_KEY = 'adwright-theme';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type ResolvedTheme = 'light' | 'dark';

const isChoice = (value: unknown): value is ThemeChoice =>
  THEME_CHOICES.some((choice) => choice === value);

/** What the visitor chose in this browser; 'system' when nothing, or where storage is refused. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return isChoice(stored) ? stored : 'system';
  } catch {
    // Storage may be blocked by the browser's privacy settings; the system's theme then holds.
    return 'system';
  }
}

/** Keeps the choice for later visits, and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // As in readThemeChoice: the choice then lasts for this page.
  }
  applyTheme(choice);
}

/** Writes `data-theme` on the root element, which tokens.css and useTheme follow. */
export function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  root.dataset.theme = choice === 'system' ? systemTheme() : choice;
  root.dataset.themeChoice = choice;
}

function systemTheme(): ResolvedTheme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
