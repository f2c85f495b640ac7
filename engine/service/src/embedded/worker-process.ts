import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AppError } from '@adwright/contracts';
import { TaskSlots } from './task-slots.ts';
import { unwrapReply, type WorkerReply } from './worker-reply.ts';

export interface WorkerProcessOptions {
  /** File of the program, which must call {@link answerParent}. */
  file: URL;
  /** Maximum milliseconds of a task, counted from the moment at which the process gets the task. */
  taskTimeoutMs: number;
  /** Milliseconds without a task after which the process ends; the next task starts a new process. */
  idleTimeoutMs: number;
}

/**
 * Runs work in native code in a separate process, one task at a time. Native code in a thread can't be stopped
 * without ending the whole program, and its memory is freed only when a process ends. If the process crashes or
 * exceeds the time limit, only its current task fails; the next task starts another process.
 */
export class WorkerProcess<Task extends Serializable, Value> {
  readonly #options: WorkerProcessOptions;
  readonly #slot = new TaskSlots(1);
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WorkerProcessOptions) {
    this.#options = options;
  }

  /**
   * Runs a task when all earlier tasks have ended.
   * @throws {AppError} the error of the task, or `provider_failed`
   */
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

  /** The id of the process; undefined while no process runs. */
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
        throw new Error(`the process exited with code ${code}`);
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
    // The listener is empty on purpose: without a listener, Node would end the engine on the `error` event of
    // the child process. After an error, the `exit` event of the child process fails the running task.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    return child;
  }
}
