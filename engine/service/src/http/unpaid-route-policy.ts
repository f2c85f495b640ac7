import { WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { PREFLIGHT_CACHE_SECONDS } from './read-body.ts';

/**
 * Creates the CORS policy of routes that signed-in users call without paying: the pages that may call, and the
 * methods.
 */
export function createUnpaidRoutePolicy(
  allowedOrigins: string[],
  allowMethods: ('GET' | 'POST' | 'DELETE')[],
): MiddlewareHandler {
  return cors({
    origin: allowedOrigins,
    allowMethods,
    allowHeaders: ['Authorization', 'Content-Type', WORKSPACE_HEADER],
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_CACHE_SECONDS,
  });
}
