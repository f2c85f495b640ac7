import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import Stripe from 'stripe';
import { type PaymentSettings, readEnvironment } from './environment.ts';

/** Settings and clients that the payment functions use. */
export interface Payments {
  settings: PaymentSettings;
  /** Client of the data service, with the service key. */
  database: SupabaseClient;
  stripe: Stripe;
}

/** @throws when an environment variable is missing */
export function openPayments(environment: Record<string, string | undefined>): Payments {
  const settings = readEnvironment(environment);
  return {
    settings,
    database: createClient(settings.SUPABASE_URL, settings.SUPABASE_SERVICE_ROLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    }),
    stripe: new Stripe(settings.STRIPE_SECRET_KEY, {
      // This HTTP client uses fetch, and therefore works in Deno and in Node.
      httpClient: Stripe.createFetchHttpClient(),
      telemetry: false,
      maxNetworkRetries: 2,
      ...parseStripeAddress(settings.STRIPE_API_URL),
    }),
  };
}

function parseStripeAddress(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
  };
}
