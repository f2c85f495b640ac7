import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { accountArchive } from '../_account/account-archive.ts';
import { storeParts } from '../_account/export-parts.ts';
import { listPictures, removePictures } from '../_account/pictures.ts';
import type { Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { serviceFunction } from '../_payments/service-function.ts';

const takenSchema = z.object({ id: z.uuid(), user_id: z.uuid(), email: z.email() });
type TakenExport = z.infer<typeof takenSchema>;

/**
 * POST make-exports, with the service key, every minute: makes the exports that were asked for, one after the other, and answers
 * `{made, failed}`. One that fails is tried again, three times in all. Parts of exports whose time is over are removed.
 */
export function makeExports({ database, settings }: Payments): Handler {
  return serviceFunction(settings.SUPABASE_SERVICE_ROLE_KEY, async () => {
    await removePictures(database, await listPictures(database, 'stale_export_parts'));
    const counts = { made: 0, failed: 0 };
    for (let taken = await takeExport(database); taken; taken = await takeExport(database)) {
      try {
        if (await makeExport(database, taken)) counts.made += 1;
      } catch (error) {
        console.error(error);
        counts.failed += 1;
        await call(database, 'fail_export', { p_id: taken.id }, z.null());
      }
    }
    return counts;
  });
}

async function takeExport(database: SupabaseClient): Promise<TakenExport | undefined> {
  const [taken] = await call(database, 'take_export', {}, z.array(takenSchema));
  return taken;
}

/** False when the export is not wanted any more: its parts are left to the next run. */
async function makeExport(database: SupabaseClient, taken: TakenExport): Promise<boolean> {
  const { id, user_id, email } = taken;
  const chunks = atHalfSpeed(accountArchive(database, { id: user_id, email }));
  const isWanted = () => call(database, 'extend_export', { p_id: id }, z.boolean());
  const stored = await storeParts(database, taken, chunks, isWanted);
  if (!stored) return false;
  const finished = { p_id: id, p_parts: stored.parts, p_bytes: stored.bytes };
  return call(database, 'finish_export', finished, z.boolean());
}

/** Rests after each chunk for as long as it took, so that other users' requests come first. */
async function* atHalfSpeed<Chunk>(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  let start = performance.now();
  for await (const chunk of chunks) {
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
