import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { loadSecrets } from '../../local/src/data-service/secrets.ts';
import { buildLocalUrl, type Ports, readEnvironment } from '../../local/src/ports.ts';
import type { PostgresServer } from '../../supabase/tests/postgres-server.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const PROBE_MS = 250;
/** Milliseconds after which an unavailable product counts as unable to recover. */
const LONGEST_MS = 180_000;

export type ProcessName = 'product' | 'engine' | 'worker';

/**
 * A product that runs as with `npm start`, with one worker. A test can kill each of the product's processes.
 */
export interface Product {
  url: string;
  engineUrl: string;
  mailboxUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Returns unexpected exits and reports of processes since the last call. */
  takeSurprises(): string[];
  pidOf(name: ProcessName): number | undefined;
  /** Kills all processes of the product, and starts the product again. */
  killAll(): Promise<void>;
  /**
   * Resolves when the data service and the engine both answer.
   * @throws if the data service or the engine does not answer within the time limit
   */
  untilItWorks(): Promise<void>;
  /** Runs one SQL statement as the database's owner. */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

export async function startProduct({
  dataDir,
  server,
}: {
  dataDir: string;
  server: PostgresServer | undefined;
}): Promise<Product> {
  const { ports } = readEnvironment({ ...process.env, ADWRIGHT_DATA_DIR: dataDir }, REPOSITORY);
  const surprises: string[] = [];
  let isOurs = false;
  let main: ChildProcess;
  const start = () => {
    isOurs = false;
    main = spawn(process.execPath, ['local/src/main.ts', '--workers', '1'], {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        ADWRIGHT_DATA_DIR: dataDir,
        ...(server && { DATABASE_URL: server.url }),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let lastWords = '';
    main.stderr?.on('data', (text) => {
      lastWords = `${lastWords}${text}`.slice(-1500);
    });
    main.once('exit', (code, signal) => {
      if (isOurs) return;
      surprises.push(`the product ended with ${signal ?? code}: ${lastWords}`);
      setTimeout(start, 1000);
    });
  };
  start();
  const urls = listAddresses(ports);
  const untilItWorks = async () => {
    const deadline = Date.now() + LONGEST_MS;
    while (!(await works(urls))) {
      if (Date.now() > deadline) throw new Error('the product did not recover in time');
      await sleep(PROBE_MS);
    }
  };
  await untilItWorks();
  const secrets = await loadSecrets(dataDir);
  return {
    ...urls,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    takeSurprises: () => surprises.splice(0),
    pidOf: (name) => (name === 'product' ? main.pid : findChild(main.pid, name)),
    async killAll() {
      isOurs = true;
      const gone = once(main, 'exit');
      if (main.kill('SIGKILL')) await gone;
      start();
    },
    untilItWorks,
    query: (sql, values = []) => ask(server?.url, urls.url, secrets.secretKey, sql, values),
    async stop() {
      isOurs = true;
      const gone = once(main, 'exit');
      if (main.kill('SIGTERM')) await gone;
    },
  };
}

function listAddresses(ports: Ports) {
  return {
    url: buildLocalUrl(ports.dataService),
    engineUrl: buildLocalUrl(ports.engine),
    mailboxUrl: buildLocalUrl(ports.mailbox),
  };
}

async function works({ url, engineUrl }: { url: string; engineUrl: string }): Promise<boolean> {
  const answers = await Promise.all(
    [`${url}/health`, `${engineUrl}/health`].map((address) =>
      fetch(address, { signal: AbortSignal.timeout(5000) }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.ok;
        },
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}

/**
 * Returns the process id of the product's engine or worker; the engine is the first child process. A worker is
 * recognised by its environment variables.
 */
function findChild(parent: number | undefined, name: 'engine' | 'worker'): number | undefined {
  if (parent === undefined) return undefined;
  const list = execFileSync('ps', ['axeww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of list.split('\n')) {
    const [, pid, parentPid] = /^\s*(\d+)\s+(\d+)/.exec(line) ?? [];
    if (Number(parentPid) !== parent || !line.includes('engine/service/src/main.ts')) continue;
    if (line.includes('ENGINE_ROLE=worker') === (name === 'worker')) return Number(pid);
  }
  return undefined;
}

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

async function ask(
  databaseUrl: string | undefined,
  url: string,
  secretKey: string,
  text: string,
  values: unknown[],
): Promise<Record<string, unknown>[]> {
  if (databaseUrl) {
    const { Client } = await import('pg');
    const client = new Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query(text, values);
    await client.end();
    return rows;
  }
  const answer = await fetch(`${url}/queue/v1/sql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, values }),
  });
  return rowsSchema.parse(await answer.json()).rows;
}
