import { AppError, MAX_UPLOAD_BYTES } from '@adwright/contracts';
import { PICTURE_CHECK_PATH } from '@adwright/contracts/picture-check';
import type { Hono } from 'hono';
import { UserTurns } from '../embedded/user-turns.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import { type CheckServices, checkPicture } from '../records/check-picture.ts';
import { clientOf } from './client-of.ts';
import { addressOf } from './page-event-routes.ts';
import { unpaidRoutePolicy } from './unpaid-route-policy.ts';
import { readBytes } from './webhook-route.ts';

/** Some pictures at once, and then one in a while: a check decodes up to 40 megapixels. */
const CHECK_LIMIT = { burst: 10, perSecond: 0.2 };
/** Pictures of all visitors that are checked at the same time, one of a client's. */
const CHECKS_AT_ONCE = 2;

export interface PictureCheckOptions {
  checks: CheckServices;
  allowedOrigins: string[];
  /** Proxies before the engine, each of which adds its caller to `X-Forwarded-For`. */
  trustedProxies: number;
}

/** Tells where a picture comes from. For everybody, limited and in turn per client; nothing is kept. */
export function addPictureCheckRoute(app: Hono, options: PictureCheckOptions): void {
  const { checks, allowedOrigins, trustedProxies } = options;
  const limiter = new RateLimiter(CHECK_LIMIT);
  const turns = new UserTurns(CHECKS_AT_ONCE);
  app.use(PICTURE_CHECK_PATH, unpaidRoutePolicy(allowedOrigins, ['POST']));
  app.post(PICTURE_CHECK_PATH, async (context) => {
    const client = clientOf(addressOf(context, trustedProxies));
    limiter.take(client);
    // Before the turn: a client that sends slowly keeps nobody waiting.
    const file = await readBytes(context, MAX_UPLOAD_BYTES);
    if (file.length === 0) throw new AppError('invalid_request', 'an empty body');
    const release = await turns.acquire(client, context.req.raw.signal);
    try {
      return context.json(await checkPicture(file, checks));
    } finally {
      release();
    }
  });
}
