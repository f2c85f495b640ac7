/**
 * Measures how the time for reading a product list grows with the list's rows: `node bench/catalogue-rows.ts`.
 * Rows of one product are grouped by their handle (product id), so ten times the rows should take about ten
 * times as long. Comparing all pairs of rows would take a hundred times as long.
 */
import { loadavg } from 'node:os';
import { parseCatalogue } from '../engine/catalogue/src/parse-catalogue.ts';

const COLUMNS = 'Handle,Title,Option1 Value,Variant Inventory Tracker,Variant Price,Image Src\n';
const ROUNDS = 5;

/** Returns the processor time for reading one product list, in seconds: the minimum of several rounds. */
async function measureSeconds(count: number): Promise<number> {
  const lines = Array.from({ length: count }, (_, at) => `p-${at},Product ${at},S,,10,a.jpg\n`);
  const file = Buffer.from(COLUMNS + lines.join(''));
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await parseCatalogue(file);
    least = Math.min(least, process.cpuUsage(before).user / 1e6);
  }
  return least;
}

console.log(`load ${loadavg()[0]?.toFixed(1)}`);
for (const count of [500, 1000, 2500, 5000])
  console.log(`${String(count).padStart(5)} rows  ${(await measureSeconds(count)).toFixed(3)} s`);
