import { AppError, IDEMPOTENCY_HEADER, isAppError } from '@adwright/contracts';
import type { Context, Handler } from 'hono';
import * as z from 'zod';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import { getNamedWorkspace } from '../auth/workspace.ts';
import { buildFailureRecord, createRefundPendingError } from '../generation/failure.ts';
import type { GenerationRunner } from '../generation/generation-runner.ts';
import type { Job, PreparedJob } from '../jobs/job.ts';
import type { RateLimit, RateLimiter } from '../recipes/rate-limiter.ts';
import { acceptsEventStream, streamGeneration } from './event-stream.ts';
import { parseJson } from './parse-json.ts';

/**
 * Maximum size of a webhook's body in bytes: bodies contain a few short texts and URLs, since pictures are
 * uploaded to the storage.
 */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Rate limit for the calls of one user to all webhooks together. Each call costs the database two queries, even
 * if the call is refused.
 */
export const WEBHOOK_LIMIT: RateLimit = { burst: 60, perSecond: 3 };

export interface WebhookServices {
  verifyAccessToken: VerifyAccessToken;
  runner: GenerationRunner;
}

/**
 * Creates the route of a webhook, which checks in this order (engine/service/README.md): token, limit, body,
 * owner, key, and only then starts the paid work. The token is verified before the body is read, so that an
 * unknown caller can't make the engine read a body.
 *
 * @param limiter rate limiter that all webhooks share
 */
export function createWebhookRoute(
  job: Job,
  { verifyAccessToken, runner }: WebhookServices,
  limiter: RateLimiter,
): Handler {
  return async (context) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    limiter.take(userId);
    // A charge to a workspace (a charge) can be claimed only in that workspace and by the user who made it.
    const workspaceId = getNamedWorkspace(context, userId);
    const { prepared, idempotencyKey } = await readRequest(context, job, userId).catch(
      async (error: unknown) => {
        if (isAppError(error)) {
          const request = { refused: error.code };
          const feature = job.featureName;
          const order = { userId, workspaceId, feature, idempotencyKey: createKey(), request };
          const isBack = await runner.giveBackUnworked(order, buildFailureRecord(error));
          if (!isBack) throw createRefundPendingError(error);
        }
        throw error;
      },
    );
    const generation = await runner.start({ job, prepared, userId, workspaceId, idempotencyKey });
    return acceptsEventStream(context)
      ? streamGeneration(context, generation)
      : context.json(await generation.reply);
  };
}

async function readRequest(
  context: Context,
  job: Job,
  userId: string,
): Promise<{ prepared: PreparedJob; idempotencyKey: string }> {
  const body = await readJson(context);
  refuseOtherOwner(body, userId);
  return { prepared: job.prepare(body), idempotencyKey: readIdempotencyKey(context) };
}

/**
 * Reads a request's body as JSON.
 * @throws {AppError} `invalid_request` for a body that is not JSON, `file_too_large` for a body that exceeds the
 * maximum size
 */
export async function readJson(context: Context, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  return parseJson((await readBytes(context, maxBytes)).toString());
}

/**
 * Reads a request's body up to a maximum length. The framework's body limit is not used, because it answers before the
 * engine knows which charge to refund.
 * @throws {AppError} `file_too_large` for a body that exceeds the maximum length
 */
export async function readBytes(context: Context, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new AppError('file_too_large', 'the body is larger than allowed', {
      userMessage: 'The request is too large.',
    });
  if (Number(context.req.header('content-length')) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Refuses a body with a `userId` other than the token's user id, even if the job does not read `userId`. */
function refuseOtherOwner(body: unknown, userId: string): void {
  const owner = z.object({ userId: z.uuid() }).safeParse(body);
  if (owner.success && owner.data.userId.toLowerCase() !== userId.toLowerCase()) {
    throw new AppError('forbidden', 'the body’s userId is not that of the access token');
  }
}

/**
 * Reads the idempotency key that the client sent. A caller without an idempotency key gets a new key, so that
 * its retries count as new requests.
 */
function readIdempotencyKey(context: Context): string {
  const header = context.req.header(IDEMPOTENCY_HEADER);
  if (header === undefined) return createKey();
  const key = z.uuid().safeParse(header);
  if (!key.success) {
    throw new AppError('invalid_request', 'the idempotency key is not a UUID', {
      field: IDEMPOTENCY_HEADER,
      userMessage: `${IDEMPOTENCY_HEADER}: a UUID is needed`,
    });
  }
  return key.data;
}

function createKey(): string {
  return crypto.randomUUID();
}
