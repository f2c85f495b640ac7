import {
  type CreateCheckoutRequest,
  PATHS,
  paymentPageResponseSchema,
  STARTER_PLAN,
} from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';

/** Result of creating a payment page. `unreadable` means that the response contains no URL. */
export type PaymentPage = { outcome: 'done'; url: string } | { outcome: 'failed' | 'unreadable' };

/** Creates a payment page for the Starter plan by the edge function create-checkout (spec §7). */
export function createCheckoutPage(): Promise<PaymentPage> {
  const body: CreateCheckoutRequest = {
    priceId: STARTER_PLAN.priceId,
    success_url: location.origin + PATHS.dashboard,
    cancel_url: location.origin + PATHS.pricing,
  };
  return createPage('create-checkout', body);
}

/** Creates a session of the payment provider's portal, which returns to the billing page. */
export function createPortalPage(): Promise<PaymentPage> {
  return createPage('billing-portal', { return_url: location.origin + PATHS.billing });
}

async function createPage(name: string, body: Record<string, string>): Promise<PaymentPage> {
  const { data, error } = await getSupabase().functions.invoke<unknown>(name, { body });
  if (error) return { outcome: 'failed' };
  const answer = paymentPageResponseSchema.safeParse(data);
  return answer.success ? { outcome: 'done', url: answer.data.url } : { outcome: 'unreadable' };
}
