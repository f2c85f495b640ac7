import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import bcrypt from 'bcryptjs';
import { findFreePorts } from '../free-ports.ts';
import type { Ports } from '../ports.ts';
import { createDatabase, hasPostgres } from '../testing/postgres-of-run.ts';
import { type DataService, type DataServiceOptions, startDataService } from './data-service.ts';
import { copyTemplate } from './database-template.ts';
import { loadSecrets } from './secrets.ts';

/** Folder of the repository's Supabase project. */
const PROJECT_DIR = path.resolve(import.meta.dirname, '../../../supabase');

export const PASSWORD = 'correct-horse-1';

// Tests use the cheapest bcrypt hash, because hashing took most of the time of creating a user.
const { hash } = bcrypt;
bcrypt.hash = (password: string) => hash(password, 4);

export interface TestService extends DataService {
  ports: Ports;
  dataDir: string;
  /** URL of the PostgreSQL that the data service uses; undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Environment variables of an engine that uses this data service. */
  engineEnvironment: Record<string, string>;
}

/** Types of database that a data service can run on. */
export type DatabaseKind = 'pglite' | 'postgres';

interface TestServiceOptions extends Partial<DataServiceOptions> {
  /**
   * Type of database: by default the embedded one for a given data folder, else the result of {@link
   * readDatabaseKind}.
   */
  database?: DatabaseKind;
}

/**
 * Returns the default type of database for tests. PostgreSQL is preferred, because it uses a fraction of
 * PGlite's processor time.
 */
export const readDatabaseKind = (): DatabaseKind => (hasPostgres() ? 'postgres' : 'pglite');

/**
 * Starts a separate data service on free ports and in a temporary folder, without delayed answers. The
 * service's database is a copy of a database that was migrated before.
 */
export async function startTestService({
  database,
  ...overrides
}: TestServiceOptions = {}): Promise<TestService> {
  const { dataDir: kept } = overrides;
  const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'adwright-')));
  const kind = database ?? (kept ? 'pglite' : readDatabaseKind());
  const databaseUrl = overrides.databaseUrl ?? (await prepare(kind, dataDir));
  const service = await startIn(dataDir, { ...overrides, databaseUrl });
  return {
    ...service,
    close: async () => {
      await service.close();
      if (!kept) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @returns the URL of the migrated database; undefined for an embedded database in the data folder. */
async function prepare(kind: DatabaseKind, dataDir: string): Promise<string | undefined> {
  if (kind === 'postgres') return createDatabase((databaseUrl) => migrate({ databaseUrl }));
  if (!existsSync(path.join(dataDir, 'db')))
    await copyTemplate(dataDir, (emptyDataDir) => migrate({ dataDir: emptyDataDir }));
  return undefined;
}

async function migrate(options: Partial<DataServiceOptions>): Promise<void> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'adwright-migrated-')));
  const service = await startIn(dataDir, options);
  await service.close();
  if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
}

async function startIn(
  dataDir: string,
  overrides: Partial<DataServiceOptions>,
): Promise<TestService> {
  const ports = overrides.ports ?? (await findFreePorts());
  const secrets = await loadSecrets(dataDir);
  const service = await startDataService({
    ports,
    dataDir,
    secrets,
    projectDir: PROJECT_DIR,
    answerStepMs: 1,
    ...overrides,
  });
  const { databaseUrl } = overrides;
  const engineEnvironment = {
    SUPABASE_URL: service.url,
    SUPABASE_SECRET_KEY: service.secretKey,
    SUPABASE_JWT_SECRET: service.jwtSecret,
    ...(databaseUrl && { QUEUE_DATABASE_URL: databaseUrl }),
  };
  return { ...service, ports, dataDir, databaseUrl, engineEnvironment };
}

/**
 * Creates a Supabase client like the browser's, either with separate storage or with a permanent access token.
 */
export function createClientFor(
  service: Pick<DataService, 'url' | 'publishableKey'>,
  key = service.publishableKey,
  accessToken?: string,
): SupabaseClient {
  return createClient(service.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(accessToken && { global: { headers: { Authorization: `Bearer ${accessToken}` } } }),
  });
}

let counter = 0;

/** Creates an email address that no other test uses. */
export function createAddress(): string {
  counter += 1;
  return `person-${Date.now()}-${counter}@example.com`;
}

/** Reads the link in the newest mail to an email address. */
export function findNewestLink(service: DataService, to: string): string {
  const mail = service.mailbox.list().findLast((message) => message.to[0]?.address === to);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No mail with a link to ${to}`);
  return link;
}

/** Creates a signed-in user, who signed up, opened the mail's link and logged in. */
export async function createUser(
  service: DataService,
): Promise<{ client: SupabaseClient; id: string; email: string; accessToken: string }> {
  const client = createClientFor(service);
  const email = createAddress();
  const signUp = await client.auth.signUp({ email, password: PASSWORD });
  if (signUp.error) throw signUp.error;
  await fetch(findNewestLink(service, email), { redirect: 'manual' });
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { client, id: data.user.id, email, accessToken: data.session.access_token };
}
