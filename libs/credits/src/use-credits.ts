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
 * Polling interval in milliseconds when no change is expected. Hidden tabs don't poll, and realtime replaces polling.
 */
const IDLE_INTERVAL_MS = 60_000;

function intervalMs(watchUntil: number): number | false {
  if (Date.now() < watchUntil) return WATCH_INTERVAL_MS;
  return getRuntimeConfig().realtime ? false : IDLE_INTERVAL_MS;
}

/** Query key of a user's credits. */
function creditsQueryKey(userId: string | null) {
  return ['credits', userId] as const;
}

/**
 * Query for the signed-in user's credits (`CreditUsage`). It follows spends and refunds of all tabs within a second,
 * and reloads when the window gets focus.
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

  // Other tabs learn of this tab's expected changes by message.
  const left = usage.data?.left;
  const seen = useRef(left);
  useEffect(() => {
    const changed = seen.current !== undefined && seen.current !== left;
    seen.current = left;
    if (changed && Date.now() < watchUntil) announceCreditsChanged();
  }, [left, watchUntil]);

  return usage;
}
