import { atom, getDefaultStore } from 'jotai';
import type { SupabaseClient } from '../client.ts';
import { settleAuth } from './auth-result.ts';
import { takePendingOAuth } from './pending-oauth.ts';
import {
  dropRecoveryTokens,
  keepRecoveryTokens,
  parseTokens,
  readRecoveryTokens,
  type Tokens,
} from './recovery-tokens.ts';

/** The kind of link of the auth service by which the visitor came to this page, if any. */
export type Arrival =
  | { kind: 'plain' }
  /** The visitor opened a password recovery link; the link's tokens are stored for `setRecoverySession`. */
  | { kind: 'recovery' }
  /** The visitor opened the link in the confirmation email. */
  | { kind: 'confirmed' }
  /** The visitor returned from a third-party sign-in. */
  | { kind: 'oauth' }
  /** The auth service reported an error with the given message. */
  | { kind: 'error'; message: string };

export const arrivalAtom = atom<Arrival>({ kind: 'plain' });

const ERROR_PARAMETERS = ['error', 'error_code', 'error_description'] as const;

let arrivedTokens: Tokens | null = null;

/**
 * Removes tokens and errors of the auth service from the URL, so that no later script, log or Referer contains
 * them. The shell calls this function before all other code.
 *
 * The function accepts only a third-party sign-in that this tab started. If every third-party sign-in were
 * accepted, a link from an attacker could sign a visitor in to the attacker's account. For the same reason, the
 * function discards the session of a confirmation link, and the user logs in.
 *
 * @param addressHash original hash of the page's URL, if an inline script has already removed the hash
 */
export function takeArrival(addressHash: string = location.hash): Arrival {
  const hash = new URLSearchParams(addressHash.slice(1));
  const query = new URLSearchParams(location.search);
  const arrival = readArrival(hash, query);
  cleanAddress(hash, query);
  getDefaultStore().set(arrivalAtom, arrival);
  return arrival;
}

/**
 * Starts the session of a third-party sign-in. If the auth service refuses the session, the visitor remains a
 * guest.
 */
export async function adoptArrivedSession(client: SupabaseClient): Promise<void> {
  const tokens = arrivedTokens;
  arrivedTokens = null;
  if (tokens) await settleAuth(() => client.auth.setSession(tokens));
}

/** Ends a password recovery after the user has set a new password, or has signed in otherwise. */
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
  const tokens = parseTokens(hash);
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

/** Removes tokens and errors from the page's URL, but not an ordinary anchor such as #faq. */
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
