import type { AppError } from '@adwright/contracts';
import type { GenerationEvent } from './generation-events.ts';
import type { ReadyCreative } from './paid-work.ts';

/** How the work of a generation ended in this process: with a reply or with an error. */
export type Outcome = { reply: object } | { error: AppError };

/**
 * A message to a waiting caller about its generation: the outcome, or `ask` if the ledger has newer
 * information.
 */
type News = Outcome | 'ask';

/**
 * Milliseconds for which messages without a waiting caller are stored, because a worker may begin before the
 * caller knows the generation's id.
 */
const KEEP_UNHEARD_MS = 30_000;

/** A caller that waits for a generation, in whichever process the generation is made. */
export class Waiter {
  /** Stream of the generation's pictures, each of which is sent when it is ready. */
  readonly creatives: ReadableStream<ReadyCreative>;
  /** Whether this process does the work itself, so that the caller need not poll the ledger. */
  isLocal = false;
  readonly #shown = new Set<number>();
  #stream: ReadableStreamDefaultController<ReadyCreative> | undefined;
  #outcome: Outcome | undefined;
  #next = Promise.withResolvers<News>();

  constructor() {
    this.creatives = new ReadableStream({
      start: (controller) => {
        this.#stream = controller;
      },
      cancel: () => {
        this.#stream = undefined;
      },
    });
  }

  /** Resolves to the outcome, or to the next message before the outcome. */
  async news(): Promise<News> {
    return this.#outcome ?? this.#next.promise;
  }

  tell(news: News): void {
    if (news !== 'ask') this.#outcome ??= news;
    this.#next.resolve(news);
    this.#next = Promise.withResolvers();
  }

  /** Sends a picture to the caller; each position is sent only once. */
  show(ready: ReadyCreative): void {
    if (this.#shown.has(ready.position)) return;
    this.#shown.add(ready.position);
    this.#stream?.enqueue(ready);
  }

  close(): void {
    this.#stream?.close();
    this.#stream = undefined;
  }
}

/** The waiting callers of this process, by the id of their generation. */
export class Waiters {
  readonly #waiters = new Map<string, Waiter>();
  /** Ids of the generations that callers wait for. */
  readonly #open = new Set<string>();

  /** Number of callers that wait for a generation. */
  get size(): number {
    return this.#open.size;
  }

  open(generationId: string): Waiter {
    this.#open.add(generationId);
    return this.#waiterOf(generationId);
  }

  close(generationId: string): void {
    this.#waiters.get(generationId)?.close();
    this.#waiters.delete(generationId);
    this.#open.delete(generationId);
  }

  /**
   * Notes that a worker of this process begins the work of a generation, so that the generation's caller need
   * not poll the ledger.
   */
  begin(generationId: string): void {
    this.#waiterOf(generationId).isLocal = true;
  }

  /**
   * Notes that another worker takes over the work of a generation, so that the generation's caller polls the
   * ledger.
   */
  leave(generationId: string): void {
    const waiter = this.#waiters.get(generationId);
    if (waiter) waiter.isLocal = false;
  }

  show(generationId: string, ready: ReadyCreative): void {
    this.#waiters.get(generationId)?.show(ready);
  }

  /** Sends the outcome of a generation to the waiting caller, after the work in this process has ended. */
  end(generationId: string, outcome: Outcome): void {
    this.#waiters.get(generationId)?.tell(outcome);
    if (this.#open.has(generationId)) return;
    setTimeout(() => {
      if (!this.#open.has(generationId)) this.close(generationId);
    }, KEEP_UNHEARD_MS).unref();
  }

  /** Handles an event about a generation from a worker of another process. */
  hear(event: GenerationEvent): void {
    const { kind, generationId } = event;
    if (kind === 'ended') this.#waiters.get(generationId)?.tell('ask');
    else this.show(generationId, event);
  }

  tellAll(news: News): void {
    for (const generationId of this.#open) this.#waiters.get(generationId)?.tell(news);
  }

  #waiterOf(generationId: string): Waiter {
    const waiter = this.#waiters.get(generationId) ?? new Waiter();
    this.#waiters.set(generationId, waiter);
    return waiter;
  }
}
