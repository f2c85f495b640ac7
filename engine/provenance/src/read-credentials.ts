import { fileURLToPath } from 'node:url';
import { ProcessPool } from '@adwright/engine-untrusted';
import { type ReadCredentials, readCredentialsSchema } from './kept-manifest.ts';

const PROGRAM = fileURLToPath(new URL('./credentials-process.ts', import.meta.url));
/** Heap limit of the process that reads credentials, in MB. */
const HEAP_MB = 128;
/**
 * Time limit for reading the credentials of one picture, in milliseconds. Even a busy machine reads
 * valid credentials within a second.
 */
const TIMEOUT_MS = 20_000;
/** An abort signal that never aborts, because nothing cancels the reading of credentials. */
const UNENDING = new AbortController().signal;

/**
 * Names of JUMBF boxes that contain a manifest, and of the parts of a JPEG, PNG or WebP that contain such
 * boxes. A file that contains none of these names has no credentials.
 */
const MARKS = ['jumb', 'caBX', 'C2PA'];

/**
 * Reads the content credentials of a picture. The returned promise never rejects. If credentials can't be read
 * within the limits of memory and time, the result is `broken`.
 */
type ReadCredentialsOf = (bytes: Uint8Array) => Promise<ReadCredentials>;

/**
 * Makes a function that reads credentials in a separate process with limited memory and time. The
 * reader starts no process for a picture without credentials, because most pictures have none. The
 * reader does not check whether an authority certified the signer.
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
