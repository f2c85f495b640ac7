import { AppError, ERROR_CODES, IDEMPOTENCY_HEADER, WEBHOOK_PATHS } from '@adwright/contracts';
import { WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { addCampaignRoutes, type CampaignRouteOptions } from './campaigns/campaign-routes.ts';
import { buildFailureBody, toAppError } from './generation/failure.ts';
import type { RenderGate } from './generation/render-gate.ts';
import { type AssetRouteOptions, addAssetRoutes } from './http/asset-routes.ts';
import { addEditorRoutes, type EditorOptions } from './http/editor-routes.ts';
import { addPageEventRoutes, type PageEventRouteOptions } from './http/page-event-routes.ts';
import { addPictureCheckRoute, type PictureCheckOptions } from './http/picture-check-route.ts';
import { addPictureRoutes, type PictureRouteOptions } from './http/picture-routes.ts';
import { addPolicyRoutes, type PolicyRouteOptions } from './http/policy-routes.ts';
import { addShownAsRoutes, type ShownAsRouteOptions } from './http/shown-as-routes.ts';
import { addStatusRoute, type StatusRouteOptions } from './http/status-route.ts';
import { createWebhookRoute, WEBHOOK_LIMIT, type WebhookServices } from './http/webhook-route.ts';
import type { Job } from './jobs/job.ts';
import { describeError, type Logger } from './logger.ts';
import { RateLimiter } from './recipes/rate-limiter.ts';
import { addShopPageRoutes, type ShopPageRouteOptions } from './shop-pages/shop-page-routes.ts';
import { parseTraceContext, SpanKind, traceSpan } from './telemetry/tracing.ts';

const PREFLIGHT_CACHE_SECONDS = 600;

interface AppOptions
  extends WebhookServices,
    EditorOptions,
    ShownAsRouteOptions,
    PolicyRouteOptions,
    AssetRouteOptions,
    PictureRouteOptions,
    PictureCheckOptions,
    CampaignRouteOptions,
    ShopPageRouteOptions,
    PageEventRouteOptions,
    StatusRouteOptions {
  jobs: readonly Job[];
  /** Whether the app takes requests; false for a worker process, which only serves `/health`. */
  takesRequests: boolean;
  providerName: string;
  gate: RenderGate;
  logger: Logger;
}

/**
 * Creates the HTTP app of the engine: a webhook for each job, and `GET /health`. Every failed request is
 * answered with a `WebhookFailure` of `libs/contracts`.
 */
export function createApp(options: AppOptions): Hono {
  const { jobs, allowedOrigins, providerName, gate, logger } = options;
  const app = new Hono();
  app.use(traceRequests());
  app.use(logRequests(logger));
  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
  });
  app.use(
    '/webhooks/*',
    cors({
      origin: allowedOrigins,
      allowMethods: ['POST'],
      allowHeaders: [
        'Authorization',
        'Content-Type',
        IDEMPOTENCY_HEADER,
        WORKSPACE_HEADER,
        'traceparent',
      ],
      exposeHeaders: ['Retry-After'],
      maxAge: PREFLIGHT_CACHE_SECONDS,
    }),
  );
  if (options.takesRequests) {
    const limiter = new RateLimiter(WEBHOOK_LIMIT);
    for (const job of jobs)
      app.post(WEBHOOK_PATHS[job.feature], createWebhookRoute(job, options, limiter));
    addEditorRoutes(app, options);
    addShownAsRoutes(app, options);
    addPolicyRoutes(app, options);
    addAssetRoutes(app, options);
    addPictureRoutes(app, options);
    addPictureCheckRoute(app, options);
    addCampaignRoutes(app, options);
    addShopPageRoutes(app, options);
    addPageEventRoutes(app, options);
    addStatusRoute(app, options);
  }
  app.get('/health', (context) =>
    context.json({
      status: 'ok',
      provider: providerName,
      jobs: jobs.map((job) => job.feature),
      pendingRenders: gate.pending,
    }),
  );
  app.notFound((context) => answerFailure(context, new AppError('not_found')));
  app.onError((error, context) => {
    const failure = toAppError(error);
    // The editor aborts outdated previews while the user types, so an aborted request is not logged as a failure.
    if (!context.req.raw.signal.aborted) {
      logger.error('request.failed', {
        path: context.req.path,
        code: failure.code,
        reason: describeError(failure),
      });
    }
    return answerFailure(context, failure);
  });
  return app;
}

function answerFailure(context: Context, failure: AppError): Response {
  if (failure.retryAfterSeconds !== undefined) {
    context.header('Retry-After', String(failure.retryAfterSeconds));
  }
  return context.json(buildFailureBody(failure), ERROR_CODES[failure.code].status);
}

/** Creates a span for each request in the trace of the caller. */
function traceRequests(): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const parent = parseTraceContext(context.req.header('traceparent'));
    const attributes = { 'http.request.method': method, 'url.path': path };
    const options = { kind: SpanKind.SERVER, parent, attributes };
    await traceSpan(`${method} ${path}`, options, async (span) => {
      await next();
      span.setAttribute('http.response.status_code', context.res.status);
    });
  };
}

/**
 * Logs one line for each request, without query, headers or body, so that the log contains no token or text of
 * a user.
 */
function logRequests(logger: Logger): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    logger.info('request', {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    });
  };
}
