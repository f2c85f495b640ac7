import { FEATURES, type FeatureKey } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Books the price of a feature, as its page does before it asks the engine.
 * @throws when the account has too few credits, or the books can't be written
 */
export async function spend(
  { client, id }: { client: SupabaseClient; id: string },
  feature: FeatureKey,
): Promise<void> {
  const { name, cost } = FEATURES[feature];
  const price = { user_id: id, feature_name: name, required_credits: cost };
  const { data, error } = await client.rpc('check_and_consume_credits', price);
  if (data !== true) throw new Error(`not paid: ${error?.message ?? 'no credits'}`);
}
