import { setTimeout as sleep } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Db } from 'pg-boss';
import * as z from 'zod';

const RECONNECT_MS = 1000;
/**
 * The data service sends a heartbeat every 15 seconds, so a channel that is silent for longer than 40 seconds
 * counts as broken.
 */
const SILENT_CHANNEL_MS = 40_000;

const answerSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const refusalSchema = z.object({ message: z.string(), code: z.string().optional() });

/** Error of a statement that the database refused, with PostgreSQL's error code. */
class StatementError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = 'StatementError';
    this.code = code;
  }
}

/**
 * Opens the embedded database, which runs in the process of the local data service, through the SQL route of
 * that service. Hosted data services have no SQL route: with them, the queue connects to the database directly
 * (`QUEUE_DATABASE_URL`).
 * @param timeoutMs maximum milliseconds that a statement may take
 */
export function createDataServiceDatabase(
  supabaseUrl: string,
  secretKey: string,
  timeoutMs: number,
): Required<Pick<Db, 'executeSql' | 'listen'>> {
  const headers = { Authorization: `Bearer ${secretKey}` };
  return {
    executeSql: (text, values) =>
      execute(`${supabaseUrl}/queue/v1/sql`, headers, JSON.stringify({ text, values }), timeoutMs),
    async listen(channel, onNotification, onReconnect) {
      const closing = new AbortController();
      const { signal } = closing;
      const open = () => openChannel(`${supabaseUrl}/queue/v1/listen/${channel}`, headers, signal);
      const first = await open();
      onReconnect();
      void (async () => {
        for (let lines: AsyncIterable<string> | null = first; !signal.aborted; ) {
          if (lines) await forEach(lines, onNotification);
          if (!signal.aborted)
            await sleep(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => null);
          lines = signal.aborted ? null : await open().catch(() => null);
          if (lines) onReconnect();
        }
      })();
      return { close: async () => closing.abort() };
    },
  };
}

/**
 * Executes one SQL statement within a time limit. Without a time limit, a worker's slot would wait for ever on
 * a connection that was lost silently.
 */
async function execute(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<{ rows: Record<string, unknown>[] }> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Each statement opens a new connection. If a kept-alive connection closed during a statement, the
      // engine could not know whether the statement claimed a job.
      headers: { ...headers, 'Content-Type': 'application/json', Connection: 'close' },
      body,
      signal,
    });
    if (response.ok) return answerSchema.parse(await response.json());
    if (response.status === 404) {
      throw new Error('the data service has no SQL route; set QUEUE_DATABASE_URL');
    }
    const refusal = refusalSchema.safeParse(await response.json().catch(() => null)).data;
    throw new StatementError(refusal?.message ?? `status ${response.status}`, refusal?.code);
  } catch (cause) {
    // pg-boss changes the message of errors that it catches. A timeout's error is read-only, so a new error
    // replaces it.
    if (signal.aborted) throw new Error('the data service does not answer', { cause });
    throw cause;
  }
}

async function openChannel(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<AsyncIterable<string>> {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), SILENT_CHANNEL_MS);
  timer.unref();
  const response = await fetch(url, { headers, signal: AbortSignal.any([signal, silent.signal]) });
  if (!response.ok || !response.body)
    throw new Error(`the data service refused to listen with status ${response.status}`);
  return readPayloads(response.body, () => timer.refresh());
}

/**
 * Yields the payloads of server-sent events, each of which is a JSON string. The function `onSign` is called
 * for every received chunk.
 */
async function* readPayloads(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onSign: () => void,
): AsyncGenerator<string> {
  const signs = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onSign();
      controller.enqueue(chunk);
    },
  });
  const events = body
    .pipeThrough(signs)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) yield z.string().parse(JSON.parse(data));
}

/** Passes each line to `take` until the stream ends or the connection breaks. */
async function forEach(lines: AsyncIterable<string>, take: (line: string) => void): Promise<void> {
  try {
    for await (const line of lines) take(line);
  } catch {
    // If the connection breaks, the caller opens another connection, so the error is ignored.
  }
}
