import { readingChoicesSchema } from '@adwright/contracts/campaigns';
import { describeProcessFailure } from '@adwright/engine-untrusted';
import * as z from 'zod';
import { parseCatalogue } from './parse-catalogue.ts';
import type { ProcessReply } from './read-catalogue.ts';

const orderSchema = z.object({ bytes: z.instanceof(Uint8Array), choices: readingChoicesSchema });

/** This process reads one catalogue and ends, so that a malicious file cannot affect other work. */
process.once('message', async (message) => {
  const { bytes, choices } = orderSchema.parse(message);
  const reply: ProcessReply = await parseCatalogue(bytes, choices).catch(describeProcessFailure);
  process.send?.(reply, () => process.disconnect());
});
// If the engine has ended, nothing waits for the catalogue, so the reading process ends too.
process.once('disconnect', () => process.exit());
