import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { streamAccountArchive } from '../_account/account-archive.ts';
import { storeParts } from '../_account/export-parts.ts';
import { listPictures, removePictures } from '../_account/pictures.ts';
import type { Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { createServiceFunction } from '../_payments/service-function.ts';

const takenSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.email(),
  attempt: z.int(),
});
type TakenExport = z.infer<typeof takenSchema>;

/**
 * Handles POST make-exports, which the scheduler calls every minute with the service key. The function
 * creates the requested exports one after another, and returns `{made, failed}`. The function tries to create
 * each export at most three times. The function also removes the parts of expired exports.
 * @param stopping signal that ends the current export after its current chunk; the attempt then counts as
 * failed
 */
export function makeExports({ database, settings }: Payments, stopping?: AbortSignal): Handler {
  return createServiceFunction(settings.SUPABASE_SERVICE_ROLE_KEY, async () => {
    const counts = { made: 0, failed: 0 };
    while (!stopping?.aborted) {
      const taken = await takeExport(database);
      if (!taken) break;
      try {
        if (await makeExport(database, taken, stopping)) counts.made += 1;
      } catch (error) {
        if (!stopping?.aborted) console.error(error);
        counts.failed += 1;
        await call(database, 'fail_export', attemptOf(taken), z.null());
      }
    }
    if (!stopping?.aborted) await removeStaleParts(database);
    return counts;
  });
}

/**
 * Removes parts of exports that are no longer needed. A part that can't be removed now is removed in the next
 * call.
 */
async function removeStaleParts(database: SupabaseClient): Promise<void> {
  try {
    await removePictures(database, await listPictures(database, 'stale_export_parts'));
  } catch (error) {
    console.error(error);
  }
}

const attemptOf = ({ id, attempt }: TakenExport) => ({ p_id: id, p_attempt: attempt });

async function takeExport(database: SupabaseClient): Promise<TakenExport | undefined> {
  const [taken] = await call(database, 'take_export', {}, z.array(takenSchema));
  return taken;
}

/**
 * Makes the ZIP file of one requested account export. Returns false when the export is no longer wanted, so that the
 * next call removes its parts.
 */
async function makeExport(
  database: SupabaseClient,
  taken: TakenExport,
  stopping?: AbortSignal,
): Promise<boolean> {
  const { id, user_id, email, attempt } = taken;
  // Each attempt writes into a separate folder, so that overlapping calls never write the same part.
  const folder = `${id}/${attempt}`;
  const chunks = slowToHalfSpeed(streamAccountArchive(database, { id: user_id, email }), stopping);
  const isWanted = () => call(database, 'extend_export', attemptOf(taken), z.boolean());
  const stored = await storeParts(database, { folder, user_id }, chunks, isWanted);
  if (!stored) return false;
  const finished = {
    ...attemptOf(taken),
    p_folder: folder,
    p_parts: stored.parts,
    p_bytes: stored.bytes,
  };
  return call(database, 'finish_export', finished, z.boolean());
}

/**
 * Yields chunks with a pause after each that is as long as its creation, so that other users' requests have
 * priority.
 */
async function* slowToHalfSpeed<Chunk>(
  chunks: AsyncIterable<Chunk>,
  stopping?: AbortSignal,
): AsyncGenerator<Chunk> {
  let start = performance.now();
  for await (const chunk of chunks) {
    stopping?.throwIfAborted();
    yield chunk;
    const taken = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, taken));
    start = performance.now();
  }
}

/** @throws {AppError} `unavailable` when the database function fails */
async function call<Answer>(
  database: SupabaseClient,
  name: string,
  parameters: Record<string, unknown>,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const { data, error } = await database.rpc(name, parameters);
  if (error) throw new AppError('unavailable', `${name}: ${error.message}`);
  return schema.parse(data);
}
