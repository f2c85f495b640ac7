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

/** A creative that is ready before the whole reply is, and its place among them. */
export interface ReadyCreative {
  position: number;
  creative: Creative;
}

/**
 * Reads a streamed reply to its end, and gives what the plain reply would have been; null when the
 * stream broke off. A failure takes the status of its code, for the stream's own was sent before
 * anything could fail.
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
