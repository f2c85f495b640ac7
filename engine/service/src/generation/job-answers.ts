import { describeError, type Logger } from '../logger.ts';
import type { AnswerStore } from './answer-store.ts';

/**
 * Stores the answers of AI services to one job before they are used. If this worker dies, the next worker uses
 * the stored answers and does not pay for the same calls again. If an answer can't be stored, the job
 * continues.
 */
export class JobAnswers {
  readonly #store: AnswerStore;
  readonly #generationId: string;
  readonly #isRetry: boolean;
  readonly #logger: Logger;
  #hasKept: boolean;
  #hasEnded = false;

  constructor(
    store: AnswerStore,
    { generationId, isRetry }: { generationId: string; isRetry: boolean },
    logger: Logger,
  ) {
    this.#store = store;
    this.#generationId = generationId;
    this.#isRetry = isRetry;
    this.#logger = logger;
    this.#hasKept = isRetry;
  }

  /** Returns the answer that an earlier delivery of the job stored under the name, or requests a new answer. */
  async once(name: string, ask: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = this.#isRetry
      ? await this.#try('load', () => this.#store.load(this.#generationId, name))
      : null;
    if (kept) {
      this.#logger.info('service.answer_kept', { generationId: this.#generationId, name });
      return kept;
    }
    const answer = await ask();
    if (this.#hasEnded) return answer;
    this.#hasKept = true;
    await this.#try('save', () => this.#store.save(this.#generationId, name, answer));
    if (this.#hasEnded) await this.clear();
    return answer;
  }

  /** Removes the stored answers when the job has ended. */
  async clear(): Promise<void> {
    this.#hasEnded = true;
    if (this.#hasKept) await this.#try('clear', () => this.#store.clear(this.#generationId));
  }

  async #try<Result>(what: string, work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      const generationId = this.#generationId;
      this.#logger.error('service.answer_failed', {
        generationId,
        what,
        reason: describeError(error),
      });
      return null;
    }
  }
}
