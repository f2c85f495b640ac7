import type { Session } from '@supabase/supabase-js';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { adoptArrivedSession, arrivalAtom } from './auth/arrival.ts';
import { getSupabase } from './client.ts';
import { setWorkspaceUser } from './workspace.ts';

/**
 * State of the page's visitor: whether the visitor is signed in, and the session. `recovery` is true during a
 * password recovery in this tab.
 */
export type SessionState =
  | { status: 'loading'; session: null; recovery: boolean }
  | { status: 'guest'; session: null; recovery: boolean }
  | { status: 'user'; session: Session; recovery: boolean };

const authAtom = atom<{ known: false } | { known: true; session: Session | null }>({
  known: false,
});

/**
 * The session of the visitor, for guards and pages. The atom starts as 'loading' and has the same value in
 * every tab.
 */
export const sessionAtom = atom((get): SessionState => {
  const recovery = get(arrivalAtom).kind === 'recovery';
  const auth = get(authAtom);
  if (!auth.known) return { status: 'loading', session: null, recovery };
  return auth.session
    ? { status: 'user', session: auth.session, recovery }
    : { status: 'guest', session: null, recovery };
});

/** Hook that returns the session of {@link sessionAtom}. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}

/** The signed-in user's id; null for a guest and while the session loads. */
export const userIdAtom = atom((get) => get(sessionAtom).session?.user.id ?? null);

/** Hook that returns the user's id of {@link userIdAtom}, for components that guests also see. */
export function useUserId(): string | null {
  return useAtomValue(userIdAtom);
}

/**
 * Hook that returns the user's id, for pages that only signed-in users can open. The shell removes pages for signed-in
 * users when the user signs out.
 *
 * @throws Error when nobody is signed in
 */
export function useSignedInUserId(): string {
  const userId = useUserId();
  if (userId === null) throw new Error('A page for users was rendered without a user');
  return userId;
}

/**
 * Starts to observe the session: the stored session, refreshes, sign-ins and sign-outs in this tab and other
 * tabs. The shell calls this function once, after the runtime config is loaded. The session of a third-party
 * sign-in is used first, so that the user never appears as a guest.
 */
export async function startSession(): Promise<void> {
  const { auth } = getSupabase();
  await adoptArrivedSession(getSupabase());
  auth.onAuthStateChange((_event, session) => {
    setWorkspaceUser(session?.user.id ?? null);
    getDefaultStore().set(authAtom, { known: true, session });
  });
}
