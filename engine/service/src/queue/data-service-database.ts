import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'pg-boss';
import * as z from 'zod';

const RECONNECT_MS = 1000;

const answerSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const refusalSchema = z.object({ message: z.string(), code: z.string().optional() });

/** A statement that the database refused, with PostgreSQL's code for why. */
class StatementError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = 'StatementError';
    this.code = code;
  }
}

/**
 * The embedded database, which lives in the process of the local data service, through that service's SQL route.
 * Hosted data services have no such route: there the queue has a connection of its own (`QUEUE_DATABASE_URL`).
 */
export function dataServiceDatabase(
  supabaseUrl: string,
  secretKey: string,
): Required<Pick<Db, 'executeSql' | 'listen'>> {
  const headers = { Authorization: `Bearer ${secretKey}` };
  return {
    async executeSql(text, values) {
      const response = await fetch(`${supabaseUrl}/queue/v1/sql`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, values }),
      });
      if (response.ok) return answerSchema.parse(await response.json());
      if (response.status === 404) {
        throw new Error('the data service has no SQL route: set QUEUE_DATABASE_URL');
      }
      const refusal = refusalSchema.safeParse(await response.json().catch(() => null)).data;
      throw new StatementError(refusal?.message ?? `status ${response.status}`, refusal?.code);
    },
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

async function openChannel(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<AsyncIterable<string>> {
  const response = await fetch(url, { headers, signal });
  if (!response.ok || !response.body) throw new Error(`listening failed: ${response.status}`);
  return payloads(response.body);
}

/** Payloads of server-sent events, each one a JSON string. */
async function* payloads(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    const lines = (text + decoder.decode(chunk, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data: ')) yield z.string().parse(JSON.parse(line.slice(6)));
    }
  }
}

/** Until the stream ends, in whatever way. */
async function forEach(lines: AsyncIterable<string>, take: (line: string) => void): Promise<void> {
  try {
    for await (const line of lines) take(line);
  } catch {
    // A connection that broke: the caller opens another one.
  }
}
