import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createTransport, type Transporter } from 'nodemailer';
import * as z from 'zod';

/** Environment of the functions that send mails. Hosted Supabase sets the first two variables itself. */
const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  /** The product's origins, separated by commas. Mails contain links to the first origin. */
  SITE_URL: z
    .string()
    .transform((list) => list.split(',')[0]?.trim().replace(/\/$/, ''))
    .pipe(z.url()),
  /** The mail server: `smtps://user:password@smtp.example.com:465`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender of the mails: `Adwright <hello@example.com>`. */
  MAIL_FROM: z.string().min(3),
});

export type MailEnvironment = z.input<typeof environmentSchema>;

/** Dependencies of send-mails. */
export interface MailService {
  settings: z.output<typeof environmentSchema>;
  /** The data service, with the service key. */
  database: SupabaseClient;
  transport: Transporter;
}

/** @throws naming each missing or invalid variable */
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
