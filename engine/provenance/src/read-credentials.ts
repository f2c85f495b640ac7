import { fileURLToPath } from 'node:url';
import { ProcessPool } from '@adwright/engine-untrusted';
import { type ReadCredentials, readCredentialsSchema } from './kept-manifest.ts';

const PROGRAM = fileURLToPath(new URL('./credentials-process.ts', import.meta.url));
/** Maximum heap of the reading process, in MB. */
const HEAP_MB = 128;
/**
 * Time limit for reading one picture. Even a busy machine reads a valid picture within a second.
 */
const TIMEOUT_MS = 20_000;
/** A signal that never aborts, because nobody cancels the reading of credentials. */
const UNENDING = new AbortController().signal;

/**
 * Names of a manifest's box, and of the parts of a file that contain such a box. A file without
 * these names has no credentials.
 */
const MARKS = ['jumb', 'caBX', 'C2PA'];

/**
 * Reads the content credentials of a picture. The promise never rejects. If credentials cannot be
 * read within the limits, the result is `broken`.
 */
type ReadCredentialsOf = (bytes: Uint8Array) => Promise<ReadCredentials>;

/**
 * Makes a reader that runs in a separate process, with limited memory and time. Most pictures have no
 * credentials, so they start no process. The reader does not check whether an authority certifies the signer.
 */
export function createCredentialsReader(
  program = PROGRAM,
  timeoutMs = TIMEOUT_MS,
): ReadCredentialsOf {
  const readers = new ProcessPool(program, { heapMb: HEAP_MB, timeoutMs });
  return async (bytes) => {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (!MARKS.some((mark) => file.includes(mark, 0, 'latin1'))) return { state: 'none' };
    try {
      return readCredentialsSchema.parse(await readers.ask({ bytes }, UNENDING));
    } catch {
      return { state: 'broken' };
    }
  };
}

export const readCredentials = createCredentialsReader();
