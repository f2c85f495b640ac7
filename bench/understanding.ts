/**
 * Compares the time to understand a brief with another checkout: `node bench/understanding.ts [--against ../other]
 * [--turns 5] [--every 8]`. Products of the golden file are read by both by turns, in processes of their own; a ratio
 * below 1 says that this checkout is faster.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Command } from 'commander';
import * as z from 'zod';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = 3;
const runSchema = z.object({
  startMs: z.number(),
  firstMs: z.number(),
  medianMs: z.number(),
  p95Ms: z.number(),
  languageMs: z.number(),
  productMs: z.number(),
  memoryMb: z.number(),
});
type Run = z.infer<typeof runSchema>;

const { against, turns, every, measure } = new Command('understanding')
  .option('--against <checkout>', 'another checkout, with node_modules of its own')
  .option('--turns <n>', 'processes of each', '5')
  .option('--every <n>', 'products apart', '8')
  .option('--measure <checkout>', 'one measurement, as JSON')
  .parse()
  .opts<{ against?: string; turns: string; every: string; measure?: string }>();

if (measure !== undefined) console.log(JSON.stringify(await measureIn(measure)));
else report(against === undefined ? [HERE] : [against, HERE]);

function report(checkouts: readonly string[]): void {
  console.log(`load ${loadavg()[0]?.toFixed(1)} before the run`);
  const runs = new Map<string, Run[]>(checkouts.map((checkout) => [checkout, []]));
  for (let turn = 0; turn < Number(turns); turn++)
    for (const checkout of checkouts) runs.get(checkout)?.push(runIn(checkout));
  for (const key of keysOf(runSchema.shape)) {
    const figures = checkouts.map((checkout) =>
      median((runs.get(checkout) ?? []).map((run) => run[key])),
    );
    const [before = 0, after] = figures;
    const ratio = after === undefined ? '' : `  ratio ${(after / before).toFixed(2)}`;
    console.log(`${key.padEnd(12)} ${figures.map((ms) => ms.toFixed(3)).join(' → ')}${ratio}`);
  }
}

function keysOf<Shape extends object>(shape: Shape): (keyof Shape & string)[] {
  return Object.keys(shape).filter((key): key is keyof Shape & string => key in shape);
}

function runIn(checkout: string): Run {
  const script = [fileURLToPath(import.meta.url), '--measure', checkout, '--every', every];
  return runSchema.parse(JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8' })));
}

async function measureIn(checkout: string): Promise<Run> {
  const startMs = await processorTime(() => load(checkout));
  const { understandBrief, detectLanguage, understandProduct } = await load(checkout);
  const briefs = goldenBriefs();
  const [first] = briefs;
  const firstMs = await processorTime(() => first && understandBrief(first));
  const memoryMb = process.memoryUsage().rss / 2 ** 20;
  for (const brief of briefs) understandBrief(brief);
  const timesOf = (read: (brief: (typeof briefs)[number]) => unknown) =>
    Array.from({ length: ROUNDS }, () => briefs.map((brief) => wallTime(() => read(brief)))).flat();
  const whole = timesOf(understandBrief);
  return {
    startMs,
    firstMs,
    medianMs: median(whole),
    p95Ms: quantile(whole, 0.95),
    languageMs: median(
      timesOf(({ product, audience }) => detectLanguage(`${product} ${audience}`)),
    ),
    productMs: median(timesOf(({ product }) => understandProduct(product))),
    memoryMb,
  };
}

async function load(checkout: string) {
  const [copywriter, lexicon]: [
    typeof import('@adwright/engine-copywriter'),
    typeof import('@adwright/engine-lexicon'),
  ] = await Promise.all(
    ['copywriter', 'lexicon'].map(
      (name) => import(pathToFileURL(resolve(checkout, `engine/${name}/src/index.ts`)).href),
    ),
  ).then(([first, second]) => [first, second]);
  return { ...copywriter, understandProduct: lexicon.understandProduct };
}

function goldenBriefs() {
  return readFileSync(resolve(HERE, 'golden/briefs/products.txt'), 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && at % Number(every) === 0)
    .map((line) => {
      const [product = '', audience = '', goal = ''] = line.split('\t');
      return { product, audience, goal };
    });
}

/** Milliseconds of processor time, which depends least on other load. */
async function processorTime(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function wallTime(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
