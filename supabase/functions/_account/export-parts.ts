import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Size of one part of an export in bytes. The size of a part is below every host's size limit for objects, and limits
 * the memory that an export uses.
 */
const PART_BYTES = 4 * 1024 * 1024;

const BUCKET = 'exports';

/** An export as it is stored, with the parts of its path: folder and owner. */
interface StoredExport {
  folder: string;
  user_id: string;
}

const buildPartPath = ({ folder, user_id }: StoredExport, part: number) =>
  `${user_id}/${folder}/${part}`;

/**
 * Stores the bytes of an export in parts, as the bytes arrive.
 * @param isWanted is called after each part; false stops the export
 * @returns null when the export is no longer wanted
 * @throws {AppError} `unavailable` when a part can't be stored
 */
export async function storeParts(
  { storage }: SupabaseClient,
  stored: StoredExport,
  chunks: AsyncIterable<Uint8Array>,
  isWanted: () => Promise<boolean>,
): Promise<{ parts: number; bytes: number } | null> {
  const buffer = new Uint8Array(PART_BYTES);
  let filled = 0;
  let parts = 0;
  let bytes = 0;
  const storePart = async () => {
    const { error } = await storage
      .from(BUCKET)
      .upload(buildPartPath(stored, parts), buffer.slice(0, filled), {
        contentType: 'application/octet-stream',
      });
    if (error)
      throw new AppError(
        'unavailable',
        `a part of an export could not be stored: ${error.message}`,
      );
    bytes += filled;
    parts += 1;
    filled = 0;
  };
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; ) {
      const taken = chunk.subarray(start, start + PART_BYTES - filled);
      buffer.set(taken, filled);
      filled += taken.length;
      start += taken.length;
      if (filled < PART_BYTES) continue;
      await storePart();
      if (!(await isWanted())) return null;
    }
  }
  if (filled > 0) await storePart();
  return { parts, bytes };
}

/** Yields the bytes of a stored export, loading one part at a time. */
export function streamParts(
  { storage }: SupabaseClient,
  stored: StoredExport,
  parts: number,
): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (next === parts) return controller.close();
        const { data, error } = await storage.from(BUCKET).download(buildPartPath(stored, next));
        if (error) return controller.error(error);
        next += 1;
        controller.enqueue(new Uint8Array(await data.arrayBuffer()));
      },
    },
    { highWaterMark: 0 },
  );
}
