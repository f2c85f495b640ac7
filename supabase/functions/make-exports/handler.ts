import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { accountArchive } from '../_account/account-archive.ts';
import { storeParts } from '../_account/export-parts.ts';
import { listPictures, removePictures } from '../_account/pictures.ts';
import type { Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { serviceFunction } from '../_payments/service-function.ts';

const takenSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.email(),
  attempt: z.int(),
});
type TakenExport = z.infer<typeof takenSchema>;

/**
 * POST make-exports, with the service key, every minute: makes the exports that were asked for, one after the other, and answers
 * `{made, failed}`. One that fails is tried again, three times in all. Parts of exports whose time is over are removed.
 * @param stopping breaks off the export at hand after its current chunk; that attempt has failed
 */
export function makeExports({ database, settings }: Payments, stopping?: AbortSignal): Handler {
  return serviceFunction(settings.SUPABASE_SERVICE_ROLE_KEY, async () => {
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

/** What can't be removed is left to the next run. */
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

/** False when the export is not wanted any more: its parts are left to the next run. */
async function makeExport(
  database: SupabaseClient,
  taken: TakenExport,
  stopping?: AbortSignal,
): Promise<boolean> {
  const { id, user_id, email, attempt } = taken;
  // Makers that overtake each other never write the same part.
  const folder = `${id}/${attempt}`;
  const chunks = atHalfSpeed(accountArchive(database, { id: user_id, email }), stopping);
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

/** Rests after each chunk for as long as it took, so that other users' requests come first. */
async function* atHalfSpeed<Chunk>(
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

/** @throws {AppError} `unavailable` */
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
