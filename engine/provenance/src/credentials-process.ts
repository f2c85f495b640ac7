import { setFlagsFromString } from 'node:v8';
import * as z from 'zod';
import { parseCredentials } from './parse-credentials.ts';

/**
 * Maximum number of memory pages of the credentials reader's WebAssembly, 64 kB each (256 MB together). The
 * heap limit of the process does not apply to WebAssembly memory.
 */
const MOST_WASM_PAGES = 4096;
setFlagsFromString(`--wasm-max-mem-pages=${MOST_WASM_PAGES}`);

const orderSchema = z.object({ bytes: z.instanceof(Uint8Array) });

/**
 * This process reads content credentials, one picture at a time, so that a hostile file cannot affect other
 * work.
 */
process.on('message', async (message) => {
  process.send?.(await parseCredentials(orderSchema.parse(message).bytes));
});
// If the engine has ended, nothing waits for the answer, so the credentials process ends too.
process.once('disconnect', () => process.exit());
