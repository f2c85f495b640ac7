import { getRuntimeConfig, getSupabase } from '@adwright/supabase';
import { atom, getDefaultStore } from 'jotai';

/** Between tabs of one browser: a message says that some balance changed, and nothing more. */
const CHANNEL_NAME = 'adwright-credits';

/** Milliseconds between looks at the balance while a change is expected. */
export const WATCH_INTERVAL_MS = 1000;

/** End of the period (ms since 1970) in which the balance may change without an announcement. */
export const watchUntilAtom = atom(0);

/** Tells every tab, this one included, to read the balance again. Called after a spend, a refund, a payment. */
export function announceCreditsChanged(): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Looks at the balance every second for a while: a refund is under way that only the server will know of, such as
 * after a generation whose reply never came.
 */
export function watchCredits(forMs: number): void {
  getDefaultStore().set(watchUntilAtom, (until) => Math.max(until, Date.now() + forMs));
}

/**
 * Calls `onChange` whenever this user's balance may have changed: announced by a tab or, where the environment has
 * realtime, pushed by the data service. Returns the way to stop.
 */
export function followCredits(userId: string, onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = onChange;
  const stopRealtime = getRuntimeConfig().realtime ? followRow(userId, onChange) : undefined;
  return () => {
    channel.close();
    stopRealtime?.();
  };
}

function followRow(userId: string, onChange: () => void): () => void {
  const supabase = getSupabase();
  const channel = supabase
    // A topic of its own: supabase-js gives one topic to one subscriber.
    .channel(`credits:${userId}:${crypto.randomUUID()}`)
    .on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'users', filter: `id=eq.${userId}` },
      onChange,
    )
    .subscribe();
  return () => void supabase.removeChannel(channel);
}
