import type { Session } from '@supabase/supabase-js';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { adoptArrivedSession, arrivalAtom } from './auth/arrival.ts';
import { getSupabase } from './client.ts';
import { setWorkspaceUser } from './workspace.ts';

/** Who looks at the page. `recovery` is true while a password recovery is under way in this tab. */
export type SessionState =
  | { status: 'loading'; session: null; recovery: boolean }
  | { status: 'guest'; session: null; recovery: boolean }
  | { status: 'user'; session: Session; recovery: boolean };

const authAtom = atom<{ known: false } | { known: true; session: Session | null }>({
  known: false,
});

/** The session as guards and pages read it; starts as 'loading' and follows every tab. */
export const sessionAtom = atom((get): SessionState => {
  const recovery = get(arrivalAtom).kind === 'recovery';
  const auth = get(authAtom);
  if (!auth.known) return { status: 'loading', session: null, recovery };
  return auth.session
    ? { status: 'user', session: auth.session, recovery }
    : { status: 'guest', session: null, recovery };
});

/** {@link sessionAtom} for components. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}

/** The signed-in user's id, or null for a guest and while loading. */
export const userIdAtom = atom((get) => get(sessionAtom).session?.user.id ?? null);

/** {@link userIdAtom} for components that guests see too. */
export function useUserId(): string | null {
  return useAtomValue(userIdAtom);
}

/**
 * The user's id, for pages that only users reach: these are taken away as soon as nobody is signed in.
 *
 * @throws Error without a user.
 */
export function useSignedInUserId(): string {
  const userId = useUserId();
  if (userId === null) throw new Error('A page for users was rendered without a user');
  return userId;
}

/**
 * Begins to follow the session: the stored one, refreshes, sign-ins and sign-outs of this and other tabs.
 * Called once by the shell, after the config is loaded. A session that arrives from a third-party sign-in is
 * adopted first, so that nobody is shown as a guest in between.
 */
export async function startSession(): Promise<void> {
  const { auth } = getSupabase();
  await adoptArrivedSession(getSupabase());
  auth.onAuthStateChange((_event, session) => {
    setWorkspaceUser(session?.user.id ?? null);
    getDefaultStore().set(authAtom, { known: true, session });
  });
}
