/**
 * Guesses from the auth library's stored value whether there is a session; pages that need an account verify
 * it.
 */
function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // Storage may be blocked; the visitor then counts as a guest.
    return false;
  }
}

/** The guess as an external store for React. Prerendered markup shows a guest. */
export const SESSION_HINT = {
  /**
   * Browsers announce a storage change to other tabs; `updateSessionHint` announces it in the current tab.
   */
  subscribe: (onChange: () => void) => {
    addEventListener('storage', onChange);
    return () => removeEventListener('storage', onChange);
  },
  read: (): 'guest' | 'user' => (hasStoredSession() ? 'user' : 'guest'),
  readInBuild: (): 'guest' | 'user' => 'guest',
} as const;

/** Reads the guess again, after this page has changed the session. */
export function updateSessionHint(): void {
  dispatchEvent(new Event('storage'));
}
