import { type ConvertedPicture, MAX_UPLOAD_BYTES, PICTURES_PATH } from '@adwright/contracts';
import { readablePicture } from '@adwright/engine-uploads';
import type { Hono } from 'hono';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import { UserTurns } from '../embedded/user-turns.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import { unpaidRoutePolicy } from './unpaid-route-policy.ts';
import { readBytes } from './webhook-route.ts';

/** A conversion takes a second or two of a process: an hour's photos of a user, and then one in a while. */
const CONVERSION_LIMIT = { burst: 12, perSecond: 0.1 };

export interface PictureRouteOptions {
  verifyAccessToken: VerifyAccessToken;
  allowedOrigins: string[];
}

/** Gives a HEIC, AVIF or TIFF as a picture that every browser shows. Signed in, unpaid, limited and in turn per user; nothing is kept. */
export function addPictureRoutes(app: Hono, options: PictureRouteOptions): void {
  const { verifyAccessToken, allowedOrigins } = options;
  const limiter = new RateLimiter(CONVERSION_LIMIT);
  const turns = new UserTurns(1);
  const policy = unpaidRoutePolicy(allowedOrigins, ['POST']);
  app.use(PICTURES_PATH, policy);
  app.post(PICTURES_PATH, async (context) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    limiter.take(userId);
    const file = await readBytes(context, MAX_UPLOAD_BYTES);
    const { signal } = context.req.raw;
    const release = await turns.acquire(userId, signal);
    const { bytes, mediaType, pages } = await readablePicture(file, signal).finally(release);
    const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return context.json({
      success: true,
      mediaType,
      picture: picture.toString('base64'),
      pages,
    } satisfies ConvertedPicture);
  });
}
