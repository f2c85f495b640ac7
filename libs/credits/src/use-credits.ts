import {
  getActiveWorkspaceId,
  isInSharedWorkspace,
  ownWorkspacesQuery,
  useUserId,
} from '@adwright/supabase';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import {
  announceCreditsChanged,
  followCredits,
  isPushed,
  WATCH_INTERVAL_MS,
  watchUntilAtom,
} from './credit-changes.ts';
import type { CreditUsage } from './credit-usage.ts';
import { fetchUsage } from './fetch-usage.ts';
import { completePaymentVisit } from './payment-visit.ts';

/**
 * Polling interval in milliseconds when no change of the balance is expected. Hidden tabs don't poll, and
 * realtime replaces polling.
 */
const IDLE_INTERVAL_MS = 60_000;

/** Polling interval in milliseconds for a balance that other members also spend. */
const SHARED_INTERVAL_MS = 15_000;

function chooseIntervalMs(userId: string | null, watchUntil: number): number | false {
  if (Date.now() < watchUntil) return WATCH_INTERVAL_MS;
  if (userId === null || isPushed(userId)) return false;
  return isInSharedWorkspace(userId) ? SHARED_INTERVAL_MS : IDLE_INTERVAL_MS;
}

/**
 * Reads the balance of the active workspace. Members of a shared workspace spend the credits of the workspace's
 * owner.
 */
async function fetchBalance(
  queries: QueryClient,
  userId: string,
  signal: AbortSignal,
): Promise<CreditUsage> {
  if (!isInSharedWorkspace(userId)) return fetchUsage(userId, signal);
  const workspaces = await queries.fetchQuery(ownWorkspacesQuery(userId));
  const active = workspaces.find(({ id }) => id === getActiveWorkspaceId(userId));
  return fetchUsage(active?.owner_id ?? userId, signal);
}

/** Returns the query key of a user's credits. */
function creditsQueryKey(userId: string | null) {
  return ['credits', userId] as const;
}

/**
 * Returns the query for the signed-in user's credits (`CreditUsage`). The query is fetched within a second
 * after charges and refunds in any tab, and again when the window gets focus.
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
    queryFn: userId ? ({ signal }) => fetchBalance(queryClient, userId, signal) : skipToken,
    retry: 1,
    refetchOnWindowFocus: 'always',
    refetchInterval: () => chooseIntervalMs(userId, watchUntil),
  });

  useEffect(() => {
    if (userId) completePaymentVisit();
  }, [userId]);

  // If the balance changes while this tab expects a change, all other tabs read the balance again.
  const left = usage.data?.left;
  const seen = useRef(left);
  useEffect(() => {
    const changed = seen.current !== undefined && seen.current !== left;
    seen.current = left;
    if (changed && Date.now() < watchUntil) announceCreditsChanged();
  }, [left, watchUntil]);

  return usage;
}
