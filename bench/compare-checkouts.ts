/**
 * Compares the processor time for making ads between two checkouts of the repository. Runs in the two checkouts
 * alternate, so that a busy machine slows both checkouts equally. Run: node bench/compare-checkouts.ts OTHER
 * [--turns=5] [--ads=30]; the folder OTHER needs its own node_modules.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { NODE_FLAGS } from '@adwright/engine-service/process-settings';
import { Command } from 'commander';
import * as z from 'zod';

/**
 * Possible paths of each source file that is measured: the present path, and the path before the engine was
 * split into packages.
 */
const SOURCES = {
  renderAd: ['engine/ads/src/index.ts', 'engine/src/embedded/ad/render-ad.ts'],
  writeAdCopy: ['engine/copywriter/src/index.ts', 'engine/src/embedded/copy/write-ad-copy.ts'],
};
const BRIEFS = [
  ['Handmade ceramic mugs', 'Coffee lovers', 'happiness', 'product showcase'],
  ['Trail running shoes', 'Weekend runners', 'excitement', 'problem-solution'],
  ['Natural face serum', 'Women over 30', 'trust', 'testimonial'],
  ['Project management software', 'Small agencies', 'curiosity', 'comparison'],
  ['Wooden dining tables', 'Young families', 'exclusivity', 'product showcase'],
  ['Massage vouchers', 'Busy parents', 'urgency', 'product showcase'],
] as const;
const HERE = fileURLToPath(new URL('..', import.meta.url));
const runSchema = z.object({
  startMs: z.number(),
  adsMs: z.number(),
  peakMb: z.number(),
  hash: z.string(),
});

const command = new Command('compare-checkouts')
  .argument('<checkout>')
  .option('--turns <n>', 'measurements of each', '5')
  .option('--ads <n>', 'ads in a measurement', '30')
  .option('--measure')
  .parse();
const values = command.opts<{ turns: string; ads: string; measure?: boolean }>();
const other = String(command.args[0]);
if (values.measure) console.log(JSON.stringify(await measure(other, Number(values.ads))));
else compare(other, Number(values.turns));

function compare(checkout: string, turns: number): void {
  console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run`);
  const [theirs, ours]: z.infer<typeof runSchema>[][] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    theirs?.push(runIn(checkout));
    ours?.push(runIn(HERE));
  }
  for (const key of ['startMs', 'adsMs', 'peakMb'] as const) {
    const [before, after] = [theirs, ours].map((runs) =>
      median(runs?.map((run) => run[key]) ?? []),
    );
    const change = (((after ?? 0) / (before ?? 1) - 1) * 100).toFixed(1);
    console.log(`${key.padEnd(8)} ${before?.toFixed(0)} → ${after?.toFixed(0)}  ${change} %`);
  }
  const same = theirs?.[0]?.hash === ours?.[0]?.hash;
  console.log(same ? 'The ads are equal.' : 'The ads differ.');
}

/** Each run is a separate process with this checkout's settings, so that only the code differs. */
function runIn(checkout: string): z.infer<typeof runSchema> {
  const script = [fileURLToPath(import.meta.url), checkout, '--measure', `--ads=${values.ads}`];
  return runSchema.parse(
    JSON.parse(execFileSync(process.execPath, [...NODE_FLAGS, ...script], { encoding: 'utf8' })),
  );
}

async function measure(checkout: string, ads: number): Promise<z.infer<typeof runSchema>> {
  const began = process.cpuUsage();
  const { renderAd }: typeof import('@adwright/engine-ads') = await load(checkout, 'renderAd');
  const { writeAdCopy }: typeof import('@adwright/engine-copywriter') = await load(
    checkout,
    'writeAdCopy',
  );
  const start = process.cpuUsage(began);
  const hash = createHash('sha256');
  const adOf = async (number: number) => {
    const [product, audience, emotion, adType] = BRIEFS[number % BRIEFS.length] ?? BRIEFS[0];
    const brief = { product, audience, goal: 'More online orders', emotion, adType, prompt: '' };
    const format = number % 2 ? 'story' : 'square';
    const copy = writeAdCopy(brief, number, 0);
    hash.update((await renderAd({ brief, copy, format, seed: number, variation: 0 })).jpeg);
  };
  await adOf(0);
  const warm = process.cpuUsage();
  for (let number = 1; number <= ads; number++) await adOf(number);
  return {
    startMs: start.user / 1000,
    adsMs: process.cpuUsage(warm).user / 1000,
    peakMb: process.resourceUsage().maxRSS / 1024,
    hash: hash.digest('hex'),
  };
}

function load(checkout: string, name: keyof typeof SOURCES) {
  const file = SOURCES[name]
    .map((path) => resolve(checkout, path))
    .find((path) => existsSync(path));
  if (!file) throw new Error(`${checkout} has no ${name}`);
  return import(pathToFileURL(file).href);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
