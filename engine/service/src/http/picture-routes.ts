import {
  type ConvertedPicture,
  MAX_UPLOAD_BYTES,
  PICTURES_PATH,
  SIGNED_JPEG_PATH,
} from '@adwright/contracts';
import { convertToReadablePicture } from '@adwright/engine-uploads';
import type { Hono } from 'hono';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import { type FindWorkspace, getWorkspace } from '../auth/workspace.ts';
import { UserTurns } from '../embedded/user-turns.ts';
import { signJpeg } from '../images/signed-jpeg.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import type { CheckServices } from '../records/check-picture.ts';
import { hashSha256 } from '../records/picture-hashes.ts';
import { createUnpaidRoutePolicy } from './unpaid-route-policy.ts';
import { readBytes } from './webhook-route.ts';

/**
 * Rate limit per user for conversions, each of which takes a process one or two seconds. The rate limit allows
 * a burst of photos, then one conversion every ten seconds.
 */
const CONVERSION_LIMIT = { burst: 12, perSecond: 0.1 };

/**
 * Rate limit for signed downloads; signing a picture takes tenths of a second. The rate limit allows a whole
 * gallery at once, then one picture every four seconds.
 */
const DOWNLOAD_LIMIT = { burst: 40, perSecond: 0.25 };
/** Maximum size of a signed picture in bytes: the maximum of an upload plus the credentials. */
const MAX_SIGNED_BYTES = MAX_UPLOAD_BYTES + 1024 * 1024;

export interface PictureRouteOptions {
  checks: CheckServices;
  verifyAccessToken: VerifyAccessToken;
  findWorkspace: FindWorkspace;
  allowedOrigins: string[];
}

/**
 * Adds the route that converts HEIC, AVIF and TIFF for browsers, and the route that turns a signed picture into a
 * signed JPEG with its current alt text. Both routes require a sign-in, cost no credits, and are limited and queued per
 * user. Both routes store nothing.
 */
export function addPictureRoutes(app: Hono, options: PictureRouteOptions): void {
  const { verifyAccessToken, findWorkspace, allowedOrigins, checks } = options;
  const limiter = new RateLimiter(CONVERSION_LIMIT);
  const downloads = new RateLimiter(DOWNLOAD_LIMIT);
  const turns = new UserTurns(1);
  const policy = createUnpaidRoutePolicy(allowedOrigins, ['POST']);
  app.use(PICTURES_PATH, policy);
  app.post(PICTURES_PATH, async (context) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    limiter.take(userId);
    const file = await readBytes(context, MAX_UPLOAD_BYTES);
    const { signal } = context.req.raw;
    const release = await turns.acquire(userId, signal);
    const { bytes, mediaType, pages } = await convertToReadablePicture(file, signal).finally(
      release,
    );
    return context.json(answerOf(bytes, mediaType, pages));
  });
  app.use(SIGNED_JPEG_PATH, policy);
  app.post(SIGNED_JPEG_PATH, async (context) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    downloads.take(userId);
    const workspaceId = await findWorkspace(context, userId, 'viewer');
    const workspace = getWorkspace({ userId, workspaceId });
    const file = await readBytes(context, MAX_SIGNED_BYTES);
    const release = await turns.acquire(userId, context.req.raw.signal);
    // If the current alt text can't be read, the download keeps the earlier alt text.
    const altText = await checks.records.altTextOf(workspace, hashSha256(file)).catch(() => null);
    const jpeg = await signJpeg(file, { maker: checks.maker, altText }).finally(release);
    return context.json(answerOf(jpeg, 'image/jpeg'));
  });
}

function answerOf(
  bytes: Uint8Array,
  mediaType: ConvertedPicture['mediaType'],
  pages = 1,
): ConvertedPicture {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { success: true, mediaType, picture: picture.toString('base64'), pages };
}
