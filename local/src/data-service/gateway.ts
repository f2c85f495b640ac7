import { MAX_UPLOAD_BYTES } from '@adwright/contracts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { FetchHandler } from '../loopback.ts';
import type { AuthContext } from './auth/auth-context.ts';
import { authError } from './auth/auth-error.ts';
import { mountAuth } from './auth/auth-routes.ts';
import { nameClient } from './client-address.ts';
import type { CrossOrigin } from './cors.ts';
import type { SqlSession } from './database/sql-session.ts';
import type { GatewayApp } from './gateway-app.ts';
import { isOddAddress } from './odd-address.ts';
import { mountQueue } from './queue-routes.ts';
import type { RequestScope } from './request-scope.ts';
import { restoreDatabaseError, unreadableRequest } from './rest-errors.ts';
import { storageError } from './storage/storage-error.ts';
import { mountStorage, type StorageContext } from './storage/storage-routes.ts';

const KIB = 1024;
const AUTH_BODY_BYTES = 64 * KIB;
const REST_BODY_BYTES = 2048 * KIB;
const FUNCTION_BODY_BYTES = 1024 * KIB;
/** The bucket's own limit answers first; multipart adds some bytes around the file. */
const STORAGE_BODY_BYTES = 2 * MAX_UPLOAD_BYTES;

/** A function of supabase/functions, as hosted Supabase runs it. */
export type FunctionHandler = (request: Request) => Promise<Response>;

export interface GatewayOptions {
  auth: AuthContext;
  storage: StorageContext;
  cors: CrossOrigin;
  functions: Readonly<Record<string, FunctionHandler>>;
  signInUrl: string;
  /** The embedded database, for the engine's queue; null on a real PostgreSQL. */
  queue: { session: SqlSession; secretKey: string } | null;
  /** See {@link nameClient}. */
  behindProxy: boolean;
}

/**
 * The data service's door. Only what the product uses is let through to the library: its `/_system` routes, for one,
 * give away configuration and keys to whoever asks.
 */
export function createGateway(options: GatewayOptions): FetchHandler {
  const { auth, storage, cors, functions } = options;
  const web: GatewayApp = new Hono();

  web.use(async (c, next) => (isOddAddress(c.req.url) ? refuseAddress(c.req.path) : next()));
  web.get('/health', (c) => c.json({ status: 'ok' }));
  web.use(
    '/auth/v1/*',
    bodyLimit({
      maxSize: AUTH_BODY_BYTES,
      onError: () => authError(413, 'request_too_large', 'The request is too large.'),
    }),
  );
  mountAuth(web, auth, options.signInUrl);
  web.use(
    '/rest/v1/*',
    bodyLimit({ maxSize: REST_BODY_BYTES, onError: () => tooLarge('PGRST102') }),
  );
  web.all('/rest/v1/*', async (c) => {
    const scope: RequestScope = {};
    return restoreDatabaseError(await auth.forward(c.req.raw, scope), scope);
  });
  web.use(
    '/storage/v1/*',
    bodyLimit({
      maxSize: STORAGE_BODY_BYTES,
      onError: () =>
        storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size'),
    }),
  );
  mountStorage(web, storage);
  if (options.queue) mountQueue(web, options.queue.session, options.queue.secretKey);
  web.use(
    '/functions/v1/*',
    bodyLimit({ maxSize: FUNCTION_BODY_BYTES, onError: () => tooLarge('too_large') }),
  );
  web.all('/functions/v1/:name', async (c) => {
    const name = c.req.param('name');
    const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
    return handler ? handler(c.req.raw) : c.json({ error: 'Function not found' }, 404);
  });
  web.notFound((c) => c.json({ message: 'Not found' }, 404));

  return async (request, { remoteAddress }) => {
    if (request.method === 'OPTIONS') return cors.preflight(request);
    const client = nameClient(request, remoteAddress, options.behindProxy);
    const answer = await web.fetch(client.request, { remoteAddress: client.address });
    const response = cors.apply(request, answer);
    if (new URL(request.url).pathname.startsWith('/auth/v1/')) {
      response.headers.set('cache-control', 'no-store');
      response.headers.set('referrer-policy', 'no-referrer');
    }
    return response;
  };
}

/** In the shape of the service that was asked. */
function refuseAddress(path: string): Response {
  const message = 'The address holds characters that cannot be read.';
  if (path.startsWith('/auth/v1/')) return authError(400, 'validation_failed', message);
  if (path.startsWith('/storage/v1/')) return storageError(400, 'InvalidRequest', message);
  return unreadableRequest(message);
}

function tooLarge(code: string): Response {
  return Response.json({ code, message: 'The request is too large.' }, { status: 413 });
}
