import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FEATURES, WEBHOOK_PATHS, type WebhookName } from '@adwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { newClient, newUser, startTestService, type TestService } from './data-service/testing.ts';

const ENGINE_MAIN = fileURLToPath(new URL('../../engine/service/src/main.ts', import.meta.url));
const LEASE_SECONDS = 2;
/** The line of its log that says where it listens. */
const listeningSchema = z.object({ url: z.url() });
// Real engines with real work, on whatever machine.
const PATIENCE_MS = 120_000;

type Person = Awaited<ReturnType<typeof newUser>>;

let service: TestService;
const engines: ChildProcess[] = [];
/** The engine that outlived the last test: the next one's victim. */
let survivor: Engine | undefined;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(async () => {
  for (const engine of engines) engine.kill('SIGKILL');
  await service.close();
});

/** An engine in a process of its own, which can be killed. */
interface Engine {
  process: ChildProcess;
  url: string;
}

async function startEngine(): Promise<Engine> {
  const engine = spawn(process.execPath, [ENGINE_MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      SUPABASE_URL: service.url,
      SUPABASE_SECRET_KEY: service.secretKey,
      SUPABASE_JWT_SECRET: service.jwtSecret,
      LEASE_SECONDS: String(LEASE_SECONDS),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  engines.push(engine);
  const log = createInterface({ input: engine.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    engine.once('exit', () => reject(new Error('the engine did not start')));
    log.on('line', (line) => {
      const said = listeningSchema.safeParse(JSON.parse(line));
      if (said.success) resolve(said.data.url);
    });
  });
  return { process: engine, url };
}

/** The address of a photo in the person's own folder. */
async function upload({ client, id }: Person): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 20 };
  const photo = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#777', noise },
  })
    .jpeg()
    .toBuffer();
  const path = `${id}/product_1_photo.jpg`;
  const bucket = client.storage.from('ad_images');
  const { error } = await bucket.upload(path, photo, { contentType: 'image/jpeg' });
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}

/** What a browser would send of this job. */
async function bodyOf(webhook: WebhookName, person: Person): Promise<object> {
  const product = 'Handmade ceramic mugs';
  const audience = 'Coffee lovers';
  if (webhook === 'createAd') {
    const prompt = `Create a product showcase ad for ${product}.`;
    const goal = 'More online orders';
    return { product, audience, goal, emotion: 'happiness', adType: 'product showcase', prompt };
  }
  if (webhook === 'boost') return { product, audience, emotion: 'happiness', format: 'square' };
  const photo = { imageUrl: await upload(person), userId: person.id };
  if (webhook === 'overlay') return { ...photo, title: 'Slow mornings', subtitle: '' };
  if (webhook === 'photoshoot')
    return { ...photo, productType: 'mug', environment: 'kitchen', format: 'square' };
  return { ...photo, requestType: webhook };
}

function send(url: string, webhook: WebhookName, person: Person, key: string, body: object) {
  return fetch(`${url}${WEBHOOK_PATHS[webhook]}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${person.accessToken}`, 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
}

/** The first answer that is not about work still under way. */
async function settled(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    await answer.body?.cancel();
    if (answer.status !== 409) return answer;
    await delay(500);
  }
}

/** State of the person's only generation. */
async function state({ client }: Person): Promise<unknown> {
  return (await client.from('generations').select('state')).data?.[0]?.state;
}

async function balance({ client }: Person) {
  const account = await client.from('users').select('ads_limit, credits_used').single();
  const ledger = await client.from('credit_ledger').select('amount');
  return {
    used: account.data?.credits_used,
    left: account.data?.ads_limit - account.data?.credits_used,
    ledger: ledger.data?.reduce((sum, { amount }) => sum + amount, 0),
  };
}

it.each(Object.values(FEATURES))(
  'killed in the middle of $name, it owes nobody: the credits come back, or a retry finishes on them',
  async ({ name, cost, webhook }) => {
    const [waiting, retrying] = [await newUser(service), await newUser(service)];
    const doomed = survivor ?? (await startEngine());
    survivor = undefined;
    const jobs = await Promise.all(
      [waiting, retrying].map(async (person) => {
        const body = await bodyOf(webhook, person);
        const spend = { user_id: person.id, feature_name: name, required_credits: cost };
        expect((await person.client.rpc('check_and_consume_credits', spend)).data).toBe(true);
        const key = crypto.randomUUID();
        const answer = send(doomed.url, webhook, person, key, body).catch(() => null);
        return { body, key, answer };
      }),
    );
    for (const person of [waiting, retrying]) {
      await expect.poll(() => state(person), { timeout: 20_000, interval: 10 }).toBe('running');
    }
    doomed.process.kill('SIGKILL');
    expect(await Promise.all(jobs.map(({ answer }) => answer))).toEqual([null, null]);

    const next = await startEngine();
    const again = jobs[1];
    if (!again) throw new Error('no job to try again');
    // Once its lease has lapsed, a dead worker's claim is taken over by the retry, or released before it: whichever is first.
    const answer = await settled(() => send(next.url, webhook, retrying, again.key, again.body));
    await newClient(service, service.secretKey).rpc('release_stale_spends');

    const given = 50;
    expect(await balance(waiting)).toEqual({ used: 0, left: given, ledger: given });
    const used = answer.ok ? cost : 0;
    expect(await balance(retrying)).toEqual({ used, left: given - used, ledger: given - used });
    const made = { boost: 10, overlay: 4, photoshoot: 4 }[String(webhook)] ?? 1;
    expect((await retrying.client.from('ads').select('id')).data).toHaveLength(
      answer.ok ? made : 0,
    );
    expect((await waiting.client.from('ads').select('id')).data).toEqual([]);
    survivor = next;
  },
  PATIENCE_MS,
);
