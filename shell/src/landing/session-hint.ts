/** A guess from what the auth library stores; pages that need an account check it. */
function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // Storage may be blocked; the visitor then is a guest.
    return false;
  }
}

/** The guess as a store for React. The markup of the build is a guest's. */
export const SESSION_HINT = {
  /** Browsers announce a storage change to other tabs; `noticeSessionChange` announces it in this one. */
  subscribe: (onChange: () => void) => {
    addEventListener('storage', onChange);
    return () => removeEventListener('storage', onChange);
  },
  read: (): 'guest' | 'user' => (hasStoredSession() ? 'user' : 'guest'),
  readInBuild: (): 'guest' | 'user' => 'guest',
} as const;

/** Reads the guess again, after this page has changed the session. */
export function noticeSessionChange(): void {
  dispatchEvent(new Event('storage'));
}
