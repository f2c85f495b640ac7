import * as z from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import { AI_SERVICES, type AiConfig, aiEnvironmentSchema } from './ai-config.ts';

const defineSeconds = (defaultSeconds: number) =>
  z.coerce
    .number()
    .positive()
    .default(defaultSeconds)
    .transform((value) => value * 1000);
const count = (defaultCount: number) => z.coerce.number().int().positive().default(defaultCount);
const originList = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.url()).min(1));

/** Schema of a list of test servers on this machine, each as `host:port`. */
const hostList = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+:\d{2,5}$/)));

const emailList = z
  .string()
  .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
  .pipe(z.array(z.email()).min(1));
const OWN_VERSION = z.object({ version: z.string() }).parse(packageJson).version;

/**
 * Default number of simultaneous jobs when an AI service makes the pictures; jobs mostly wait for the answer of
 * the service.
 */
const AI_JOBS_AT_ONCE = 4;

/** Schema of the engine's environment variables; docs/engine-settings.md explains each variable. */
const environmentSchema = z
  .object({
    HOST: z.string().default('localhost'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
    ALLOWED_ORIGINS: originList.default(['http://localhost:3000']),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    SUPABASE_URL: z.url(),
    SUPABASE_SECRET_KEY: z.string().min(1),
    SUPABASE_JWT_SECRET: z.string().min(32).optional(),
    SUPABASE_JWKS_URL: z.url().optional(),
    STORAGE_PUBLIC_URL: z.url().optional(),
    PUBLIC_WEB_TEST_HOSTS: hostList.optional(),
    CREATIVE_PROVIDER: z.enum(['embedded', ...AI_SERVICES]).default('embedded'),
    WORKERS: count(2),
    WORKER_TASK_TIMEOUT_SECONDS: defineSeconds(60),
    WORKER_MEMORY_LIMIT_MB: count(800),
    MAX_PENDING_RENDERS: count(64),
    LEASE_SECONDS: z.coerce.number().int().min(10).default(30),
    ENGINE_ROLE: z.enum(['both', 'web', 'worker']).default('both'),
    JOBS_AT_ONCE: z.coerce.number().int().positive().optional(),
    QUEUE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    QUEUE_CONNECTIONS: count(4),
    QUEUE_TIMEOUT_SECONDS: count(30),
    DATA_SERVICE_TIMEOUT_SECONDS: defineSeconds(30),
    IMAGE_FETCH_TIMEOUT_SECONDS: defineSeconds(10),
    DUPLICATE_WAIT_SECONDS: defineSeconds(60),
    SHUTDOWN_GRACE_SECONDS: defineSeconds(30),
    OPERATOR_EMAILS: emailList.optional(),
    OPERATOR_KEY: z.string().min(32).optional(),
    DISK_FOLDER: z.string().min(1).optional(),
    DISK_WARN_MB: count(2000),
    CONTENT_CREDENTIALS_FOLDER: z.string().min(1).optional(),
    CONTENT_CREDENTIALS_SELF_MADE: z.stringbool().default(false),
    ENGINE_VERSION: z
      .string()
      .regex(/^\S{1,60}$/)
      .default(OWN_VERSION),
  })
  .refine(
    (env) => (env.SUPABASE_JWT_SECRET === undefined) !== (env.SUPABASE_JWKS_URL === undefined),
    {
      error: 'Set either SUPABASE_JWT_SECRET or SUPABASE_JWKS_URL.',
      path: ['SUPABASE_JWT_SECRET'],
    },
  )
  .refine((env) => !env.PUBLIC_WEB_TEST_HOSTS || isLoopback(env.SUPABASE_URL), {
    error: 'Test hosts are for a data service on this machine.',
    path: ['PUBLIC_WEB_TEST_HOSTS'],
  });

/**
 * Tells whether the data service is on this machine. Only then are test hosts allowed, because a hosted product
 * never has a loopback address.
 */
function isLoopback(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/**
 * The keys that verify access tokens: a secret shared with the data service, or the service's published keys.
 */
export type TokenKeys = { secret: string } | { jwksUrl: string };

export interface EmbeddedProviderConfig {
  /** Number of threads that render at the same time. */
  workers: number;
  /** Maximum milliseconds of a rendering task; a task that takes longer fails, and its thread is ended. */
  taskTimeoutMs: number;
  /** Resident memory of the process in MiB above which idle threads are replaced by new threads. */
  memoryLimitMb: number;
}

/** A disk with free space that the engine watches, so that operators are warned before the disk is full. */
export interface WatchedDisk {
  folder: string;
  /** Free space in bytes below which operators are warned. */
  warnBelowBytes: number;
}

/** Location of the certificate and the key that sign content credentials. */
export interface CredentialsConfig {
  folder: string;
  /** Whether the engine creates a self-signed certificate if the folder contains no certificate. */
  makesOwn: boolean;
}

export interface EngineConfig {
  host: string;
  /** TCP port on which the engine listens; with 0 the operating system chooses a free port. */
  port: number;
  /** Origins whose pages may call the webhooks. */
  allowedOrigins: string[];
  /** Number of proxies in front of the engine that add the caller's IP address to `X-Forwarded-For`. */
  trustedProxies: number;
  supabaseUrl: string;
  /** Key of the service role, with which the engine calls the data service. This key is never logged. */
  supabaseSecretKey: string;
  tokenKeys: TokenKeys;
  /**
   * Origin of the storage's public objects, as browsers reach them; the engine reads images only from this
   * origin.
   */
  storagePublicUrl: string;
  /**
   * `host:port` of servers on this machine that count as public shops; only for tests, and refused in a hosted
   * product.
   */
  testHosts: string[];
  /** The configuration of the AI service; null if only the embedded provider is used. */
  ai: AiConfig | null;
  embedded: EmbeddedProviderConfig;
  /** Maximum number of accepted pictures that are not finished; further requests get 503. */
  maxPendingRenders: number;
  /**
   * Seconds without a heartbeat after which a worker counts as dead; its jobs are then given to other workers.
   */
  leaseSeconds: number;
  /** Whether this process takes requests (`web`), works on jobs (`worker`), or does both. */
  role: 'both' | 'web' | 'worker';
  /** Number of jobs that this process works on at the same time. */
  jobsAtOnce: number;
  /**
   * URL of the PostgreSQL database with the job queue; null for the embedded database of the local data
   * service.
   */
  queueDatabaseUrl: string | null;
  /**
   * Maximum number of connections to the queue's database, besides the two connections that listen for
   * notifications.
   */
  queueConnections: number;
  /**
   * Seconds that a statement of the job queue may take before its connection counts as lost. Most statements of
   * the queue take milliseconds; statements that install or migrate the queue take some seconds.
   */
  queueTimeoutSeconds: number;
  /** Maximum milliseconds of a call to the data service; calls to its storage may take four times as long. */
  dataServiceTimeoutMs: number;
  imageFetchTimeoutMs: number;
  /**
   * Milliseconds that a repeated request with the same key waits for the result of the first request before it
   * gets 409.
   */
  duplicateWaitMs: number;
  /** Milliseconds that running jobs may take to finish after the process is asked to stop. */
  shutdownGraceMs: number;
  /** Confirmed e-mail addresses of the accounts that may see the status page, in lower case. */
  operatorEmails: string[];
  /** Secret key with which programs may read the status; null if there is no key. This key is never logged. */
  operatorKey: string | null;
  /** The disk with the data, if the disk is on this machine; null otherwise. */
  disk: WatchedDisk | null;
  /**
   * Certificate with which content credentials are signed; with null, pictures are unsigned and contain only
   * XMP.
   */
  credentials: CredentialsConfig | null;
  /** Version of the deployed engine (`ENGINE_VERSION`), which operators see. */
  version: string;
}

/**
 * Reads the engine's configuration from environment variables.
 * @throws {Error} with one line for each variable that is missing or wrong; the values of variables are never
 * printed
 */
export function readConfig(environment: Record<string, string | undefined>): EngineConfig {
  const env = parse(environmentSchema, environment);
  return {
    host: env.HOST,
    port: env.PORT,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    supabaseUrl: env.SUPABASE_URL,
    supabaseSecretKey: env.SUPABASE_SECRET_KEY,
    tokenKeys: env.SUPABASE_JWKS_URL
      ? { jwksUrl: env.SUPABASE_JWKS_URL }
      : { secret: env.SUPABASE_JWT_SECRET ?? '' },
    storagePublicUrl: env.STORAGE_PUBLIC_URL ?? env.SUPABASE_URL,
    testHosts: env.PUBLIC_WEB_TEST_HOSTS ?? [],
    ai: env.CREATIVE_PROVIDER === 'embedded' ? null : parse(aiEnvironmentSchema, environment),
    embedded: {
      workers: env.WORKERS,
      taskTimeoutMs: env.WORKER_TASK_TIMEOUT_SECONDS,
      memoryLimitMb: env.WORKER_MEMORY_LIMIT_MB,
    },
    maxPendingRenders: env.MAX_PENDING_RENDERS,
    leaseSeconds: env.LEASE_SECONDS,
    role: env.ENGINE_ROLE,
    jobsAtOnce:
      env.JOBS_AT_ONCE ??
      (env.CREATIVE_PROVIDER === 'embedded' ? env.WORKERS + 1 : AI_JOBS_AT_ONCE),
    queueDatabaseUrl: env.QUEUE_DATABASE_URL ?? null,
    queueConnections: env.QUEUE_CONNECTIONS,
    queueTimeoutSeconds: env.QUEUE_TIMEOUT_SECONDS,
    dataServiceTimeoutMs: env.DATA_SERVICE_TIMEOUT_SECONDS,
    imageFetchTimeoutMs: env.IMAGE_FETCH_TIMEOUT_SECONDS,
    duplicateWaitMs: env.DUPLICATE_WAIT_SECONDS,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS,
    operatorEmails: env.OPERATOR_EMAILS ?? [],
    operatorKey: env.OPERATOR_KEY ?? null,
    disk: env.DISK_FOLDER
      ? { folder: env.DISK_FOLDER, warnBelowBytes: env.DISK_WARN_MB * 1e6 }
      : null,
    credentials: env.CONTENT_CREDENTIALS_FOLDER
      ? {
          folder: env.CONTENT_CREDENTIALS_FOLDER,
          makesOwn: env.CONTENT_CREDENTIALS_SELF_MADE,
        }
      : null,
    version: env.ENGINE_VERSION,
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, environment: object): z.infer<Schema> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The engine's environment is not valid:\n${lines.join('\n')}`);
}
