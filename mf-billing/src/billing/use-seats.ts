import type { ChangeSeatsRequest } from '@adwright/contracts';
import { workspacePeopleSchema } from '@adwright/contracts/workspaces';
import { getSupabase, useUserId } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { BILLING_TOASTS } from '../texts.ts';
import { invoicesQueryKey } from './use-invoices.ts';
import { planQueryKey } from './use-plan.ts';

function seatsQueryKey(userId: string | null) {
  return ['billing', 'seats', userId] as const;
}

const CHANGE_KEY = ['billing', 'change-seats'] as const;

/**
 * Returns the query for the number of seats in the plan, and the number of occupied seats in all workspaces of
 * the user.
 */
export function useSeats() {
  const userId = useUserId();
  return useQuery({
    queryKey: seatsQueryKey(userId),
    queryFn: userId ? ({ signal }) => fetchSeats(userId, signal) : skipToken,
    refetchOnWindowFocus: 'always',
  });
}

/** Sets the number of additional seats of the plan, and shows the result. */
export function useSeatChange() {
  const userId = useUserId();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: async (extra_seats: number) => {
      const body: ChangeSeatsRequest = { extra_seats };
      const { error } = await getSupabase().functions.invoke('change-subscription', { body });
      if (error) throw error;
    },
    onSuccess: (_, seats) => toast(BILLING_TOASTS.seatsChanged(seats)),
    onError: async (error) => toast(BILLING_TOASTS.seatsUnchanged(await readRefusal(error))),
    // The seats are also loaded again after a refusal, because another tab may have changed the number of
    // seats.
    onSettled: () =>
      Promise.all(
        [planQueryKey(userId), seatsQueryKey(userId), invoicesQueryKey(userId)].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    ...mutation,
    /**
     * Ignores calls while a change is in progress, because a second click can arrive before the button is
     * rendered again.
     */
    change(seats: number) {
      if (queries.isMutating({ mutationKey: CHANGE_KEY }) === 0) mutation.mutate(seats);
    },
  };
}

const ownSeatsSchema = z.object({ seats: workspacePeopleSchema.shape.seats.unwrap() });

/**
 * Reads the seats of the user's plan. The personal workspace has the same id as its user, and every workspace
 * tells its owner the total number of seats.
 */
async function fetchSeats(userId: string, signal: AbortSignal) {
  const { data, error } = await getSupabase()
    .rpc('workspace_people', { p_workspace_id: userId })
    .abortSignal(signal);
  if (error) throw error;
  return ownSeatsSchema.parse(data).seats;
}

const refusalSchema = z.object({ context: z.instanceof(Response) });

/**
 * Returns the reason why the edge function refused the change, or undefined when the function gave no reason.
 */
async function readRefusal(error: unknown): Promise<string | undefined> {
  const refusal = refusalSchema.safeParse(error);
  if (!refusal.success || refusal.data.context.status >= 500) return undefined;
  const body: unknown = await refusal.data.context.json().catch(() => null);
  return z.object({ error: z.string() }).safeParse(body).data?.error;
}
