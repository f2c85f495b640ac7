import * as z from 'zod';

/** What the payment functions are told by their environment. Hosted Supabase sets the first two by itself. */
const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  /** Origins that a user may be sent back to, separated by commas: the shell's own, above all. */
  SITE_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url()).min(1)),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Another server that speaks Stripe's HTTP; Stripe itself when absent. */
  STRIPE_API_URL: z.url().optional(),
});

export type PaymentEnvironment = z.input<typeof environmentSchema>;
export type PaymentSettings = z.output<typeof environmentSchema>;

/** @throws {z.ZodError} naming each variable that is missing or wrong. */
export function readEnvironment(environment: Record<string, string | undefined>): PaymentSettings {
  return environmentSchema.parse(environment);
}
