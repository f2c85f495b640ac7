import { type CreativeProvider, createProvider } from '@adwright/engine-service';
import type { ReadPhoto } from './read-photos.ts';

const RUNS = 5;
const MAX_ADDED_MS = { ad: 600, boost: 1500 };

const brief = {
  product: 'espresso cups',
  audience: 'people who care',
  goal: 'More online orders',
  emotion: 'happiness',
  adType: 'product showcase',
  prompt: 'A product showcase ad',
} as const;
const boost = { ...brief, format: 'square' } as const;

type Work = (context: Parameters<NonNullable<CreativeProvider['boost']>>[1]) => unknown;

/**
 * Measures the time that a user's own photo adds to a single ad and to a boost (ten ads), on two threads as in
 * the service.
 */
export async function measureTimes(photos: readonly ReadPhoto[]): Promise<void> {
  const embedded = { workers: 2, taskTimeoutMs: 600_000, memoryLimitMb: 800 };
  const provider = await createProvider({ ai: null, embedded });
  for (const show of ['cutout', 'framed'] as const) {
    const photo = photos.find(({ own }) => own.show === show);
    if (!photo) continue;
    const picture = {
      kind: 'product',
      image: 'https://x.example/a.jpg',
      cutout: null,
      show,
    } as const;
    const cutOut = show === 'cutout' ? photo.own.bytes : null;
    const own = { photo: { bytes: photo.bytes, cutOut, picture } };
    const ad =
      (more?: typeof own): Work =>
      (context) =>
        provider.createAd?.(brief, context, more);
    const ten =
      (more?: typeof own): Work =>
      (context) =>
        provider.boost?.(boost, context, more);
    await report(`${show}: an ad`, ad(), ad(own), MAX_ADDED_MS.ad);
    await report(`${show}: a boost`, ten(), ten(own), MAX_ADDED_MS.boost);
  }
  await provider.close();
}

async function report(name: string, plain: Work, own: Work, most: number): Promise<void> {
  const [without, shown]: [number[], number[]] = [[], []];
  // Runs with and without the photo alternate, so that the same load slows them; the first pair only warms up.
  for (let run = 0; run <= RUNS; run++) {
    without.push(await timed(plain, run));
    shown.push(await timed(own, run));
  }
  const median = (times: readonly number[]) =>
    times.slice(1).toSorted((one, other) => one - other)[RUNS >> 1] ?? 0;
  const added = median(shown) - median(without);
  console.log(
    `${name.padEnd(16)} ${median(without).toFixed(0)} ms, with the photo ${added.toFixed(0)} ms more (at most ${most}): ${added <= most ? 'ok' : 'OVER BUDGET'}`,
  );
}

async function timed(work: Work, seed: number): Promise<number> {
  const started = performance.now();
  await work({
    seed,
    signal: new AbortController().signal,
    deliver: async () => undefined,
    note: () => undefined,
    once: (_name, ask) => ask(),
  });
  return performance.now() - started;
}
