import { type EditorFailure, editorFailureSchema } from '@adwright/contracts';
import {
  buildWorkspaceHeaders,
  getRuntimeConfig,
  getSupabase,
  readAccessToken,
} from '@adwright/supabase';
import type * as z from 'zod';

/** Why the editor's request failed; `failure` is null when the network gave no answer or it can't be read. */
export class EditorRequestError extends Error {
  readonly failure: EditorFailure | null;

  constructor(failure: EditorFailure | null) {
    super(failure?.error ?? 'The editor can’t be reached right now.');
    this.name = 'EditorRequestError';
    this.failure = failure;
  }
}

interface EditorRequest<Answer> {
  /** Below the engine's origin, such as `/preview`. */
  path: string;
  schema: z.ZodType<Answer>;
  /** Sent by POST: a file as it is, anything else as JSON. Without one the request is a GET. */
  body?: unknown;
  method?: 'DELETE';
  signal?: AbortSignal;
}

/**
 * Asks the engine's editor. Free of charge, limited per user.
 * @throws {EditorRequestError} with what the engine said
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

/** Options to retry a query that the per-user limit refused, after the wait that the engine names. */
export const AFTER_RATE_LIMIT = {
  retry: (tries: number, error: Error) =>
    tries < MAX_RETRIES && getRetrySeconds(error) !== undefined,
  retryDelay: (_: number, error: Error) => 1000 * (getRetrySeconds(error) ?? 1),
};

/** Seconds that the per-user limit asks to wait; undefined for any other failure. */
export function getRetrySeconds(error: Error | null): number | undefined {
  return error instanceof EditorRequestError ? error.failure?.retryAfterSeconds : undefined;
}
