/**
 * Session storage key of the override link in a tab. The page's inline script, which runs before the app loads,
 * bundles this file, so this file imports nothing.
 */
export const TAB_LINK_KEY = 'adwright-overrides';

/**
 * Tells whether this tab may run other versions than most visitors, because of its URL or an override link
 * opened before.
 */
export function hasTabLink(): boolean {
  if (/[?&](override(-pass)?=|overlay\b)/.test(location.search)) return true;
  try {
    return sessionStorage.getItem(TAB_LINK_KEY) !== null;
  } catch {
    return false;
  }
}
