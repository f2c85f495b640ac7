import * as z from 'zod';

/** Environment of the payment functions. Hosted Supabase sets the first two variables itself. */
const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  /** Allowed return origins, separated by commas; the shell's own is required. */
  SITE_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url()).min(1)),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Another server with Stripe's API; Stripe itself when absent. */
  STRIPE_API_URL: z.url().optional(),
});

export type PaymentEnvironment = z.input<typeof environmentSchema>;
export type PaymentSettings = z.output<typeof environmentSchema>;

/** @throws {z.ZodError} naming each variable that is missing or wrong. */
export function readEnvironment(environment: Record<string, string | undefined>): PaymentSettings {
  return environmentSchema.parse(environment);
}
