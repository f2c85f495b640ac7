/**
 * Measures how often a canary release gets the right verdict. Each simulated canary has 1,000 visitors, and a
 * fault that affects 0, 1, 5 or 20 % of the visitors. The verdict is computed after every 10 visitors, as in
 * the release tool. node bench/canary-study.ts [--runs 1000]
 */
import { parseArgs } from 'node:util';
import { judgeCanary, type Outcome } from '../release/src/canary-verdict.ts';

const VISITORS = 1000;
const LOOK_EVERY = 10;
/** Share of visits that fail in all versions, because of networks and browser extensions. */
const USUAL_FAILURES = 0.01;
/**
 * Log-normal distribution of LCP (time until the largest content is painted): median 1.2 s, 75th percentile 1.8
 * s; in milliseconds.
 */
const LCP = { median: 1200, sigma: 0.6 };
const SEED = 20_260_110;

interface Scenario {
  percent: number;
  /** Share of the canary's visitors who are affected by the fault (0–1). */
  fault: number;
  /** Factor by which pages of the canary load more slowly than pages of the live version. */
  slowdown: number;
}

/** Returns a seeded random generator (Mulberry32), so that each run of the study uses the same numbers. */
function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function paintTime(random: () => number, slowdown: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return LCP.median * slowdown * Math.exp(LCP.sigma * normal);
}

/** Simulates the visits to one canary, until the check rejects the canary or all visitors have come. */
function runCanary({ percent, fault, slowdown }: Scenario, random: () => number) {
  const newSide = () => ({ visitors: 0, failing: 0, lcpMs: [] as number[], inpMs: [], cls: [] });
  const health = { canary: newSide(), live: newSide() };
  let firstSound = 0;
  for (let visitor = 1; visitor <= VISITORS; visitor += 1) {
    const isInCanary = random() * 100 < percent;
    const side = isInCanary ? health.canary : health.live;
    const fails = random() < USUAL_FAILURES || (isInCanary && random() < fault);
    side.visitors += 1;
    if (fails) side.failing += 1;
    side.lcpMs.push(paintTime(random, isInCanary ? slowdown : 1));
    if (visitor % LOOK_EVERY !== 0) continue;
    const { outcome } = judgeCanary(health, percent);
    if (outcome === 'worse') return { outcome, after: visitor, firstSound };
    if (outcome === 'sound' && firstSound === 0) firstSound = visitor;
  }
  return {
    outcome: (firstSound > 0 ? 'sound' : 'undecided') satisfies Outcome,
    after: VISITORS,
    firstSound,
  };
}

function median(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  return String(sorted[Math.floor(sorted.length / 2)] ?? '–');
}

const { values: flags } = parseArgs({ options: { runs: { type: 'string', default: '1000' } } });
const runs = Number(flags.runs);
const random = createSeededRandom(SEED);
const scenarios: Scenario[] = [10, 50].flatMap((percent) => [
  ...[0, 0.01, 0.05, 0.2].map((fault) => ({ percent, fault, slowdown: 1 })),
  ...[1.5, 2].map((slowdown) => ({ percent, fault: 0, slowdown })),
]);

console.log(
  `${runs} canaries a row, ${VISITORS} visitors each; ${USUAL_FAILURES * 100} % fail on either side anyway\n`,
);
console.log(
  '| Canary | Fault hits | LCP | Taken back | after visitors | Could be promoted first | Held |',
);
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const scenario of scenarios) {
  const ends = Array.from({ length: runs }, () => runCanary(scenario, random));
  const share = (count: number) => `${((count / runs) * 100).toFixed(1)} %`;
  const worse = ends.filter(({ outcome }) => outcome === 'worse');
  const cells = [
    `${scenario.percent} %`,
    `${scenario.fault * 100} %`,
    `× ${scenario.slowdown}`,
    share(worse.length),
    median(worse.map(({ after }) => after)),
    share(ends.filter(({ firstSound }) => firstSound > 0).length),
    share(ends.filter(({ outcome }) => outcome === 'undecided').length),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
