/**
 * Measures time and memory of the embedded renderer against the budgets in this file, which are for an idle
 * machine with two cores. Run: node bench/engine.ts; with --soak, it runs 200 jobs of every type, during which
 * the memory must not grow.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  type CreativeProvider,
  createProvider,
  findPictureDefects,
  type RenderedImage,
  type UploadedImage,
} from '@adwright/engine-service';
import { applyProcessSettings } from '@adwright/engine-service/process-settings';
import { Command } from 'commander';

applyProcessSettings();

const BUDGET_SECONDS = {
  square: 1.0,
  story: 1.6,
  pictureCheck: 0.04,
  tenVariations: 4,
  enhance: 5,
  overlays: 2.5,
  photoshoots: 5,
};
const BUDGET_RSS_MB = 800;
const RUNS = 5;
const CHECKS = 20;
const CLIENTS = [1, 4, 16];
const THROUGHPUT_SECONDS = 10;
const SOAK_JOBS = 200;
const SOAK_STEP = 20;
const KIB_PER_MIB = 1024;
const PRODUCT_PHOTO = fileURLToPath(new URL('./product-photo.ts', import.meta.url));
const MAX_PHOTO_BYTES = 5_000_000;

const flags = new Command('engine').option('--soak').parse().opts<{ soak?: boolean }>();
const brief = {
  product: 'Handmade ceramic mugs',
  audience: 'Coffee lovers',
  goal: 'More online orders',
  emotion: 'happiness',
  adType: 'product showcase',
  prompt: 'A product showcase ad',
} as const;
const embedded = { workers: 2, taskTimeoutMs: 600_000, memoryLimitMb: BUDGET_RSS_MB };
const provider = await createProvider({ ai: null, embedded });
let seed = 0;

// The system's load is printed because figures from a busy machine mean little.
console.log(
  `system load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores before the run`,
);
if (flags.soak) await reportSoak();
else await reportTimes();
report('peak memory, MB', process.resourceUsage().maxRSS / KIB_PER_MIB, BUDGET_RSS_MB);
for (const peak of childPeaks()) report('  of its process, MB', peak, BUDGET_RSS_MB);
await provider.close();

async function reportTimes(): Promise<void> {
  await run((context) => provider.createAd?.(brief, context));
  const ads = await repeat(RUNS, () => run((context) => provider.createAd?.(brief, context)));
  report('square', median(ads.map(({ at }) => at[0] ?? 0)), BUDGET_SECONDS.square);
  report('story', median(ads.map(({ at }) => at[1] ?? 0)), BUDGET_SECONDS.story);
  const checks = await repeat(CHECKS, () => checkSeconds(ads[0]?.pictures[0]));
  report('check of a square', median(checks), BUDGET_SECONDS.pictureCheck);
  for (const format of ['square', 'story'] as const) {
    const boost = { ...brief, format };
    const runs = await repeat(3, () => run((context) => provider.boost?.(boost, context)));
    const seconds = median(runs.map((one) => one.seconds));
    report(`ten variations, ${format}`, seconds, BUDGET_SECONDS.tenVariations);
  }
  for (const [name, budget, work] of photoJobs(ads[0]?.pictures[0])) {
    const runs = await repeat(3, () => run(work));
    report(name, median(runs.map(({ seconds }) => seconds)), budget);
  }
  for (const clients of CLIENTS) await reportThroughput(clients);
}

type Work = (context: Parameters<NonNullable<CreativeProvider['boost']>>[1]) => unknown;

/**
 * Runs a job of the engine. Returns the total seconds of the job, and the seconds until each of its pictures
 * was finished.
 */
async function run(work: Work) {
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const at: number[] = [];
  const pictures: RenderedImage[] = [];
  seed += 1;
  await work({
    seed,
    signal: new AbortController().signal,
    deliver: async (position, picture) => {
      at[position] = elapsed();
      pictures[position] = picture;
    },
    note: () => undefined,
    once: (_name, ask) => ask(),
  });
  return { seconds: elapsed(), at, pictures };
}

/**
 * Returns the seconds that the check of a picture for defects takes. The engine runs this check on every
 * finished picture before delivery.
 */
async function checkSeconds(picture: RenderedImage | undefined): Promise<number> {
  if (!picture) throw new Error('no picture to check');
  const began = performance.now();
  const defects = await findPictureDefects(picture);
  const seconds = (performance.now() - began) / 1000;
  if (defects.length > 0)
    throw new Error(`A picture ${defects.map(({ found }) => found).join(', ')}`);
  return seconds;
}

async function repeat<Result>(times: number, once: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time++) results.push(await once());
  return results;
}

/** Returns the jobs that take an uploaded picture, with their budgets in seconds. */
function photoJobs(upload: UploadedImage | undefined): [string, number, Work][] {
  if (!upload) return [];
  const product: UploadedImage = {
    bytes: execFileSync(process.execPath, [PRODUCT_PHOTO], { maxBuffer: MAX_PHOTO_BYTES }),
    mediaType: 'image/jpeg',
  };
  const text = { title: 'Mugs worth waking for', subtitle: 'Handmade, one at a time' };
  const shoot = { productType: 'mug', environment: 'kitchen', format: 'square' } as const;
  return [
    ['enhance', BUDGET_SECONDS.enhance, (context) => provider.enhance?.(upload, context)],
    ['overlays', BUDGET_SECONDS.overlays, (context) => provider.overlay?.(upload, text, context)],
    [
      'photoshoots, cut out',
      BUDGET_SECONDS.photoshoots,
      (context) => provider.photoshoot?.(product, shoot, context),
    ],
    // The uploaded picture is an ad rather than a product photo, so it has no cut-out and no photoshoot.
    [
      'photoshoots, framed',
      BUDGET_SECONDS.photoshoots,
      (context) => provider.photoshoot?.(upload, shoot, context),
    ],
  ];
}

async function reportThroughput(clients: number): Promise<void> {
  const until = performance.now() + THROUGHPUT_SECONDS * 1000;
  const latencies: number[] = [];
  const client = async () => {
    while (performance.now() < until) {
      latencies.push((await run((context) => provider.createAd?.(brief, context))).seconds);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perMinute = (latencies.length / THROUGHPUT_SECONDS) * 60;
  const slowest = Math.max(...latencies).toFixed(2);
  console.log(
    `${String(clients).padStart(2)} clients  ${perMinute.toFixed(0)} ads/min, ` +
      `median ${median(latencies).toFixed(2)} s, slowest ${slowest} s`,
  );
}

/**
 * Runs two ads and each photo job repeatedly, and prints the memory after each step. The printed figure of each
 * step is the resident memory at its end.
 */
async function reportSoak(): Promise<void> {
  const ad: Work = (context) => provider.createAd?.(brief, context);
  const { pictures } = await run(ad);
  const others = photoJobs(pictures[0]).map(([, , work]) => work);
  for (let done = 1; done <= SOAK_JOBS; done++) {
    const other = others[Math.floor(done / 3) % others.length] ?? ad;
    await run(done % 3 === 0 ? other : ad);
    if (done % SOAK_STEP > 0) continue;
    const rss = process.memoryUsage.rss() / KIB_PER_MIB / KIB_PER_MIB;
    console.log(`${String(done).padStart(4)} jobs  ${rss.toFixed(0)} MB`);
  }
}

/** Returns the peak memory of the engine's child processes in MiB; works only on Linux. */
function childPeaks(): number[] {
  const children = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(children)) return [];
  const ids = readFileSync(children, 'utf8').trim().split(' ').filter(Boolean);
  return ids.map((id) => {
    const [, kib] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kib) / KIB_PER_MIB;
  });
}

function report(name: string, value: number, budget: number): void {
  const share = ((value / budget) * 100).toFixed(0).padStart(4);
  console.log(`${name.padEnd(24)} ${value.toFixed(2).padStart(8)}  budget ${budget}  ${share} %`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
