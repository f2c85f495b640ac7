/**
 * Measures the accuracy of cut-outs: `node bench/cut-outs.ts [tuning|seen|judging|kinds] [folder with the
 * unpacked Debian packages]`. For each type of photo, the script prints the overlap with the true mask
 * (intersection over union), the numbers of usable and framed cut-outs, and the edge error. The script writes
 * the cut-outs to `bench/.artifacts/cut-outs-*.jpg`, on a background that makes leftover background at their
 * edges visible.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { cutOut, MIN_CUT_CONFIDENCE } from '@adwright/engine-cutout';
import { toRaster } from '@adwright/engine-pixels';
import { readSubject } from '@adwright/engine-uploads';
import { Argument, Command } from 'commander';
import sharp from 'sharp';
import { type PhotoSet, readKnownPhotos } from './cut-out-photos.ts';
import type { KnownPhoto } from './cut-out-studio.ts';

const OUT = path.join(import.meta.dirname, '.artifacts');
/** Intersection over union (0–1) below which a cut-out counts as too bad to use. */
const BAD = 0.9;
const TILE = 220;
const COLUMNS = 12;

interface Finding {
  photo: KnownPhoto;
  overlap: number;
  edgeError: number;
  confidence: number;
  ms: number;
}

/** Returns the mean error of a cut-out's opacity within two pixels of the true edge, 0–1. */
function measureEdgeError(truth: Uint8Array, rgba: Uint8Array, width: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 2 * width; at < truth.length - 2 * width; at++) {
    const near = [at - 2, at + 2, at - 2 * width, at + 2 * width];
    const own = (truth[at] ?? 0) > 127;
    if (near.every((other) => (truth[other] ?? 0) > 127 === own)) continue;
    sum += Math.abs((truth[at] ?? 0) - (rgba[at * 4 + 3] ?? 0)) / 255;
    count++;
  }
  return sum / Math.max(1, count);
}

async function look(photo: KnownPhoto): Promise<{ finding: Finding; tile: Buffer }> {
  const raster = await toRaster(sharp(photo.jpeg));
  const start = performance.now();
  const cut = await cutOut(raster, await readSubject(photo.jpeg));
  const ms = performance.now() - start;
  let both = 0;
  let either = 0;
  photo.alpha.forEach((value, at) => {
    const truth = value > 127;
    const found = (cut.rgba[at * 4 + 3] ?? 0) > 127;
    if (truth && found) both++;
    if (truth || found) either++;
  });
  const { width, height } = photo;
  const raw = { width, height, channels: 4 } as const;
  const over = await sharp(cut.rgba, { raw }).flatten({ background: '#b0267a' }).png().toBuffer();
  const half = { width: TILE, height: TILE } as const;
  const tile = await sharp({
    create: { width: TILE, height: 2 * TILE, channels: 3, background: '#000' },
  })
    .composite([
      { input: await sharp(photo.jpeg).resize(half).png().toBuffer(), left: 0, top: 0 },
      { input: await sharp(over).resize(half).png().toBuffer(), left: 0, top: TILE },
    ])
    .png()
    .toBuffer();
  return {
    finding: {
      photo,
      overlap: both / Math.max(1, either),
      edgeError: measureEdgeError(photo.alpha, cut.rgba, width),
      confidence: cut.confidence,
      ms,
    },
    tile,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(title: string, findings: readonly Finding[]): void {
  const shown = findings.filter(({ confidence }) => confidence >= MIN_CUT_CONFIDENCE);
  const bad = shown.filter(({ overlap }) => overlap < BAD);
  const good = findings.filter(({ overlap }) => overlap >= BAD);
  const overlaps = findings.map(({ overlap }) => overlap);
  console.log(
    title.padEnd(24),
    `${findings.length}`.padStart(4),
    median(overlaps).toFixed(3).padStart(8),
    Math.min(...overlaps)
      .toFixed(3)
      .padStart(8),
    `${findings.filter(({ overlap }) => overlap >= 0.95).length}`.padStart(6),
    `${shown.length}`.padStart(6),
    `${bad.length}`.padStart(10),
    `${good.length - (shown.length - bad.length)}`.padStart(12),
    median(findings.map(({ edgeError }) => edgeError))
      .toFixed(3)
      .padStart(8),
  );
}

const SETS: readonly PhotoSet[] = ['tuning', 'seen', 'judging', 'kinds'];
const [set, packages] = new Command('cut-outs')
  .addArgument(new Argument('[set]').choices(SETS).default('tuning'))
  .argument('[packages]', 'folder with the unpacked Debian packages')
  .parse().processedArgs as [PhotoSet, string | undefined];
mkdirSync(OUT, { recursive: true });
const findings: Finding[] = [];
const tiles: Buffer[] = [];
for await (const photo of readKnownPhotos(set, packages)) {
  const { finding, tile } = await look(photo);
  findings.push(finding);
  tiles.push(tile);
}
console.log(
  `${set}: kind, photos, median IoU, worst IoU, ≥ 0.95, shown, bad shown, good framed, edge error`,
);
const kinds = [...new Set(findings.map(({ photo }) => photo.kind))];
for (const kind of kinds)
  print(
    kind,
    findings.filter(({ photo }) => photo.kind === kind),
  );
print('all', findings);
console.log(`median ${median(findings.map(({ ms }) => ms)).toFixed(0)} ms a cut`);
for (const { photo, overlap, confidence } of findings)
  if (overlap < 0.95 || confidence < MIN_CUT_CONFIDENCE)
    console.log(
      `  ${photo.kind}: ${photo.name}: IoU ${overlap.toFixed(3)}, confidence ${confidence.toFixed(2)}`,
    );
const rows = Math.ceil(tiles.length / COLUMNS);
await sharp({
  create: { width: COLUMNS * TILE, height: rows * 2 * TILE, channels: 3, background: '#000' },
})
  .composite(
    tiles.map((input, index) => ({
      input,
      left: (index % COLUMNS) * TILE,
      top: Math.floor(index / COLUMNS) * 2 * TILE,
    })),
  )
  .jpeg()
  .toFile(path.join(OUT, `cut-outs-${set}.jpg`));
