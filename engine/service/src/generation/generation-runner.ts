import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@adwright/contracts';
import type { Job, PreparedJob } from '../jobs/job.ts';
import { describeError } from '../logger.ts';
import { recordedFailure } from './failure.ts';
import type { GenerationOrder } from './generation-store.ts';
import { PaidWork, type PaidWorkServices, type ReadyCreative } from './paid-work.ts';
import type { RenderGate } from './render-gate.ts';

const DUPLICATE_POLL_MS = 500;
const BUSY_RETRY_SECONDS = 10;
/** How long refunds may take once running work was told to end. */
const REFUND_GRACE_MS = 5000;

export interface GenerationServices extends PaidWorkServices {
  gate: RenderGate;
  /** How long a second request with the same key waits for the first one's result. */
  duplicateWaitMs: number;
}

/** A generation that has been paid for: pictures as they become ready, then the reply. */
export interface Generation {
  creatives: ReadableStream<ReadyCreative>;
  reply: Promise<object>;
}

/** One request to generate, already authorised and parsed. */
export interface GenerationRequest {
  job: Job;
  prepared: PreparedJob;
  userId: string;
  idempotencyKey: string;
}

/** Runs paid work: claims the spend, does the job, records the result or gives the credits back. */
export class GenerationRunner {
  readonly #services: GenerationServices;
  readonly #running = new Set<PaidWork>();
  #stopping = false;

  constructor(services: GenerationServices) {
    this.#services = services;
  }

  /**
   * Claims the spend and starts the work, or gives what became of the same key before. A second request with a key
   * that is being worked on waits for the first one's result.
   * @throws {AppError} `busy`, `insufficient_credits`, `conflict`, or the failure recorded under the key.
   */
  async start(request: GenerationRequest): Promise<Generation> {
    const { store, leaseSeconds, duplicateWaitMs } = this.#services;
    const order = orderOf(request);
    const giveUpAt = Date.now() + duplicateWaitMs;
    for (;;) {
      const leave = this.#enter(request);
      const claim = await store.claim(order, leaseSeconds).catch((error: unknown) => {
        leave();
        throw error;
      });
      if (claim.outcome === 'claimed') return this.#work(request, claim.generation_id, leave);
      leave();
      if (claim.outcome === 'succeeded') return recordedGeneration(claim.result);
      if (claim.outcome === 'failed') throw recordedFailure(claim.error);
      if (claim.outcome === 'unpaid') throw new AppError('insufficient_credits', 'unpaid');
      if (claim.outcome === 'mismatch') {
        throw new AppError('conflict', 'key used with another request', {
          userMessage: 'This request was already used for something else.',
        });
      }
      if (Date.now() >= giveUpAt) throw new AppError('conflict', 'still running');
      await sleep(DUPLICATE_POLL_MS);
    }
  }

  /**
   * Gives a spend back at once when a request can't be worked on at all (bad body, somebody else's id), rather than
   * let the user wait until unclaimed spends are released. Never throws: it runs beside the error that matters.
   */
  async giveBackUnworked(order: GenerationOrder, failure: object): Promise<void> {
    const { store, logger, leaseSeconds } = this.#services;
    try {
      const claim = await store.claim(order, leaseSeconds);
      if (claim.outcome === 'claimed') await store.refund(claim.generation_id, failure);
    } catch (error) {
      logger.error('spend.give_back_failed', { reason: describeError(error) });
    }
  }

  /** Takes no more work, lets running work finish within the grace period, then ends it (which refunds it). */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    await this.#settled(graceMs);
    for (const work of this.#running) work.abort(new AppError('unavailable', 'shutting down'));
    await this.#settled(REFUND_GRACE_MS);
  }

  #enter({ job, userId }: GenerationRequest): () => void {
    const options = { retryAfterSeconds: BUSY_RETRY_SECONDS };
    if (this.#stopping) throw new AppError('busy', 'shutting down', options);
    const leave = this.#services.gate.tryEnter(userId, job.renders);
    if (leave === null) throw new AppError('busy', 'queue is full', options);
    return leave;
  }

  #work(request: GenerationRequest, generationId: string, leave: () => void): Generation {
    const { job, prepared } = request;
    const claimed = { job, prepared, order: orderOf(request), generationId };
    const work = new PaidWork(this.#services, claimed);
    this.#running.add(work);
    const reply = work.run().finally(() => {
      leave();
      this.#running.delete(work);
    });
    // The caller may have left. The failure is logged and refunded all the same.
    reply.catch(() => undefined);
    return { creatives: work.creatives, reply };
  }

  async #settled(timeoutMs: number): Promise<void> {
    const all = Promise.allSettled([...this.#running].map((work) => work.finished));
    const timer = new AbortController();
    await Promise.race([
      all,
      sleep(timeoutMs, undefined, { signal: timer.signal, ref: false }).catch(() => undefined),
    ]);
    timer.abort();
  }
}

function orderOf({ job, prepared, userId, idempotencyKey }: GenerationRequest): GenerationOrder {
  return { userId, feature: job.featureName, idempotencyKey, request: prepared.request };
}

function recordedGeneration(reply: object): Generation {
  const creatives = new ReadableStream<ReadyCreative>({ start: (stream) => stream.close() });
  return { creatives, reply: Promise.resolve(reply) };
}
