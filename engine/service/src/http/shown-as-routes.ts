import {
  AppError,
  type DrawnObject,
  type DrawnObjects,
  EDITOR_PATHS,
  readDrawnObject,
  SHOWN_AS_PATHS,
  type ShownAsResponse,
  shownAsRequestSchema,
} from '@adwright/contracts';
import type { Hono } from 'hono';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import type { EditingServices } from '../recipes/save-version.ts';
import { readBody } from './read-body.ts';
import { createUnpaidRoutePolicy } from './unpaid-route-policy.ts';

/** Rate limit for the object of an ad: the form sends a request when the user pauses in typing. */
const ASK_LIMIT = { burst: 60, perSecond: 4 };
/** The path of an object's picture names the renderer version that drew it, so the picture never changes. */
const PICTURE_CACHE = 'public, max-age=31536000, immutable';

export interface ShownAsRouteOptions {
  /**
   * The services of the editor; absent if the provider records no recipes, so that the object routes do not
   * exist.
   */
  editing?: EditingServices;
  verifyAccessToken: VerifyAccessToken;
  allowedOrigins: string[];
}

/**
 * Adds the routes that show which object an ad would show for a product, before the user pays for the ad. The
 * object routes cost no credits and have rate limits.
 */
export function addShownAsRoutes(app: Hono, options: ShownAsRouteOptions): void {
  const { editing, verifyAccessToken, allowedOrigins } = options;
  if (!editing) return;
  const { renderer } = editing;
  const policy = createUnpaidRoutePolicy(allowedOrigins, ['GET', 'POST']);
  for (const path of [EDITOR_PATHS.choices, ...Object.values(SHOWN_AS_PATHS)])
    app.use(path, policy);
  const questions = new RateLimiter(ASK_LIMIT);
  const drawn: readonly DrawnObject[] = renderer.objects
    .map(readDrawnObject)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  const known = new Map(drawn.map((object) => [object.name, object]));

  app.post(SHOWN_AS_PATHS.understand, async (context) => {
    questions.take(await verifyAccessToken(context.req.header('authorization')));
    const { products, form, forms = [form] } = await readBody(context, shownAsRequestSchema);
    const shown = products.map(
      (product, at) => known.get(renderer.objectOf({ ...forms[at], product })) ?? null,
    );
    // The lexicon is loaded on demand, so that the engine answers requests before its drawing and copy data are
    // loaded.
    const { findUnclearReason } = await import('@adwright/engine-lexicon');
    const unclear = products.map(findUnclearReason);
    const [product = ''] = products;
    const facts = form ? { facts: renderer.factsOf({ ...form, product }) } : {};
    return context.json({ success: true, shown, unclear, ...facts } satisfies ShownAsResponse);
  });

  app.get(EDITOR_PATHS.choices, (context) =>
    context.json({ success: true, objects: [...drawn] } satisfies DrawnObjects),
  );

  app.get(SHOWN_AS_PATHS.picture, async (context) => {
    // Each thumbnail of an object is drawn once and cached, so repeated requests cost nothing.
    const name = /^(.+)\.\d+\.webp$/.exec(context.req.param('file'))?.[1] ?? '';
    if (!known.has(name)) throw new AppError('not_found', 'no object has this name');
    const picture = await renderer.objectPicture(name);
    return context.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': PICTURE_CACHE,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
