import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;
export type Encoding = keyof typeof DECODERS;

const isEncoding = (name: string): name is Encoding => Object.hasOwn(DECODERS, name);
/**
 * Maximum number of encodings (such as gzip) that a server may apply to a body, one after another. No
 * well-behaved server packs a body more than twice.
 */
const MAX_ENCODINGS = 2;

/**
 * Parses a header `content-encoding` into the decoders to apply, in the order of their application.
 * @throws {FetchFailure} `damaged` for more than two encodings, or for an unsupported encoding
 */
export function parseEncodings(header: string | string[] | undefined): Encoding[] {
  const names = [header ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAX_ENCODINGS || !names.every(isEncoding)) {
    throw new FetchFailure('damaged', 'It is packed in a way that can’t be read.');
  }
  return names.toReversed();
}

/**
 * Unpacks a body piece by piece and stops as soon as the unpacked size exceeds `maxBytes`.
 * @throws {FetchFailure} `too-large` or `damaged`
 */
export async function unpack(
  packed: Uint8Array,
  encoding: Encoding,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    await pipeline(
      [packed],
      DECODERS[encoding](),
      async (unpacked: AsyncIterable<Uint8Array>) => {
        for await (const chunk of unpacked) {
          size += chunk.length;
          if (size > maxBytes) throw new FetchFailure('too-large', 'It is too large.');
          chunks.push(chunk);
        }
      },
      { signal },
    );
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof FetchFailure) throw cause;
    throw new FetchFailure('damaged', 'It is damaged.', { cause });
  }
  return Buffer.concat(chunks);
}
