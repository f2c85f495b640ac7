import { isAppError } from '@adwright/contracts';
import { readingChoicesSchema } from '@adwright/contracts/campaigns';
import * as z from 'zod';
import { parseCatalogue } from './parse-catalogue.ts';
import type { ProcessReply } from './read-catalogue.ts';

const orderSchema = z.object({ bytes: z.instanceof(Uint8Array), choices: readingChoicesSchema });

/** A process that reads one catalogue and ends: what a hostile file costs it, it costs nobody else. */
process.once('message', async (message) => {
  const { bytes, choices } = orderSchema.parse(message);
  const reply: ProcessReply = await parseCatalogue(bytes, choices).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    return { failure: { code: error.code, userMessage: error.userMessage } };
  });
  process.send?.(reply, () => process.disconnect());
});
// The engine is gone: so is whoever asked.
process.once('disconnect', () => process.exit());
