import { setTimeout as delay } from 'node:timers/promises';
import { MAX_UPLOAD_BYTES } from '@adwright/contracts';
import { WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import { getClientAddress } from '@adwright/engine-service/client-of';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { FetchHandler } from '../loopback.ts';
import type { AuthContext } from './auth/auth-context.ts';
import { createAuthError } from './auth/auth-error.ts';
import { mountAuth } from './auth/auth-routes.ts';
import { BodyBytes } from './body-bytes.ts';
import { getCurrentCaller, getWaitSeconds, runAs, SERVICE } from './caller.ts';
import { nameClient } from './client-address.ts';
import type { CrossOrigin } from './cors.ts';
import { isOutage } from './database/outage.ts';
import type { SqlSession } from './database/sql-session.ts';
import { refuseWithoutDatabase } from './database-is-away.ts';
import type { GatewayApp } from './gateway-app.ts';
import { identifyCaller } from './identify-caller.ts';
import { isOddAddress } from './odd-address.ts';
import { mountQueue } from './queue-routes.ts';
import { type RequestScope, runInScope } from './request-scope.ts';
import { buildRestAddition } from './rest-additions.ts';
import { refuseUnreadableRequest, restoreDatabaseError } from './rest-errors.ts';
import { refuseBody, refuseBodyType, refuseQuery } from './rest-limits.ts';
import type { Secrets } from './secrets.ts';
import type { SlowTime } from './slow-time.ts';
import { NO_ROOM } from './storage/disk-guard.ts';
import { createStorageError } from './storage/storage-error.ts';
import { isUpload, mountStorage, type StorageContext } from './storage/storage-routes.ts';

/** Milliseconds after which a database that does not answer counts as down. */
const HEALTH_MS = 5000;
const KIB = 1024;
const AUTH_BODY_BYTES = 64 * KIB;
const REST_BODY_BYTES = 2048 * KIB;
const FUNCTION_BODY_BYTES = 1024 * KIB;
/**
 * Maximum bytes of an upload's body: the bucket's own limit is lower, and multipart adds some bytes around the
 * file.
 */
const STORAGE_BODY_BYTES = 2 * MAX_UPLOAD_BYTES;

/** Handler of an edge function in supabase/functions, with the signature that hosted Supabase calls. */
export type FunctionHandler = (request: Request) => Promise<Response>;

interface GatewayOptions {
  auth: AuthContext;
  storage: StorageContext;
  cors: CrossOrigin;
  functions: Readonly<Record<string, FunctionHandler>>;
  signInUrl: string;
  secrets: Pick<Secrets, 'secretKey' | 'jwtSecret'>;
  slowTime: SlowTime;
  /** Sends a query to the database for the health check, and resolves when the database answers. */
  askDatabase: () => Promise<unknown>;
  /** Session of the engine's queue on the embedded database; null on a real PostgreSQL. */
  queue: SqlSession | null;
  /** Whether only a proxy can reach the gateway; see {@link nameClient}. */
  behindProxy: boolean;
}

/**
 * Creates the data service's gateway, through which every request passes. The gateway forwards only routes that
 * the product uses to Supabase Lite. Supabase Lite's `/_system` routes, for example, give configuration and
 * keys to anyone.
 */
export function createGateway(options: GatewayOptions): FetchHandler {
  const web: GatewayApp = new Hono();
  const limitBytes = limitSentBytes(new BodyBytes());

  web.use(async (c, next) => (isOddAddress(c.req.url) ? refuseAddress(c.req.path) : next()));
  mountHealth(web, options.askDatabase);
  limitBodies(web);
  mountAuth(web, options.auth, options.signInUrl);
  web.use('/rest/v1/*', limitBytes);
  mountRest(web, options);
  web.use('/storage/v1/*', (c, next) => (isUpload(c) ? next() : limitBytes(c, next)));
  mountStorage(web, options.storage);
  if (options.queue) mountQueue(web, options.queue, options.secrets.secretKey);
  web.use('/functions/v1/*', limitBytes);
  mountFunctions(web, options.functions);
  web.onError((error, c) => {
    if (isOutage(error)) return refuseWithoutDatabase(c.req.raw);
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return c.text('Internal Server Error', 500);
  });
  web.notFound((c) => c.json({ message: 'Not found' }, 404));

  return async (request, { remoteAddress }) => {
    if (request.method === 'OPTIONS') return options.cors.preflight(request);
    const client = nameClient(request, remoteAddress, options.behindProxy);
    const answer = await answerCaller(options, web, client);
    const response = options.cors.apply(request, answer);
    if (new URL(request.url).pathname.startsWith('/auth/v1/')) {
      response.headers.set('cache-control', 'no-store');
      response.headers.set('referrer-policy', 'no-referrer');
    }
    return response;
  };
}

/** Refuses the body of a caller who has sent too many bytes in the last seconds. */
function limitSentBytes(bodyBytes: BodyBytes): MiddlewareHandler {
  return async (c, next) => {
    const seconds = await countWaitSeconds(bodyBytes, c.req.raw);
    if (seconds === null) return next();
    // The refused body is read to its end, since a client that is still sending treats an early answer as a
    // lost connection.
    await c.req.raw.arrayBuffer();
    return refuseVolume(seconds);
  };
}

function mountHealth(web: GatewayApp, askDatabase: () => Promise<unknown>): void {
  web.get('/health', async (c) => {
    const isUp = await answersInTime(askDatabase());
    return c.json({ status: isUp ? 'ok' : 'no database' }, isUp ? 200 : 503);
  });
}

/** Limits the size of request bodies for each service, and refuses in the service's error format. */
function limitBodies(web: GatewayApp): void {
  const limit = (service: string, maxSize: number, onError: () => Response) =>
    web.use(`/${service}/v1/*`, bodyLimit({ maxSize, onError }));
  limit('auth', AUTH_BODY_BYTES, () =>
    createAuthError(413, 'request_too_large', 'The request is too large.'),
  );
  limit('rest', REST_BODY_BYTES, () => refuseSize('PGRST102'));
  limit('storage', STORAGE_BODY_BYTES, () =>
    createStorageError(413, 'Payload too large', 'The object exceeded the maximum allowed size'),
  );
  limit('functions', FUNCTION_BODY_BYTES, () => refuseSize('too_large'));
}

function mountRest(web: GatewayApp, { auth, storage }: GatewayOptions): void {
  web.all('/rest/v1/*', async (c) => {
    const body = await readBody(c.req.raw);
    const refused = refuseRest(c.req.raw, body);
    if (refused) return refuseUnreadableRequest(refused);
    const addition = buildRestAddition(c.req.raw, body, getCurrentCaller());
    if (addition && !(await storage.diskGuard.hasRoomFor(addition))) return refuseFullDisk();
    const workspace = c.req.header(WORKSPACE_HEADER);
    const scope: RequestScope = workspace === undefined ? {} : { workspace };
    const answer = await restoreDatabaseError(await auth.forward(c.req.raw, scope), scope);
    // The `content-location` header repeats the query, and clients refuse headers with a long list of ids.
    answer.headers.delete('content-location');
    return answer;
  });
}

function mountFunctions(web: GatewayApp, functions: GatewayOptions['functions']): void {
  web.all('/functions/v1/:name', async (c) => {
    const name = c.req.param('name');
    const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
    const refused = refuseBody(await c.req.raw.clone().text());
    if (refused) return c.json({ error: refused }, 400);
    // The gateway runs in a log scope, so that an edge function's console output goes to the log too.
    return handler
      ? runInScope({}, () => handler(c.req.raw))
      : c.json({ error: 'Function not found' }, 404);
  });
}

/** Handles a request on behalf of its caller, unless the caller's share of the database is used up. */
async function answerCaller(
  { secrets, slowTime }: GatewayOptions,
  web: GatewayApp,
  { request, address }: { request: Request; address: string },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const caller = await identifyCaller(request, getClientAddress(address), secrets);
  if (caller === null) return refuseToken(pathname);
  const seconds = caller === SERVICE ? null : await slowTime.secondsToWait(caller);
  const isDatabaseWork = /^\/(?:rest|storage)\/v1\//.test(pathname);
  if (seconds !== null && isDatabaseWork) return refuseSlow(seconds);
  return runAs(caller, async () => {
    const answer = await web.fetch(request, { remoteAddress: address });
    const refusedFor = getWaitSeconds();
    return refusedFor === null ? answer : refuseSlow(refusedFor);
  });
}

/**
 * Returns the seconds that the caller has to wait before sending this body; null when the caller need not wait.
 * A body with a `content-length` above the limit is not read.
 */
async function countWaitSeconds(bodyBytes: BodyBytes, request: Request): Promise<number | null> {
  const caller = getCurrentCaller();
  if (caller === SERVICE) return null;
  const length = request.headers.get('content-length');
  const bytes = length === null ? Buffer.byteLength(await readBody(request)) : Number(length);
  return bodyBytes.take(caller, bytes);
}

async function readBody(request: Request): Promise<string> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead ? '' : request.clone().text();
}

function refuseRest({ url, headers }: Request, body: string): string | null {
  const refused = refuseQuery(new URL(url));
  if (refused || body === '') return refused;
  return refuseBodyType(headers.get('content-type')) ?? refuseBody(body);
}

async function answersInTime(question: Promise<unknown>): Promise<boolean> {
  const answered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, delay(HEALTH_MS, false, { ref: false })]);
}

function refuseToken(path: string): Response {
  const message = 'The token is no access token of a user.';
  if (path.startsWith('/auth/v1/')) return createAuthError(403, 'bad_jwt', message);
  return Response.json({ code: 'PGRST301', message, details: null, hint: null }, { status: 401 });
}

function refuseSlow(seconds: number): Response {
  return refuseFrequency(
    seconds,
    `Your requests have kept the database busy. Please try again in ${seconds} seconds.`,
  );
}

function refuseVolume(seconds: number): Response {
  return refuseFrequency(
    seconds,
    `You have sent a lot at once. Please try again in ${seconds} seconds.`,
  );
}

function refuseFrequency(seconds: number, message: string): Response {
  return Response.json(
    { code: 'over_request_rate_limit', message, details: null, hint: null },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );
}

/** Builds the refusal of an invalid URL in the error format of the requested service. */
function refuseAddress(path: string): Response {
  const message = 'The URL contains characters that cannot be read.';
  if (path.startsWith('/auth/v1/')) return createAuthError(400, 'validation_failed', message);
  if (path.startsWith('/storage/v1/')) return createStorageError(400, 'InvalidRequest', message);
  return refuseUnreadableRequest(message);
}

function refuseFullDisk(): Response {
  const answer = { code: 'disk_full', message: NO_ROOM, details: null, hint: null };
  return Response.json(answer, { status: 507 });
}

function refuseSize(code: string): Response {
  return Response.json({ code, message: 'The request is too large.' }, { status: 413 });
}
