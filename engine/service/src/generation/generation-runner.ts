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
 * Interval in milliseconds at which the ledger is polled for a generation that another process works on,
 * because events may get lost.
 */
const ASK_MS = 2000;
const BUSY_RETRY_SECONDS = 10;
/** Seconds after which a caller may retry while this process shuts down: another process replaces it within moments. */
const CLOSING_RETRY_SECONDS = 2;
const SETTLE_POLL_MS = 20;

export interface GenerationServices {
  store: Pick<GenerationStore, 'claim' | 'refund'>;
  queue: GenerationQueue;
  /** The handlers of the jobs that this process takes. */
  handlers: QueueHandlers;
  waiters: Waiters;
  gate: RenderGate;
  logger: Logger;
  /** Seconds of the lease of a spend that is refunded without any work. */
  leaseSeconds: number;
  /** Milliseconds that a second request with the same key waits for the first one's result. */
  duplicateWaitMs: number;
  /** Id of this process, which its jobs carry. */
  processId: string;
}

/** A generation that has been paid for: pictures as they become ready, then the reply. */
export interface Generation {
  creatives: ReadableStream<ReadyCreative>;
  reply: Promise<object>;
}

/** One request to generate, already authorised and parsed. */
interface GenerationRequest extends Maker {
  job: Job;
  prepared: PreparedJob;
  idempotencyKey: string;
}

/** Takes requests: claims the spend, queues the work and waits for the worker's result. */
export class GenerationRunner {
  readonly #services: GenerationServices;
  #stopping = false;

  constructor(services: GenerationServices) {
    this.#services = services;
  }

  /**
   * Claims the spend and queues the work, or returns the result recorded under the same key. A second request
   * with the same key waits for the first one's result.
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
        const known = whatBecame(claim);
        if (known) return recordedGeneration(known);
      } catch (error) {
        leave();
        throw error;
      }
      if (performance.now() >= giveUpAt) throw new AppError('conflict', 'still running');
      await sleep(DUPLICATE_POLL_MS);
    }
  }

  /**
   * Refunds a spend (the charge for one generation) at once if its request can't be processed, such as one with
   * a bad body or somebody else's id. Otherwise the user would wait until unclaimed spends are released. Never
   * throws: its caller already reports another error.
   * @returns false when credits of the user may still be on their way back
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

  /** Refuses further requests, and waits up to `graceMs` for the running ones. */
  async drain(graceMs: number): Promise<void> {
    this.#stopping = true;
    const { waiters } = this.#services;
    const end = performance.now() + graceMs;
    while (waiters.size > 0 && performance.now() < end) await sleep(SETTLE_POLL_MS);
  }

  /**
   * Stops making callers wait. They then send the same request to another process, which returns the result
   * of the same job.
   */
  async stop(): Promise<void> {
    const { waiters } = this.#services;
    waiters.tellAll({ error: closing() });
    await this.drain(1000);
  }

  #enter({ job, userId }: GenerationRequest): () => void {
    if (this.#stopping) throw closing();
    const leave = this.#services.gate.tryEnter(userId, job.renders);
    if (leave) return leave;
    throw new AppError('busy', 'queue is full', { retryAfterSeconds: BUSY_RETRY_SECONDS });
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
    // The caller may have disconnected; a worker has logged and refunded the failure all the same.
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
      // If the events of some pictures were lost, those pictures are taken from the recorded reply and
      // delivered now.
      for (const ready of creativesOf(known)) waiter.show(ready);
      return known;
    }
  }

  /** The recorded reply, or null while there is none. @throws {AppError} the recorded failure */
  async #ask(request: GenerationRequest): Promise<object | null> {
    const claim = await this.#submit(request).catch((error: unknown) => {
      this.#services.logger.error('generation.ask_failed', { reason: describeError(error) });
      return null;
    });
    return claim && whatBecame(claim);
  }
}

/** The reply of a generation that has succeeded, null while it is at work. @throws {AppError} */
function whatBecame(claim: Claim): object | null {
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

function closing(): AppError {
  return new AppError('busy', 'shutting down', { retryAfterSeconds: CLOSING_RETRY_SECONDS });
}

const withCreativesSchema = z.object({ creatives: z.array(creativeSchema) });

function creativesOf(reply: object): ReadyCreative[] {
  const { creatives } = withCreativesSchema.safeParse(reply).data ?? { creatives: [] };
  return creatives.map((creative, position) => ({ position, creative }));
}

function recordedGeneration(reply: object): Generation {
  const creatives = new ReadableStream<ReadyCreative>({ start: (stream) => stream.close() });
  return { creatives, reply: Promise.resolve(reply) };
}
