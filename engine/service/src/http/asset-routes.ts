import {
  ASSETS_PATH,
  createAssetRequestSchema,
  createFontRequestSchema,
  FONTS_PATH,
} from '@adwright/contracts';
import { CUT_OUT_PATH, cutOutRequestSchema } from '@adwright/contracts/cut-out';
import type { Hono } from 'hono';
import type * as z from 'zod';
import { type AssetServices, createAsset } from '../assets/create-asset.ts';
import { createFont } from '../assets/create-font.ts';
import { editCutOut } from '../assets/edit-cut-out.ts';
import type { FontStore } from '../assets/font-store.ts';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import { type FindWorkspace, getWorkspace } from '../auth/workspace.ts';
import type { RecipeContext } from '../creative-provider.ts';
import type { UploadFetcher } from '../images/fetch-upload.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import { readBody } from './read-body.ts';
import { createUnpaidRoutePolicy } from './unpaid-route-policy.ts';

/**
 * Rate limit per user for asset uploads: 12 at once, then one every five seconds, because each cut-out takes
 * one or two seconds.
 */
const ASSET_LIMIT = { burst: 12, perSecond: 0.2 };
/** Rate limit per user for uploaded fonts; reading a font takes less than a second. */
const FONT_LIMIT = { burst: 12, perSecond: 0.2 };
/**
 * Rate limit per user for edits of a cut-out: 40 at once, then one a second. Each brush stroke in the editor of
 * cut-outs sends a request.
 */
const CUT_OUT_LIMIT = { burst: 40, perSecond: 1 };

export interface AssetRouteOptions {
  /**
   * The services of the asset library; absent if the provider can't read assets, so that the asset routes do
   * not exist.
   */
  assets?: AssetServices & { fonts: FontStore };
  verifyAccessToken: VerifyAccessToken;
  findWorkspace: FindWorkspace;
  uploads: UploadFetcher;
  allowedOrigins: string[];
}

/**
 * Adds the routes of the asset library, which require a sign-in, cost no credits and have rate limits per user.
 */
export function addAssetRoutes(app: Hono, options: AssetRouteOptions): void {
  const { assets, verifyAccessToken, findWorkspace, uploads, allowedOrigins } = options;
  if (!assets) return;
  const policy = createUnpaidRoutePolicy(allowedOrigins, ['POST']);
  const addRoute = <Schema extends z.ZodType>(
    path: string,
    limit: ConstructorParameters<typeof RateLimiter>[0],
    schema: Schema,
    answer: (request: z.output<Schema>, caller: RecipeContext) => Promise<object>,
  ) => {
    const limiter = new RateLimiter(limit);
    app.use(path, policy);
    app.post(path, async (context) => {
      const userId = await verifyAccessToken(context.req.header('authorization'));
      limiter.take(userId);
      const workspaceId = await findWorkspace(context, userId, 'editor');
      const request = await readBody(context, schema);
      const { signal } = context.req.raw;
      const folder = getWorkspace({ userId, workspaceId });
      const fetchUpload = (url: string) => uploads.fetchUpload(url, folder, signal);
      const fetchFont = (url: string) => uploads.fetchFont(url, folder, signal);
      const caller = { userId, workspaceId, signal, fetchUpload, fetchFont };
      return context.json(await answer(request, caller));
    });
  };
  addRoute(ASSETS_PATH, ASSET_LIMIT, createAssetRequestSchema, (request, caller) =>
    createAsset(assets, request, caller),
  );
  addRoute(FONTS_PATH, FONT_LIMIT, createFontRequestSchema, (request, caller) =>
    createFont(
      { reader: assets.reader, files: assets.store, fonts: assets.fonts },
      request,
      caller,
    ),
  );
  addRoute(CUT_OUT_PATH, CUT_OUT_LIMIT, cutOutRequestSchema, (request, caller) =>
    editCutOut(assets, request, caller),
  );
}
