import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildObjectAddress, WEBHOOK_PATHS, type WebhookName } from '@adwright/contracts';
import { PROCESS_ENVIRONMENT } from '@adwright/engine-service/process-settings';
import sharp from 'sharp';
import * as z from 'zod';
import type { createUser, TestService } from '../data-service/testing.ts';

const PROGRAMS = {
  engine: fileURLToPath(new URL('../../../engine/service/src/main.ts', import.meta.url)),
  plain: fileURLToPath(new URL('./plain-engine.ts', import.meta.url)),
};

/** The log line with which the engine reports its URL. */
const listeningSchema = z.object({ event: z.literal('engine.listening'), url: z.url() });

export type Person = Awaited<ReturnType<typeof createUser>>;

/** An engine in a separate process, which can be killed. */
export interface EngineProcess {
  process: ChildProcess;
  url: string;
  /** Log lines that the engine has written so far. */
  lines: readonly string[];
  /** Sends a signal to the engine, and waits until the process has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/**
 * Starts an engine that uses the given data service; resolves when the engine listens. A worker counts as dead
 * after 10 s without a sign of life (the engine's lease). The engine draws on one thread, because each thread
 * loads all data tables of the engine.
 */
export async function startEngineProcess(
  service: Pick<TestService, 'engineEnvironment'>,
  program: keyof typeof PROGRAMS,
  environment: Record<string, string> = {},
): Promise<EngineProcess> {
  const engine = spawn(process.execPath, [PROGRAMS[program]], {
    env: {
      ...PROCESS_ENVIRONMENT,
      ...process.env,
      PORT: '0',
      ...service.engineEnvironment,
      LEASE_SECONDS: '10',
      WORKERS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(engine, 'exit');
  const lines: string[] = [];
  const log = createInterface({ input: engine.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    engine.once('exit', () => reject(new Error('the engine did not start')));
    log.on('line', (line) => {
      lines.push(line);
      const parsed = listeningSchema.safeParse(JSON.parse(line));
      if (parsed.success) resolve(parsed.data.url);
    });
  });
  return {
    process: engine,
    url,
    lines,
    async end(signal) {
      engine.kill(signal);
      await exited;
    },
  };
}

/** Posts a body to one of the engine's webhooks; returns null when the connection broke. */
export async function callWebhook(
  url: string,
  webhook: WebhookName,
  person: Person,
  key: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response | null> {
  try {
    return await fetch(`${url}${WEBHOOK_PATHS[webhook]}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${person.accessToken}`,
        'Idempotency-Key': key,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  } catch {
    return null;
  }
}

/** Builds the body that a browser would send for this webhook. */
export async function buildBody(webhook: WebhookName, person: Person): Promise<object> {
  const product = 'Handmade ceramic mugs';
  const audience = 'Coffee lovers';
  if (webhook === 'createAd') {
    const prompt = `Create a product showcase ad for ${product}.`;
    const goal = 'More online orders';
    return { product, audience, goal, emotion: 'happiness', adType: 'product showcase', prompt };
  }
  if (webhook === 'boost') return { product, audience, emotion: 'happiness', format: 'square' };
  const photo = { imageUrl: await uploadPhoto(person), userId: person.id };
  if (webhook === 'overlay') return { ...photo, title: 'Slow mornings', subtitle: '' };
  if (webhook === 'photoshoot')
    return { ...photo, productType: 'mug', environment: 'kitchen', format: 'square' };
  return { ...photo, requestType: webhook };
}

/** Uploads a photo to the user's own folder, and returns the photo's URL. */
async function uploadPhoto({ client, id }: Person): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 20 };
  const photo = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#777', noise },
  })
    .jpeg()
    .toBuffer();
  const path = `${id}/product_${randomUUID()}_photo.jpg`;
  const bucket = client.storage.from('uploads');
  const { error } = await bucket.upload(path, photo, { contentType: 'image/jpeg' });
  if (error) throw error;
  return buildObjectAddress(bucket.getPublicUrl(path).data.publicUrl);
}

/** Reads the state of a user's only generation. */
export async function readState({ client }: Person): Promise<unknown> {
  return (await client.from('generations').select('state')).data?.[0]?.state;
}

/** Reads a user's used and remaining credits, and the sum of the ledger. */
export async function readBalance({ client }: Person) {
  const account = await client.from('users').select('ads_limit, credits_used').single();
  const ledger = await client.from('credit_ledger').select('amount');
  return {
    used: account.data?.credits_used,
    left: account.data?.ads_limit - account.data?.credits_used,
    ledger: ledger.data?.reduce((sum, { amount }) => sum + amount, 0),
  };
}
