import { atom, getDefaultStore } from 'jotai';
import type { SupabaseClient } from '../client.ts';
import { settleAuth } from './auth-result.ts';
import { takePendingOAuth } from './pending-oauth.ts';
import {
  dropRecoveryTokens,
  keepRecoveryTokens,
  readRecoveryTokens,
  type Tokens,
  tokensFromHash,
} from './recovery-tokens.ts';

/** How the visitor came to this page, if by a link of the auth service. */
export type Arrival =
  | { kind: 'plain' }
  /** By a password recovery link; its tokens wait for `setRecoverySession`. */
  | { kind: 'recovery' }
  /** By the link of the confirmation mail. */
  | { kind: 'confirmed' }
  /** Back from a third-party sign-in. */
  | { kind: 'oauth' }
  /** The service sent them back with an error, in its own words. */
  | { kind: 'error'; message: string };

export const arrivalAtom = atom<Arrival>({ kind: 'plain' });

const ERROR_PARAMETERS = ['error', 'error_code', 'error_description'] as const;

let arrivedTokens: Tokens | null = null;

/**
 * Takes tokens and errors of the auth service out of the address, so that no later script, log or Referer
 * sees them. The shell calls it before anything else.
 *
 * Only a third-party sign-in that this tab began is accepted: otherwise a prepared link could sign a visitor
 * into a stranger's account. A confirmation link's session is dropped for the same reason; the user logs in.
 *
 * @param addressHash the hash that the visitor came with, where an inline script has taken it off already.
 */
export function takeArrival(addressHash: string = location.hash): Arrival {
  const hash = new URLSearchParams(addressHash.slice(1));
  const query = new URLSearchParams(location.search);
  const arrival = readArrival(hash, query);
  cleanAddress(hash, query);
  getDefaultStore().set(arrivalAtom, arrival);
  return arrival;
}

/** Makes the session of a third-party sign-in the page's own. One that the service refuses leaves a guest. */
export async function adoptArrivedSession(client: SupabaseClient): Promise<void> {
  const tokens = arrivedTokens;
  arrivedTokens = null;
  if (tokens) await settleAuth(() => client.auth.setSession(tokens));
}

/** Ends a recovery: done, or overtaken by a sign-in. */
export function endRecovery(): void {
  dropRecoveryTokens();
  getDefaultStore().set(arrivalAtom, { kind: 'plain' });
}

function readArrival(hash: URLSearchParams, query: URLSearchParams): Arrival {
  const message = hash.get('error_description') ?? query.get('error_description');
  if (message) {
    takePendingOAuth();
    return { kind: 'error', message };
  }
  const tokens = tokensFromHash(hash);
  if (!tokens) return readRecoveryTokens() ? { kind: 'recovery' } : { kind: 'plain' };
  switch (hash.get('type')) {
    case 'recovery':
      keepRecoveryTokens(tokens);
      return { kind: 'recovery' };
    case 'signup':
      return { kind: 'confirmed' };
    default:
      if (!takePendingOAuth()) return { kind: 'plain' };
      arrivedTokens = tokens;
      return { kind: 'oauth' };
  }
}

/** Leaves an ordinary anchor such as #faq alone. */
function cleanAddress(hash: URLSearchParams, query: URLSearchParams): void {
  const inHash = hash.has('access_token') || hash.has('error_description');
  const inQuery = query.has('error_description');
  if (!inHash && !inQuery) return;
  for (const name of ERROR_PARAMETERS) query.delete(name);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(
    history.state,
    '',
    location.pathname + search + (inHash ? '' : location.hash),
  );
}
