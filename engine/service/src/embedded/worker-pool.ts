import type { Transferable } from 'node:worker_threads';
import { AppError } from '@adwright/contracts';
import { Piscina } from 'piscina';
import { TaskSlots } from './task-slots.ts';
import { unwrapReply, type WorkerReply } from './worker-reply.ts';

const MIB = 1024 * 1024;
/**
 * Maximum V8 heap of a thread in MB; a thread that exceeds it dies without ending the process. Pictures don't
 * count, because they are stored outside the V8 heap.
 */
const THREAD_HEAP_LIMIT_MB = 512;
/**
 * Maximum size of V8's young generation in a thread, in MB. Rendering creates much short-lived garbage: two
 * threads grew to 900 MB with V8's default size, and to 550 MB with the limit.
 */
const THREAD_NURSERY_LIMIT_MB = 12;
/** Number of tasks after which new threads have reached their usual memory use. */
const MIN_TASKS_BETWEEN_RECYCLES = 20;
/**
 * Factor by which memory must grow before the pool replaces its threads again, since replacing them costs every
 * user a second.
 */
const GROWTH = 1.25;

export interface WorkerPoolOptions {
  /**
   * File with the code of the threads. The file's default export takes a task and gives a {@link WorkerReply}.
   * Its export `load` does nothing; calling it proves that the code is loaded.
   */
  file: URL;
  size: number;
  /** Maximum milliseconds of a task, counted from the moment a thread starts it. */
  taskTimeoutMs: number;
  /** Resident memory of the process, in MiB, above which the pool replaces its threads. */
  memoryLimitMb: number;
  /** Measures the resident memory of the process, in bytes. Tests replace this measurement of memory. */
  readMemory?: () => number;
}

/**
 * A thread of the pool, with the generation in which the thread was started. The number of the generation grows
 * when the pool decides to replace all threads.
 */
interface PoolThread<Task, Value> {
  piscina: Piscina<Task | undefined, WorkerReply<Value>>;
  generation: number;
}

/**
 * A pool of threads for heavy work, such as rendering. If a thread crashes or exceeds its time limit, only its
 * current task fails, and the thread is replaced. When memory has grown (native heaps hardly shrink), new
 * threads replace the old threads one by one while the other threads continue.
 */
export class WorkerPool<Task, Value> {
  readonly #options: WorkerPoolOptions;
  readonly #slots: TaskSlots;
  readonly #all = new Set<PoolThread<Task, Value>>();
  /** The idle threads, one for each free slot; a task takes the thread that has been idle longest. */
  readonly #idle: PoolThread<Task, Value>[];
  #tasksSinceRecycle = 0;
  /**
   * Resident memory, in bytes, above which the pool replaces its threads. The limit is higher than the memory
   * of new threads, so that new threads are not replaced again at once.
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
   * Runs a task as soon as a thread is free. `transferred` are the parts of the task that move to the thread
   * instead of being copied.
   * @throws {AppError} the error of the task, or `provider_failed`
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

  /** Whether a task that is submitted now would have to wait for a free thread. */
  get isBusy(): boolean {
    return this.#slots.isFull;
  }

  /** The threads at work, with their ids, for tests that end a thread. */
  get threads(): Piscina['threads'] {
    return [...this.#all].flatMap(({ piscina }) => piscina.threads);
  }

  /** Ends all threads of the pool; running tasks fail. */
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
   * Returns a thread to the idle threads, or replaces it by a new thread. Only one thread is replaced at a
   * time. Replacing all threads at once would make every task wait; running old and new threads together would
   * double the memory.
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
    // the loading.
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
    // Piscina replaces an idle thread that dies; without a listener, the error event would end the process.
    piscina.on('error', () => undefined);
    const thread = { piscina, generation: this.#generation };
    this.#all.add(thread);
    return thread;
  }
}
