import * as z from 'zod';

/** Environment variables of the payment functions. Hosted Supabase sets the first two variables itself. */
const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  /** Origins that return URLs may have, separated by commas. The shell's own origin must be in the list. */
  SITE_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url()).min(1)),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /**
   * URL of another server that implements Stripe's API. Without this variable, the functions use Stripe itself.
   */
  STRIPE_API_URL: z.url().optional(),
});

export type PaymentEnvironment = z.input<typeof environmentSchema>;
export type PaymentSettings = z.output<typeof environmentSchema>;

/** @throws naming each missing or invalid environment variable */
export function readEnvironment(environment: Record<string, string | undefined>): PaymentSettings {
  return environmentSchema.parse(environment);
}
