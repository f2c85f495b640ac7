import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';
import type { GenerationStore } from './generation-store.ts';

/**
 * Seconds after which the ledger gives up work that is queued or running. The queue itself gives the work of a
 * dead worker to another worker, and gives up eventually. The ledger's lease only matters for jobs that the
 * queue has lost.
 */
export const QUEUED_LEASE_SECONDS = 3600;
/** Lease in seconds of a queued row of a batch, which may wait for days behind other rows. */
export const BATCH_LEASE_SECONDS = 7 * 86_400;

/**
 * Queries the ledger, at a third of `heartbeatSeconds`, whether a generation is still running, and extends the
 * generation's lease. Calls `onLost` if the generation is not running any more; a failed query is only logged.
 */
export function keepLease(
  store: Pick<GenerationStore, 'extendLease'>,
  generationId: string,
  heartbeatSeconds: number,
  onLost: () => void,
  logger: Logger,
): () => void {
  const timer = setInterval(
    () => {
      store.extendLease(generationId, QUEUED_LEASE_SECONDS).then(
        (stillOurs) => {
          if (!stillOurs) onLost();
        },
        (error: unknown) =>
          logger.error('lease.extend_failed', { generationId, reason: describeError(error) }),
      );
    },
    (heartbeatSeconds * 1000) / 3,
  );
  timer.unref();
  return () => clearInterval(timer);
}
