import { type SessionState, sessionAtom } from '@adwright/supabase';
import { getDefaultStore } from 'jotai';

/** Returns the visitor's session as soon as the session is known. */
export function awaitSession(): Promise<SessionState> {
  const store = getDefaultStore();
  return new Promise((resolve) => {
    const settle = () => {
      const session = store.get(sessionAtom);
      if (session.status === 'loading') return;
      unsubscribe();
      resolve(session);
    };
    const unsubscribe = store.sub(sessionAtom, settle);
    settle();
  });
}

/** Calls the listener when the visitor signs in, signs out, or signs in as another user. */
export function watchVisitor(listener: () => void): () => void {
  const store = getDefaultStore();
  const visitor = () => {
    const { status, session } = store.get(sessionAtom);
    return `${status} ${session?.user.id ?? ''}`;
  };
  let known = visitor();
  return store.sub(sessionAtom, () => {
    const now = visitor();
    const settledBefore = !known.startsWith('loading');
    const changed = now !== known;
    known = now;
    if (changed && settledBefore) listener();
  });
}
