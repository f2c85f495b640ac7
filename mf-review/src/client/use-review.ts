import { isAppError } from '@adwright/contracts';
import { type OpenedReview, openedReviewSchema } from '@adwright/contracts/review';
import { tabStorage } from '@adwright/supabase';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callReview } from './call-review.ts';

/** How often an open page asks for what others have written. */
const ASK_EVERY_MS = 10_000;

const reviewKey = (token: string) => ['review', token] as const;
const passKey = (token: string) => `review-pass:${token}`;

/** What a review's page shows: `unchanged` is an answer to a request, and no state. */
export type ReviewState = Exclude<OpenedReview, { outcome: 'unchanged' }>;

/** What the link's password was exchanged for in this tab. */
export function readPass(token: string): string | null {
  return tabStorage.get(passKey(token));
}

export function keepPass(token: string, pass: string): void {
  tabStorage.set(passKey(token), pass);
}

/** A link's review, asked for again while it is open. What was read last stays while the network is away. */
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
    // Without a network the page says so, rather than wait in silence.
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && isAppError(error, 'unavailable'),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      isAppError(error, 'not_found') || (data && data.outcome !== 'open') ? false : ASK_EVERY_MS,
  });
}

/** Has the review read again, after something was written. */
export function useRefreshReview(token: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: reviewKey(token) });
}
