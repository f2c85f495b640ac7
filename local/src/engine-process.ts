import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NODE_FLAGS, PROCESS_ENVIRONMENT } from '@adwright/engine-service/process-settings';

export interface EngineProcessOptions {
  /** Where it answers; null for a worker, which is not waited for. */
  url: string | null;
  /** What reports call it. */
  name: string;
  /** Beside what this process has itself, such as keys of AI providers. */
  environment: Record<string, string>;
  /** The engine's own words since this start go here. */
  logFile: string;
  /** Told when it was started again. */
  report: (line: string) => void;
}

export interface EngineProcess {
  close(): Promise<void>;
}

const MAIN = path.resolve(import.meta.dirname, '../../engine/service/src/main.ts');
const EXIT_WITH_PARENT = import.meta.resolve('./exit-with-parent.ts');

const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 15_000;
/** After this long without a crash the next restart is quick again. */
const STEADY_MS = 60_000;
const START_TIMEOUT_MS = 90_000;
const PROBE_MS = 150;
/** Longer than the engine gives running jobs to end. */
const STOP_TIMEOUT_MS = 8000;

/**
 * Runs the engine as a process of its own and starts it again when it crashes, so that a picture too many takes down
 * neither sign-in nor gallery. Resolves when it answers.
 * @throws {Error} when it never does.
 */
export async function startEngineProcess(options: EngineProcessOptions): Promise<EngineProcess> {
  const supervisor = new Supervisor(options);
  try {
    if (options.url) await waitUntilHealthy(options.url, options.logFile, supervisor);
  } catch (error) {
    await supervisor.close();
    throw error;
  }
  return { close: () => supervisor.close() };
}

class Supervisor {
  readonly #options: EngineProcessOptions;
  readonly #log: number;
  #child: ChildProcess;
  #startedAt = 0;
  #restartMs = FIRST_RESTART_MS;
  #restart: NodeJS.Timeout | null = null;
  #closing = false;
  crashes = 0;

  constructor(options: EngineProcessOptions) {
    this.#options = options;
    mkdirSync(path.dirname(options.logFile), { recursive: true });
    this.#log = openSync(options.logFile, 'w');
    this.#child = this.#start();
  }

  async close(): Promise<void> {
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
    this.#startedAt = Date.now();
    const child = spawn(process.execPath, [...NODE_FLAGS, '--import', EXIT_WITH_PARENT, MAIN], {
      env: { ...PROCESS_ENVIRONMENT, ...process.env, ...this.#options.environment },
      stdio: ['ignore', this.#log, this.#log, 'ipc'],
    });
    child.once('exit', (code, signal) => this.#onExit(signal ?? `code ${code}`));
    return child;
  }

  #onExit(reason: string): void {
    if (this.#closing) return;
    this.crashes += 1;
    if (Date.now() - this.#startedAt > STEADY_MS) this.#restartMs = FIRST_RESTART_MS;
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

async function waitUntilHealthy(
  url: string,
  logFile: string,
  supervisor: Supervisor,
): Promise<void> {
  const began = Date.now();
  while (!(await isHealthy(url))) {
    if (supervisor.crashes >= CRASHES_TO_GIVE_UP || Date.now() - began > START_TIMEOUT_MS) {
      throw new Error(`The engine does not start. What it said stands in ${logFile}`);
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
