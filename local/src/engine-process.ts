import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger, type Logger } from '@adwright/engine-service/logger';
import { NODE_FLAGS, PROCESS_ENVIRONMENT } from '@adwright/engine-service/process-settings';
import { type LogFile, openLogFile } from './log-file/log-file.ts';

interface EngineProcessOptions {
  /** URL of the engine; null for a worker, which serves no requests. */
  url: string | null;
  /** Name of the process in messages about the start. */
  name: string;
  /** Environment variables in addition to those of this process, such as keys of AI providers. */
  environment: Record<string, string>;
  /** Folder of the log file to which the process's output is written. */
  logFolder: string;
  /** Receives a line of text when the process was restarted. */
  report: (line: string) => void;
}

export interface EngineProcess {
  close(): Promise<void>;
}

const MAIN = path.resolve(import.meta.dirname, '../../engine/service/src/main.ts');
const EXIT_WITH_PARENT = import.meta.resolve('./exit-with-parent.ts');

const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 15_000;
/** Time in milliseconds without a crash after which the next restart has only the first, shortest delay. */
const STEADY_MS = 60_000;
/**
 * The time limit of a start is long, because the first start on a busy machine compiles 1,500 files. Maximum
 * milliseconds until a started process answers; a process that crashes ends the wait sooner.
 */
const START_TIMEOUT_MS = 240_000;
const PROBE_MS = 150;
/** Maximum milliseconds for stopping the process; longer than the engine's grace period for running jobs. */
const STOP_TIMEOUT_MS = 8000;

/**
 * Runs the engine as a separate process and restarts it after a crash: a picture that exhausts its memory must
 * not stop sign-in and gallery. Resolves when the process answers.
 * @throws {Error} Thrown when the process does not answer in time.
 */
export async function startEngineProcess(options: EngineProcessOptions): Promise<EngineProcess> {
  const name = options.name.replaceAll(' ', '-');
  const log = await openLogFile({ folder: options.logFolder, name });
  const supervisor = new Supervisor(options, log);
  try {
    if (options.url) await waitUntilHealthy(options.url, log, supervisor);
  } catch (error) {
    await supervisor.close();
    throw error;
  }
  return { close: () => supervisor.close() };
}

class Supervisor {
  readonly #options: EngineProcessOptions;
  readonly #log: LogFile;
  readonly #logger: Logger;
  #child: ChildProcess;
  #startedAt = 0;
  #restartMs = FIRST_RESTART_MS;
  #restart: NodeJS.Timeout | null = null;
  #closing = false;
  crashes = 0;

  constructor(options: EngineProcessOptions, log: LogFile) {
    this.#options = options;
    this.#log = log;
    this.#logger = createLogger(log.write);
    this.#child = this.#start();
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.#log.close();
  }

  async #stop(): Promise<void> {
    this.#closing = true;
    if (this.#restart) clearTimeout(this.#restart);
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const lastResort = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(lastResort);
  }

  #start(): ChildProcess {
    this.#startedAt = performance.now();
    const child = spawn(process.execPath, [...NODE_FLAGS, '--import', EXIT_WITH_PARENT, MAIN], {
      env: { ...PROCESS_ENVIRONMENT, ...process.env, ...this.#options.environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#logLines(child.stdout);
    this.#logLines(child.stderr);
    child.once('exit', (code, signal) => this.#onExit(signal ?? `code ${code}`));
    return child;
  }

  /**
   * The engine's own logger writes short lines without users' data; Node.js prints other lines when it crashes.
   */
  #logLines(output: Readable | null): void {
    if (!output) return;
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('{"level":')) this.#log.write(`${line}\n`);
      else this.#logger.error('process.output', { text: line });
    });
  }

  #onExit(reason: string): void {
    if (this.#closing) return;
    this.crashes += 1;
    if (performance.now() - this.#startedAt > STEADY_MS) this.#restartMs = FIRST_RESTART_MS;
    this.#options.report(
      `The ${this.#options.name} stopped (${reason}); starting it again in ${this.#restartMs / 1000} s.`,
    );
    this.#restart = setTimeout(() => {
      this.#child = this.#start();
    }, this.#restartMs);
    this.#restartMs = Math.min(this.#restartMs * 2, LONGEST_RESTART_MS);
  }
}

const CRASHES_TO_GIVE_UP = 3;

async function waitUntilHealthy(url: string, log: LogFile, supervisor: Supervisor): Promise<void> {
  const began = performance.now();
  while (!(await isHealthy(url))) {
    if (supervisor.crashes >= CRASHES_TO_GIVE_UP) {
      throw new Error(`The engine does not start. Its output is in ${log.path}`);
    }
    if (performance.now() - began > START_TIMEOUT_MS) {
      throw new Error(
        `The engine has not answered for ${START_TIMEOUT_MS / 60_000} minutes. If this machine is busy, run the command again; else look into ${log.path}`,
      );
    }
    await delay(PROBE_MS);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
