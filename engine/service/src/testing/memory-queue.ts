import type { GenerationQueue, QueueHandlers } from '../generation/generation-queue.ts';
import type { Claim, GenerationOrder, GenerationStore } from '../generation/generation-store.ts';
import type { NewJob, QueuedGeneration } from '../generation/queued-generation.ts';

/**
 * A test queue in memory that delivers each job at once, for tests of how the engine uses the queue. In
 * production, pg-boss implements the queue.
 */
export class MemoryQueue implements GenerationQueue {
  /** Jobs that were handed back, or that came after the process began to drain. */
  readonly waiting: QueuedGeneration[] = [];
  readonly #store: Pick<GenerationStore, 'claim'>;
  readonly #inHand = new Map<QueuedGeneration, AbortController>();
  #handlers: QueueHandlers | undefined;
  #draining = false;

  constructor(store: Pick<GenerationStore, 'claim'>) {
    this.#store = store;
  }

  async start(handlers: QueueHandlers): Promise<void> {
    this.#handlers = handlers;
  }

  async submit(order: GenerationOrder, job: NewJob): Promise<Claim> {
    const claim = await this.#store.claim(order, 1);
    if (claim.outcome === 'claimed') {
      void this.deliver({ ...job, generationId: claim.generation_id }, 0);
    }
    return claim;
  }

  /** Delivers a job to a worker, for the first time or again. */
  async deliver(
    generation: QueuedGeneration,
    retries: number,
    lost = new AbortController(),
  ): Promise<void> {
    if (this.#draining || !this.#handlers) {
      this.waiting.push(generation);
      return;
    }
    this.#inHand.set(generation, lost);
    const delivery = { generation, retries, signal: lost.signal };
    const outcome = await this.#handlers.work(delivery).finally(() => {
      this.#inHand.delete(generation);
    });
    if (outcome === 'handed_back') this.waiting.push(generation);
  }

  /** Takes every job away from its worker, as if the worker had been silent for too long. */
  lose(): void {
    for (const [generation, lost] of this.#inHand) {
      this.waiting.push(generation);
      lost.abort();
    }
  }

  async announce(): Promise<void> {}

  drain(): void {
    this.#draining = true;
  }

  async stop(): Promise<void> {
    this.drain();
  }
}
