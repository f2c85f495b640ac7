import type { Transferable } from 'node:worker_threads';
import { AppError } from '@adwright/contracts';
import { Piscina } from 'piscina';
import { TaskSlots } from './task-slots.ts';
import { unwrapReply, type WorkerReply } from './worker-reply.ts';

const MIB = 1024 * 1024;
/**
 * Maximum V8 heap of a thread in MB; a thread that exceeds it dies without ending the process. Pictures are
 * stored outside the V8 heap.
 */
const THREAD_HEAP_LIMIT_MB = 512;
/**
 * Maximum size of V8's young generation, in MB. Rendering creates much short-lived garbage: two threads grew
 * to 900 MB with V8's default, and to 550 MB with this limit.
 */
const THREAD_NURSERY_LIMIT_MB = 12;
/** Number of tasks after which fresh threads have reached their usual memory use. */
const MIN_TASKS_BETWEEN_RECYCLES = 20;
/**
 * Factor by which memory must grow before threads are replaced again, since replacing them costs every user a
 * second.
 */
const GROWTH = 1.25;

export interface WorkerPoolOptions {
  /**
   * File of the threads' code. Its default export takes a task and gives a {@link WorkerReply}; its export `load` does
   * nothing, and has been called once the code is loaded.
   */
  file: URL;
  size: number;
  /** Maximum milliseconds of a task, counted from the moment a thread starts it. */
  taskTimeoutMs: number;
  /** Resident memory of the process, in MiB, above which the threads are replaced. */
  memoryLimitMb: number;
  /** Reads the resident memory, in bytes. Tests replace it; the default measures the process. */
  readMemory?: () => number;
}

/**
 * A thread, and the generation of the pool in which it was started. The generation counts the pool's decisions
 * to replace all threads.
 */
interface PoolThread<Task, Value> {
  piscina: Piscina<Task | undefined, WorkerReply<Value>>;
  generation: number;
}

/**
 * Threads for the heavy work. A thread that crashes or overruns its time costs its own task, and is replaced.
 * When memory has grown (native heaps hardly shrink), fresh threads replace the old ones one by one while the
 * others continue.
 */
export class WorkerPool<Task, Value> {
  readonly #options: WorkerPoolOptions;
  readonly #slots: TaskSlots;
  readonly #all = new Set<PoolThread<Task, Value>>();
  /** The idle threads, one for each free slot; a task takes the one that has been idle longest. */
  readonly #idle: PoolThread<Task, Value>[];
  #tasksSinceRecycle = 0;
  /**
   * Resident memory, in bytes, above which the threads are replaced. The limit is higher than the memory of
   * fresh threads, so that fresh threads are not replaced again at once.
   */
  #replaceFrom: number;
  /** Whether the threads were replaced recently and have not reached their usual memory use yet. */
  #isFresh = true;
  #generation = 0;
  #isReplacing = false;
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#replaceFrom = options.memoryLimitMb * MIB;
    this.#slots = new TaskSlots(options.size);
    this.#idle = Array.from({ length: options.size }, () => this.#startThread());
  }

  /**
   * Runs one task when its turn comes. `transferred` are the parts of the task that move to the thread instead of being
   * copied. @throws {AppError} the task's own, or `provider_failed`
   */
  async run(task: Task, signal: AbortSignal, transferred?: Transferable[]): Promise<Value> {
    const release = await this.#slots.acquire(signal);
    const thread = this.#idle.shift();
    if (!thread)
      throw new AppError('provider_failed', 'a task was admitted although no thread is idle');
    try {
      return unwrapReply(await this.#runOn(thread, task, signal, transferred));
    } finally {
      this.#recycleWhenGrown();
      void this.#putBack(thread).then(release);
    }
  }

  /** Whether a task that is submitted now has to wait until a thread is free. */
  get isBusy(): boolean {
    return this.#slots.isFull;
  }

  /** Ids of the threads at work, for tests that end one. */
  get threads(): Piscina['threads'] {
    return [...this.#all].flatMap(({ piscina }) => piscina.threads);
  }

  /** Ends all threads; running tasks fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map(({ piscina }) => piscina.destroy()));
  }

  async #runOn(
    { piscina }: PoolThread<Task, Value>,
    task: Task,
    signal: AbortSignal,
    transferList?: Transferable[],
  ): Promise<WorkerReply<Value>> {
    const timeout = AbortSignal.timeout(this.#options.taskTimeoutMs);
    try {
      const signals = AbortSignal.any([signal, timeout]);
      return await piscina.run(task, { signal: signals, transferList });
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
    this.#generation += 1;
  }

  /**
   * Makes a thread idle, or replaces it with a fresh one. Only one is replaced at a time. Replacing all at once would
   * make every task wait; keeping old and new ones together would double the memory.
   */
  async #putBack(thread: PoolThread<Task, Value>): Promise<void> {
    if (thread.generation === this.#generation || this.#isReplacing || this.#isClosed) {
      this.#idle.push(thread);
      return;
    }
    this.#isReplacing = true;
    await thread.piscina.destroy();
    this.#all.delete(thread);
    if (this.#isClosed) return;
    const fresh = this.#startThread();
    // The new thread is loaded before it counts as idle: loading takes a second, and no task should wait for
    // that.
    await fresh.piscina.run(undefined, { name: 'load' }).catch(() => undefined);
    this.#isReplacing = false;
    this.#idle.push(fresh);
  }

  #startThread(): PoolThread<Task, Value> {
    const piscina = new Piscina<Task | undefined, WorkerReply<Value>>({
      filename: this.#options.file.href,
      minThreads: 1,
      maxThreads: 1,
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: THREAD_HEAP_LIMIT_MB,
        maxYoungGenerationSizeMb: THREAD_NURSERY_LIMIT_MB,
      },
      recordTiming: false,
    });
    // An idle thread that dies is replaced by Piscina; without a listener the event would end the process.
    piscina.on('error', () => undefined);
    const thread = { piscina, generation: this.#generation };
    this.#all.add(thread);
    return thread;
  }
}
