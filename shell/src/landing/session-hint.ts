/**
 * Guesses from the value that the auth library has stored whether there is a session; pages that need an
 * account verify the session.
 */
function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // If storage is blocked, the visitor counts as a guest.
    return false;
  }
}

/** The guess about the session, as an external store for React. The prerendered page assumes that nobody
 * is signed in. */
export const SESSION_HINT = {
  /**
   * Browsers report a change of the storage only to other tabs; `updateSessionHint` reports the change in the
   * current tab.
   */
  subscribe: (onChange: () => void) => {
    addEventListener('storage', onChange);
    return () => removeEventListener('storage', onChange);
  },
  read: (): 'guest' | 'user' => (hasStoredSession() ? 'user' : 'guest'),
  readInBuild: (): 'guest' | 'user' => 'guest',
} as const;

/** Reads the stored session again, after this page has changed the session. */
export function updateSessionHint(): void {
  dispatchEvent(new Event('storage'));
}
