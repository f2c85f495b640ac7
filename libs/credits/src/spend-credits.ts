import { FEATURES, type FeatureKey, TOASTS, type ToastMessage } from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import { announceCreditsChanged } from './credit-changes.ts';

/**
 * Result of a charge: success, or a failure. `toast` is the message for the user (spec §8, Credits); `cause` is for the
 * log.
 */
export type SpendOutcome =
  | { spent: true; userId: string }
  | { spent: false; toast: ToastMessage; cause?: unknown };

/**
 * Checks whether the signed-in user can pay for a feature, and spends its price (spec §7, RPC
 * check_and_consume_credits). The function never throws.
 */
export async function spendCredits(feature: FeatureKey): Promise<SpendOutcome> {
  try {
    return await spend(feature);
  } catch (cause) {
    return { spent: false, toast: TOASTS.creditsUnexpected, cause };
  }
}

async function spend(feature: FeatureKey): Promise<SpendOutcome> {
  const supabase = getSupabase();
  const { data: auth } = await supabase.auth.getSession();
  if (!auth.session) return { spent: false, toast: TOASTS.authenticationRequiredForFeature };
  const userId = auth.session.user.id;
  const { name, cost } = FEATURES[feature];
  const { data: granted, error } = await supabase.rpc('check_and_consume_credits', {
    user_id: userId,
    feature_name: name,
    required_credits: cost,
  });
  if (error) return { spent: false, toast: TOASTS.creditsNotVerified, cause: error };
  if (!granted) return { spent: false, toast: TOASTS.insufficientCredits };
  announceCreditsChanged();
  return { spent: true, userId };
}
