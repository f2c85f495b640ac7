import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

interface ProcessBounds {
  heapMb: number;
  timeoutMs: number;
}

/**
 * Milliseconds after its start during which a process has normal priority. A small file is read within this
 * time even on a busy machine. A process with low priority may need a minute only to start.
 */
const NORMAL_PRIORITY_MS = 5000;

/**
 * Lowers the priority of a process that runs for longer than most files need. Pages and previews for waiting
 * users then take precedence over the reading of large files.
 * @param delayMs milliseconds after which the priority is lowered
 */
export function lowerPriorityLater(child: ChildProcess, delayMs = NORMAL_PRIORITY_MS): void {
  const lower = () => {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  };
  const timer = setTimeout(lower, delayMs).unref();
  child.once('exit', () => clearTimeout(timer));
}

/**
 * Sends one message to a separate process and returns its only answer. In a separate process, a hostile file
 * can't affect other work. A worker thread would not be enough, because a thread that exceeds its memory
 * limit ends the whole engine. The promise rejects if the process ends, fails or exceeds its limits.
 * @param program path of the module that the process runs
 */
export async function askProcess(
  program: string,
  message: object,
  { heapMb, timeoutMs }: ProcessBounds,
): Promise<unknown> {
  const child = start(program, heapMb);
  try {
    lowerPriorityLater(child);
    return await exchange(child, message, AbortSignal.timeout(timeoutMs));
  } finally {
    child.kill('SIGKILL');
  }
}

/** Milliseconds after which an idle process of the pool is ended. */
const IDLE_MS = 60_000;

/**
 * Sends messages to a program as {@link askProcess} does, but reuses its process. Starting a process takes
 * longer than most messages. A process that fails or exceeds its limits ends, and the next message starts a
 * new process.
 */
export class ProcessPool {
  readonly #program: string;
  readonly #bounds: ProcessBounds;
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();

  constructor(program: string, bounds: ProcessBounds) {
    this.#program = program;
    this.#bounds = bounds;
  }

  /** The promise rejects with the signal's reason, or with an error if the process fails. */
  async ask(message: object, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const child = this.#take();
    try {
      const limits = AbortSignal.any([signal, AbortSignal.timeout(this.#bounds.timeoutMs)]);
      const answer = await exchange(child, message, limits);
      this.#keep(child);
      return answer;
    } catch (error) {
      child.kill('SIGKILL');
      signal.throwIfAborted();
      throw error;
    }
  }

  #take(): ChildProcess {
    for (const [child, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(child);
      if (child.connected) {
        child.ref();
        child.channel?.ref();
        return child;
      }
    }
    return start(this.#program, this.#bounds.heapMb);
  }

  #keep(child: ChildProcess): void {
    const end = () => {
      this.#idle.delete(child);
      child.kill('SIGKILL');
    };
    this.#idle.set(child, setTimeout(end, IDLE_MS).unref());
    // An idle process of the pool must not keep the engine running. The process itself ends when the channel
    // to the engine closes.
    child.unref();
    child.channel?.unref();
  }
}

function start(program: string, heapMb: number): ChildProcess {
  return fork(program, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function exchange(child: ChildProcess, message: object, limits: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', answer).off('error', fail).off('exit', end);
      limits.removeEventListener('abort', abort);
      act();
    };
    const answer = (value: unknown) => settle(() => resolve(value));
    const fail = (error: Error) => settle(() => reject(error));
    const end = () => fail(new Error('the process ended without an answer'));
    const abort = () => settle(() => reject(limits.reason));
    child.once('message', answer).once('error', fail).once('exit', end);
    limits.addEventListener('abort', abort, { once: true });
    child.send(message);
  });
}
