import { ASSETS_PATH, createAssetRequestSchema } from '@adwright/contracts';
import type { Hono } from 'hono';
import { type AssetServices, createAsset } from '../assets/create-asset.ts';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import type { FetchUpload } from '../images/fetch-upload.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import { readBody } from './read-body.ts';
import { unpaidRoutePolicy } from './unpaid-route-policy.ts';

/** A cut takes a second or two: a batch of uploads, and then one in a while. */
const ASSET_LIMIT = { burst: 12, perSecond: 0.2 };

export interface AssetRouteOptions {
  /** Absent when the provider can't read assets; the route then does not exist. */
  assets?: AssetServices;
  verifyAccessToken: VerifyAccessToken;
  fetchUpload: FetchUpload;
  allowedOrigins: string[];
}

/** The asset library's route: signed in, unpaid, limited per user. */
export function addAssetRoutes(app: Hono, options: AssetRouteOptions): void {
  const { assets, verifyAccessToken, fetchUpload, allowedOrigins } = options;
  if (!assets) return;
  const limiter = new RateLimiter(ASSET_LIMIT);
  const policy = unpaidRoutePolicy(allowedOrigins, ['POST']);
  app.use(ASSETS_PATH, policy);
  app.post(ASSETS_PATH, async (context) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    limiter.take(userId);
    const request = await readBody(context, createAssetRequestSchema);
    const { signal } = context.req.raw;
    const fetchOwn = (url: string) => fetchUpload(url, userId, signal);
    const caller = { userId, signal, fetchUpload: fetchOwn };
    return context.json(await createAsset(assets, request, caller));
  });
}
