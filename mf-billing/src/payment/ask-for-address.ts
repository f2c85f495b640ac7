import {
  type CreateCheckoutRequest,
  PATHS,
  paymentPageResponseSchema,
  STARTER_PLAN,
} from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';

/** `unreadable` is an answer that holds no address. */
export type AddressAnswer = { outcome: 'done'; url: string } | { outcome: 'failed' | 'unreadable' };

/** Asks create-checkout (spec §7) for the payment page of the Starter plan. */
export function askForCheckout(): Promise<AddressAnswer> {
  const body: CreateCheckoutRequest = {
    priceId: STARTER_PLAN.priceId,
    success_url: location.origin + PATHS.dashboard,
    cancel_url: location.origin + PATHS.pricing,
  };
  return askForAddress('create-checkout', body);
}

/** Asks for the provider's page on which a subscription is managed; it leads back to the billing page. */
export function askForPortal(): Promise<AddressAnswer> {
  return askForAddress('billing-portal', { return_url: location.origin + PATHS.billing });
}

async function askForAddress(name: string, body: Record<string, string>): Promise<AddressAnswer> {
  const { data, error } = await getSupabase().functions.invoke<unknown>(name, { body });
  if (error) return { outcome: 'failed' };
  const answer = paymentPageResponseSchema.safeParse(data);
  return answer.success ? { outcome: 'done', url: answer.data.url } : { outcome: 'unreadable' };
}
