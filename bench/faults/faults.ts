import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { fillDisk } from '../../local/src/testing/small-disk.ts';
import type { PostgresServer } from '../../supabase/tests/postgres-server.ts';
import type { ProcessName, Product } from './product.ts';
import type { Random } from './random.ts';

export interface Fault {
  /**
   * Causes the fault, repairs parts of the product that do not recover by themselves, and returns the fault's
   * name.
   */
  happen(random: Random): Promise<string>;
}

/** Free bytes on a nearly full disk, on which uploads are refused and everything else works. */
const LOW_DISK_BYTES = 300_000_000;

/**
 * Returns the faults that can be injected on this machine.
 * @param diskFolder folder on a separate disk; null if there is no separate disk
 */
export function listFaults({
  product,
  server,
  diskFolder,
}: {
  product: Product;
  server: PostgresServer | undefined;
  diskFolder: string | null;
}): Fault[] {
  const onEverySystem = [
    { happen: () => killEverything(product) },
    { happen: () => killOne(product, 'engine') },
    { happen: () => killOne(product, 'worker') },
    { happen: (random: Random) => freeze(product, random) },
  ];
  const onSmallDisk = diskFolder
    ? [
        { happen: (random: Random) => fillFor(random.integer(3, 12), diskFolder, 0) },
        { happen: (random: Random) => fillFor(random.integer(3, 12), diskFolder, LOW_DISK_BYTES) },
      ]
    : [];
  const onPostgres = server
    ? [
        { happen: () => endConnections(server) },
        { happen: (random: Random) => endConnectionsOften(server, random) },
        { happen: (random: Random) => crash(server, random) },
      ]
    : [];
  return [...onEverySystem, ...onSmallDisk, ...onPostgres];
}

async function killEverything(product: Product): Promise<string> {
  await product.killAll();
  return 'all killed';
}

async function killOne(product: Product, name: ProcessName): Promise<string> {
  const pid = product.pidOf(name);
  if (pid === undefined) return `${name} was down`;
  process.kill(pid, 'SIGKILL');
  return `${name} killed`;
}

/** Freezes a process, which then gets no processor time, as on a machine that swaps. */
async function freeze(product: Product, random: Random): Promise<string> {
  const name = random.pick<ProcessName>(['product', 'engine', 'worker']);
  const pid = product.pidOf(name);
  if (pid === undefined) return `${name} was down`;
  const seconds = random.integer(2, 8);
  process.kill(pid, 'SIGSTOP');
  await sleep(seconds * 1000);
  process.kill(pid, 'SIGCONT');
  return `${name} frozen ${seconds} s`;
}

async function fillFor(seconds: number, folder: string, leaveBytes: number): Promise<string> {
  const release = await fillDisk(folder, leaveBytes);
  await sleep(seconds * 1000);
  await release();
  return `disk ${leaveBytes === 0 ? 'full' : 'low'} ${seconds} s`;
}

async function endConnections(server: PostgresServer): Promise<string> {
  const client = new Client(server.url);
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return `${rowCount} connections ended`;
}

async function endConnectionsOften(server: PostgresServer, random: Random): Promise<string> {
  const times = random.integer(3, 10);
  for (let time = 0; time < times; time += 1) {
    await endConnections(server);
    await sleep(random.integer(50, 600));
  }
  return `connections ended ${times} times`;
}

async function crash(server: PostgresServer, random: Random): Promise<string> {
  const seconds = random.integer(0, 6);
  await server.crash();
  await sleep(seconds * 1000);
  await server.start();
  return `PostgreSQL down ${seconds} s`;
}
