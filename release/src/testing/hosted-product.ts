import { createServer } from 'node:http';
import {
  CONTRACT_VERSION,
  type RegistryFile,
  type RuntimeConfig,
  runtimeConfigSchema,
  WEBHOOK_NAMES,
  WEBHOOK_PATHS,
} from '@adwright/contracts';
import { computeIntegrity } from '@adwright/remotes/release';
import { buildContentSecurityPolicy } from '../content-security-policy.ts';
import { ALWAYS_ASK, FOREVER } from '../served-headers.ts';

const ENTRY = 'var mf_gallery = {};';
const ENTRY_PATH = '/1.0.0/remoteEntry.js';
const ASSET_PATH = '/static/js/app.1234.js';
const PAGE = `<script>document.title = 'x';</script><script src="${ASSET_PATH}"></script>`;

/** One HTTP response of the test product. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Body of the response; any value except a text is sent as JSON. */
  body?: unknown;
}

/** Responses by URL path; the server answers every other path with a page of the app. */
export type Answers = Record<string, Answer>;

/**
 * A test product with shell, modules and services on one server, which responds as a correctly hosted product
 * would.
 */
export interface HostedProduct {
  origin: string;
  answers: Answers;
  config: RuntimeConfig;
  registry: RegistryFile;
  page: Answer;
  close(): Promise<void>;
}

function soundConfig(origin: string): RuntimeConfig {
  return runtimeConfigSchema.parse({
    supabaseUrl: origin,
    supabaseKey: 'sb_publishable_test',
    webhooks: Object.fromEntries(
      WEBHOOK_NAMES.map((name) => [name, `${origin}${WEBHOOK_PATHS[name]}`]),
    ),
    registryUrl: '/registry.json',
    environment: 'production',
  });
}

function soundRegistry(origin: string): RegistryFile {
  const manifest = {
    name: 'mf-gallery',
    owner: 'gallery',
    contract: CONTRACT_VERSION,
    routes: [{ path: '/my-ads', access: 'user', title: 'My Ads' }],
    navigation: [],
  };
  const version = {
    version: '1.0.0',
    entry: `${origin}${ENTRY_PATH}`,
    integrity: computeIntegrity(Buffer.from(ENTRY)),
    preload: [],
    manifest,
  };
  return { generation: 3, modules: { 'mf-gallery': version } };
}

function soundAnswers(origin: string): Answers {
  const refusal: Answer = { status: 401, headers: { 'access-control-allow-origin': origin } };
  const denied: Answer = { status: 401, body: { code: '42501' } };
  const noObject: Answer = { status: 404, body: { message: 'Object not found' } };
  const noBucket: Answer = { status: 404, body: { message: 'Bucket not found' } };
  const tables =
    'users ads assets brand_kits generations credit_ledger subscriptions invoices payment_events preleads';
  const functions = 'create-checkout billing-portal change-subscription';
  return {
    '/shell.json': { body: { contract: CONTRACT_VERSION, provides: {} } },
    [ASSET_PATH]: {
      headers: { 'content-type': 'text/javascript', 'cache-control': FOREVER },
      body: '1',
    },
    [ENTRY_PATH]: {
      headers: {
        'content-type': 'text/javascript',
        'cache-control': FOREVER,
        'access-control-allow-origin': '*',
      },
      body: ENTRY,
    },
    '/auth/v1/settings': {
      body: {
        external: { google: true, email: true, anonymous_users: false },
        disable_signup: false,
        mailer_autoconfirm: false,
      },
    },
    ...Object.fromEntries(tables.split(' ').map((table) => [`/rest/v1/${table}`, denied])),
    '/storage/v1/object/public/ad_images/nothing.jpg': noObject,
    '/storage/v1/object/public/photoshoots/nothing.jpg': noObject,
    '/storage/v1/object/public/assets/nothing.jpg': noBucket,
    '/storage/v1/object/public/uploads/nothing.jpg': noBucket,
    ...Object.fromEntries(functions.split(' ').map((name) => [`/functions/v1/${name}`, refusal])),
    '/functions/v1/payment-webhook': { status: 400 },
    '/health': { body: { status: 'ok' } },
    ...Object.fromEntries(WEBHOOK_NAMES.map((name) => [WEBHOOK_PATHS[name], refusal])),
  };
}

/** Starts a correctly hosted test product; a test may change its responses at any time. */
export async function startHostedProduct(): Promise<HostedProduct> {
  const answerTo = (pathname: string): Answer => {
    const fresh = { 'cache-control': ALWAYS_ASK };
    if (pathname === '/config.json') return { headers: fresh, body: product.config };
    const found = product.answers[pathname];
    if (found) return found;
    if (pathname === '/registry.json') return { headers: fresh, body: product.registry };
    return product.page;
  };
  const server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status = 200, headers = {}, body = {} } = answerTo(pathname);
    const isText = typeof body === 'string';
    const type = { 'content-type': isText ? 'text/plain' : 'application/json' };
    response.writeHead(status, { ...type, ...headers });
    response.end(isText ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const policy = buildContentSecurityPolicy(PAGE, {
    modules: [origin],
    services: [origin],
    images: [origin],
  });
  const product: HostedProduct = {
    origin,
    answers: soundAnswers(origin),
    config: soundConfig(origin),
    registry: soundRegistry(origin),
    page: {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': ALWAYS_ASK,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      },
      body: PAGE,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return product;
}
