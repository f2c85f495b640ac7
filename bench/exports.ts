/**
 * Measures a user's waiting times and the memory while five other accounts export their data at once. The
 * script compares one user's waits during and without the exports, and measures the process's added memory, on
 * a separate data service. Run: node bench/exports.ts
 */
import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { openShop, type TestShop } from '../local/src/payments/testing.ts';

const EXPORTERS = 5;
const PICTURES = 20;
const PICTURE_BYTES = 2_000_000;
const ROWS = 3000;
const SAMPLES = 60;
const SAMPLE_PAUSE_MS = 50;
const BUDGET = { waitRatio: 4, grownMb: 200 };

type Person = Awaited<ReturnType<TestShop['newUser']>>;

const MB = 1_048_576;
const residentMb = () => process.memoryUsage().rss / MB;

/** Returns bytes that begin like a JPEG and cannot be compressed. */
function picture(): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(PICTURE_BYTES)]);
}

async function fullAccount({ service, admin, newUser }: TestShop): Promise<Person> {
  const person = await newUser();
  for (let each = 0; each < PICTURES; each++) {
    const path = `${person.id}/optimize_${each}.jpg`;
    const options = { contentType: 'image/jpeg' };
    const { error } = await admin.storage.from('uploads').upload(path, picture(), options);
    if (error) throw error;
  }
  await service.query(
    `insert into public.ads (user_id, title, ad_text)
     select $1, 'Ad ' || n, repeat(md5(n::text), 30) from generate_series(1, ${ROWS}) as n`,
    [person.id],
  );
  return person;
}

/**
 * Requests one page repeatedly as the waiting user, until there are enough samples or the exports are finished.
 * Returns the durations of the requests in milliseconds.
 */
async function waits({ client }: Person, isOver: () => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    const { error } = await client.from('ads').select('*').limit(24);
    if (error) throw error;
    taken.push(performance.now() - start);
    await delay(SAMPLE_PAUSE_MS);
  }
  return taken.toSorted((a, b) => a - b);
}

const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

const shop = await openShop();
const victim = await shop.newUser();
const people: Person[] = [];
for (let each = 0; each < EXPORTERS; each++) people.push(await fullAccount(shop));

let samples = 0;
const alone = await waits(victim, () => samples++ >= SAMPLES);
const before = residentMb();
let highest = before;
const watch = setInterval(() => {
  highest = Math.max(highest, residentMb());
}, 20);
let isMade = false;
const start = performance.now();
await Promise.all(people.map(({ client }) => client.functions.invoke('export-account')));
const making = fetch(`${shop.service.url}/functions/v1/make-exports`, {
  method: 'POST',
  headers: { authorization: `Bearer ${shop.service.secretKey}` },
}).then(async (answer) => {
  isMade = true;
  return answer.json();
});
const meanwhile = await waits(victim, () => isMade);
const seconds = (performance.now() - start) / 1000;
clearInterval(watch);

const waitRatio = at(meanwhile, 0.95) / at(alone, 0.95);
const grownMb = highest - before;
console.info(
  `load ${loadavg()[0]?.toFixed(1)}; ${JSON.stringify(await making)} in ${seconds.toFixed(1)} s`,
);
for (const [what, taken] of [
  ['alone', alone],
  ['meanwhile', meanwhile],
] as const) {
  console.info(
    `${what}: p50 ${at(taken, 0.5).toFixed(0)} ms, p95 ${at(taken, 0.95).toFixed(0)} ms, worst ${(taken.at(-1) ?? 0).toFixed(0)} ms (${taken.length})`,
  );
}
console.info(
  `p95 × ${waitRatio.toFixed(1)} (${BUDGET.waitRatio}), memory + ${grownMb.toFixed(0)} MB (${BUDGET.grownMb})`,
);
await shop.close();
process.exit(waitRatio <= BUDGET.waitRatio && grownMb <= BUDGET.grownMb ? 0 : 1);
