import { accountSessionSchema } from '@adwright/contracts';
import { getSupabase, signOutOthers, useSignedInUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { AUTH_TOASTS } from '../texts.ts';

export const SESSIONS_KEY = ['account', 'sessions'];

/** Returns the query for the user's sessions; the most recently used session comes first. */
export function useSessions() {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: [...SESSIONS_KEY, userId],
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase().rpc('account_sessions').abortSignal(signal);
      if (error) throw error;
      return z.array(accountSessionSchema).parse(data);
    },
    refetchOnWindowFocus: 'always',
  });
}

/** Ends the user's sessions on all other devices. */
export function useSignOutOthers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOutOthers,
    onSuccess: (result) => {
      if (result.outcome !== 'done') {
        toast(AUTH_TOASTS.othersNotSignedOut);
        return;
      }
      toast(AUTH_TOASTS.othersSignedOut);
      return queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
}
