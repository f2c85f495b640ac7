import {
  type Creative,
  creativeSchema,
  ERROR_CODES,
  isErrorCode,
  webhookFailureSchema,
} from '@adwright/contracts';
import * as z from 'zod';
import { readEvents } from './event-stream.ts';
import { parseJson } from './parse-json.ts';
import type { HttpReply } from './webhook-reply.ts';

const readySchema = z.object({ position: z.int().nonnegative(), creative: creativeSchema });

/** A creative that is ready before the whole response, with the creative's position in the response. */
export interface ReadyCreative {
  position: number;
  creative: Creative;
}

/**
 * Reads a streamed response to its end, and returns the equivalent response without streaming. Returns null for
 * an incomplete stream. A failure gets the HTTP status of its error code, because the stream's HTTP status was
 * sent before the failure.
 */
export async function readStreamedReply(
  response: Response,
  onReady: (ready: ReadyCreative) => void,
): Promise<HttpReply | null> {
  for await (const { event, data } of readEvents(response)) {
    if (event === 'creative') {
      const ready = readySchema.safeParse(parseJson(data)).data;
      if (ready) onReady(ready);
    }
    if (event === 'result') return { status: response.status, body: data, retryAfterSeconds: null };
    if (event === 'error') {
      const code = webhookFailureSchema.safeParse(parseJson(data)).data?.code;
      const { status } = ERROR_CODES[isErrorCode(code) ? code : 'internal'];
      return { status, body: data, retryAfterSeconds: null };
    }
  }
  return null;
}
