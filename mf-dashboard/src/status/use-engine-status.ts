import { EditorRequestError, requestEditor } from '@adwright/ads';
import { AppError } from '@adwright/contracts';
import { ENGINE_STATUS_PATH, engineStatusSchema } from '@adwright/contracts/engine-status';
import { getRuntimeConfig, useSignedInUserId } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';

const REFRESH_MS = 5000;

/** Tells whether the engine's error means that this account has no status page. */
function isHidden(error: unknown): boolean {
  return error instanceof EditorRequestError && error.failure?.code === 'not_found';
}

/**
 * Returns the engine's queue, processes and latest failures, which are fetched every five seconds while the
 * page is visible.
 * @throws {AppError} `not_found` while rendering, for an account that is not an operator's, and when no engine
 * is configured
 */
export function useEngineStatus() {
  const userId = useSignedInUserId();
  const hasEngine = getRuntimeConfig().engineUrl !== undefined;
  const query = useQuery({
    queryKey: ['engine-status', userId],
    queryFn: ({ signal }) =>
      requestEditor({ path: ENGINE_STATUS_PATH, schema: engineStatusSchema, signal }),
    enabled: hasEngine,
    retry: (tries, error) => tries < 2 && !isHidden(error),
    refetchInterval: REFRESH_MS,
  });
  if (!hasEngine || isHidden(query.error))
    throw new AppError('not_found', 'only operators may read the status');
  return query;
}
