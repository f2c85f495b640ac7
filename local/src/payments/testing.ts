import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { STARTER_PLAN } from '@adwright/contracts';
import { createFunctions } from '@adwright/supabase-project/functions';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import Stripe from 'stripe';
import { vi } from 'vitest';
import { loadSecrets, type Secrets } from '../data-service/secrets.ts';
import {
  createUser,
  type DatabaseKind,
  readDatabaseKind,
  startTestService,
  type TestService,
} from '../data-service/testing.ts';
import { findFreePorts } from '../free-ports.ts';
import { serveFetch } from '../loopback.ts';
import { buildLocalUrl, type Ports } from '../ports.ts';
import { startPayments } from './start-payments.ts';

const DELIVERY_POLL_MS = 5;
const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** A webhook request that the payment sandbox sent. */
export interface Delivery {
  type: string;
  body: string;
  signature: string;
}

export interface TestShop {
  service: TestService;
  admin: SupabaseClient;
  stripe: Stripe;
  shellUrl: string;
  /** Environment variables of the payment functions. */
  environment: Parameters<typeof createFunctions>[0];
  /** All webhook requests that the payment sandbox sent, in order. */
  deliveries: Delivery[];
  /**
   * Sets how the test server treats further webhook requests: passes them on, answers 503, or answers 200
   * without passing them on.
   */
  setDoor(door: 'open' | 'broken' | 'held'): void;
  /** Passes one webhook request on to the product; returns the HTTP status. */
  deliver(delivery: Delivery): Promise<number>;
  /** Searches all tables for rows that contain one of the texts; returns the table's name for each row. */
  search(texts: string[]): Promise<string[]>;
  newUser: () => ReturnType<typeof createUser>;
  /** Ends the waiting week of a requested account deletion, deletes the account and sends the goodbye mail. */
  endWeekOf(userId: string): Promise<void>;
  /** Ends each billing period that is over, and waits until the product has accepted every event. */
  endDuePeriods(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a data service, the payment functions and the payment sandbox. Tests decide which of the sandbox's
 * webhook requests reach the product.
 * @param kept a data folder to use, which is not removed; by default a temporary folder is used.
 * @param clockAhead see the option `clockAhead` of `DataServiceOptions`
 */
export async function openShop(
  kept?: string,
  database: DatabaseKind = kept ? 'pglite' : readDatabaseKind(),
  clockAhead?: Float64Array,
): Promise<TestShop> {
  const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'adwright-shop-')));
  const [ports, secrets] = [await findFreePorts(), await loadSecrets(dataDir)];
  const environment = buildFunctionEnvironment(ports, secrets);
  const functions = createFunctions(environment);
  const service = await startTestService({
    dataDir,
    database,
    clockAhead,
    ports,
    secrets,
    functions,
  });
  const door = await openWebhookDoor(service);
  const payments = await startPayments({
    port: ports.payments,
    dataDir: path.join(dataDir, 'payments'),
    webhookUrl: buildLocalUrl(door.port),
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    retryDelaysMs: [50],
  });

  return {
    service,
    admin: createClient(service.url, service.secretKey, { auth: { persistSession: false } }),
    stripe: new Stripe(SECRET_KEY, { protocol: 'http', host: 'localhost', port: ports.payments }),
    shellUrl: environment.SITE_URL,
    environment,
    deliveries: door.deliveries,
    setDoor: door.set,
    deliver: (delivery) => deliverWebhook(service, delivery),
    search: (texts) => searchTables(service, texts),
    newUser: () => createUser(service),
    async endWeekOf(userId) {
      await service.query(
        'update private.account_deletions set due_at = now() where user_id = $1',
        [userId],
      );
      for (const name of ['delete-accounts', 'send-mails'] as const) {
        const headers = { Authorization: `Bearer ${secrets.secretKey}` };
        const answer = await functions[name](new Request(service.url, { method: 'POST', headers }));
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
      }
    },
    async endDuePeriods() {
      await payments.endDuePeriods();
      while (payments.countUndelivered() > 0) await delay(DELIVERY_POLL_MS);
    },
    async close() {
      await payments.close();
      await door.close();
      await service.close();
      if (!kept) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the environment variables of the payment functions. */
function buildFunctionEnvironment(ports: Ports, secrets: Secrets) {
  return {
    SUPABASE_URL: buildLocalUrl(ports.dataService),
    SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
    SITE_URL: buildLocalUrl(ports.shell),
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: buildLocalUrl(ports.payments),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'hello@adwright.example',
  };
}

/**
 * Starts a server between payment sandbox and product that records the webhook requests; see
 * `TestShop.setDoor`.
 */
async function openWebhookDoor(service: TestService) {
  const deliveries: Delivery[] = [];
  let state: Parameters<TestShop['setDoor']>[0] = 'open';
  const server = await serveFetch(async (request) => {
    if (state === 'broken') return new Response(null, { status: 503 });
    const body = await request.text();
    const delivery = {
      type: String(JSON.parse(body).type),
      body,
      signature: request.headers.get('Stripe-Signature') ?? '',
    };
    deliveries.push(delivery);
    const status = state === 'held' ? 200 : await deliverWebhook(service, delivery);
    return new Response(null, { status });
  }, 0);
  return {
    port: server.port,
    deliveries,
    set: (next: typeof state) => {
      state = next;
    },
    close: () => server.close(),
  };
}

async function deliverWebhook(
  { url }: TestService,
  { body, signature }: Delivery,
): Promise<number> {
  const answer = await fetch(`${url}/functions/v1/payment-webhook`, {
    method: 'POST',
    headers: { 'Stripe-Signature': signature },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Requests a checkout as the pricing page does. */
export function startCheckout(
  shop: TestShop,
  client: SupabaseClient,
  changes: Record<string, unknown> = {},
) {
  return client.functions.invoke<{ url: string }>('create-checkout', {
    body: {
      priceId: STARTER_PLAN.priceId,
      success_url: `${shop.shellUrl}/dashboard`,
      cancel_url: `${shop.shellUrl}/pricing`,
      ...changes,
    },
  });
}

/** Repeats a check until it succeeds, because webhook events arrive with a delay. */
export function waitUntil<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 15_000 });
}

/** Presses a button on a payment sandbox's page; returns the URL of the redirect. */
export async function press(pageUrl: string, button: string): Promise<string | null> {
  const answer = await fetch(`${pageUrl}/${button}`, { method: 'POST', redirect: 'manual' });
  await answer.body?.cancel();
  return answer.headers.get('location');
}

async function searchTables({ query }: TestService, texts: string[]): Promise<string[]> {
  const tables = await query(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
     order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(
      `select from ${name} as source where to_jsonb(source)::text ilike any ($1)`,
      [texts.map((text) => `%${text}%`)],
    );
    found.push(...rows.map(() => String(name)));
  }
  return found;
}
