import { isAppError } from '@adwright/contracts';
import { type OpenedReview, openedReviewSchema } from '@adwright/contracts/review';
import { tabStorage } from '@adwright/supabase';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callReview } from './call-review.ts';

/** Polling interval in milliseconds at which an open page fetches new comments and decisions. */
const ASK_EVERY_MS = 10_000;

const reviewKey = (token: string) => ['review', token] as const;
const passKey = (token: string) => `review-pass:${token}`;

/** The state of a review's page. `unchanged` is only a response and never a state. */
export type ReviewState = Exclude<OpenedReview, { outcome: 'unchanged' }>;

/**
 * Returns the token that this tab received for the correct password of a review link; null before the correct
 * password.
 */
export function readPass(token: string): string | null {
  return tabStorage.get(passKey(token));
}

export function keepPass(token: string, pass: string): void {
  tabStorage.set(passKey(token), pass);
}

/**
 * Returns the query for the review of a link, which is fetched repeatedly while the review is open. The last state of
 * the review remains visible while the network is unavailable.
 */
export function useReview(token: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: reviewKey(token),
    queryFn: async ({ signal }): Promise<ReviewState> => {
      const known = queries.getQueryData<ReviewState>(reviewKey(token));
      const opened = known?.outcome === 'open' ? known : null;
      const request = {
        action: 'open' as const,
        token,
        pass: readPass(token),
        revision: opened?.revision ?? null,
      };
      const answer = await callReview(request, openedReviewSchema, signal);
      if (answer.outcome !== 'unchanged') return answer;
      if (opened) return opened;
      throw new Error('The response “unchanged” requires an earlier response.');
    },
    // Without a network, the query fails at once, so that the page can report the lost connection.
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && isAppError(error, 'unavailable'),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      isAppError(error, 'not_found') || (data && data.outcome !== 'open') ? false : ASK_EVERY_MS,
  });
}

/** Returns a function that fetches the review again after a new comment or decision. */
export function useRefreshReview(token: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: reviewKey(token) });
}
