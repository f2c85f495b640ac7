import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import type { Hono } from 'hono';
import { type AssetStore, supabaseAssetStore } from './assets/asset-store.ts';
import { accessTokenVerifier } from './auth/access-token.ts';
import type { EngineConfig } from './config.ts';
import { GenerationRunner } from './generation/generation-runner.ts';
import type { GenerationStore } from './generation/generation-store.ts';
import { RenderGate } from './generation/render-gate.ts';
import { supabaseGenerationStore } from './generation/supabase-generation-store.ts';
import { createApp } from './http/app.ts';
import { uploadFetcher } from './images/fetch-upload.ts';
import { type ImageStore, supabaseImageStore } from './images/image-store.ts';
import { jobsOfProvider } from './jobs/jobs-of-provider.ts';
import { createLogger, describeError, type Logger } from './logger.ts';
import type { CreativeProvider } from './provider.ts';
import type { FindDefects } from './quality/picture-defects.ts';
import { type RecipeStore, supabaseRecipeStore } from './recipes/recipe-store.ts';

const RELEASE_INTERVAL_MS = 60_000;
/** How long the last answers may be on their way once all work has ended. */
const LAST_ANSWERS_MS = 2000;
const IDLE_SWEEP_MS = 50;

/** Parts that the caller brings; an optional one that is absent is made from the configuration. */
export interface EngineParts {
  provider: CreativeProvider;
  store?: GenerationStore;
  images?: ImageStore;
  recipes?: RecipeStore;
  assets?: AssetStore;
  logger?: Logger;
  /** In place of the check of finished pixels. */
  findDefects?: FindDefects;
}

export interface Engine {
  app: Hono;
  /** Starts to serve and to give stale work back; resolves with the address. Rejects when the port is taken. */
  listen(): Promise<{ url: string; port: number }>;
  /** Takes no more requests, lets running work finish and be answered within the grace period, then frees everything. */
  close(): Promise<void>;
}

/** Assembles the engine: Supabase as ledger and storage, a provider, the webhooks of the jobs it can do. */
export function createEngine(config: EngineConfig, parts: EngineParts): Engine {
  const client = createClient(config.supabaseUrl, config.supabaseSecretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const logger = parts.logger ?? stdoutLogger(config);
  const store = parts.store ?? supabaseGenerationStore(client);
  const recipes = parts.recipes ?? supabaseRecipeStore(client);
  const images = parts.images ?? supabaseImageStore(client, config.storagePublicUrl);
  const assets = parts.assets ?? supabaseAssetStore(client, config.storagePublicUrl);
  const { provider } = parts;
  const gate = new RenderGate(config.maxPendingRenders);
  const fetchUpload = uploadFetcher({
    storagePublicUrl: config.storagePublicUrl,
    timeoutMs: config.imageFetchTimeoutMs,
  });
  const runner = new GenerationRunner({
    store,
    images,
    gate,
    logger,
    fetchUpload,
    leaseSeconds: config.leaseSeconds,
    providerName: provider.name,
    duplicateWaitMs: config.duplicateWaitMs,
  });
  const app = createApp({
    jobs: jobsOfProvider(provider, parts.findDefects),
    allowedOrigins: config.allowedOrigins,
    providerName: provider.name,
    verifyAccessToken: accessTokenVerifier(config.tokenKeys),
    gate,
    runner,
    logger,
    fetchUpload,
    editing: provider.recipes && { renderer: provider.recipes, store: recipes, images },
    assets: provider.assets && { reader: provider.assets, store: assets },
  });

  let server: Server | undefined;
  let releasing: NodeJS.Timeout | undefined;

  return {
    app,
    async listen() {
      const listening = await startServer(app, config);
      server = listening.server;
      const release = () => releaseStale(store, logger);
      await release();
      releasing = setInterval(release, RELEASE_INTERVAL_MS);
      const { url, port } = listening;
      logger.info('engine.listening', { url, provider: provider.name });
      return { url, port };
    },
    async close() {
      clearInterval(releasing);
      const closed = closeServer(server);
      await runner.stop(config.shutdownGraceMs);
      await Promise.race([closed, sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
      server?.closeAllConnections();
      await closed;
      await provider.close();
      logger.info('engine.closed');
    },
  };
}

function stdoutLogger({ supabaseSecretKey, tokenKeys, ai }: EngineConfig): Logger {
  const secrets = [supabaseSecretKey];
  if ('secret' in tokenKeys) secrets.push(tokenKeys.secret);
  if (ai) secrets.push(ai.apiKey);
  return createLogger((line) => void process.stdout.write(line), secrets);
}

function startServer(
  app: Hono,
  { host, port }: EngineConfig,
): Promise<{ server: Server; url: string; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer(getRequestListener(app.fetch));
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
    // Connections that clients keep fall idle one by one, as their last answer has gone out.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** Gives back what an engine that died, or a client that never called, left behind. */
async function releaseStale(store: GenerationStore, logger: Logger): Promise<void> {
  try {
    const released = await store.releaseStale();
    if (released > 0) logger.info('spends.released', { released });
  } catch (error) {
    logger.error('spends.release_failed', { reason: describeError(error) });
  }
}
