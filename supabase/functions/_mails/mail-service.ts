import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createTransport, type Transporter } from 'nodemailer';
import * as z from 'zod';

/** What the sender of mails is told by its environment. Hosted Supabase sets the first two by itself. */
const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  /** The product's addresses, separated by commas; mails lead to the first. */
  SITE_URL: z
    .string()
    .transform((list) => list.split(',')[0]?.trim().replace(/\/$/, ''))
    .pipe(z.url()),
  /** The mail server: `smtps://user:password@smtp.example.com:465`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Who the mails come from: `Adwright <hello@example.com>`. */
  MAIL_FROM: z.string().min(3),
});

export type MailEnvironment = z.input<typeof environmentSchema>;

/** What send-mails works with. */
export interface MailService {
  settings: z.output<typeof environmentSchema>;
  /** The data service, with the service key. */
  database: SupabaseClient;
  transport: Transporter;
}

/** @throws {z.ZodError} naming each variable that is missing or wrong. */
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
