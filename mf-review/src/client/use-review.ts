import { isAppError } from '@adwright/contracts';
import { type OpenedReview, openedReviewSchema } from '@adwright/contracts/review';
import { tabStorage } from '@adwright/supabase';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callReview } from './call-review.ts';

/** Interval in milliseconds at which an open page fetches new comments and decisions. */
const ASK_EVERY_MS = 10_000;

const reviewKey = (token: string) => ['review', token] as const;
const passKey = (token: string) => `review-pass:${token}`;

/** The state of a review's page: `unchanged` is only a response and never a state. */
export type ReviewState = Exclude<OpenedReview, { outcome: 'unchanged' }>;

/** Returns the token that this tab got for the correct password of a review link, or null before that. */
export function readPass(token: string): string | null {
  return tabStorage.get(passKey(token));
}

export function keepPass(token: string, pass: string): void {
  tabStorage.set(passKey(token), pass);
}

/**
 * Returns a link's review, refetched while it is open. The last result stays visible while the network is
 * away.
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
      throw new Error('A review that was never read can’t be unchanged.');
    },
    // Without a network, the query fails at once, so that the page can say so.
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && isAppError(error, 'unavailable'),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      isAppError(error, 'not_found') || (data && data.outcome !== 'open') ? false : ASK_EVERY_MS,
  });
}

/** Refetches the review after a new comment or decision. */
export function useRefreshReview(token: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: reviewKey(token) });
}
