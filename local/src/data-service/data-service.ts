import path from 'node:path';
import { createLogger } from '@adwright/engine-service/logger';
import { openLogFile } from '../log-file/log-file.ts';
import { type LoopbackServer, serveFetch } from '../loopback.ts';
import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts';
import { buildLocalUrl, type Ports } from '../ports.ts';
import { stopAll } from '../stop-all.ts';
import { Accounts } from './auth/accounts.ts';
import type { Forward } from './auth/auth-context.ts';
import { redirectGoogleRequests } from './auth/google.ts';
import { KnownClients } from './auth/known-clients.ts';
import { ANSWER_STEP_MS } from './auth/neutral-time.ts';
import { AUTH_LIMITS, type AuthLimits, RateLimits } from './auth/rate-limits.ts';
import { CrossOrigin } from './cors.ts';
import type { Database } from './database/database.ts';
import { applyMigrations, isFreshDatabase } from './database/migrate.ts';
import {
  connectToPostgres,
  type OpenDatabase,
  openEmbeddedDatabase,
} from './database/open-database.ts';
import { limitRoles } from './database/role-limits.ts';
import { createRoles, grantHostedDefaults, grantStorage } from './database/roles.ts';
import { refuseWithoutDatabase } from './database-is-away.ts';
import { createGateway, type FunctionHandler } from './gateway.ts';
import { logLibrary } from './library-log.ts';
import { createLiteApp } from './lite-app.ts';
import { loadMailTemplates } from './mail/mail-templates.ts';
import { Mailer } from './mail/mailer.ts';
import { getCurrentScope, runInScope } from './request-scope.ts';
import { ReturnAddresses } from './return-addresses.ts';
import type { Secrets } from './secrets.ts';
import { SlowTime } from './slow-time.ts';
import { DISK_LIMITS, DiskGuard, type DiskLimits } from './storage/disk-guard.ts';
import { ObjectFiles } from './storage/object-files.ts';
import { PublicBuckets } from './storage/public-buckets.ts';

export interface DataServiceOptions {
  ports: Ports;
  /** Absolute path of the folder with the database, stored objects, mails and logs. */
  dataDir: string;
  secrets: Secrets;
  /** The Supabase project with `migrations/` and `templates/`. */
  projectDir: string;
  /** Handlers of edge functions by name, served at /functions/v1/<name>. */
  functions?: Readonly<Record<string, FunctionHandler>>;
  /** URL of a real PostgreSQL that is used instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Trusts the `cf-connecting-ip` header of each request; only for a stack that only the proxy can reach. */
  behindProxy?: boolean | undefined;
  /** Receives a line of text when the disk fills up, and when the disk has space again. */
  report?: (line: string) => void;
  /** Limits of free disk space for tests; {@link DISK_LIMITS} by default. */
  diskLimits?: Partial<DiskLimits>;
  /** Rate limits of sign-in for tests; {@link AUTH_LIMITS} by default. */
  limits?: Partial<AuthLimits>;
  /** For tests: milliseconds by which the embedded database's clock is ahead; see `ThreadStart`. */
  clockAhead?: Float64Array | undefined;
  /**
   * Length in milliseconds of the steps to which answers are delayed, above 0, for tests; {@link
   * ANSWER_STEP_MS} by default.
   */
  answerStepMs?: number | undefined;
}

export interface DataService {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  mailbox: Mailbox;
  /**
   * Runs one SQL statement as the database's owner, whom no row-level policy restricts. Only tools and tests on
   * this machine may call this function.
   */
  query: Database['query'];
  /** File names of the migrations that this start of the data service applied. */
  appliedMigrations: string[];
  close(): Promise<void>;
}

/**
 * Starts the local replacement for hosted Supabase, and the mailbox that receives its mails.
 * @throws {Error} The message is for the user: the folder is in use or broken, a migration failed, or a port is
 * taken.
 */
export async function startDataService(options: DataServiceOptions): Promise<DataService> {
  const started: Started = [];
  const stop = () => stopAll(started.splice(0));
  try {
    return await assemble(options, started, stop);
  } catch (error) {
    // The error of the failed start is thrown, since it matters more than a failure to stop.
    await stop().catch(console.error);
    throw error;
  }
}

/** Functions that stop the parts of the data service, in the order in which the parts were started. */
type Started = (() => Promise<void> | void)[];

/** Starts the mailbox, and the mailer that sends sign-in mails to the mailbox. */
async function startMail(
  { ports, dataDir, projectDir }: DataServiceOptions,
  addresses: { url: string; appUrl: string },
  started: Started,
): Promise<{ mailbox: Mailbox; mailer: Mailer }> {
  const mailbox = await startMailbox({ ports, folder: path.join(dataDir, 'mail') });
  started.push(() => mailbox.close());
  const templates = await loadMailTemplates(path.join(projectDir, 'templates'));
  const smtpUrl = `smtp://127.0.0.1:${ports.smtp}`;
  const mailer = new Mailer({ smtpUrl, templates, ...addresses });
  started.push(() => mailer.close());
  return { mailbox, mailer };
}

/** Returns the function that forwards a request to Supabase Lite, in the request's scope of the database. */
function createForward(opened: OpenDatabase, app: ReturnType<typeof createLiteApp>): Forward {
  return async (request, scope = {}) => {
    const answer = await opened.scope(() => runInScope(scope, () => app.fetch(request)));
    return scope.databaseIsAway && !answer.ok ? refuseWithoutDatabase(request) : answer;
  };
}

async function assemble(
  options: DataServiceOptions,
  started: Started,
  close: () => Promise<void>,
): Promise<DataService> {
  const { ports, dataDir, secrets, projectDir } = options;
  const { publishableKey, secretKey, jwtSecret } = secrets;
  const url = buildLocalUrl(ports.dataService);
  const appUrl = buildLocalUrl(ports.shell);
  const appOrigins = listProductOrigins(ports);
  const opened = options.databaseUrl
    ? await connectToPostgres(options.databaseUrl)
    : await openEmbeddedDatabase(dataDir, { clockAhead: options.clockAhead });
  const log = await openLogFile({ folder: path.join(dataDir, 'logs'), name: 'data-service' });
  started.push(opened.close, () => log.close(), logLibrary(createLogger(log.write)));

  const { mailbox, mailer } = await startMail(options, { url, appUrl }, started);
  const files = new ObjectFiles(path.join(dataDir, 'storage'));
  const limits = { ...DISK_LIMITS, ...options.diskLimits };
  const diskGuard = new DiskGuard(dataDir, limits, options.report ?? (() => {}));
  started.push(() => diskGuard.close());
  const { connection, database } = opened;
  const email = mailer.asEmailDriver();
  const app = createLiteApp({ connection, files, secrets, url, appUrl, appOrigins, email });
  const appliedMigrations = await prepareDatabase(opened, app, path.join(projectDir, 'migrations'));
  const slowTime = new SlowTime();
  await limitRoles(opened, slowTime);

  const signInUrl = buildLocalUrl(ports.signIn);
  started.push(redirectGoogleRequests(signInUrl));
  const forward = createForward(opened, app);
  const gateway = createGateway({
    auth: {
      forward,
      accounts: new Accounts(database),
      limits: new RateLimits({ ...AUTH_LIMITS, ...options.limits }),
      knownClients: new KnownClients(),
      answerStepMs: options.answerStepMs ?? ANSWER_STEP_MS,
      mailer,
      returns: new ReturnAddresses(appUrl, appOrigins),
      url,
    },
    storage: { forward, files, publicBuckets: new PublicBuckets(database), jwtSecret, diskGuard },
    cors: new CrossOrigin(appOrigins),
    functions: options.functions ?? {},
    behindProxy: options.behindProxy ?? false,
    signInUrl,
    secrets,
    slowTime,
    askDatabase: () => opened.scope(() => database.query('select 1')),
    queue: opened.session,
  });
  const server: LoopbackServer = await serveFetch(gateway, ports.dataService);
  started.push(() => server.close());
  const query: DataService['query'] = (sql, parameters) =>
    opened.scope(() => runInScope({}, () => database.query(sql, parameters)));
  return { url, publishableKey, secretKey, jwtSecret, mailbox, query, appliedMigrations, close };
}

/**
 * Creates roles, Supabase Lite's schema and grants, and applies the product's migrations. Returns the file
 * names of the migrations that were applied.
 */
async function prepareDatabase(
  { connection, database, scope }: OpenDatabase,
  app: ReturnType<typeof createLiteApp>,
  migrationsDir: string,
): Promise<string[]> {
  const applied = await scope(() =>
    runInScope({}, async () => {
      await createRoles(database);
      await app.ensureSystemSchema();
      await grantStorage(database);
      if (await isFreshDatabase(connection)) await grantHostedDefaults(database);
      const names = await applyMigrations(connection, database, migrationsDir);
      await connection.clearSchemaCache();
      return names;
    }),
  );
  recordDatabaseErrors(connection);
  return applied;
}

/**
 * Returns the origins of the product's pages: shell and modules, each under both host names of this machine.
 */
function listProductOrigins(ports: Ports): string[] {
  return [ports.shell, ...Object.values(ports.remotes)].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);
}

/**
 * Records, in the request's scope, the database error that causes an answer; see {@link
 * restoreDatabaseError}.
 */
function recordDatabaseErrors(connection: OpenDatabase['connection']): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalized = normalize(error);
    const scope = getCurrentScope();
    if (scope) scope.databaseError = normalized;
    return normalized;
  };
}
