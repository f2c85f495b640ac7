import { getRuntimeConfig, useUserId } from '@adwright/supabase';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import {
  announceCreditsChanged,
  followCredits,
  WATCH_INTERVAL_MS,
  watchUntilAtom,
} from './credit-changes.ts';
import { fetchUsage } from './fetch-usage.ts';
import { returnFromPayment } from './payment-visit.ts';

/**
 * Milliseconds between looks at the balance when nothing is expected: what changes it is announced or watched for. Hidden tabs
 * don't look, nor does anybody where the data service pushes changes.
 */
const IDLE_INTERVAL_MS = 60_000;

function intervalMs(watchUntil: number): number | false {
  if (Date.now() < watchUntil) return WATCH_INTERVAL_MS;
  return getRuntimeConfig().realtime ? false : IDLE_INTERVAL_MS;
}

/** Where the query cache keeps a user's allowance. */
function creditsQueryKey(userId: string | null) {
  return ['credits', userId] as const;
}

/**
 * The signed-in user's allowance, as a query: `data` is a `CreditUsage`. Follows spends and refunds of every tab
 * within a second, and reads again when the window gets focus.
 */
export function useCredits() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const watchUntil = useAtomValue(watchUntilAtom);

  useEffect(() => {
    if (!userId) return;
    return followCredits(userId, () => {
      void queryClient.invalidateQueries({ queryKey: creditsQueryKey(userId) });
    });
  }, [userId, queryClient]);

  const usage = useQuery({
    queryKey: creditsQueryKey(userId),
    queryFn: userId ? ({ signal }) => fetchUsage(userId, signal) : skipToken,
    retry: 1,
    refetchOnWindowFocus: 'always',
    refetchInterval: () => intervalMs(watchUntil),
  });

  useEffect(() => {
    if (userId) returnFromPayment();
  }, [userId]);

  // What only this tab watches for, the others hear from it.
  const left = usage.data?.left;
  const seen = useRef(left);
  useEffect(() => {
    const changed = seen.current !== undefined && seen.current !== left;
    seen.current = left;
    if (changed && Date.now() < watchUntil) announceCreditsChanged();
  }, [left, watchUntil]);

  return usage;
}
