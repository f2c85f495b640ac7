import { type EditorFailure, editorFailureSchema } from '@adwright/contracts';
import {
  buildWorkspaceHeaders,
  getRuntimeConfig,
  getSupabase,
  readAccessToken,
} from '@adwright/supabase';
import type * as z from 'zod';

/**
 * Error of a failed request to the engine's editor. The field `failure` is null when there was no readable
 * response.
 */
export class EditorRequestError extends Error {
  readonly failure: EditorFailure | null;

  constructor(failure: EditorFailure | null) {
    super(failure?.error ?? 'The editor can’t be reached right now.');
    this.name = 'EditorRequestError';
    this.failure = failure;
  }
}

interface EditorRequest<Answer> {
  /** Path of the request below the engine's origin, such as `/preview`. */
  path: string;
  schema: z.ZodType<Answer>;
  /**
   * Body of a POST request. A file is sent unchanged; any other value is sent as JSON. A request without a
   * body is a GET.
   */
  body?: unknown;
  method?: 'DELETE';
  signal?: AbortSignal;
}

/**
 * Sends a request to the engine's editor. Requests are free of charge and limited per user.
 * @throws {EditorRequestError} with the engine's error message
 */
export async function requestEditor<Answer>(request: EditorRequest<Answer>): Promise<Answer> {
  const { path, schema, body, method = body === undefined ? 'GET' : 'POST', signal } = request;
  const { engineUrl } = getRuntimeConfig();
  if (!engineUrl) throw new EditorRequestError(null);
  const accessToken = await readAccessToken(getSupabase());
  const isFile = body instanceof Blob;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const response = await fetch(new URL(path, engineUrl), {
    method,
    headers: {
      'Content-Type': type,
      Authorization: `Bearer ${accessToken}`,
      ...buildWorkspaceHeaders(),
    },
    body: isFile ? body : body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new EditorRequestError(null);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return schema.parse(answer);
  throw new EditorRequestError(editorFailureSchema.safeParse(answer).data ?? null);
}

const MAX_RETRIES = 3;

/**
 * Query options that retry a request which the per-user rate limit has refused. The retry waits as long as
 * the engine asks.
 */
export const AFTER_RATE_LIMIT = {
  retry: (tries: number, error: Error) =>
    tries < MAX_RETRIES && getRetrySeconds(error) !== undefined,
  retryDelay: (_: number, error: Error) => 1000 * (getRetrySeconds(error) ?? 1),
};

/**
 * Returns the seconds to wait after the per-user rate limit refused a request; undefined for any other error.
 */
export function getRetrySeconds(error: Error | null): number | undefined {
  return error instanceof EditorRequestError ? error.failure?.retryAfterSeconds : undefined;
}
