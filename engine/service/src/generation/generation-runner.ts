import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, creativeSchema } from '@adwright/contracts';
import * as z from 'zod';
import type { Maker } from '../auth/workspace.ts';
import type { Job, PreparedJob } from '../jobs/job.ts';
import { describeError, type Logger } from '../logger.ts';
import { getCurrentTraceparent, SpanKind, traceSpan } from '../telemetry/tracing.ts';
import { parseFailureRecord } from './failure.ts';
import type { GenerationQueue, QueueHandlers } from './generation-queue.ts';
import type { Claim, GenerationOrder, GenerationStore } from './generation-store.ts';
import type { ReadyCreative } from './paid-work.ts';
import type { RenderGate } from './render-gate.ts';
import type { Waiter, Waiters } from './waiters.ts';

const DUPLICATE_POLL_MS = 500;
/**
 * Milliseconds between two queries of the ledger for a generation that another process works on, because events
 * may get lost.
 */
const ASK_MS = 2000;
const BUSY_RETRY_SECONDS = 10;
/**
 * Seconds after which a caller may retry while this process shuts down, because another process replaces it
 * within moments.
 */
const CLOSING_RETRY_SECONDS = 2;
const SETTLE_POLL_MS = 20;

export interface GenerationServices {
  store: Pick<GenerationStore, 'claim' | 'refund'>;
  queue: GenerationQueue;
  /** The handlers of the jobs that this process takes from the queue. */
  handlers: QueueHandlers;
  waiters: Waiters;
  gate: RenderGate;
  logger: Logger;
  /** Lease in seconds of a charge (a charge for one generation) that is refunded without any work. */
  leaseSeconds: number;
  /** Milliseconds that a repeated request with the same key waits for the result of the first request. */
  duplicateWaitMs: number;
  /** Id of this process, which is stored with each of its jobs. */
  processId: string;
}

/** A generation that has been paid for: a stream of its pictures, and the complete reply. */
export interface Generation {
  creatives: ReadableStream<ReadyCreative>;
  reply: Promise<object>;
}

/** One request for a generation, after authorisation and parsing. */
interface GenerationRequest extends Maker {
  job: Job;
  prepared: PreparedJob;
  idempotencyKey: string;
}

/** Handles requests for generations: claims the charge, queues the work, and waits for the worker's result. */
export class GenerationRunner {
  readonly #services: GenerationServices;
  #stopping = false;

  constructor(services: GenerationServices) {
    this.#services = services;
  }

  /**
   * Claims the charge and queues the work, or returns the result that is recorded under the same key. A repeated
   * request with the same key waits for the result of the first request.
   * @throws {AppError} `busy`, `insufficient_credits`, `conflict`, or the failure recorded under the key.
   */
  async start(request: GenerationRequest): Promise<Generation> {
    const { queue, handlers, duplicateWaitMs } = this.#services;
    const giveUpAt = performance.now() + duplicateWaitMs;
    for (;;) {
      const leave = this.#enter(request);
      try {
        await queue.start(handlers);
        const claim = await this.#submit(request);
        if (claim.outcome === 'claimed') return this.#wait(request, claim.generation_id, leave);
        leave();
        const known = readOutcome(claim);
        if (known) return parseRecorded(known);
      } catch (error) {
        leave();
        throw error;
      }
      if (performance.now() >= giveUpAt) throw new AppError('conflict', 'still running');
      await sleep(DUPLICATE_POLL_MS);
    }
  }

  /**
   * Refunds a charge (the charge for one generation) at once if its request can't be processed, for example because of
   * a bad body or another user's id. Without the refund, the user would wait until unclaimed charges are released. The
   * function never throws, because its caller already reports another error.
   * @returns false if credits of the user may still be unrefunded
   */
  async giveBackUnworked(order: GenerationOrder, failure: object): Promise<boolean> {
    const { store, logger, leaseSeconds } = this.#services;
    try {
      const claim = await store.claim(order, leaseSeconds);
      if (claim.outcome === 'claimed') await store.refund(claim.generation_id, failure);
      return true;
    } catch (error) {
      logger.error('spend.give_back_failed', { reason: describeError(error) });
      return false;
    }
  }

  /** Refuses further requests, and waits up to `graceMs` milliseconds for running requests. */
  async drain(graceMs: number): Promise<void> {
    this.#stopping = true;
    const { waiters } = this.#services;
    const end = performance.now() + graceMs;
    while (waiters.size > 0 && performance.now() < end) await sleep(SETTLE_POLL_MS);
  }

  /**
   * Ends the waiting of all callers. The callers then send the same request to another process, which returns
   * the result of the same job.
   */
  async stop(): Promise<void> {
    const { waiters } = this.#services;
    waiters.tellAll({ error: createClosingError() });
    await this.drain(1000);
  }

  #enter({ job, userId }: GenerationRequest): () => void {
    if (this.#stopping) throw createClosingError();
    const leave = this.#services.gate.tryEnter(userId, job.renders);
    if (leave) return leave;
    throw new AppError('busy', 'the queue is full', { retryAfterSeconds: BUSY_RETRY_SECONDS });
  }

  #submit({ job, prepared, idempotencyKey, ...maker }: GenerationRequest): Promise<Claim> {
    const { queue, processId } = this.#services;
    const { userId, workspaceId } = maker;
    const { feature, renders } = job;
    const { request } = prepared;
    const order = { userId, workspaceId, feature: job.featureName, idempotencyKey, request };
    return traceSpan('queue.submit', { kind: SpanKind.PRODUCER }, () => {
      const traceparent = getCurrentTraceparent();
      const who = { userId, workspaceId };
      const queued = { ...who, feature, idempotencyKey, request, origin: processId, traceparent };
      return queue.submit(order, queued, { renders, batch: false });
    });
  }

  #wait(request: GenerationRequest, generationId: string, leave: () => void): Generation {
    const waiter = this.#services.waiters.open(generationId);
    const reply = this.#reply(request, waiter).finally(() => {
      this.#services.waiters.close(generationId);
      leave();
    });
    // If the caller has disconnected, no code handles this rejection. The worker has already logged and
    // refunded the failure.
    reply.catch(() => undefined);
    return { creatives: waiter.creatives, reply };
  }

  async #reply(request: GenerationRequest, waiter: Waiter): Promise<object> {
    for (;;) {
      const timer = new AbortController();
      const tick = sleep(ASK_MS, 'ask' as const, { signal: timer.signal }).catch(
        () => 'ask' as const,
      );
      const news = await Promise.race([waiter.news(), tick]);
      timer.abort();
      if (news !== 'ask') {
        if ('error' in news) throw news.error;
        return news.reply;
      }
      if (waiter.isLocal) continue;
      const known = await this.#ask(request);
      if (!known) continue;
      // If events about pictures were lost, the missing pictures are taken from the recorded reply and sent
      // now.
      for (const ready of listCreatives(known)) waiter.show(ready);
      return known;
    }
  }

  /**
   * Returns the recorded reply of a request's generation, or null while no reply is recorded.
   * @throws {AppError} the recorded failure of the generation
   */
  async #ask(request: GenerationRequest): Promise<object | null> {
    const claim = await this.#submit(request).catch((error: unknown) => {
      this.#services.logger.error('generation.ask_failed', { reason: describeError(error) });
      return null;
    });
    return claim && readOutcome(claim);
  }
}

/**
 * Returns the reply of a generation that has succeeded, or null while the generation is running.
 * @throws {AppError}
 */
function readOutcome(claim: Claim): object | null {
  switch (claim.outcome) {
    case 'succeeded':
      return claim.result;
    case 'failed':
      throw parseFailureRecord(claim.error);
    case 'unpaid':
      throw new AppError('insufficient_credits', 'unpaid');
    case 'mismatch':
      throw new AppError('conflict', 'the idempotency key was used with another request', {
        userMessage: 'This request was already used for something else.',
      });
    default:
      return null;
  }
}

function createClosingError(): AppError {
  return new AppError('busy', 'shutting down', { retryAfterSeconds: CLOSING_RETRY_SECONDS });
}

const withCreativesSchema = z.object({ creatives: z.array(creativeSchema) });

function listCreatives(reply: object): ReadyCreative[] {
  const { creatives } = withCreativesSchema.safeParse(reply).data ?? { creatives: [] };
  return creatives.map((creative, position) => ({ position, creative }));
}

function parseRecorded(reply: object): Generation {
  const creatives = new ReadableStream<ReadyCreative>({ start: (stream) => stream.close() });
  return { creatives, reply: Promise.resolve(reply) };
}
