import * as z from 'zod';
import type { ExaminedDeployment } from './deployment.ts';
import { ask, listProblemIf, type Problem } from './problem.ts';

/** Tables that a visitor without a session must not be able to read (see supabase/README.md). */
const TABLES = [
  'users',
  'ads',
  'assets',
  'brand_kits',
  'generations',
  'credit_ledger',
  'subscriptions',
  'invoices',
  'payment_events',
  'preleads',
] as const;
/**
 * Buckets by visibility: results are public, and original photos can be read only by their owners
 * (docs/decisions/0028).
 */
const BUCKETS = { public: ['ad_images', 'photoshoots'], private: ['assets', 'uploads'] } as const;
/** PostgreSQL's error code for missing rights. */
const PERMISSION_DENIED = '42501';
/** PostgREST's error code for a missing table. */
const NO_TABLE = 'PGRST205';
const MEND_SCHEMA = 'supabase db push';

const failureSchema = z.object({ code: z.string() });
const settingsSchema = z.object({
  external: z.object({ google: z.boolean(), email: z.boolean(), anonymous_users: z.boolean() }),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
});
const claimsSchema = z.object({ role: z.string() });

/** Tells whether a key is secret, and must therefore not be in a public file. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload] = key.split('.');
  if (!payload) return false;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return claimsSchema.safeParse(claims).data?.role === 'service_role';
  } catch {
    return false;
  }
}

async function readFailureCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return failureSchema.safeParse(body).data?.code;
}

async function findTableProblems(
  url: string,
  headers: HeadersInit,
  table: string,
): Promise<Problem[]> {
  const response = await ask(`${url}/rest/v1/${table}?select=*&limit=1`, { headers });
  if (response.ok) {
    const what = `${table} lets anonymous visitors read`;
    return [{ what, mend: `${MEND_SCHEMA}, and revoke what was granted by hand` }];
  }
  const code = await readFailureCode(response);
  if (code === PERMISSION_DENIED) return [];
  if (code === NO_TABLE) return [{ what: `${table} is not there`, mend: MEND_SCHEMA }];
  const mend =
    'Put the project’s publishable key into config.json (Supabase dashboard, Settings, API keys).';
  return [{ what: `${table} answers ${response.status} (${code ?? 'no code'})`, mend }];
}

async function findBucketProblems(url: string, bucket: string): Promise<Problem[]> {
  const what = `there is no public bucket ${bucket}`;
  return listProblemIf(!(await isPublicBucket(url, bucket)), what, MEND_SCHEMA);
}

async function findOriginalsProblems(url: string, bucket: string): Promise<Problem[]> {
  const what = `everybody may read what users upload into the bucket ${bucket}`;
  return listProblemIf(await isPublicBucket(url, bucket), what, MEND_SCHEMA);
}

/** Tells whether a bucket is public; the storage service reveals nothing about a private bucket. */
async function isPublicBucket(url: string, bucket: string): Promise<boolean> {
  const response = await ask(`${url}/storage/v1/object/public/${bucket}/nothing.jpg`);
  return !/bucket not found/i.test(await response.text());
}

async function signInProblems(url: string, headers: HeadersInit): Promise<Problem[]> {
  const response = await ask(`${url}/auth/v1/settings`, { headers });
  const settings = settingsSchema.safeParse(await response.json().catch(() => undefined)).data;
  if (!settings) {
    const mend = 'Look at supabaseUrl and supabaseKey in config.json.';
    return [{ what: `${url}/auth/v1/settings answers ${response.status}`, mend }];
  }
  const { external } = settings;
  return [
    ...listProblemIf(
      !external.google,
      'Google sign-in is off',
      'docs/hosting.md, "Google sign-in"; then supabase config push',
    ),
    ...listProblemIf(
      !external.email || settings.disable_signup,
      'nobody can sign up',
      'supabase config push',
    ),
    ...listProblemIf(
      settings.mailer_autoconfirm,
      'email addresses are accepted without a confirmation',
      'supabase config push (enable_confirmations)',
    ),
    ...listProblemIf(
      external.anonymous_users,
      'accounts can be created without an email address, each with free credits',
      'supabase config push (enable_anonymous_sign_ins)',
    ),
  ];
}

/** Checks sign-in, row-level security and buckets with the public key that every visitor has. */
export async function findDataServiceProblems({ config }: ExaminedDeployment): Promise<Problem[]> {
  const { supabaseUrl, supabaseKey } = config;
  if (isSecret(supabaseKey)) {
    const mend =
      'Replace it by the publishable key at once, and revoke it in the Supabase dashboard.';
    return [{ what: 'config.json shows a secret key to everybody', mend }];
  }
  const url = new URL(supabaseUrl).href.replace(/\/$/, '');
  const headers = { apikey: supabaseKey };
  const problems = await Promise.all([
    signInProblems(url, headers),
    ...TABLES.map((table) => findTableProblems(url, headers, table)),
    ...BUCKETS.public.map((bucket) => findBucketProblems(url, bucket)),
    ...BUCKETS.private.map((bucket) => findOriginalsProblems(url, bucket)),
  ]);
  return problems.flat();
}
