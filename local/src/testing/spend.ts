import { FEATURES, type FeatureKey } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Spends the price of a feature, as the feature's page does before calling the engine.
 * @throws Error when the account has too few credits, or the charge can't be recorded
 */
export async function spend(
  { client, id }: { client: SupabaseClient; id: string },
  feature: FeatureKey,
): Promise<void> {
  const { name, cost } = FEATURES[feature];
  const price = { user_id: id, feature_name: name, required_credits: cost };
  const { data, error } = await client.rpc('check_and_consume_credits', price);
  if (data !== true) throw new Error(`the charge failed: ${error?.message ?? 'no credits'}`);
}
