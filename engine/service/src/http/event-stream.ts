import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { buildFailureBody, toAppError } from '../generation/failure.ts';
import type { Generation } from '../generation/generation-runner.ts';

/** Milliseconds between two keep-alive comments, because proxies close a stream that is silent for long. */
const KEEP_ALIVE_MS = 15_000;

/** Tells whether the caller wants each creative as soon as the creative is ready. */
export function acceptsEventStream(context: Context): boolean {
  return /(^|,)\s*text\/event-stream\b/i.test(context.req.header('accept') ?? '');
}

/**
 * Sends a generation as server-sent events. Each picture that is ready is sent as `creative` with `{position,
 * creative}`; the last event is `result` with the reply, or `error` with a failure body. If the result was
 * already recorded, only `result` is sent. The work of the generation continues if the caller disconnects.
 */
export function streamGeneration(context: Context, generation: Generation): Response {
  return streamSSE(context, async (stream) => {
    const keepAlive = setInterval(() => void stream.write(': working\n\n'), KEEP_ALIVE_MS);
    try {
      for await (const ready of generation.creatives) await send(stream, 'creative', ready);
      await send(stream, 'result', await generation.reply);
    } catch (error) {
      await send(stream, 'error', buildFailureBody(toAppError(error)));
    } finally {
      clearInterval(keepAlive);
    }
  });
}

function send(stream: SSEStreamingApi, event: string, data: object): Promise<void> {
  return stream.writeSSE({ event, data: JSON.stringify(data) });
}
