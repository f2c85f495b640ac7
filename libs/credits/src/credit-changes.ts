import { getRuntimeConfig, getSupabase, isInSharedWorkspace } from '@adwright/supabase';
import { atom, getDefaultStore } from 'jotai';

/**
 * Name of the broadcast channel over which the browser's tabs notify each other. A message on the channel means
 * that a balance has changed, and contains no values.
 */
const CHANNEL_NAME = 'adwright-credits';

/** Polling interval in milliseconds while a change of the balance is expected. */
export const WATCH_INTERVAL_MS = 1000;

/** Time (ms since 1970) until which the balance may change without an announcement by a tab. */
export const watchUntilAtom = atom(0);

/**
 * Makes all tabs, including this one, request the balance again. Call this function after credits are charged
 * or refunded, and after a payment.
 */
export function announceCreditsChanged(): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Polls the balance every second for `forMs` milliseconds. Polling is necessary after a lost response, for
 * example, because the server may refund credits without notifying this page.
 */
export function watchCredits(forMs: number): void {
  getDefaultStore().set(watchUntilAtom, (until) => Math.max(until, Date.now() + forMs));
}

/**
 * Calls `onChange` when the balance of a user may have changed. The balance may have changed after an
 * announcement by a tab or, with realtime, after a message from the data service. Returns a function that ends
 * the calls.
 */
export function followCredits(userId: string, onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = onChange;
  const stopRealtime = isPushed(userId) ? followRow(userId, onChange) : undefined;
  return () => {
    channel.close();
    stopRealtime?.();
  };
}

/**
 * Tells whether the data service pushes changes of the user's balance. Returns false for a shared workspace:
 * the messages name no workspace, so shared balances are polled.
 */
export function isPushed(userId: string): boolean {
  return getRuntimeConfig().realtime && !isInSharedWorkspace(userId);
}

function followRow(userId: string, onChange: () => void): () => void {
  const supabase = getSupabase();
  const channel = supabase
    // Each subscriber has a topic with a random suffix, because supabase-js allows one subscriber for each
    // topic.
    .channel(`credits:${userId}:${crypto.randomUUID()}`)
    .on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'users', filter: `id=eq.${userId}` },
      onChange,
    )
    .subscribe();
  return () => void supabase.removeChannel(channel);
}
