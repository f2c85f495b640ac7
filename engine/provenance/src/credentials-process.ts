import { setFlagsFromString } from 'node:v8';
import * as z from 'zod';
import { parseCredentials } from './parse-credentials.ts';

/** 64 kB each: 256 MB for the reader, which a heap's limit does not bound. */
const MOST_WASM_PAGES = 4096;
setFlagsFromString(`--wasm-max-mem-pages=${MOST_WASM_PAGES}`);

const orderSchema = z.object({ bytes: z.instanceof(Uint8Array) });

/** A process that reads content credentials, one picture at a time, so that a hostile file cannot affect other work. */
process.on('message', async (message) => {
  process.send?.(await parseCredentials(orderSchema.parse(message).bytes));
});
// The engine has ended, so nobody needs the answer.
process.once('disconnect', () => process.exit());
