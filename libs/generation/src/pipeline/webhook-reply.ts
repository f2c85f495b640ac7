import { type ErrorCode, isErrorCode, webhookFailureSchema } from '@adwright/contracts';
import * as z from 'zod';
import type { FlowTexts } from '../flow.ts';
import { parseJson } from './parse-json.ts';

/** The parts of an HTTP response that this file uses. */
export interface HttpReply {
  status: number;
  body: string;
  /** Seconds to wait before a retry; null when the server stated no delay. */
  retryAfterSeconds: number | null;
}

/**
 * What happened to the credits of a failed call:
 * - `returned`: the engine refunded the credits.
 * - `due`: the engine owes the credits and refunds them as soon as possible.
 * - `unclaimed`: the engine never claimed the credits; another request may use them.
 * - `uncertain`: the engine may still be working, so only the same request may be sent again.
 * - `unpaid`: the engine found no paid spend.
 */
export type SpendFate = 'returned' | 'due' | 'unclaimed' | 'uncertain' | 'unpaid';

type CallOutcome<Response> =
  | { kind: 'done'; response: Response }
  | { kind: 'failed'; message: string; spend: SpendFate };

/** Schema of a failure without a message. */
const bareFailureSchema = z.object({ success: z.literal(false) });

/**
 * What happened to the credits, for the engine's error codes that cause no immediate refund. After all other
 * error codes, the engine refunds the credits (engine/service/README.md).
 */
const FATES: Partial<Record<ErrorCode, SpendFate>> = {
  insufficient_credits: 'unpaid',
  refund_pending: 'due',
  busy: 'uncertain',
  conflict: 'uncertain',
  unauthenticated: 'unclaimed',
  rate_limited: 'unclaimed',
  unavailable: 'unclaimed',
};

/**
 * Error codes of the engine with a message that tells the user what to change. The user sees the engine's
 * message after the flow's message.
 */
const REFUSALS: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  'invalid_request',
  'file_too_large',
  'invalid_file_type',
  'unreadable_image',
  'image_too_small',
  'product_not_cut_out',
  'text_does_not_fit',
  'policy_refused',
]);

function chooseFate(code: string | undefined): SpendFate {
  // A failure with an unknown code does not come from the engine.
  return isErrorCode(code) ? (FATES[code] ?? 'returned') : 'uncertain';
}

/**
 * Reads the response of a webhook (spec §5, §7). Returns the result, or the error message of the spec. If
 * `reply` is null, no response arrived.
 */
export function readReply<Response>(
  reply: HttpReply | null,
  schema: z.ZodType<Response>,
  texts: FlowTexts,
): CallOutcome<Response> {
  if (!reply) return { kind: 'failed', message: texts.fallback, spend: 'uncertain' };
  const json = parseJson(reply.body);
  const failure = webhookFailureSchema.safeParse(json).data;
  if (reply.status < 200 || reply.status > 299) {
    const statusText = texts.status(reply.status, failure?.error ?? reply.body);
    const reason = REFUSALS.has(failure?.code) ? (failure?.error ?? '') : '';
    const message =
      reason === '' || statusText.includes(reason) ? statusText : `${statusText}. ${reason}`;
    return { kind: 'failed', message, spend: chooseFate(failure?.code) };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { kind: 'done', response: parsed.data };
  const unexplained = bareFailureSchema.safeParse(json).success ? texts.unexplained : undefined;
  const message = failure?.error || (unexplained ?? texts.invalidResponse);
  return { kind: 'failed', message, spend: failure ? 'returned' : 'uncertain' };
}
