import { filterByWorkspace, getSupabase } from '@adwright/supabase';
import * as z from 'zod';

const runningSchema = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    state: z.enum(['running', 'paused']),
    paused_by: z.enum(['user', 'credits']).nullable(),
    waiting: z.number(),
    running: z.number(),
    succeeded: z.number(),
    failed: z.number(),
  }),
);

/** A campaign that runs, or waits for credits. */
export interface RunningCampaign {
  id: string;
  name: string;
  state: 'running' | 'paused';
  /** Number of finished rows of the campaign; `total` counts all rows that become ads. */
  done: number;
  total: number;
}

/**
 * Reads the user's campaigns that run or wait for credits, newest first.
 * @throws the error that the data service returned
 */
export async function fetchRunningCampaigns(
  userId: string,
  signal: AbortSignal,
): Promise<RunningCampaign[]> {
  const { data, error } = await filterByWorkspace(
    getSupabase()
      .from('campaign_overviews')
      .select('id, name, state, paused_by, waiting, running, succeeded, failed'),
    userId,
  )
    .in('state', ['running', 'paused'])
    .order('created_at', { ascending: false })
    .abortSignal(signal);
  if (error) throw error;
  return runningSchema
    .parse(data)
    .filter(({ state, paused_by }) => state === 'running' || paused_by === 'credits')
    .map(({ id, name, state, waiting, running, succeeded, failed }) => {
      const done = succeeded + failed;
      return { id, name, state, done, total: done + waiting + running };
    });
}
