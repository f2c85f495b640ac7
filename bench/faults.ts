/**
 * Injects faults into the whole product for minutes while simulated users act, and audits the product's data
 * once a minute. The seed makes the faults repeatable: killed processes, frozen processes, a full disk and, on
 * PostgreSQL, ended connections and servers.
 *
 * node bench/faults.ts [--minutes 30] [--seed 1] [--people 3] [--postgres]
 *
 * Exits with 1 if an audit found a fault. To fill the disk, the script needs a user who may mount a disk in
 * memory (root on Linux).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { mountSmallDisk } from '../local/src/testing/small-disk.ts';
import { startPostgres } from '../supabase/tests/postgres-server.ts';
import { audit } from './faults/audit.ts';
import { listFaults } from './faults/faults.ts';
import { FaultUser, signUp } from './faults/people.ts';
import { startProduct } from './faults/product.ts';
import { createRandom } from './faults/random.ts';

const DISK_MEGABYTES = 1500;
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const FAULT_EVERY_MS = [4 * SECOND_MS, 14 * SECOND_MS] as const;

const flags = new Command('faults')
  .option('--minutes <n>', 'how long', '30')
  .option('--seed <n>', 'of the faults and of what people do', '1')
  .option('--people <n>', 'who use it at the same time', '3')
  .option('--postgres', 'on a real PostgreSQL')
  .parse()
  .opts<{ minutes: string; seed: string; people: string; postgres?: boolean }>();

const random = createRandom(Number(flags.seed));
const disk = await mountSmallDisk(DISK_MEGABYTES);
const folder = disk?.folder ?? (await mkdtemp(path.join(tmpdir(), 'adwright-faults-')));
const server = flags.postgres ? await startPostgres() : undefined;
const product = await startProduct({ dataDir: path.join(folder, 'data'), server });
try {
  process.exitCode = (await breakAndAudit()) === 0 ? 0 : 1;
} finally {
  await product.stop();
  await server?.stop();
  await (disk ? disk.remove() : rm(folder, { recursive: true, force: true }));
}

/** @returns the number of faults that the audits found */
async function breakAndAudit(): Promise<number> {
  const people: FaultUser[] = [];
  for (let at = 0; at < Number(flags.people); at += 1)
    people.push(
      new FaultUser(product, await signUp(product), createRandom(random.integer(1, 1e9))),
    );
  const faults = listFaults({ product, server, diskFolder: disk ? folder : null });
  const using = people.map((person) => person.use());

  console.log(
    `seed ${flags.seed}, ${flags.people} people, ${server ? 'PostgreSQL' : 'PGlite'}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  let found = 0;
  const began = Date.now();
  for (let minute = 1; minute <= Number(flags.minutes); minute += 1) {
    const happened: string[] = [];
    let slowestMs = 0;
    do {
      await sleep(random.integer(...FAULT_EVERY_MS));
      const fault = random.pick(faults);
      const name = await fault.happen(random);
      const broke = performance.now();
      await product.untilItWorks();
      slowestMs = Math.max(slowestMs, performance.now() - broke);
      happened.push(name);
    } while (Date.now() < began + minute * MINUTE_MS);
    const report = await audit(product, people);
    found += report.findings.length;
    const { done, refused, cut } = report.counts;
    console.log(
      `minute ${minute}: ${happened.join(', ')} | ${done} done, ${refused} refused, ${cut} cut off | works again after ${(slowestMs / SECOND_MS).toFixed(1)} s at most | ${report.checked} | ${report.findings.length === 0 ? 'all right' : 'FOUND'}`,
    );
    for (const finding of report.findings) console.log(`  ${finding}`);
  }
  for (const person of people) person.stop();
  await Promise.all(using);
  console.log(found === 0 ? 'nothing found' : `${found} findings`);
  return found;
}
