import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLinkFetcher } from '@adwright/engine-catalogue';
import type { ClaimMaker } from '@adwright/engine-provenance';
import { createShopVisitor } from '@adwright/engine-shop-page';
import { createPublicFetcher } from '@adwright/engine-untrusted';
import { getRequestListener } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { type AssetStore, createSupabaseAssetStore } from './assets/asset-store.ts';
import { createSupabaseFontStore, type FontStore } from './assets/font-store.ts';
import { createAccessTokenVerifier, type VerifyAccessToken } from './auth/access-token.ts';
import { createWorkspaceFinder } from './auth/workspace.ts';
import { createDatabaseCall } from './call-database.ts';
import { assembleCampaigns } from './campaigns/assemble-campaigns.ts';
import type { EngineConfig } from './config.ts';
import type { CreativeProvider } from './creative-provider.ts';
import { EditedUploads } from './credentials/upload-manifests.ts';
import { createTimedFetch } from './fetch-within.ts';
import { type AnswerStore, createSupabaseAnswerStore } from './generation/answer-store.ts';
import type { GenerationQueue } from './generation/generation-queue.ts';
import { GenerationRunner } from './generation/generation-runner.ts';
import type { GenerationStore } from './generation/generation-store.ts';
import { GenerationWorker } from './generation/generation-worker.ts';
import { RenderGate } from './generation/render-gate.ts';
import { createSupabaseGenerationStore } from './generation/supabase-generation-store.ts';
import { Waiters } from './generation/waiters.ts';
import { loadPolicyCheck } from './http/load-policy-check.ts';
import { uploadFetcher } from './images/fetch-upload.ts';
import { createSupabaseImageStore, type ImageStore } from './images/image-store.ts';
import { createSignedImages } from './images/signed-images.ts';
import { listProviderJobs } from './jobs-of-provider.ts';
import { createLogger, describeError, type Logger } from './logger.ts';
import { createOperatorCheck, readConfirmedEmail } from './operators/operator-check.ts';
import { readDiskState, watchDisk } from './operators/watch-disk.ts';
import type { FindDefects } from './quality/picture-defects.ts';
import { BossQueue } from './queue/boss-queue.ts';
import { openQueueDatabase } from './queue/queue-database.ts';
import { createSupabaseRecipeStore, type RecipeStore } from './recipes/recipe-store.ts';
import { createSupabasePictureRecords, type PictureRecords } from './records/picture-records.ts';

const RELEASE_INTERVAL_MS = 60_000;
/** Milliseconds in which the last responses may be sent after all work has ended. */
const LAST_ANSWERS_MS = 2000;
const IDLE_SWEEP_MS = 50;
const QUEUE_RETRY_MS = 5000;
/**
 * Milliseconds for which an idle connection stays open. Clients and load balancers keep idle connections for
 * less time; otherwise a request on a closed connection would be lost.
 */
const KEEP_ALIVE_MS = 65_000;

/** Parts of the engine that the caller provides; an absent optional part is created from the configuration. */
export interface EngineParts {
  provider: CreativeProvider;
  store?: GenerationStore;
  queue?: GenerationQueue;
  images?: ImageStore;
  answers?: AnswerStore;
  recipes?: RecipeStore;
  assets?: AssetStore;
  fonts?: FontStore;
  records?: PictureRecords;
  logger?: Logger;
  /** Signs content credentials; if absent or null, the engine signs nothing. */
  claimMaker?: ClaimMaker | null;
  /** Replaces the check of finished pictures in tests. */
  findDefects?: FindDefects;
}

export interface Engine {
  app: Hono;
  /**
   * Starts to serve requests and to release stale work; resolves to the address of the server. The promise
   * rejects if the port is in use.
   */
  listen(): Promise<{ url: string; port: number }>;
  /**
   * Refuses further requests, lets running work finish and answer within the grace period, then closes all
   * connections and threads.
   */
  close(): Promise<void>;
}

/**
 * Creates the engine from its parts: Supabase as ledger and storage, a provider, and the webhooks of the jobs
 * that the provider can do.
 */
export function createEngine(config: EngineConfig, parts: EngineParts): Engine {
  const { provider } = parts;
  const { app, queue, runner, worker, feeder, store, logger } = assemble(config, parts);
  const closing = new AbortController();
  let server: Server | undefined;
  let releasing: NodeJS.Timeout | undefined;
  let stopWatchingDisk: (() => void) | undefined;

  return {
    app,
    async listen() {
      if (config.role !== 'worker') await loadPolicyCheck();
      const listening = await startServer(app, config);
      server = listening.server;
      await startQueue(queue, worker, { logger, signal: closing.signal });
      feeder?.start();
      const release = () => refundStaleSpends(store, logger);
      await release();
      releasing = setInterval(release, RELEASE_INTERVAL_MS);
      stopWatchingDisk = watchDisk(config.disk, logger);
      const { url, port } = listening;
      logger.info('engine.listening', { url, provider: provider.name, role: config.role });
      return { url, port };
    },
    async close() {
      closing.abort();
      clearInterval(releasing);
      stopWatchingDisk?.();
      const closed = closeServer(server);
      const { shutdownGraceMs } = config;
      queue.drain();
      const drained = [runner.drain(shutdownGraceMs), worker.drain(shutdownGraceMs)];
      await Promise.all([feeder?.stop(), ...drained]);
      await runner.stop();
      await Promise.race([closed, sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
      server?.closeAllConnections();
      await closed;
      await queue.stop();
      await provider.close();
      logger.info('engine.closed');
    },
  };
}

/** Assembles the parts of the engine, including the parts that the caller provides. */
function assemble(config: EngineConfig, parts: EngineParts) {
  const client = createClient(config.supabaseUrl, config.supabaseSecretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: createTimedFetch(config.dataServiceTimeoutMs) },
  });
  const {
    provider,
    logger = createStdoutLogger(config),
    store = createSupabaseGenerationStore(client),
  } = parts;
  const { queue = createBossQueue(config, store, logger) } = parts;
  const { recipes, library, answers, records, ...stores } = assembleStores(config, parts, client);
  const maker = parts.claimMaker ?? null;
  const hasModel = config.ai !== null;
  const images = createSignedImages(stores.images, { maker, hasModel, records, logger });
  const gate = new RenderGate(config.maxPendingRenders);
  const { uploads, ...shopPages } = createFetchers(config);
  const jobs = listProviderJobs(provider, parts.findDefects);
  const processId = crypto.randomUUID();
  const { worker, runner } = assembleWork(config, gate, {
    store,
    queue,
    logger,
    processId,
    jobs,
    images,
    answers,
    records,
    uploads,
    providerName: provider.name,
  });
  const editing = assembleEditing(provider, recipes, images);
  const campaigning = assembleCampaigns({
    client,
    config,
    jobs,
    editing,
    uploads,
    fetchLinkedPhoto: shopPages.fetchLinkedPhoto,
    logger,
    processId,
    queueReady: () => queue.start(worker),
  });
  const verifyAccessToken = createAccessTokenVerifier(config.tokenKeys);
  const app = createApp({
    jobs,
    takesRequests: config.role !== 'worker',
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    providerName: provider.name,
    verifyAccessToken,
    findWorkspace: createWorkspaceFinder(createDatabaseCall(client)),
    ...assembleStatus(config, client, verifyAccessToken),
    gate,
    runner,
    logger,
    uploads,
    editing,
    campaigning,
    checks: { records, maker },
    shopPages: { ...shopPages, reader: provider.assets },
    assets: provider.assets && { reader: provider.assets, ...library },
  });
  return { app, queue, runner, worker, feeder: campaigning?.feeder, store, logger };
}

/**
 * Creates the worker that makes queued generations, and the runner that queues generations and waits for their
 * results.
 */
function assembleWork(
  { leaseSeconds, duplicateWaitMs }: EngineConfig,
  gate: RenderGate,
  parts: Omit<ConstructorParameters<typeof GenerationWorker>[0], 'waiters' | 'leaseSeconds'> &
    Pick<ConstructorParameters<typeof GenerationRunner>[0], 'queue'>,
) {
  const shared = { ...parts, waiters: new Waiters(), leaseSeconds };
  const worker = new GenerationWorker(shared);
  const runner = new GenerationRunner({ ...shared, gate, handlers: worker, duplicateWaitMs });
  return { worker, runner };
}

/** Creates the services of the editor; undefined if the provider records no recipes. */
function assembleEditing({ recipes }: CreativeProvider, store: RecipeStore, images: ImageStore) {
  const uploads = new EditedUploads();
  return recipes && { renderer: uploads.watch(recipes), store, images, uploads };
}

/** Creates the fetchers of users' own uploads and of URLs on other hosts. */
function createFetchers(config: EngineConfig) {
  const [productOrigin] = config.allowedOrigins;
  const fetchPublic = createPublicFetcher({
    userAgent: `Adwright (+${productOrigin})`,
    testHosts: config.testHosts,
  });
  return {
    uploads: uploadFetcher({ ...config, timeoutMs: config.imageFetchTimeoutMs }),
    fetchLinkedPhoto: createLinkFetcher(fetchPublic),
    visitor: createShopVisitor({ fetchPublic }),
  };
}

/** Creates the stores of recipes, pictures, picture records, assets, fonts and answers of AI services. */
function assembleStores(
  { storagePublicUrl }: EngineConfig,
  {
    recipes,
    images,
    assets,
    fonts,
    answers,
    records,
  }: Pick<EngineParts, 'recipes' | 'images' | 'assets' | 'fonts' | 'answers' | 'records'>,
  client: SupabaseClient,
) {
  return {
    recipes: recipes ?? createSupabaseRecipeStore(client),
    images: images ?? createSupabaseImageStore(client, storagePublicUrl),
    library: {
      store: assets ?? createSupabaseAssetStore(client, storagePublicUrl),
      fonts: fonts ?? createSupabaseFontStore(client),
    },
    answers: answers ?? createSupabaseAnswerStore(client),
    records: records ?? createSupabasePictureRecords(client),
  };
}

/** Creates the services behind the status route for operators. */
function assembleStatus(
  { operatorEmails, operatorKey, disk }: EngineConfig,
  client: SupabaseClient,
  verifyAccessToken: VerifyAccessToken,
) {
  const callDatabase = createDatabaseCall(client);
  const readEmail = readConfirmedEmail(callDatabase);
  const who = { emails: operatorEmails, key: operatorKey };
  return {
    callDatabase,
    checkOperator: createOperatorCheck({ ...who, verifyAccessToken, readEmail }),
    readDisk: () => readDiskState(disk),
  };
}

/**
 * Starts the queue, and retries until the data service answers, because engine and data service may start in
 * any order.
 */
async function startQueue(
  queue: GenerationQueue,
  worker: GenerationWorker,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
): Promise<void> {
  try {
    await queue.start(worker);
  } catch (error) {
    logger.error('queue.start_failed', { reason: describeError(error) });
    void sleep(QUEUE_RETRY_MS, undefined, { signal, ref: false }).then(
      () => startQueue(queue, worker, { logger, signal }),
      () => undefined,
    );
  }
}

function createBossQueue(config: EngineConfig, store: GenerationStore, logger: Logger): BossQueue {
  return new BossQueue({
    database: openQueueDatabase(config),
    store,
    logger,
    heartbeatSeconds: config.leaseSeconds,
    slots: config.role === 'web' ? 0 : config.jobsAtOnce,
    // `engine_status` of supabase/migrations parses the format of this name.
    name: `${config.role} ${config.version}`,
  });
}

function createStdoutLogger({
  supabaseSecretKey,
  tokenKeys,
  ai,
  operatorKey,
}: EngineConfig): Logger {
  const secrets = [supabaseSecretKey];
  if (operatorKey) secrets.push(operatorKey);
  if ('secret' in tokenKeys) secrets.push(tokenKeys.secret);
  if (ai) secrets.push(ai.apiKey);
  return createLogger((line) => void process.stdout.write(line), secrets);
}

function startServer(
  app: Hono,
  { host, port }: EngineConfig,
): Promise<{ server: Server; url: string; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, getRequestListener(app.fetch));
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const chosen = typeof address === 'object' && address ? address.port : port;
      resolve({ server, url: `http://${host}:${chosen}`, port: chosen });
    });
  });
}

function closeServer(server: Server | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!server) return resolve();
    // Closes kept-alive connections that are idle after their last response.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** Refunds the charges of engines that died, and of clients that never called the webhook. */
async function refundStaleSpends(store: GenerationStore, logger: Logger): Promise<void> {
  try {
    const released = await store.releaseStale();
    if (released > 0) logger.info('spends.released', { released });
  } catch (error) {
    logger.error('spends.release_failed', { reason: describeError(error) });
  }
}
