import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';
import type { GenerationStore } from './generation-store.ts';

/**
 * Seconds after which the ledger refunds work that is still queued or running. The queue itself passes the
 * work of a dead worker to another worker, and stops after several attempts. The ledger's lease only matters
 * for jobs that the queue has lost.
 */
export const QUEUED_LEASE_SECONDS = 3600;
/** Lease in seconds of a queued row of a batch, which may wait for days behind other rows. */
export const BATCH_LEASE_SECONDS = 7 * 86_400;

/**
 * Asks the ledger, three times per `heartbeatSeconds`, whether a generation is still running, and extends the
 * generation's lease. Calls `onLost` if the generation is not running any more; a failed query is only
 * logged.
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
