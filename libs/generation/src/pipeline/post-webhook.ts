import { IDEMPOTENCY_HEADER } from '@adwright/contracts';
import { buildWorkspaceHeaders } from '@adwright/supabase';
import { isEventStream } from './event-stream.ts';
import { type ReadyCreative, readStreamedReply } from './streamed-reply.ts';
import type { HttpReply } from './webhook-reply.ts';

export interface WebhookCall {
  url: string;
  accessToken: string;
  /**
   * Idempotency key of all tries of a generation, so that the engine works and charges only once.
   */
  idempotencyKey: string;
  body: unknown;
  /** Value of the `traceparent` header, the same for all tries, so that the engine continues the trace. */
  traceparent?: string | undefined;
  /**
   * Called with each creative as soon as the creative is ready; a request with this function asks for a stream.
   * A retry delivers all creatives again, starting with the first.
   */
  onReady?: (ready: ReadyCreative) => void;
}

/** Delays in milliseconds before retries after a lost network connection. */
const NETWORK_PAUSES_MS = [500, 1000, 2000] as const;
/**
 * Delays in milliseconds before retries while another request with the same idempotency key is running. The
 * delays are short, because the engine itself waits before it reports a running request.
 */
const RUNNING_PAUSES_MS = [2000, 2000, 2000, 2000, 2000] as const;
/**
 * Maximum number of retries, and maximum delay, for a busy engine; the response states the delay in
 * Retry-After.
 */
const BUSY_RETRIES = 2;
const LONGEST_BUSY_PAUSE_SECONDS = 15;

/**
 * Returns the delay in milliseconds before the next try, or null when no retry follows. `tries` counts the
 * tries so far, at least 1.
 */
export function retryPause(reply: HttpReply | null, tries: number): number | null {
  if (!reply) return NETWORK_PAUSES_MS[tries - 1] ?? null;
  if (reply.status === 409) return RUNNING_PAUSES_MS[tries - 1] ?? null;
  const seconds = reply.retryAfterSeconds;
  if (reply.status !== 503 || seconds === null || tries > BUSY_RETRIES) return null;
  return seconds <= LONGEST_BUSY_PAUSE_SECONDS ? seconds * 1000 : null;
}

/**
 * Sends a POST request to a webhook, with retries, until there is a final response. Returns null when the
 * network gave no response.
 */
export async function postWebhook(call: WebhookCall): Promise<HttpReply | null> {
  for (let tries = 1; ; tries += 1) {
    const reply = await postOnce(call);
    const pause = retryPause(reply, tries);
    if (pause === null) return reply;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function postOnce(call: WebhookCall): Promise<HttpReply | null> {
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: call.onReady ? 'text/event-stream, application/json' : 'application/json',
        Authorization: `Bearer ${call.accessToken}`,
        [IDEMPOTENCY_HEADER]: call.idempotencyKey,
        ...buildWorkspaceHeaders(),
        ...(call.traceparent && { traceparent: call.traceparent }),
      },
      body: JSON.stringify(call.body),
    });
    if (call.onReady && isEventStream(response)) {
      return await readStreamedReply(response, call.onReady);
    }
    return {
      status: response.status,
      body: await response.text(),
      retryAfterSeconds: readSeconds(response.headers.get('Retry-After')),
    };
  } catch {
    // `fetch` rejects only when no complete response arrived. The caller handles a missing response.
    return null;
  }
}

function readSeconds(header: string | null): number | null {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}
