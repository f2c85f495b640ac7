import path from 'node:path';
import { readLocalRegistryKey } from '@adwright/release/local-releases';
import { createFunctions } from '@adwright/supabase-project/functions';
import { checkPortsAreFree } from './check-ports.ts';
import { emptyDataFolder } from './data-folder/empty-data-folder.ts';
import { explainFullDisk } from './data-folder/explain-full-disk.ts';
import { lockDataFolder } from './data-folder/lock-data-folder.ts';
import { hashInThreads } from './data-service/auth/passwords.ts';
import { type DataService, startDataService } from './data-service/data-service.ts';
import { SIGN_IN_CLIENT_ID } from './data-service/lite-app.ts';
import { SENDER } from './data-service/mail/mailer.ts';
import { loadSecrets, type Secrets } from './data-service/secrets.ts';
import { startEngineProcess } from './engine-process.ts';
import { startPayments } from './payments/start-payments.ts';
import { buildLocalUrl, type Ports } from './ports.ts';
import { withProgress } from './progress.ts';
import { buildLocalRuntimeConfig } from './runtime-config.ts';
import { startSchedule } from './schedule.ts';
import { startSignIn } from './sign-in/sign-in.ts';
import { type ModuleHosts, startModuleHosts } from './static-host/module-hosts.ts';
import { startShellHost } from './static-host/shell-host.ts';
import { stopAll } from './stop-all.ts';

export interface StackOptions {
  ports: Ports;
  /**
   * Absolute path of the folder with all persistent data. The data folder's subfolder `cdn/` contains the
   * deployed modules and the registry.
   */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** For the meaning of this field, see `StackEnvironment`. */
  behindProxy?: boolean;
  /** Empties the data folder before the start. */
  fresh?: boolean;
  /** Number of worker processes, which only run jobs; the engine, which serves requests, also runs jobs. */
  workers?: number;
  /** Deploys the modules and the shell into the locked data folder while services start. */
  deploy?: (() => Promise<void>) | undefined;
  /** Receives a line of text about each slow step. */
  report?: (line: string) => void;
  /** Folder with a build of the shell that is served instead of the deployed build. */
  shellDir?: string | undefined;
  /**
   * URLs of development servers that replace deployed modules, by module name, such as `http://localhost:3103`.
   */
  developmentServers?: Readonly<Record<string, string>>;
}

export interface Stack {
  /** URL of the product's shell. */
  url: string;
  dataService: DataService;
  /** Stops all parts of the stack, in reverse order of their start. */
  close(): Promise<void>;
}

/** A started part of the stack, such as a server. */
interface Part {
  close(): Promise<void>;
}

/** Registers a part of the stack, so that it stops with the stack, and returns the part. */
type Keep = <Started extends Part>(part: Started) => Started;

const ignoreLine = (): void => {};

const MAILS_EVERY_MS = 5000;
const EXPORTS_EVERY_MS = 5000;
const SWEEP_EVERY_MS = 3_600_000;

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * Starts the whole product on this machine: data service and mailbox, sandbox sign-in and payments, engine,
 * static hosts. Without `deploy`, the data folder must already contain the deployed modules (see release/). The
 * data folder is locked before anything in it changes.
 * @throws {Error} The message is for the user; all started parts are stopped before the throw.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataDir } = options;
  const started: Part[] = [];
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    return stopAll(started.splice(0).map((part) => () => part.close()));
  };
  const keep: Keep = (part) => {
    started.push(part);
    return part;
  };
  try {
    await checkPortsAreFree(ports);
    const unlock = await lockDataFolder(dataDir);
    keep({ close: async () => unlock() });
    if (options.fresh) await emptyAndReport(options);
    // Secrets are loaded first, since their file marks the folder as a data folder of the product.
    const secrets = await loadSecrets(dataDir);
    const deployed = options.deploy?.();
    // The code that awaits this promise reports the failure.
    deployed?.catch(() => {});
    const dataService = await startServices(options, secrets, stopping.signal, keep);
    await startEngines(options, dataService, keep);
    await deployed;
    const hosts = keep(await startModuleHosts(ports, path.join(dataDir, 'cdn')));
    keep(await startShellHost(buildShellOptions(options, dataService, hosts)));
    return { url: buildLocalUrl(ports.shell), dataService, close: stop };
  } catch (error) {
    // The error of the failed start is thrown, since it matters more than a failure to stop.
    await stop().catch(console.error);
    throw await explainFullDisk(error, dataDir);
  }
}

/** Starts the data service with its scheduled functions, the sandbox sign-in and the sandbox payments. */
async function startServices(
  { ports, dataDir, databaseUrl, behindProxy, report = ignoreLine }: StackOptions,
  secrets: Secrets,
  stopping: AbortSignal,
  keep: Keep,
): Promise<DataService> {
  const functions = listFunctions(ports, secrets, stopping);
  hashInThreads();
  const projectDir = path.join(REPOSITORY, 'supabase');
  const dataService = keep(
    await withProgress(report, 'Starting the data service', () =>
      startDataService({
        ports,
        dataDir,
        secrets,
        projectDir,
        functions,
        databaseUrl,
        behindProxy,
        report,
      }),
    ),
  );
  const schedule = { url: dataService.url, serviceKey: secrets.secretKey };
  keep(startSchedule(functions['send-mails'], { ...schedule, everyMs: MAILS_EVERY_MS }));
  keep(startSchedule(functions['make-exports'], { ...schedule, everyMs: EXPORTS_EVERY_MS }));
  keep(startSchedule(functions['sweep-pictures'], { ...schedule, everyMs: SWEEP_EVERY_MS }));
  keep(startSchedule(functions['delete-accounts'], { ...schedule, everyMs: SWEEP_EVERY_MS }));
  keep(await startSignIn(signInOptions(ports, secrets)));
  keep(
    await startPayments({
      port: ports.payments,
      dataDir: path.join(dataDir, 'payments'),
      webhookUrl: `${dataService.url}/functions/v1/payment-webhook`,
      secretKey: secrets.paymentsSecretKey,
      webhookSecret: secrets.paymentsWebhookSecret,
    }),
  );
  return dataService;
}

/** Starts the engine, which serves requests, and the workers, which only run jobs. */
async function startEngines(
  options: StackOptions,
  dataService: DataService,
  keep: Keep,
): Promise<void> {
  const { ports, dataDir, workers = 0, report = ignoreLine } = options;
  const environment = buildEngineEnvironment(options, dataService);
  const shared = { logFolder: path.join(dataDir, 'logs'), report };
  keep(
    await withProgress(report, 'Starting the engine', () =>
      startEngineProcess({
        ...shared,
        url: buildLocalUrl(ports.engine),
        name: 'engine',
        environment,
      }),
    ),
  );
  for (let worker = 1; worker <= workers; worker += 1) {
    keep(
      await startEngineProcess({
        ...shared,
        url: null,
        name: `worker ${worker}`,
        environment: { ...environment, PORT: '0', ENGINE_ROLE: 'worker' },
      }),
    );
  }
}

async function emptyAndReport({ dataDir, report = ignoreLine }: StackOptions): Promise<void> {
  const kept = await emptyDataFolder(dataDir);
  if (kept.length > 0)
    report(`Kept in ${dataDir}, because Adwright did not write it: ${kept.join(', ')}`);
}

function signInOptions(ports: Ports, secrets: Secrets) {
  return {
    port: ports.signIn,
    clientId: SIGN_IN_CLIENT_ID,
    clientSecret: secrets.signInClientSecret,
    callbackUrl: `${buildLocalUrl(ports.dataService)}/auth/v1/callback`,
    cookieKey: secrets.signInCookieKey,
  };
}

/**
 * Returns the edge functions of supabase/functions, with the environment variables that hosted Supabase would
 * set.
 */
function listFunctions(ports: Ports, secrets: Secrets, stopping: AbortSignal) {
  const environment = {
    SUPABASE_URL: buildLocalUrl(ports.dataService),
    SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
    SITE_URL: listShellOrigins(ports).join(','),
    STRIPE_SECRET_KEY: secrets.paymentsSecretKey,
    STRIPE_WEBHOOK_SECRET: secrets.paymentsWebhookSecret,
    STRIPE_API_URL: buildLocalUrl(ports.payments),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: `${SENDER.name} <${SENDER.address}>`,
  };
  return createFunctions(environment, stopping);
}

function buildEngineEnvironment(
  { ports, dataDir, databaseUrl }: StackOptions,
  dataService: DataService,
): Record<string, string> {
  return {
    PORT: String(ports.engine),
    ALLOWED_ORIGINS: listShellOrigins(ports).join(','),
    SUPABASE_URL: dataService.url,
    SUPABASE_SECRET_KEY: dataService.secretKey,
    SUPABASE_JWT_SECRET: dataService.jwtSecret,
    ...(databaseUrl && { QUEUE_DATABASE_URL: databaseUrl }),
    DISK_FOLDER: dataDir,
    CONTENT_CREDENTIALS_FOLDER: path.join(dataDir, 'content-credentials'),
    CONTENT_CREDENTIALS_SELF_MADE: 'yes',
    // The engine must end within this grace period, before the supervisor kills it.
    SHUTDOWN_GRACE_SECONDS: '4',
  };
}

function buildShellOptions(options: StackOptions, dataService: DataService, hosts: ModuleHosts) {
  const { ports, dataDir, developmentServers } = options;
  const servers = Object.values(developmentServers ?? {});
  // Development servers notify the page of each source change through a web socket.
  const sockets = servers.map((server) => server.replace('http:', 'ws:'));
  return {
    port: ports.shell,
    distDir: options.shellDir ?? path.join(dataDir, 'cdn/shell'),
    config: buildLocalRuntimeConfig(
      ports,
      dataService.publishableKey,
      developmentServers,
      readLocalRegistryKey(dataDir),
    ),
    registryFile: path.join(dataDir, 'cdn/registry.json'),
    sources: async () => ({
      modules: [...(await hosts.origins()), ...servers],
      services: [dataService.url, buildLocalUrl(ports.engine), ...sockets],
      images: [dataService.url],
    }),
  };
}

/** Returns the shell's origins, under both host names of this machine. */
function listShellOrigins(ports: Ports): string[] {
  return [buildLocalUrl(ports.shell), `http://127.0.0.1:${ports.shell}`];
}
