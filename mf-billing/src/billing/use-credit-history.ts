import { type LedgerEntry, ledgerEntrySchema } from '@adwright/contracts';
import { getSupabase, useUserId } from '@adwright/supabase';
import { skipToken, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod';

/** Number of ledger entries on a page of the credit history. */
export const HISTORY_PAGE_SIZE = 20;

function creditHistoryQueryKey(userId: string | null) {
  return ['billing', 'credit-history', userId] as const;
}

/**
 * Returns the query for the signed-in user's credit ledger in pages, newest entry first. Each page starts after
 * the last entry of the previous page.
 */
export function useCreditHistory() {
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: creditHistoryQueryKey(userId),
    queryFn: userId ? ({ pageParam, signal }) => fetchPage(userId, pageParam, signal) : skipToken,
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: (page: LedgerEntry[]) =>
      page.length < HISTORY_PAGE_SIZE ? undefined : page.at(-1)?.id,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Reads one page of the credit ledger.
 * @throws the error that the data service returned
 */
async function fetchPage(
  userId: string,
  below: number,
  signal: AbortSignal,
): Promise<LedgerEntry[]> {
  const { data, error } = await getSupabase()
    .from('credit_ledger')
    .select('*')
    .eq('user_id', userId)
    .lt('id', below)
    .order('id', { ascending: false })
    .limit(HISTORY_PAGE_SIZE)
    .abortSignal(signal);
  if (error) throw error;
  return z.array(ledgerEntrySchema).parse(data);
}
