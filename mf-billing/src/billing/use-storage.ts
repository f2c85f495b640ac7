import { storageUsageSchema } from '@adwright/contracts';
import { getSupabase, useUserId } from '@adwright/supabase';
import { skipToken, useQuery } from '@tanstack/react-query';

/**
 * Returns the query for the amount of storage that the signed-in user's pictures and ads occupy. The query is
 * disabled for a guest.
 */
export function useStorage() {
  const userId = useUserId();
  return useQuery({
    queryKey: ['billing', 'storage', userId],
    queryFn: userId
      ? async ({ signal }) => {
          const { data, error } = await getSupabase().rpc('storage_usage').abortSignal(signal);
          if (error) throw error;
          return storageUsageSchema.parse(data);
        }
      : skipToken,
    refetchOnWindowFocus: 'always',
  });
}
