import type { AppError } from '@adwright/contracts';
import type { GenerationEvent } from './generation-events.ts';
import type { ReadyCreative } from './paid-work.ts';

/** How work of this process ended. */
export type Outcome = { reply: object } | { error: AppError };

/** News of a generation: how it ended, or that the ledger knows more than before. */
type News = Outcome | 'ask';

/** A worker may begin before the caller knows the number of its generation; what it told is kept for so long. */
const KEEP_UNHEARD_MS = 30_000;

/** A caller that waits for a generation, wherever it is worked on. */
export class Waiter {
  /** Pictures as they become ready. */
  readonly creatives: ReadableStream<ReadyCreative>;
  /** True while this process itself does the work, so that nobody need ask the ledger. */
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

  /** The outcome, or the next news before it. */
  async news(): Promise<News> {
    return this.#outcome ?? this.#next.promise;
  }

  tell(news: News): void {
    if (news !== 'ask') this.#outcome ??= news;
    this.#next.resolve(news);
    this.#next = Promise.withResolvers();
  }

  /** Hands a picture over, once for each position. */
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

/** The callers of this process, by the generation that they wait for. */
export class Waiters {
  readonly #waiters = new Map<string, Waiter>();
  /** Generations that a caller waits for. */
  readonly #open = new Set<string>();

  /** Number of callers that wait. */
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

  /** A worker of this process begins work that a caller of this process asked for. */
  begin(generationId: string): void {
    this.#waiterOf(generationId).isLocal = true;
  }

  /** The work goes to another worker. */
  leave(generationId: string): void {
    const waiter = this.#waiters.get(generationId);
    if (waiter) waiter.isLocal = false;
  }

  show(generationId: string, ready: ReadyCreative): void {
    this.#waiters.get(generationId)?.show(ready);
  }

  /** Work of this process ended. */
  end(generationId: string, outcome: Outcome): void {
    this.#waiters.get(generationId)?.tell(outcome);
    if (this.#open.has(generationId)) return;
    setTimeout(() => {
      if (!this.#open.has(generationId)) this.close(generationId);
    }, KEEP_UNHEARD_MS).unref();
  }

  /** A worker of another process told something. */
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
