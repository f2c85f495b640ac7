import {
  AppError,
  MAX_PAGE_EVENTS_BYTES,
  PAGE_EVENTS_PATH,
  pageReportSchema,
} from '@adwright/contracts';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import type { Logger } from '../logger.ts';
import { createPageReportTaker } from '../page-events/take-page-report.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import { getClientAddress } from './client-of.ts';
import { readJson } from './webhook-route.ts';

/**
 * Rate limit for reports of a page. A page sends a report when the visitor leaves, and at most every few
 * seconds while errors occur.
 */
const REPORT_LIMIT = { burst: 20, perSecond: 0.5 };

export interface PageEventRouteOptions {
  allowedOrigins: string[];
  /** Number of proxies before the engine, each of which adds the caller's IP address to `X-Forwarded-For`. */
  trustedProxies: number;
  logger: Logger;
}

/**
 * Adds the route that receives reports of pages, without sign-in and with a rate limit per client. A beacon
 * sends no preflight request and ignores the answer, so the body is plain text and CORS headers are not needed.
 * The check of the `Origin` header excludes pages of other sites.
 */
export function addPageEventRoutes(app: Hono, options: PageEventRouteOptions): void {
  const { allowedOrigins, trustedProxies, logger } = options;
  const limiter = new RateLimiter(REPORT_LIMIT);
  const take = createPageReportTaker(logger);
  app.post(PAGE_EVENTS_PATH, async (context) => {
    if (!allowedOrigins.includes(context.req.header('origin') ?? '')) {
      throw new AppError('forbidden', 'the report comes from a page of another site');
    }
    limiter.take(getClientAddress(readAddress(context, trustedProxies)));
    const report = pageReportSchema.safeParse(await readJson(context, MAX_PAGE_EVENTS_BYTES));
    if (!report.success) {
      const field = report.error.issues[0]?.path.join('.');
      throw new AppError('invalid_request', report.error.message, { field });
    }
    take(report.data);
    return context.body(null, 204);
  });
}

/**
 * Returns the client's IP address. This is the address that the outermost trusted proxy saw, or the address
 * of the socket without a proxy.
 */
export function readAddress(context: Context, trustedProxies: number): string {
  const forwardedAddresses = context.req
    .header('x-forwarded-for')
    ?.split(',')
    .map((address) => address.trim());
  const forwarded = trustedProxies > 0 ? forwardedAddresses?.at(-trustedProxies) : undefined;
  return forwarded ?? getConnInfo(context).remote.address ?? 'unknown';
}
