import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';
import type { GenerationStore } from './generation-store.ts';

/**
 * Seconds after which the ledger gives up queued or running work. The queue itself hands the work of a dead
 * worker to another one, and gives up eventually. The ledger's lease only matters for jobs that the queue has
 * lost.
 */
export const QUEUED_LEASE_SECONDS = 3600;
/** Lease in seconds of a queued batch row, which may wait for days behind other rows. */
export const BATCH_LEASE_SECONDS = 7 * 86_400;

/**
 * Asks the ledger, at a third of `heartbeatSeconds`, whether a generation is still to be made, and extends its lease. Calls
 * `onLost` when it is not; a failed call is only logged.
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
