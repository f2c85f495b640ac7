/**
 * Measures what the map of a photo's subject costs an ad that the photo fills: `node bench/photo-ads.ts
 * [--photos=5] [--turns=5]`. Each turn makes the same ads without the map, with a cached map, and with a map
 * that the model first computes. The turns alternate within one run, so that a busy machine slows all alike.
 * Prints medians of the elapsed time and of the processor time, and ratios to the ad without the map. The
 * processor time depends less on other work of the machine.
 */
import { loadavg } from 'node:os';
import type { AdFormat } from '@adwright/contracts';
import { renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { applyProcessSettings } from '@adwright/engine-service/process-settings';
import { readSubject, type SubjectMap } from '@adwright/engine-uploads';
import { Command } from 'commander';
import { type ReadPhoto, readPhotos } from './own-products/read-photos.ts';

applyProcessSettings();

const FORMATS: readonly AdFormat[] = ['square', 'story', 'landscape'];
const KINDS = ['no map', 'map cached', 'map computed'] as const;
type Kind = (typeof KINDS)[number];

const flags = new Command('photo-ads')
  .option('--photos <n>', 'photos of the bench', '5')
  .option('--turns <n>', 'measurements of each ad', '5')
  .parse()
  .opts<{ photos: string; turns: string }>();

async function chooseSubject(kind: Kind, photo: ReadPhoto): Promise<SubjectMap | undefined> {
  if (kind === 'no map') return undefined;
  return kind === 'map cached' ? photo.subject : readSubject(photo.bytes);
}

/** Milliseconds that an ad takes. */
interface Times {
  elapsed: number;
  processor: number;
}

const LAYOUTS = ['picture-calm', 'picture-poster', 'picture-cover', 'picture-card'] as const;

async function timeAd(
  kind: Kind,
  photo: ReadPhoto,
  format: AdFormat,
  layout: (typeof LAYOUTS)[number],
): Promise<Times> {
  const brief = { product: photo.name, audience: 'people who care', emotion: 'trust' } as const;
  const copy = writeAdCopy(brief, 1, 0);
  const began = performance.now();
  const before = process.cpuUsage();
  const subject = await chooseSubject(kind, photo);
  const own = { show: 'full' as const, bytes: photo.bytes, ...(subject ? { subject } : {}) };
  await renderAd({ brief, copy, format, seed: 1, variation: 0, layout, own });
  const { user, system } = process.cpuUsage(before);
  return { elapsed: performance.now() - began, processor: (user + system) / 1000 };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run`);
const photos = (await readPhotos('judging')).slice(0, Number(flags.photos));
const times = new Map<string, Times[]>();
const listTimes = (format: AdFormat, kind: Kind) => times.get(`${format} ${kind}`) ?? [];
const turns = Number(flags.turns);
for (let turn = 0; turn <= turns; turn++)
  for (const [number, photo] of photos.entries())
    for (const format of FORMATS)
      for (const kind of KINDS) {
        const layout = LAYOUTS[number % LAYOUTS.length] ?? LAYOUTS[0];
        const ms = await timeAd(kind, photo, format, layout);
        // The first turn only warms up.
        if (turn > 0) times.set(`${format} ${kind}`, [...listTimes(format, kind), ms]);
      }
console.log(`${photos.length} photos, ${turns} turns, medians in ms`);
for (const format of FORMATS)
  for (const measure of ['elapsed', 'processor'] as const) {
    const computeMedian = (kind: Kind) =>
      median(listTimes(format, kind).map((each) => each[measure]));
    const figures = KINDS.map((kind) => {
      const ratio = computeMedian(kind) / computeMedian('no map');
      return `${kind} ${computeMedian(kind).toFixed(0)} (${ratio.toFixed(2)})`;
    });
    console.log(`${format.padEnd(10)} ${measure.padEnd(10)} ${figures.join('   ')}`);
  }
