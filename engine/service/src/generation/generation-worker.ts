import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@adwright/contracts';
import type { Job } from '../jobs/job.ts';
import { countJob, type JobOutcome } from '../telemetry/metrics.ts';
import { parseTraceContext, SpanKind, traceSpan } from '../telemetry/tracing.ts';
import { buildFailureRecord, toAppError } from './failure.ts';
import type { GenerationQueue, QueueHandlers } from './generation-queue.ts';
import type { GenerationOrder } from './generation-store.ts';
import { JobAnswers } from './job-answers.ts';
import { QUEUED_LEASE_SECONDS } from './lease-heartbeat.ts';
import { PaidWork, type PaidWorkServices } from './paid-work.ts';
import type { Delivery, QueuedGeneration } from './queued-generation.ts';
import type { Outcome, Waiters } from './waiters.ts';

/**
 * Milliseconds that refunds and the return of jobs to the queue may take after running work has been aborted.
 */
const END_GRACE_MS = 5000;

interface WorkerServices extends PaidWorkServices {
  jobs: readonly Job[];
  queue: GenerationQueue;
  waiters: Waiters;
  processId: string;
}

/** Does queued work: lets the provider make the pictures, then records the result or refunds the credits. */
export class GenerationWorker implements QueueHandlers {
  readonly #services: WorkerServices;
  readonly #running = new Set<PaidWork>();
  readonly #closing = new AbortController();

  constructor(services: WorkerServices) {
    this.#services = services;
  }

  /** Number of generations that this process works on. */
  get running(): number {
    return this.#running.size;
  }

  work(delivery: Delivery): Promise<'done' | 'handed_back'> {
    const { generation, retries } = delivery;
    const { generationId, feature, traceparent } = generation;
    const attributes = {
      'adwright.generation': generationId,
      'adwright.feature': feature,
      'adwright.retries': retries,
    };
    const options = { kind: SpanKind.CONSUMER, parent: parseTraceContext(traceparent), attributes };
    return traceSpan('generation.work', options, () => this.#work(delivery));
  }

  async #work({ generation, retries, signal }: Delivery): Promise<'done' | 'handed_back'> {
    const { store, waiters, logger } = this.#services;
    const { generationId } = generation;
    if (retries > 0) {
      logger.info('generation.taken_over', { generationId, retries });
      countJob(generation.feature, 'taken_over');
      if (!(await store.extendLease(generationId, QUEUED_LEASE_SECONDS))) return 'done';
    }
    const work = this.#begin(generation, retries > 0, signal);
    this.#running.add(work);
    if (generation.origin === this.#services.processId) waiters.begin(generationId);
    const shown = this.#show(work, generation);
    const started = performance.now();
    const count = (outcome: JobOutcome, code?: string) =>
      countJob(generation.feature, outcome, {
        seconds: (performance.now() - started) / 1000,
        code,
      });
    try {
      const reply = await work.run();
      count('succeeded');
      await shown;
      await this.#end(generation, { reply });
    } catch (error) {
      await shown;
      waiters.leave(generationId);
      if (work.leaving) {
        count(work.leaving);
        return work.leaving === 'lost' ? 'done' : 'handed_back';
      }
      const failure = toAppError(error);
      count('failed', failure.code);
      await this.#end(generation, { error: failure });
      // The job is not acknowledged while it runs, so that another worker gets it if this process dies.
      const ended = AbortSignal.any([signal, this.#closing.signal]);
      if (!(await work.payOwedRefund(ended))) return signal.aborted ? 'done' : 'handed_back';
    } finally {
      this.#running.delete(work);
    }
    return 'done';
  }

  async giveUp(generation: QueuedGeneration): Promise<void> {
    const { store, answers, logger } = this.#services;
    const { generationId } = generation;
    const error = new AppError('provider_failed', 'every worker that took the job died');
    const refunded = await store.refund(generationId, buildFailureRecord(error));
    logger.error('generation.given_up', { generationId, refunded });
    if (refunded) countJob(generation.feature, 'given_up', { code: error.code });
    await new JobAnswers(answers, { generationId, isRetry: true }, logger).clear();
    await this.#end(generation, { error });
  }

  hear: QueueHandlers['hear'] = (event) => this.#services.waiters.hear(event);

  /** Waits for running work, and then returns unfinished jobs to the queue. */
  async drain(graceMs: number): Promise<void> {
    await this.#settled(graceMs);
    for (const work of this.#running) work.handBack();
    this.#closing.abort();
    await this.#settled(END_GRACE_MS);
  }

  #begin(generation: QueuedGeneration, isRetry: boolean, signal: AbortSignal): PaidWork {
    const { generationId, userId, workspaceId, feature, idempotencyKey, request } = generation;
    const job = this.#services.jobs.find((known) => known.feature === feature);
    // All workers of a queue should have the same provider. While a deployment changes the provider, this error
    // returns the job to the queue for a worker that can do the job.
    if (!job) throw new AppError('internal', `this provider does not implement the job ${feature}`);
    const order: GenerationOrder = {
      userId,
      workspaceId,
      feature: job.featureName,
      idempotencyKey,
      request,
    };
    const work = new PaidWork(this.#services, {
      job,
      prepared: job.prepare(request),
      order,
      generationId,
      isRetry,
    });
    const lose = () => work.lose();
    if (signal.aborted) lose();
    else signal.addEventListener('abort', lose, { once: true });
    return work;
  }

  async #show(work: PaidWork, { generationId, origin }: QueuedGeneration): Promise<void> {
    const { waiters, queue, processId } = this.#services;
    for await (const ready of work.creatives) {
      if (origin === processId) waiters.show(generationId, ready);
      else await queue.announce({ kind: 'creative', generationId, ...ready });
    }
  }

  async #end({ generationId, origin }: QueuedGeneration, outcome: Outcome): Promise<void> {
    const { waiters, queue, processId } = this.#services;
    if (origin === processId) waiters.end(generationId, outcome);
    else await queue.announce({ kind: 'ended', generationId });
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
