import type { AppError } from '@adwright/contracts';
import type { GenerationEvent } from './generation-events.ts';
import type { ReadyCreative } from './paid-work.ts';

/** How work in this process ended: with a reply or with an error. */
export type Outcome = { reply: object } | { error: AppError };

/** What a waiting caller learns of its generation: the outcome, or `ask` if the ledger has newer information. */
type News = Outcome | 'ask';

/**
 * Milliseconds for which messages without a waiting caller are kept, because a worker may begin before the
 * caller knows the id of the generation.
 */
const KEEP_UNHEARD_MS = 30_000;

/** A caller that waits for a generation, whichever process works on it. */
export class Waiter {
  /** Stream of the generation's pictures, each sent when it is ready. */
  readonly creatives: ReadableStream<ReadyCreative>;
  /** True while this process does the work itself, so that the ledger need not be polled. */
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

  /** Resolves with the outcome, or with the next news before it. */
  async news(): Promise<News> {
    return this.#outcome ?? this.#next.promise;
  }

  tell(news: News): void {
    if (news !== 'ask') this.#outcome ??= news;
    this.#next.resolve(news);
    this.#next = Promise.withResolvers();
  }

  /** Sends a picture to the caller, each position only once. */
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

/** The waiting callers of this process, by generation. */
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
   * Notes that a worker of this process begins the work of a generation, so that its caller need not poll the
   * ledger.
   */
  begin(generationId: string): void {
    this.#waiterOf(generationId).isLocal = true;
  }

  /** Notes that the work of a generation passes to another worker, so that its caller polls the ledger. */
  leave(generationId: string): void {
    const waiter = this.#waiters.get(generationId);
    if (waiter) waiter.isLocal = false;
  }

  show(generationId: string, ready: ReadyCreative): void {
    this.#waiters.get(generationId)?.show(ready);
  }

  /** Tells the caller of a generation its outcome, once the work in this process has ended. */
  end(generationId: string, outcome: Outcome): void {
    this.#waiters.get(generationId)?.tell(outcome);
    if (this.#open.has(generationId)) return;
    setTimeout(() => {
      if (!this.#open.has(generationId)) this.close(generationId);
    }, KEEP_UNHEARD_MS).unref();
  }

  /** Receives an event from a worker of another process. */
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
