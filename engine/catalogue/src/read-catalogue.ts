import { fileURLToPath } from 'node:url';
import { AppError } from '@adwright/contracts';
import {
  catalogueReadingSchema,
  catalogueTableSchema,
  MAX_CATALOGUE_BYTES,
  type ReadingChoices,
} from '@adwright/contracts/campaigns';
import { askProcess, processFailureSchema } from '@adwright/engine-untrusted';
import * as z from 'zod';
import type { ParsedCatalogue } from './parse-catalogue.ts';

const replySchema = z.union([
  z.object({ table: catalogueTableSchema, reading: catalogueReadingSchema }),
  processFailureSchema,
]);
/** Schema of the message in which the reading process returns its result. */
export type ProcessReply = z.infer<typeof replySchema>;

/** The message that asks the reading process to read a file. */
export interface ReadingOrder {
  bytes: Uint8Array;
  choices: ReadingChoices;
}

const PROGRAM = fileURLToPath(new URL('./catalogue-process.ts', import.meta.url));
/**
 * Heap limit of the process that reads a catalogue, in megabytes. A sheet with a cell in its billionth row
 * exceeds this limit, so that only its process fails.
 */
const HEAP_MB = 256;
/**
 * Time limit for reading one catalogue, in milliseconds. A busy machine needs seconds to start the
 * process, so the limit includes the start.
 */
const TIMEOUT_MS = 60_000;

/**
 * Reads a product catalogue (text, workbook or feed); the file name is ignored. A separate process
 * with limits on memory and time does the reading.
 * @param choices the user's choices, which take precedence over the detected values
 * @param timeoutMs time in milliseconds after which the file counts as unreadable
 * @throws {AppError} `file_too_large`, `invalid_file_type` or `invalid_request`, with a message for
 * the user
 */
export async function readCatalogue(
  bytes: Uint8Array,
  choices: ReadingChoices = {},
  timeoutMs = TIMEOUT_MS,
): Promise<ParsedCatalogue> {
  if (bytes.length > MAX_CATALOGUE_BYTES) {
    throw new AppError('file_too_large', 'the catalogue exceeds the size limit');
  }
  const reply = await readInProcess({ bytes, choices }, timeoutMs);
  if ('table' in reply) return reply;
  const { code, userMessage } = reply.failure;
  throw new AppError(code, userMessage, { userMessage });
}

async function readInProcess(order: ReadingOrder, timeoutMs: number): Promise<ProcessReply> {
  try {
    return replySchema.parse(await askProcess(PROGRAM, order, { heapMb: HEAP_MB, timeoutMs }));
  } catch (cause) {
    throw new AppError('invalid_file_type', 'the catalogue can’t be read', {
      userMessage: 'This file can’t be read. Please save it as CSV or XLSX and try again.',
      cause,
    });
  }
}
