import { AppError, MAX_UPLOAD_BYTES } from '@adwright/contracts';
import { PICTURE_CHECK_PATH } from '@adwright/contracts/picture-check';
import type { Hono } from 'hono';
import { UserTurns } from '../embedded/user-turns.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import { type CheckServices, checkPicture } from '../records/check-picture.ts';
import { getClientAddress } from './client-of.ts';
import { readAddress } from './page-event-routes.ts';
import { createUnpaidRoutePolicy } from './unpaid-route-policy.ts';
import { readBytes } from './webhook-route.ts';

/**
 * Rate limit per client for picture checks: ten at once, then one every five seconds, because each check
 * decodes up to 40 megapixels.
 */
const CHECK_LIMIT = { burst: 10, perSecond: 0.2 };
/**
 * Maximum number of picture checks that run at the same time for all visitors together; each client may run
 * one.
 */
const CHECKS_AT_ONCE = 2;

export interface PictureCheckOptions {
  checks: CheckServices;
  allowedOrigins: string[];
  /** Number of proxies before the engine, each of which adds the caller's IP address to `X-Forwarded-For`. */
  trustedProxies: number;
}

/**
 * Adds the route that returns a picture's origin. The route needs no sign-in; each client has a rate limit and one
 * check at a time. The route stores nothing.
 */
export function addPictureCheckRoute(app: Hono, options: PictureCheckOptions): void {
  const { checks, allowedOrigins, trustedProxies } = options;
  const limiter = new RateLimiter(CHECK_LIMIT);
  const turns = new UserTurns(CHECKS_AT_ONCE);
  app.use(PICTURE_CHECK_PATH, createUnpaidRoutePolicy(allowedOrigins, ['POST']));
  app.post(PICTURE_CHECK_PATH, async (context) => {
    const client = getClientAddress(readAddress(context, trustedProxies));
    limiter.take(client);
    // The body is read before the check waits for its turn, so that a slow client delays no other request.
    const file = await readBytes(context, MAX_UPLOAD_BYTES);
    if (file.length === 0) throw new AppError('invalid_request', 'the body is empty');
    const release = await turns.acquire(client, context.req.raw.signal);
    try {
      return context.json(await checkPicture(file, checks));
    } finally {
      release();
    }
  });
}
