import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createFunctions, type FunctionName } from './index.ts';

/**
 * URL with a port on which no server listens. The tests of Deno and Node compare only how a function starts, parses a
 * request and refuses it.
 */
const ENVIRONMENT = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
  SITE_URL: 'http://localhost:3000',
  STRIPE_SECRET_KEY: 'sk_test_parity',
  STRIPE_WEBHOOK_SECRET: 'whsec_parity',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@adwright.example',
};

const event = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'radar.alert',
  data: { object: {} },
});
const signature = Stripe.webhooks.generateTestHeaderString({
  payload: event,
  secret: ENVIRONMENT.STRIPE_WEBHOOK_SECRET,
});

const REQUESTS: [FunctionName, string, RequestInit, number][] = [
  ['create-checkout', 'a preflight', { method: 'OPTIONS' }, 204],
  ['create-checkout', 'a GET', { method: 'GET' }, 404],
  ['create-checkout', 'no token', { method: 'POST', body: '{}' }, 401],
  ['billing-portal', 'no token', { method: 'POST', body: '{}' }, 401],
  ['change-subscription', 'no token', { method: 'POST', body: '{}' }, 401],
  ['delete-account', 'no token', { method: 'POST', body: '{}' }, 401],
  ['delete-accounts', 'no key', { method: 'POST' }, 401],
  ['export-account', 'no token', { method: 'POST' }, 401],
  ['download-export', 'no token', { method: 'POST' }, 401],
  ['create-review', 'no token', { method: 'POST' }, 401],
  ['renew-review', 'no token', { method: 'POST' }, 401],
  ['unsubscribe', 'no token', { method: 'POST' }, 404],
  ['unsubscribe', 'a GET', { method: 'GET', redirect: 'manual' }, 303],
  ['review', 'no body', { method: 'POST' }, 400],
  [
    'review',
    'a token that can be none',
    {
      method: 'POST',
      body: JSON.stringify({ action: 'open', token: 'guess', pass: null, revision: null }),
    },
    404,
  ],
  ['make-exports', 'no key', { method: 'POST' }, 401],
  ['sweep-pictures', 'no key', { method: 'POST' }, 401],
  ['send-mails', 'no key', { method: 'POST' }, 401],
  [
    'send-mails',
    'another key',
    { method: 'POST', headers: { Authorization: 'Bearer sb_secret_other' } },
    401,
  ],
  ['payment-webhook', 'no signature', { method: 'POST', body: event }, 400],
  [
    'payment-webhook',
    'a good signature',
    { method: 'POST', body: event, headers: { 'Stripe-Signature': signature } },
    200,
  ],
  [
    'payment-webhook',
    'a signature of something else',
    { method: 'POST', body: `${event} `, headers: { 'Stripe-Signature': signature } },
    400,
  ],
];

describe.each<FunctionName>([
  'create-checkout',
  'billing-portal',
  'change-subscription',
  'payment-webhook',
  'send-mails',
  'delete-account',
  'delete-accounts',
  'export-account',
  'download-export',
  'make-exports',
  'sweep-pictures',
  'create-review',
  'renew-review',
  'unsubscribe',
  'review',
])('the edge function %s in Deno', (name) => {
  let folder = '';
  let deno: ChildProcess | undefined;
  let url = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'adwright-deno-'));
    deno = startDeno(name, folder);
    url = await addressOf(deno);
  });

  afterAll(async () => {
    deno?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it.each(REQUESTS.filter(([of]) => of === name))(
    'the edge function %s answers %s the same in Deno and in Node',
    async (_, __, request, status) => {
      const handler = createFunctions(ENVIRONMENT)[name];
      const [inDeno, inNode] = await Promise.all([
        fetch(url, request),
        handler(new Request(url, request)),
      ]);

      expect(inDeno.status).toBe(status);
      expect(inNode.status).toBe(status);
      expect(await inDeno.text()).toBe(await inNode.text());
    },
  );
});

/**
 * Starts the entry point of a function as hosted Supabase does, with the packages of node_modules and without
 * network access.
 */
function startDeno(name: FunctionName, folder: string): ChildProcess {
  const functions = import.meta.dirname;
  const executable = z
    .string()
    .parse(createRequire(import.meta.url)('deno/install_api.cjs').runInstall());
  return spawn(
    executable,
    [
      'run',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      '--allow-sys',
      '--cached-only',
      '--node-modules-dir=manual',
      `--config=${path.join(functions, 'deno.json')}`,
      path.join(functions, name, 'index.ts'),
    ],
    {
      env: {
        ...ENVIRONMENT,
        DENO_DIR: folder,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Returns the URL on which Deno listens, from Deno's output. */
function addressOf(deno: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) done(address);
    };
    deno.stdout?.on('data', hear);
    deno.stderr?.on('data', hear);
    deno.once('error', fail);
    deno.once('exit', () => fail(new Error(`Deno did not start: ${said}`)));
  });
}
