import { BUCKETS, parseStoredObject } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

const outcomeSchema = z.object({ credentials: z.string(), uploads: z.string() });

export type CredentialProblem = 'unsigned' | 'uploadBroken' | 'uploadTooLarge';

/**
 * Returns the problems with the content credentials of the user's pictures, without duplicates. Pictures with
 * valid credentials and pictures without a record have no problem.
 * @throws the error that the data service returned
 */
export async function fetchCredentialProblems(
  client: SupabaseClient,
  imageUrls: readonly string[],
  signal?: AbortSignal,
): Promise<CredentialProblem[]> {
  const objects = imageUrls.map(parseStoredObject).filter((object) => object !== null);
  const paths = objects.filter(({ bucket }) => bucket === BUCKETS.adImages).map(({ path }) => path);
  if (paths.length === 0) return [];
  let query = client
    .from('delivered_pictures')
    .select('credentials, uploads')
    .in('path', paths)
    .or('credentials.eq.failed,uploads.in.(broken,too_large)');
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return [...new Set(z.array(outcomeSchema).parse(data).flatMap(listProblems))];
}

function listProblems({
  credentials,
  uploads,
}: z.infer<typeof outcomeSchema>): CredentialProblem[] {
  const problems: CredentialProblem[] = [];
  if (credentials === 'failed') problems.push('unsigned');
  if (uploads === 'broken') problems.push('uploadBroken');
  if (uploads === 'too_large') problems.push('uploadTooLarge');
  return problems;
}
