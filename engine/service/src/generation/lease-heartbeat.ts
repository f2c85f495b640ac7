import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';
import type { GenerationStore } from './generation-store.ts';

/**
 * Extends a generation's lease at a third of its length until stopped. Calls `onLost` when the ledger says that the
 * generation is not ours any more; a failed call is only logged, since two more fit into the lease.
 */
export function keepLease(
  store: Pick<GenerationStore, 'extendLease'>,
  generationId: string,
  leaseSeconds: number,
  onLost: () => void,
  logger: Logger,
): () => void {
  const timer = setInterval(
    () => {
      store.extendLease(generationId, leaseSeconds).then(
        (stillOurs) => {
          if (!stillOurs) onLost();
        },
        (error: unknown) =>
          logger.error('lease.extend_failed', { generationId, reason: describeError(error) }),
      );
    },
    (leaseSeconds * 1000) / 3,
  );
  timer.unref();
  return () => clearInterval(timer);
}
