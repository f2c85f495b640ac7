import { WEBHOOK_PATHS, type WebhookName } from '@adwright/contracts';
import type { ClaimMaker } from '@adwright/engine-provenance';
import { SignJWT } from 'jose';
import { type EngineConfig, readConfig } from '../config.ts';
import type { CreativeProvider } from '../creative-provider.ts';
import type { Logger } from '../logger.ts';
import { createEngine, type Engine } from '../server.ts';
import { MemoryAnswerStore } from './memory-answer-store.ts';
import { MemoryAssetStore } from './memory-asset-store.ts';
import { MemoryFontStore } from './memory-font-store.ts';
import { MemoryGenerationStore } from './memory-generation-store.ts';
import { MemoryImageStore } from './memory-image-store.ts';
import { MemoryPictureRecords } from './memory-picture-records.ts';
import { MemoryQueue } from './memory-queue.ts';
import { MemoryRecipeStore } from './memory-recipe-store.ts';
import { ScriptedProvider } from './scripted-provider.ts';

export const JWT_SECRET = 'a-secret-of-at-least-thirty-two-characters';
const silent: Logger = { info: () => undefined, error: () => undefined };

export interface EngineUnderTest {
  engine: Engine;
  store: MemoryGenerationStore;
  queue: MemoryQueue;
  answers: MemoryAnswerStore;
  images: MemoryImageStore;
  recipes: MemoryRecipeStore;
  assets: MemoryAssetStore;
  fonts: MemoryFontStore;
  records: MemoryPictureRecords;
  provider: ScriptedProvider;
  /** Posts a request to a webhook as the given user (or without a token), and reads the JSON response. */
  post(call: WebhookCall): Promise<{ status: number; headers: Headers; body: unknown }>;
  /** Posts a request like `post`, and returns the response unread. */
  send(call: WebhookCall): Promise<Response>;
}

export interface WebhookCall {
  webhook: WebhookName;
  userId?: string;
  token?: string;
  key?: string;
  body: unknown;
  headers?: Record<string, string>;
}

/**
 * Creates a whole engine for tests, with ledger, storage and (by default) provider in memory. The engine
 * listens on no port, and logs to the console only with `logger: null`.
 */
export function createTestEngine(
  { logger = silent, ...config }: Partial<EngineConfig & { logger: Logger | null }> = {},
  realProvider?: CreativeProvider,
  claimMaker?: ClaimMaker,
): EngineUnderTest {
  const store = new MemoryGenerationStore();
  const queue = new MemoryQueue(store);
  const answers = new MemoryAnswerStore();
  const images = new MemoryImageStore();
  const recipes = new MemoryRecipeStore();
  const assets = new MemoryAssetStore();
  const fonts = new MemoryFontStore();
  const records = new MemoryPictureRecords();
  const provider = new ScriptedProvider();
  const defaults = readConfig({
    SUPABASE_URL: 'http://localhost:1',
    SUPABASE_SECRET_KEY: 'unused',
    SUPABASE_JWT_SECRET: JWT_SECRET,
  });
  const engine = createEngine(
    { ...defaults, duplicateWaitMs: 5000, shutdownGraceMs: 50, ...config },
    {
      store,
      queue,
      answers,
      images,
      recipes,
      assets,
      fonts,
      records,
      claimMaker,
      provider: realProvider ?? provider,
      logger: logger ?? undefined,
      // The pictures of the scripted provider can't be decoded, so its own check for defects replaces the
      // engine's check.
      findDefects: realProvider ? undefined : (image) => provider.findDefects(image),
    },
  );
  const send = async ({ webhook, userId, token, key, body, headers }: WebhookCall) => {
    const bearer = token ?? (userId && (await createAccessToken(userId)));
    return engine.app.request(WEBHOOK_PATHS[webhook], {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...(key && { 'Idempotency-Key': key }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  };
  return {
    engine,
    store,
    queue,
    answers,
    images,
    recipes,
    assets,
    fonts,
    records,
    provider,
    send,
    async post(call) {
      const response = await send(call);
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}

/** Creates an access token as the auth service signs it. */
export function createAccessToken(
  userId: string,
  { role = 'authenticated', expiresIn = '1h', secret = JWT_SECRET } = {},
): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(new TextEncoder().encode(secret));
}
