import { insertAds } from '@adwright/ads';
import {
  AppError,
  FEATURES,
  type FeatureKey,
  getErrorMessage,
  type RuntimeConfig,
  type ToastMessage,
} from '@adwright/contracts';
import type { SpendOutcome } from '@adwright/credits';
import { readAccessToken, type SupabaseClient } from '@adwright/supabase';
import type { Flow, FlowInput, Generated } from '../flow.ts';
import { withGenerationLock } from '../generation-lock.ts';
import {
  type Attempt,
  createAttempt,
  findResumableAttempt,
  forgetAttempt,
  hashInput,
  keepAttempt,
} from './attempt.ts';
import { postWebhook } from './post-webhook.ts';
import type { ReadyCreative } from './streamed-reply.ts';
import { createTraceparent } from './traceparent.ts';
import { uploadImage } from './upload-image.ts';
import { readReply, type SpendFate } from './webhook-reply.ts';

/** External functions that the generation pipeline calls. */
export interface GenerationServices {
  client: SupabaseClient;
  webhooks: RuntimeConfig['webhooks'];
  /** For the meaning of this field, see RuntimeConfig. */
  traces?: boolean;
  /** Checks the balance and spends the price of a feature. */
  spend: (feature: FeatureKey) => Promise<SpendOutcome>;
  /** Called with each creative of a streaming flow when the creative is ready. */
  onReady?: (ready: ReadyCreative) => void;
}

/** Outcome of one generation (piece of paid work). `cause` is the error for the console; the user sees the messages. */
type GenerationOutcome<State> =
  /**
   * Outcome when the credits could not be spent. When the credits can't be spent, the flow stops, and the user
   * sees only the message of the credit check (spec §8).
   */
  | { kind: 'stopped'; toast: ToastMessage; cause?: unknown }
  | { kind: 'failed'; message: string; spend: SpendFate; cause?: unknown }
  | { kind: 'done'; state: State; rows: 'saved' | 'not-saved' | 'none'; cause?: unknown };

/** States of spent credits that no further try can use. */
const ENDED_SPENDS: ReadonlySet<SpendFate> = new Set(['returned', 'due', 'unpaid']);

/**
 * Spends credits, uploads the image, calls the webhook and saves the rows (docs/architecture.md). A retry of a
 * paid generation uses the same idempotency key, so that no failure charges twice.
 */
export async function runGeneration<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
  input: FlowInput<Form>,
  userId: string,
  services: GenerationServices,
): Promise<GenerationOutcome<State>> {
  const run = (attempt: Attempt) =>
    withGenerationLock(attempt.idempotencyKey, () =>
      workOn(flow, input, userId, services, attempt),
    );

  const kept = findResumableAttempt(userId, flow.feature, hashInput(input), Date.now());
  if (kept) {
    const outcome = await run(kept);
    const isSettled = outcome && !(outcome.kind === 'failed' && outcome.spend === 'unpaid');
    if (isSettled) return outcome;
  }

  const spending = await services.spend(flow.feature);
  if (!spending.spent) return { kind: 'stopped', toast: spending.toast, cause: spending.cause };
  const fresh = createAttempt(Date.now());
  keepAttempt(userId, flow.feature, fresh);
  const outcome = await run(fresh);
  if (!outcome) throw new AppError('internal', 'A new idempotency key is already in use');
  return outcome;
}

async function workOn<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
  input: FlowInput<Form>,
  userId: string,
  services: GenerationServices,
  attempt: Attempt,
): Promise<GenerationOutcome<State>> {
  const { client, webhooks } = services;
  const { feature, texts } = flow;
  const { idempotencyKey } = attempt;

  let request: Request;
  let accessToken: string;
  try {
    accessToken = await readAccessToken(client);
    request = await findOrBuildRequest(flow, input, userId, client, attempt);
  } catch (cause) {
    const message = getErrorMessage(cause, texts.fallback);
    return { kind: 'failed', message, spend: 'unclaimed', cause };
  }

  keepAttempt(userId, feature, {
    ...attempt,
    sent: { fingerprint: hashInput(input), request },
  });
  const url = webhooks[FEATURES[feature].webhook];
  const onReady = flow.streams ? services.onReady : undefined;
  const traceparent = services.traces ? createTraceparent() : undefined;
  const call = { url, accessToken, idempotencyKey, body: request, onReady, traceparent };
  const reply = await postWebhook(call);
  const outcome = readReply(reply, flow.responseSchema, texts);

  if (outcome.kind === 'done') {
    forgetAttempt(userId, feature);
    return save(flow, { request, response: outcome.response, userId, idempotencyKey }, client);
  }
  if (ENDED_SPENDS.has(outcome.spend)) forgetAttempt(userId, feature);
  if (outcome.spend === 'unclaimed') {
    keepAttempt(userId, feature, createAttempt(attempt.spentAt));
  }
  return outcome;
}

/**
 * Returns the request that was stored for the attempt's idempotency key. If no request was stored, uploads the
 * image and builds a new request.
 */
async function findOrBuildRequest<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
  { form, file }: FlowInput<Form>,
  userId: string,
  client: SupabaseClient,
  attempt: Attempt,
): Promise<Request> {
  if (attempt.sent) return flow.requestSchema.parse(attempt.sent.request);
  const imageUrl = flow.upload && file ? await uploadImage(client, flow.upload, userId, file) : '';
  return flow.buildRequest({ form, imageUrl, userId });
}

async function save<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
  generation: Generated<Request, Response>,
  client: SupabaseClient,
): Promise<GenerationOutcome<State>> {
  const rows = flow.savesOnResults ? [] : flow.rows(generation);
  try {
    const savedIds = await insertAds(client, generation.userId, rows);
    const state = flow.state(generation, savedIds);
    return { kind: 'done', state, rows: rows.length > 0 ? 'saved' : 'none' };
  } catch (cause) {
    // The page shows the results even if saving the rows failed (spec §4).
    return { kind: 'done', state: flow.state(generation, []), rows: 'not-saved', cause };
  }
}
