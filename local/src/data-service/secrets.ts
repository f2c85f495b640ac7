import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const secretsSchema = z.object({
  /** The browser's API key, with the rights of the role `anon`. */
  publishableKey: z.string().startsWith('sb_publishable_'),
  /** The servers' API key, with the rights of `service_role`, which may read and write everything. */
  secretKey: z.string().startsWith('sb_secret_'),
  /** Key that signs access tokens (HS256) and storage URLs. */
  jwtSecret: z.string().min(32),
  /** Client secret that the data service and the sandbox identity provider share. */
  signInClientSecret: z.string().min(32),
  /** Key that signs the sandbox identity provider's cookies. */
  signInCookieKey: z.string().min(32),
  /** Key that the payment functions and the payment sandbox share, like Stripe's secret key. */
  paymentsSecretKey: z.string().startsWith('sk_test_'),
  paymentsWebhookSecret: z.string().startsWith('whsec_'),
});

export type Secrets = z.infer<typeof secretsSchema>;

/**
 * Returns the keys of this installation, which are created at the first start and stored in `secrets.json`, a
 * file that only its owner can read.
 * @throws {Error} The message names the file if it exists but can't be read as keys.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const stored = await readIfThere(file);
  if (stored === null) return writeSecrets(file, createSecrets());
  const parsed = secretsSchema.safeParse(parseJson(stored));
  if (parsed.success) return parsed.data;
  throw new Error(
    `The keys in ${file} can't be read. Restore the file from a copy, or move it away and start again: that makes new ` +
      'keys, and everybody has to log in again.',
  );
}

function createSecrets(): Secrets {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return {
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(32)}`,
    jwtSecret: random(48),
    signInClientSecret: random(32),
    signInCookieKey: random(32),
    paymentsSecretKey: `sk_test_${random(24)}`,
    paymentsWebhookSecret: `whsec_${random(24)}`,
  };
}

async function writeSecrets(file: string, secrets: Secrets): Promise<Secrets> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  await rename(draft, file);
  return secrets;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
