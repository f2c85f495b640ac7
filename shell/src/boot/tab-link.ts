/**
 * What an override link leaves in a tab. The inline script bundles this file, so it imports nothing.
 */
export const TAB_LINK_KEY = 'adwright-overrides';

/** True when this tab may run other versions of modules than everybody: by its address, or by a link that came before. */
export function hasTabLink(): boolean {
  if (/[?&](override(-pass)?=|overlay\b)/.test(location.search)) return true;
  try {
    return sessionStorage.getItem(TAB_LINK_KEY) !== null;
  } catch {
    return false;
  }
}
