import type { SupabaseClient } from '@adwright/supabase';

/**
 * Tells the data service that a result is safe, so that it is not offered again. Never fails: what
 * is not acknowledged is looked at once more by `recoverResults`, finds its rows there, and is
 * acknowledged then.
 */
export async function acknowledgeResult(
  client: SupabaseClient,
  idempotencyKey: string,
): Promise<void> {
  const { data } = await client
    .from('generations')
    .select('id')
    .eq('idempotency_key', idempotencyKey)
    .maybeSingle();
  if (data) await client.rpc('acknowledge_result', { p_generation_id: data.id });
}
