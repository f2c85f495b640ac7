/**
 * Compares the time to understand a brief between this checkout and another checkout or commit: `node
 * bench/understanding.ts [--against REF] [--turns 5] [--every 8]`. Runs of the two checkouts alternate on the
 * products of the golden file, each run in a separate process. A ratio below 1 means that this checkout is
 * faster. A commit without `understandBrief` is measured with two calls that begin by understanding the brief:
 * finding a product's object, and writing the copy.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path, { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Command } from 'commander';
import * as z from 'zod';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = 3;
const figure = z.number().nullable();
const runSchema = z.object({
  startMs: figure,
  firstCopyMs: figure,
  understandMedianMs: figure,
  understandP95Ms: figure,
  languageMs: figure,
  objectMs: figure,
  copyMs: figure,
  memoryMb: figure,
});
type Run = z.infer<typeof runSchema>;

const { against, turns, every, measure } = new Command('understanding')
  .option('--against <checkout>', 'a commit, or the folder of another checkout')
  .option('--turns <n>', 'processes of each', '5')
  .option('--every <n>', 'products apart', '8')
  .option('--measure <checkout>', 'one measurement, as JSON')
  .parse()
  .opts<{ against?: string; turns: string; every: string; measure?: string }>();

if (measure !== undefined) console.log(JSON.stringify(await measureIn(measure)));
else if (against === undefined) report([HERE]);
else await compareWith(against);

/**
 * Checks out a commit in a git worktree with this checkout's installed packages, and removes the worktree
 * afterwards.
 */
async function compareWith(other: string): Promise<void> {
  if (existsSync(other)) return report([other, HERE]);
  const checkout = path.join(mkdtempSync(path.join(tmpdir(), 'understanding-')), 'checkout');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: HERE, stdio: 'ignore' });
  git('worktree', 'add', '--detach', checkout, other);
  try {
    linkPackages(checkout);
    report([checkout, HERE]);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
}

/**
 * Links this checkout's installed packages into the other checkout, except the workspaces, which must come from
 * the other checkout.
 */
function linkPackages(checkout: string): void {
  const modules = path.join(checkout, 'node_modules');
  mkdirSync(path.join(modules, '@adwright'), { recursive: true });
  for (const name of readdirSync(path.join(HERE, 'node_modules')))
    if (name !== '@adwright' && name !== '.cache')
      symlinkSync(path.join(HERE, 'node_modules', name), path.join(modules, name));
  for (const name of readdirSync(path.join(HERE, 'node_modules/@adwright')))
    symlinkSync(
      readlinkSync(path.join(HERE, 'node_modules/@adwright', name)),
      path.join(modules, '@adwright', name),
    );
}

function report(checkouts: readonly string[]): void {
  console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run`);
  const runs = new Map<string, Run[]>(checkouts.map((checkout) => [checkout, []]));
  for (let turn = 0; turn < Number(turns); turn++)
    for (const checkout of checkouts) runs.get(checkout)?.push(runIn(checkout));
  for (const key of listKeys(runSchema.shape)) {
    const figures = checkouts.map((checkout) =>
      medianOrNull((runs.get(checkout) ?? []).flatMap((run) => run[key] ?? [])),
    );
    const [before, after] = figures;
    const ratio = before && after ? `  ratio ${(after / before).toFixed(2)}` : '';
    const shown = figures.map((ms) => ms?.toFixed(3) ?? '–').join(' → ');
    console.log(`${key.padEnd(20)} ${shown}${ratio}`);
  }
}

function medianOrNull(figures: readonly number[]): number | null {
  return figures.length === 0 ? null : median(figures);
}

function listKeys<Shape extends object>(shape: Shape): (keyof Shape & string)[] {
  return Object.keys(shape).filter((key): key is keyof Shape & string => key in shape);
}

function runIn(checkout: string): Run {
  const script = [fileURLToPath(import.meta.url), '--measure', checkout, '--every', every];
  return runSchema.parse(JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8' })));
}

async function measureIn(checkout: string): Promise<Run> {
  const startMs = await processorTime(() => load(checkout));
  const { understandBrief, detectLanguage, findProductKind, writeAdCopy } = await load(checkout);
  const briefs = goldenBriefs();
  const [first] = briefs;
  const firstCopyMs = await processorTime(() => first && writeAdCopy(first, 1, 0));
  const memoryMb = process.memoryUsage().rss / 2 ** 20;
  const timesOf = (read: ((brief: (typeof briefs)[number]) => unknown) | undefined) => {
    if (read === undefined) return [];
    for (const brief of briefs) read(brief);
    return Array.from({ length: ROUNDS }, () =>
      briefs.map((brief) => wallTime(() => read(brief))),
    ).flat();
  };
  const understood = timesOf(understandBrief);
  return {
    startMs,
    firstCopyMs,
    understandMedianMs: medianOrNull(understood),
    understandP95Ms: understood.length === 0 ? null : quantile(understood, 0.95),
    languageMs: medianOrNull(
      timesOf(
        detectLanguage && (({ product, audience }) => detectLanguage(`${product} ${audience}`)),
      ),
    ),
    objectMs: medianOrNull(timesOf(findProductKind && (({ product }) => findProductKind(product)))),
    copyMs: median(timesOf((brief) => writeAdCopy(brief, 1, 0))),
    memoryMb,
  };
}

type Copywriter = typeof import('@adwright/engine-copywriter');
type Lexicon = typeof import('@adwright/engine-lexicon');

/** Some exports are optional, because older commits lack them. */
async function load(
  checkout: string,
): Promise<
  Pick<Copywriter, 'writeAdCopy'> &
    Partial<Pick<Copywriter, 'understandBrief' | 'detectLanguage'>> &
    Partial<Pick<Lexicon, 'findProductKind'>>
> {
  const sourceOf = (name: string) =>
    pathToFileURL(resolve(checkout, `engine/${name}/src/index.ts`)).href;
  const copywriter: Copywriter = await import(sourceOf('copywriter'));
  const lexicon: Lexicon = await import(sourceOf('lexicon'));
  return { ...copywriter, findProductKind: lexicon.findProductKind };
}

function goldenBriefs() {
  return readFileSync(resolve(HERE, 'golden/briefs/products.txt'), 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && at % Number(every) === 0)
    .map((line) => {
      const [product = '', audience = '', goal = ''] = line.split('\t');
      return { product, audience, goal, emotion: 'trust' as const };
    });
}

/**
 * Returns the processor time of `work` in milliseconds. Other load of the machine hardly influences this
 * time.
 */
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
