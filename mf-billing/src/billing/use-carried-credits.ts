import { carriedCreditsSchema } from '@adwright/contracts';
import { getSupabase, useUserId } from '@adwright/supabase';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Returns the query for the trial credits that remain after an upgrade; null when none remain. */
export function useCarriedCredits() {
  const userId = useUserId();
  return useQuery({
    queryKey: ['billing', 'carried-credits', userId],
    queryFn: userId
      ? async ({ signal }) => {
          const { data, error } = await getSupabase().rpc('carried_credits').abortSignal(signal);
          if (error) throw error;
          return carriedCreditsSchema.nullable().parse(data);
        }
      : skipToken,
    refetchOnWindowFocus: 'always',
  });
}
