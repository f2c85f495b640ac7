import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CONNECTION_LOST, createDatabaseError, NOT_READY, SHUT_DOWN } from './outage.ts';
import type { ErrorFields, Message, Outcome, ThreadStart, Work } from './pglite-messages.ts';

const WORKER = new URL('./pglite-worker.ts', import.meta.url);

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** Milliseconds after which a request that waits for the database to reopen gets an error. */
const LONGEST_WAIT_MS = 10_000;
/** Maximum milliseconds that closing the database may take before the thread is terminated without closing. */
const CLOSE_MS = 5000;

export const QUERY_CANCELED = '57014';

interface Pending {
  // `resolve` is a method and not a function property: its looser type check lets statements with different row
  // types share a list.
  resolve(outcome: Outcome<unknown>): void;
  reject(error: Error): void;
}

/**
 * Runs PGlite on a separate thread, so that a statement that runs for seconds, or for ever, blocks no other
 * request. A thread that must be ended, or may have corrupt memory, is replaced by a new thread that opens the
 * same files. The files contain every committed change.
 */
export class PgliteThread {
  readonly #start: ThreadStart;
  readonly #report: (line: string) => void;
  #worker: Worker;
  #ready: Promise<void>;
  /** Number of times that the thread was replaced; a transaction from before the last replacement is lost. */
  #epoch = 0;
  #nextId = 1;
  #closing = false;
  #isOpen = false;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();

  private constructor(start: ThreadStart, report: (line: string) => void) {
    this.#start = start;
    this.#report = report;
    const { worker, ready } = this.#begin();
    this.#worker = worker;
    this.#ready = ready;
  }

  /** @throws {Error} Thrown when the folder can't be opened as a database; the message contains the reason. */
  static async open(start: ThreadStart, report: (line: string) => void): Promise<PgliteThread> {
    const thread = new PgliteThread(start, report);
    try {
      await thread.#ready;
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
    return thread;
  }

  /**
   * Waits until the database answers.
   * @returns the number of the current thread, which `run` needs
   * @throws an error in the database's format, when the database does not become available in time
   */
  async begin(): Promise<number> {
    const givenUp = new AbortController();
    const tooLong = delay(LONGEST_WAIT_MS, undefined, { signal: givenUp.signal, ref: false });
    try {
      await Promise.race([
        this.#ready,
        tooLong.then(
          () => Promise.reject(createNotReady()),
          () => {},
        ),
      ]);
    } finally {
      givenUp.abort();
    }
    return this.#epoch;
  }

  isReplaced(epoch: number): boolean {
    return epoch !== this.#epoch;
  }

  /** @throws the database's error; after a replacement of the thread, an error in the database's format */
  run<Row = Record<string, unknown>>(work: Work, epoch: number): Promise<Outcome<Row>> {
    if (this.isReplaced(epoch)) return Promise.reject(createConnectionLost());
    return this.#send(work);
  }

  /** Calls `onNotification` with the payload of each notification, even after the thread was replaced. */
  async listen(
    channel: string,
    epoch: number,
    onNotification: (payload: string) => void,
  ): Promise<void> {
    const known = this.#listeners.get(channel);
    if (known) {
      known.add(onNotification);
      return;
    }
    this.#listeners.set(channel, new Set([onNotification]));
    await this.run({ kind: 'listen', channel }, epoch);
  }

  async unlisten(
    channel: string,
    epoch: number,
    onNotification: (payload: string) => void,
  ): Promise<void> {
    const known = this.#listeners.get(channel);
    known?.delete(onNotification);
    if (known?.size !== 0) return;
    this.#listeners.delete(channel);
    await this.run({ kind: 'unlisten', channel }, epoch);
  }

  /** Ends the database's thread and the statement that it runs; waiting statements continue in a new thread. */
  replace(epoch: number, fields: ErrorFields): void {
    if (this.isReplaced(epoch) || this.#closing) return;
    this.#epoch += 1;
    this.#report(`The database is opened again: ${fields.message}`);
    this.#fail(createDatabaseError(fields));
    this.#ready = this.#restart(this.#worker);
    // Callers that await `#ready` get this error; without a handler, the rejection would end the process if no
    // caller waits.
    this.#ready.catch(() => {});
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    await this.#ready.catch(() => {});
    const closed = this.#send({ kind: 'close' }).catch(() => {});
    await Promise.race([closed, delay(CLOSE_MS, undefined, { ref: false })]);
    await this.#worker.terminate();
    this.#fail(shutDown());
  }

  #send<Row>(work: Work): Promise<Outcome<Row>> {
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise<Outcome<Row>>((resolve, reject) => {
      this.#pending.set(id, {
        resolve: (outcome: Outcome<Row>) => resolve(outcome),
        reject,
      });
      this.#worker.postMessage({ id, work });
    });
  }

  #begin(): { worker: Worker; ready: Promise<void> } {
    const worker = new Worker(WORKER, {
      workerData: this.#start,
      // The database's thread must not inherit Node's flags, such as those of a program given as text
      // (`--eval`).
      execArgv: [],
    });
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'broken') reject(new Error(message.reason));
        this.#onMessage(worker, message);
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('The database has stopped.')));
    });
    worker.on('error', (error) => this.#onEnd(worker, String(error)));
    worker.on('exit', () => this.#onEnd(worker, 'its thread stopped'));
    return { worker, ready };
  }

  #onMessage(worker: Worker, message: Message): void {
    if (worker !== this.#worker) return;
    switch (message.kind) {
      case 'done':
        this.#take(message.id)?.resolve(message.outcome);
        return;
      case 'failed':
        this.#take(message.id)?.reject(createDatabaseError(message.error));
        return;
      case 'notified':
        for (const call of this.#listeners.get(message.channel) ?? []) call(message.payload);
        return;
      case 'broken':
        this.#onEnd(worker, message.reason);
        return;
      case 'ready':
        this.#isOpen = true;
    }
  }

  /**
   * Replaces a thread that has ended. A thread that never opened the database is not replaced; its waiting
   * callers get the error.
   */
  #onEnd(worker: Worker, reason: string): void {
    if (worker !== this.#worker || !this.#isOpen) return;
    this.replace(this.#epoch, { message: `The database failed: ${reason}`, code: CONNECTION_LOST });
  }

  async #restart(broken: Worker): Promise<void> {
    this.#isOpen = false;
    // The broken thread must end first, because two threads would destroy the data folder.
    await broken.terminate();
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)) {
      if (this.#closing) throw shutDown();
      const { worker, ready } = this.#begin();
      this.#worker = worker;
      try {
        await ready;
        for (const channel of this.#listeners.keys()) await this.#send({ kind: 'listen', channel });
        return;
      } catch (error) {
        this.#report(`The database can't be opened: ${error}. Trying again in ${retryMs} ms.`);
        await worker.terminate();
        await delay(retryMs);
      }
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #fail(error: Error): void {
    const all = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of all) reject(error);
  }
}

function createConnectionLost(): Error {
  return createDatabaseError({ message: 'The transaction was lost.', code: CONNECTION_LOST });
}

function shutDown(): Error {
  return createDatabaseError({ message: 'The database is shutting down.', code: SHUT_DOWN });
}

function createNotReady(): Error {
  return createDatabaseError({ message: 'The database is starting.', code: NOT_READY });
}
