import { AsyncLocalStorage } from 'node:async_hooks';
import { getCurrentCaller } from '../caller.ts';
import { FairQueue } from './fair-queue.ts';
import type { Outcome, Work } from './pglite-messages.ts';
import { type PgliteThread, QUERY_CANCELED } from './pglite-thread.ts';
import { STATEMENT_MS } from './statement-limits.ts';

/**
 * One request's turn on PGlite's only connection. A turn that takes too long is ended together with the
 * database's thread, because nothing inside PGlite can stop a statement.
 */
export class Turn {
  readonly #thread: PgliteThread;
  readonly #release: () => void;
  readonly #idleMs: number;
  /** Number of the database's thread at the start of the turn; a replaced thread has a higher number. */
  readonly epoch: number;
  depth = 1;
  statementMs = STATEMENT_MS;
  #idle: NodeJS.Timeout | undefined;

  /** @param idleMs milliseconds for which an open transaction may send no statement before it is ended */
  constructor(thread: PgliteThread, epoch: number, idleMs: number, release: () => void) {
    this.#thread = thread;
    this.epoch = epoch;
    this.#idleMs = idleMs;
    this.#release = release;
    this.#watchIdle();
  }

  /** @throws the database's error; on a timeout, an error in the database's format */
  async run<Row = Record<string, unknown>>(
    work: Work,
    statementMs = this.statementMs,
  ): Promise<Outcome<Row>> {
    clearTimeout(this.#idle);
    const tooLong = setTimeout(
      () => this.#cancel('canceling statement due to statement timeout'),
      statementMs,
    );
    try {
      return await this.#thread.run<Row>(work, this.epoch);
    } finally {
      clearTimeout(tooLong);
      this.#watchIdle();
    }
  }

  /**
   * Rolls the turn's transaction back; does nothing when the thread was replaced, because the replacement lost
   * the transaction anyway.
   */
  async rollBack(): Promise<void> {
    if (!this.#thread.isReplaced(this.epoch))
      await this.run({ kind: 'query', sql: 'rollback', parameters: [] });
  }

  end(): void {
    clearTimeout(this.#idle);
    this.#idle = undefined;
    this.#release();
  }

  #watchIdle(): void {
    this.#idle = setTimeout(() => {
      this.#cancel('terminating connection due to idle-in-transaction timeout');
      this.end();
    }, this.#idleMs).unref();
  }

  #cancel(message: string): void {
    this.#thread.replace(this.epoch, { message, code: QUERY_CANCELED });
  }
}

/**
 * Gives PGlite's only connection to one request at a time, with callers taking turns.
 *
 * Supabase Lite sends BEGIN and a request's statements without locking the connection. A request can wait
 * inside its transaction, as the auth service does for the signature of a token. Without turns, another
 * request's statements would run in the same transaction, with its role and user id, and could end it.
 */
export class ConnectionTurns {
  readonly #thread: PgliteThread;
  readonly #idleMs: number;
  readonly #queue = new FairQueue(1, 1);
  readonly #request = new AsyncLocalStorage<{ current: Turn | null }>();

  constructor(thread: PgliteThread, idleMs: number) {
    this.#thread = thread;
    this.#idleMs = idleMs;
  }

  /**
   * Runs `work` as one request, which takes one turn on the connection. Everything awaited inside `work`
   * belongs to the same request; a nested call joins the request's turn.
   */
  run<T>(work: () => T): T {
    return this.#request.run({ current: null }, work);
  }

  async take(): Promise<{ turn: Turn; leave: () => void }> {
    const request = this.#request.getStore();
    if (request?.current) {
      request.current.depth += 1;
      return { turn: request.current, leave: createLeave(request, request.current) };
    }
    const release = await this.#queue.acquire(getCurrentCaller());
    try {
      const turn = new Turn(this.#thread, await this.#thread.begin(), this.#idleMs, release);
      const holder = request ?? { current: null };
      holder.current = turn;
      return { turn, leave: createLeave(holder, turn) };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Limits the time of each further statement in the request's current turn. */
  limitStatements(statementMs: number): void {
    const turn = this.#request.getStore()?.current;
    if (turn) turn.statementMs = statementMs;
  }
}

function createLeave(request: { current: Turn | null }, turn: Turn): () => void {
  return () => {
    turn.depth -= 1;
    if (turn.depth > 0) return;
    request.current = null;
    turn.end();
  };
}
