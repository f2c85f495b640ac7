import {
  AppError,
  EDITOR_PATHS,
  parseRecipe,
  RENDERER_VERSION,
  type Recipe,
  type RenderFormatsResponse,
  renderFormatsRequestSchema,
} from '@adwright/contracts';
import {
  copyAdRequestSchema,
  type FaceResponse,
  hintsRequestSchema,
  type PreviewResponse,
  previewRequestSchema,
  rollRequestSchema,
  saveVersionRequestSchema,
  type TranslationResponse,
  translationRequestSchema,
} from '@adwright/contracts/recipe-editing';
import { readFace } from '@adwright/engine-drawing';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import { type FindWorkspace, getWorkspace } from '../auth/workspace.ts';
import type { RecipeContext } from '../creative-provider.ts';
import { buildFailureBody } from '../generation/failure.ts';
import type { UploadFetcher } from '../images/fetch-upload.ts';
import { copyAd } from '../recipes/copy-ad.ts';
import { computePreviewCost } from '../recipes/preview-cost.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import type { LatestVersion } from '../recipes/recipe-store.ts';
import { describeFormat, renderFormats } from '../recipes/render-formats.ts';
import { addFormats, type EditingServices, saveVersion } from '../recipes/save-version.ts';
import { rankScoreHints } from '../recipes/score-hints.ts';
import { readBody } from './read-body.ts';
import { createUnpaidRoutePolicy } from './unpaid-route-policy.ts';

/**
 * Rate limit for previews: while the user types, the editor requests a preview every quarter of a second. One
 * token of the preview limit covers the pixels of a square post.
 */
const PREVIEW_LIMIT = { burst: 60, perSecond: 4 };
/** Rate limit for translations, because an AI model may write them, and calls to the model cost money. */
const TRANSLATION_LIMIT = { burst: 24, perSecond: 0.2 };
/** Rate limit for saving versions of an ad. */
const SAVE_LIMIT = { burst: 20, perSecond: 0.2 };
/**
 * A signal that never aborts. The photo is cached for later previews, so an aborted request does not stop the
 * fetch, which has its own time limit.
 */
const UNENDING = new AbortController().signal;
/**
 * Number of tokens of the rate limit that a list of hints costs, because it renders several ads at full size.
 */
const HINTS_COST = 6;

export interface EditorOptions {
  /**
   * The services of the editor; absent if the provider records no recipes, so that the editor's routes do not
   * exist.
   */
  editing?: EditingServices;
  verifyAccessToken: VerifyAccessToken;
  findWorkspace: FindWorkspace;
  uploads: UploadFetcher;
  allowedOrigins: string[];
}

/**
 * Adds the editor's routes, which require a sign-in, cost no credits and have rate limits per user. The
 * editor's routes never change the credit ledger.
 */
export function addEditorRoutes(app: Hono, options: EditorOptions): void {
  const { editing, verifyAccessToken, findWorkspace, uploads, allowedOrigins } = options;
  if (!editing) return;
  const policy = createUnpaidRoutePolicy(allowedOrigins, ['GET', 'POST']);
  for (const path of Object.values(EDITOR_PATHS)) app.use(path, policy);
  const admit: Admit = async (context, limiter, cost = 1) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    limiter.take(userId, cost);
    // The editor opens for any viewer of the workspace; whether the user may change an ad is checked when the
    // edit is saved.
    const workspaceId = await findWorkspace(context, userId, 'viewer');
    const { signal } = context.req.raw;
    const folder = getWorkspace({ userId, workspaceId });
    const fetchUpload = (url: string) => uploads.fetchUpload(url, folder, UNENDING);
    const fetchFont = (url: string) => uploads.fetchFont(url, folder, UNENDING);
    return { userId, workspaceId, signal, fetchUpload, fetchFont };
  };
  addPreviewRoutes(app, editing, admit);
  addVersionRoutes(app, editing, admit);
}

/**
 * Authenticates a caller and takes rate-limit tokens for the call. The access token is verified first, because
 * the rate limit applies per user.
 */
type Admit = (context: Context, limiter: RateLimiter, cost?: number) => Promise<RecipeContext>;

/** Adds the routes that preview a recipe and save nothing. */
function addPreviewRoutes(app: Hono, { renderer }: EditingServices, admit: Admit): void {
  const previews = new RateLimiter(PREVIEW_LIMIT);
  const translations = new RateLimiter(TRANSLATION_LIMIT);

  app.post(EDITOR_PATHS.preview, async (context) => {
    const caller = await admit(context, previews);
    const request = await readBody(context, previewRequestSchema);
    // The route has already taken one token before it read the body, so only the remaining tokens are taken
    // now.
    previews.take(caller.userId, computePreviewCost(request, PREVIEW_LIMIT.burst - 1) - 1);
    const recipe = parseRecipe(request.recipe);
    const { formats, layouts, width } = request;
    const score = request.score ? 'all' : 'none';
    const wanted = {
      recipe: convertToCurrentRenderer(recipe),
      formats,
      layouts,
      width,
      score,
    } as const;
    const { pictures, leftOut } = await renderFormats(renderer, wanted, caller);
    const response: PreviewResponse = {
      success: true,
      renderer: { recipe: recipe.renderer, current: RENDERER_VERSION },
      pictures: pictures.map(({ format, layout, rendered }) => ({
        ...describeFormat(format, rendered),
        layout,
        imageUrl: `data:image/jpeg;base64,${Buffer.from(rendered.jpeg).toString('base64')}`,
      })),
      leftOut,
      colours: pictures[0]?.rendered.colours,
    };
    return context.json(response);
  });

  app.get(EDITOR_PATHS.faces, async (context) => {
    await admit(context, previews);
    const file = await readFace(context.req.query('name') ?? '');
    if (!file) throw new AppError('not_found', 'no font file has this name');
    const response: FaceResponse = { success: true, woff2: Buffer.from(file).toString('base64') };
    return context.json(response, 200, { 'Cache-Control': 'private, max-age=86400' });
  });

  app.post(EDITOR_PATHS.roll, async (context) => {
    await admit(context, previews);
    const { elements, locks, roll, ...request } = await readBody(context, rollRequestSchema);
    return context.json(renderer.roll(parseRecipe(request.recipe), elements, locks, roll));
  });

  app.post(EDITOR_PATHS.translations, async (context) => {
    const { signal } = await admit(context, translations);
    const { language, ...request } = await readBody(context, translationRequestSchema);
    const words = await renderer.translate(parseRecipe(request.recipe), language, signal);
    const response: TranslationResponse = { success: true, words };
    return context.json(response);
  });

  app.post(EDITOR_PATHS.hints, async (context) => {
    const caller = await admit(context, previews, HINTS_COST);
    const { format, ...request } = await readBody(context, hintsRequestSchema);
    const recipe = convertToCurrentRenderer(parseRecipe(request.recipe));
    return context.json(await rankScoreHints(renderer, { recipe, format }, caller));
  });
}

/**
 * Returns the recipe in the current renderer version: edits are saved in this version, so previews are drawn in
 * it too.
 */
function convertToCurrentRenderer(recipe: Recipe): Recipe {
  return { ...recipe, renderer: RENDERER_VERSION };
}

/** Adds the routes that save versions, formats and copies of an ad. */
function addVersionRoutes(app: Hono, editing: EditingServices, admit: Admit): void {
  const saves = new RateLimiter(SAVE_LIMIT);

  app.post(EDITOR_PATHS.versions, async (context) => {
    const caller = await admit(context, saves);
    const adId = readAdId(context);
    const { baseVersion, ...request } = await readBody(context, saveVersionRequestSchema);
    const edit = { adId, baseVersion, recipe: parseRecipe(request.recipe) };
    const saved = await saveVersion(editing, edit, caller);
    return saved.outcome === 'saved'
      ? context.json(saved.response)
      : answerStale(context, saved.latest);
  });

  app.post(EDITOR_PATHS.formats, async (context) => {
    const caller = await admit(context, saves);
    const adId = readAdId(context);
    const { formats } = await readBody(context, renderFormatsRequestSchema);
    const { outcome, latest, leftOut } = await addFormats(editing, { adId, formats }, caller);
    if (outcome === 'stale') return answerStale(context, latest);
    const { n, images } = latest;
    const response: RenderFormatsResponse = { success: true, n, images, leftOut };
    return context.json(response);
  });

  app.post(EDITOR_PATHS.copies, async (context) => {
    const caller = await admit(context, saves);
    const adId = readAdId(context);
    const { language } = await readBody(context, copyAdRequestSchema);
    return context.json(await copyAd(editing, { adId, language }, caller));
  });
}

/**
 * Answers a save that is based on an old version. If two tabs are open, the second tab receives the version
 * that the first tab saved, and keeps its own edit.
 */
function answerStale(context: Context, latest: LatestVersion): Response {
  const failure = buildFailureBody(new AppError('stale_version'));
  return context.json({ ...failure, latest }, 409);
}

/**
 * Reads the ad's id in a request's path; an id that is not a UUID gets the same answer as the id of an unknown ad.
 */
function readAdId(context: Context): string {
  const id = z.uuid().safeParse(context.req.param('id'));
  if (!id.success) throw new AppError('not_found', 'the path contains no ad id');
  return id.data;
}
