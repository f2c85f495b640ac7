import type { Transferable } from 'node:worker_threads';
import { AppError } from '@adwright/contracts';
import { Piscina } from 'piscina';
import { TaskSlots } from './task-slots.ts';
import { unwrapReply, type WorkerReply } from './worker-reply.ts';

const MIB = 1024 * 1024;
/** A thread's own heap; beyond it the thread dies, not the process. Pictures live outside this heap. */
const THREAD_HEAP_LIMIT_MB = 512;
/** Rendering makes much short-lived garbage; V8's own nursery let two threads grow to 900 MB, this one to 550. */
const THREAD_NURSERY_LIMIT_MB = 12;
/** Fresh threads have taken what they need after so many tasks. */
const MIN_TASKS_BETWEEN_RECYCLES = 20;
/** Fresh threads cost everybody a second: they come again when memory has grown by this factor since the last ones. */
const GROWTH = 1.25;

export interface WorkerPoolOptions {
  /** File of the threads' code; its default export takes a task and gives a {@link WorkerReply}. */
  file: URL;
  size: number;
  /** Counted from the moment a thread takes the task on. */
  taskTimeoutMs: number;
  /** Resident memory of the process, in MiB, above which the threads are replaced. */
  memoryLimitMb: number;
  /** For tests; the process's own otherwise. Bytes. */
  readMemory?: () => number;
}

/**
 * Threads for the heavy work. A thread that crashes or overruns its time costs its own task, and is replaced; when
 * memory has grown (native heaps hardly shrink) fresh threads take over once the old ones have finished.
 */
export class WorkerPool<Task, Value> {
  readonly #options: WorkerPoolOptions;
  readonly #slots: TaskSlots;
  #threads: Piscina<Task, WorkerReply<Value>>;
  #tasksSinceRecycle = 0;
  /** Bytes from which the threads are replaced: what fresh ones could not free is no reason. */
  #replaceFrom: number;
  /** Whether the threads have not yet taken what they need. */
  #isFresh = true;
  readonly #running = new Set<Promise<unknown>>();
  /** Settles when the threads that take over have been started. */
  #renewal: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#replaceFrom = options.memoryLimitMb * MIB;
    this.#slots = new TaskSlots(options.size);
    this.#threads = this.#startThreads();
  }

  /**
   * Runs one task when its turn comes. `transferred` are the parts of the task that move to the thread instead of being
   * copied. @throws {AppError} the task's own, or `provider_failed`
   */
  async run(task: Task, signal: AbortSignal, transferred?: Transferable[]): Promise<Value> {
    const release = await this.#slots.acquire(signal);
    try {
      await this.#renewed();
      const reply = this.#runNow(task, signal, transferred);
      this.#running.add(reply);
      return unwrapReply(await reply.finally(() => this.#running.delete(reply)));
    } finally {
      release();
      this.#recycleWhenGrown();
    }
  }

  /** Whether a task that comes now has to wait for its turn. */
  get isBusy(): boolean {
    return this.#slots.isFull;
  }

  /** Ids of the threads at work, for tests that end one. */
  get threads(): Piscina['threads'] {
    return this.#threads.threads;
  }

  /** Ends all threads; running tasks fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#threads.destroy();
    await this.#renewal;
  }

  async #runNow(
    task: Task,
    signal: AbortSignal,
    transferList?: Transferable[],
  ): Promise<WorkerReply<Value>> {
    const timeout = AbortSignal.timeout(this.#options.taskTimeoutMs);
    try {
      const signals = AbortSignal.any([signal, timeout]);
      return await this.#threads.run(task, { signal: signals, transferList });
    } catch (cause) {
      signal.throwIfAborted();
      const what = timeout.aborted ? 'a task took too long' : 'a thread ended';
      throw new AppError('provider_failed', what, { cause });
    }
  }

  #recycleWhenGrown(): void {
    this.#tasksSinceRecycle += 1;
    if (this.#tasksSinceRecycle < MIN_TASKS_BETWEEN_RECYCLES) return;
    const memory = (this.#options.readMemory ?? process.memoryUsage.rss)();
    if (this.#isFresh) {
      this.#isFresh = false;
      this.#replaceFrom = Math.max(this.#options.memoryLimitMb * MIB, memory * GROWTH);
    }
    if (memory < this.#replaceFrom) return;
    this.#tasksSinceRecycle = 0;
    this.#isFresh = true;
    this.#renewal = this.#renew();
  }

  /** Waits until no threads are being replaced: another renewal may have begun while one was waited for. */
  async #renewed(): Promise<void> {
    let renewal: Promise<void>;
    do {
      renewal = this.#renewal;
      await renewal;
    } while (renewal !== this.#renewal);
  }

  /**
   * One after the other: old and new threads at once would take twice the memory that was too much. Piscina's own `close`
   * counts a finished task once for each of its threads, so that with two at work it may end the second.
   */
  async #renew(): Promise<void> {
    await Promise.allSettled(this.#running);
    await this.#threads.destroy();
    if (!this.#isClosed) this.#threads = this.#startThreads();
  }

  #startThreads(): Piscina<Task, WorkerReply<Value>> {
    const { file, size } = this.#options;
    const threads = new Piscina<Task, WorkerReply<Value>>({
      filename: file.href,
      minThreads: size,
      maxThreads: size,
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: THREAD_HEAP_LIMIT_MB,
        maxYoungGenerationSizeMb: THREAD_NURSERY_LIMIT_MB,
      },
      recordTiming: false,
    });
    // An idle thread that dies is replaced by the pool; without a listener the event would end the process.
    threads.on('error', () => undefined);
    return threads;
  }
}
