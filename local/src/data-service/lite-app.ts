import { MIN_PASSWORD_LENGTH } from '@adwright/contracts';
import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import type { OpenDatabase } from './database/open-database.ts';
import type { Secrets } from './secrets.ts';
import type { ObjectFiles } from './storage/object-files.ts';
import { toStorageAdapter } from './storage/storage-adapter.ts';

/** Lifetime in seconds of a link in a mail. */
const EMAIL_LINK_LIFETIME_SECONDS = 3600;

/**
 * Number of digits of the one-time code from which a mail's link is computed. The link contains only a hash of
 * email address and code. With the usual six digits, an attacker who knows the email address could try the
 * links of all codes.
 */
const ONE_TIME_CODE_DIGITS = 40;

const ACCESS_TOKEN_LIFETIME_SECONDS = 3600;

/** Client id with which the data service is registered at the sandbox identity provider. */
export const SIGN_IN_CLIENT_ID = 'adwright-local';

interface LiteAppOptions {
  connection: OpenDatabase['connection'];
  files: ObjectFiles;
  secrets: Secrets;
  /** Public URL of the data service. */
  url: string;
  /** Default target of mailed links: the shell's origin. */
  appUrl: string;
  /** Further origins to which a mailed link may lead. */
  appOrigins: string[];
  email: EmailDriver;
}

/** Creates an app with Supabase's API, configured like the hosted project (supabase/config.toml). */
export function createLiteApp(options: LiteAppOptions): App {
  setExperimental('storage', true);
  const app = new App({
    connection: options.connection,
    auth: {
      enabled: true,
      jwt_secret: options.secrets.jwtSecret,
      jwt_expiry: ACCESS_TOKEN_LIFETIME_SECONDS,
      publishable_key: options.secrets.publishableKey,
      secret_key: options.secrets.secretKey,
      site_url: options.appUrl,
      additional_redirect_urls: options.appOrigins.map((origin) => `${origin}/**`),
      minimum_password_length: MIN_PASSWORD_LENGTH,
      enable_refresh_token_rotation: true,
      enable_anonymous_sign_ins: false,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_length: ONE_TIME_CODE_DIGITS,
        otp_expiry: EMAIL_LINK_LIFETIME_SECONDS,
      },
      external: {
        google: {
          enabled: true,
          client_id: SIGN_IN_CLIENT_ID,
          secret: options.secrets.signInClientSecret,
          redirect_uri: `${options.url}/auth/v1/callback`,
        },
      },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    api: { schemas: ['public'], max_rows: 1000 },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: options.email },
    },
  });
  app._storageAdapter = toStorageAdapter(options.files);
  // By default, Supabase Lite grants client roles everything on every table at the first request; setting this private field prevents the grants.
  Reflect.set(options.connection, 'rlsState', 'active');
  return app;
}
