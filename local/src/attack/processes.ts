import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type * as z from 'zod';
import type { DatabaseKind } from '../data-service/testing.ts';
import { personSchema, serviceStartSchema } from './process-messages.ts';

const PROGRAM = fileURLToPath(new URL('./service-process.ts', import.meta.url));

const run = promisify(execFile);

/** A data service in a separate process. */
interface ServiceProcess extends z.infer<typeof serviceStartSchema> {
  pid: number;
  newUser(): Promise<z.infer<typeof personSchema>>;
  close(): Promise<void>;
}

export async function startServiceProcess(database: DatabaseKind): Promise<ServiceProcess> {
  const child = fork(PROGRAM, [database], { execArgv: [] });
  const started = serviceStartSchema.parse(await awaitMessage(child));
  return {
    ...started,
    pid: child.pid ?? 0,
    async newUser() {
      child.send('user');
      return personSchema.parse(await awaitMessage(child));
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function awaitMessage(child: ChildProcess): Promise<unknown> {
  const givenUp = new AbortController();
  try {
    const [message] = await Promise.race([
      once(child, 'message', givenUp),
      once(child, 'exit', givenUp).then(() =>
        Promise.reject(new Error('the service ended before it was ready')),
      ),
    ]);
    return message;
  } finally {
    givenUp.abort();
  }
}

/** Returns the memory in megabytes of a process and its descendants. */
export async function readMemory(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(Number))
    .map(([own = 0, parent = 0, kilobytes = 0]) => ({ own, parent, kilobytes }));
  const sum = (root: number): number =>
    rows.filter(({ parent }) => parent === root).reduce((total, { own }) => total + sum(own), 0) +
    (rows.find(({ own }) => own === root)?.kilobytes ?? 0);
  return sum(pid) / 1024;
}
