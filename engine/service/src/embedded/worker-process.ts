import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AppError } from '@adwright/contracts';
import { TaskSlots } from './task-slots.ts';
import { unwrapReply, type WorkerReply } from './worker-reply.ts';

export interface WorkerProcessOptions {
  /** File of the program, which calls {@link answerParent}. */
  file: URL;
  /** Counted from the moment the process gets the task. */
  taskTimeoutMs: number;
  /** The process ends when it had no task for so long; the next task starts one. */
  idleTimeoutMs: number;
}

/**
 * A process of its own for work in native code, one task at a time: code that a thread could not be stopped in without the
 * whole program, and whose memory only the end of a process gives back. A process that crashes or overruns its time costs
 * its own task, and the next one starts another.
 */
export class WorkerProcess<Task extends Serializable, Value> {
  readonly #options: WorkerProcessOptions;
  readonly #slot = new TaskSlots(1);
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WorkerProcessOptions) {
    this.#options = options;
  }

  /** Runs one task when its turn comes. @throws {AppError} the task's own, or `provider_failed` */
  async run(task: Task, signal: AbortSignal): Promise<Value> {
    const release = await this.#slot.acquire(signal);
    clearTimeout(this.#idle);
    try {
      return unwrapReply(await this.#ask(task, signal));
    } finally {
      this.#idle = setTimeout(() => this.close(), this.#options.idleTimeoutMs).unref();
      release();
    }
  }

  /** Its process id, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends the process; a running task fails. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #ask(task: Task, signal: AbortSignal): Promise<WorkerReply<Value>> {
    const timeout = AbortSignal.timeout(this.#options.taskTimeoutMs);
    const settled = new AbortController();
    const heard = { signal: AbortSignal.any([signal, timeout, settled.signal]) };
    try {
      const child = this.#running();
      const answer = once(child, 'message', heard);
      const end = once(child, 'exit', heard).then(([code]) => {
        throw new Error(`the process ended with ${code}`);
      });
      child.send(task);
      const [reply] = await Promise.race([answer, end]);
      return reply;
    } catch (cause) {
      this.close();
      signal.throwIfAborted();
      const what = timeout.aborted ? 'a task took too long' : 'a process ended';
      throw new AppError('provider_failed', what, { cause });
    } finally {
      settled.abort();
    }
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const child = fork(fileURLToPath(this.#options.file), { serialization: 'advanced' });
    // Its end is heard by the task that it has, if any; without a listener the event would end this program.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    return child;
  }
}
