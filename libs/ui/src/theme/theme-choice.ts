export const THEME_STORAGE_KEY = 'adwright-theme';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type ResolvedTheme = 'light' | 'dark';

export const DEFAULT_THEME_CHOICE: ThemeChoice = 'system';

/**
 * Parses a stored theme choice; returns the default for an unknown text.
 */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? DEFAULT_THEME_CHOICE;
}
