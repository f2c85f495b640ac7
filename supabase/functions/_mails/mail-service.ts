import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createTransport, type Transporter } from 'nodemailer';
import * as z from 'zod';

/**
 * Environment variables of the functions that send mails. Hosted Supabase sets the first two variables itself.
 */
const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  /** Origins of the product, separated by commas. Links in mails lead to the first origin. */
  SITE_URL: z
    .string()
    .transform((list) => list.split(',')[0]?.trim().replace(/\/$/, ''))
    .pipe(z.url()),
  /** URL of the mail server: `smtps://user:password@smtp.example.com:465`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Sender address of the mails: `Adwright <hello@example.com>`. */
  MAIL_FROM: z.string().min(3),
});

export type MailEnvironment = z.input<typeof environmentSchema>;

/** Settings and clients that the functions for mails use. */
export interface MailService {
  settings: z.output<typeof environmentSchema>;
  /** Client of the data service, with the service key. */
  database: SupabaseClient;
  transport: Transporter;
}

/** @throws naming each missing or invalid environment variable */
export function openMailService(environment: Record<string, string | undefined>): MailService {
  const settings = environmentSchema.parse(environment);
  return {
    settings,
    database: createClient(settings.SUPABASE_URL, settings.SUPABASE_SERVICE_ROLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    }),
    transport: createTransport(settings.SMTP_URL),
  };
}
