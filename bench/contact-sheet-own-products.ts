/**
 * Makes contact sheets of ads with real product photos: `node bench/contact-sheet-own-products.ts
 * [tuning|judging] [formats] [layouts] [photos] [show]`. Lists on the command line are comma-separated; `all`
 * selects every value; with `full` as `show`, the photos fill the ads. For each photo, the script writes a
 * sheet to `bench/.artifacts/`, with one row for each format. Photos with the mark `judging` were never used
 * for tuning the engine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  AD_FORMAT_NAMES,
  AD_FORMATS,
  type AdFormat,
  type AdLayout,
  adFormatSchema,
  adLayoutSchema,
} from '@adwright/contracts';
import { LAYOUT_NAMES, renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { Argument, Command } from 'commander';
import sharp from 'sharp';
import { type ReadPhoto, readPhotos } from './own-products/read-photos.ts';

const OUT = path.join(import.meta.dirname, '.artifacts');
const TILE_PX = Number(process.env.TILE_PX ?? 360);
const GAP_PX = 8;
const EMOTIONS = [
  'trust',
  'happiness',
  'exclusivity',
  'urgency',
  'nostalgia',
  'curiosity',
] as const;
const FRAMED_LAYOUTS = ['picture-tile', 'picture-half', 'picture-panel'] as const;

const FULL_LAYOUTS = [
  'picture-calm',
  'picture-poster',
  'picture-cover',
  'picture-blocks',
  'picture-band',
  'picture-full',
  'picture-card',
] as const;

const [set, formats, layouts, photos, show] = new Command('contact-sheet-own-products')
  .addArgument(new Argument('[set]').choices(['tuning', 'judging']).default('tuning'))
  .argument('[formats]', '', 'all')
  .argument('[layouts]', '', 'all')
  .argument('[photos]', '', 'all')
  .addArgument(new Argument('[show]').choices(['found', 'full']).default('found'))
  .parse().processedArgs as ['tuning' | 'judging', string, string, string, 'found' | 'full'];
const list = (text: string) => (text === 'all' ? undefined : text.split(','));
const wantedFormats = list(formats)?.map((name) => adFormatSchema.parse(name)) ?? AD_FORMAT_NAMES;
const wantedLayouts = list(layouts)?.map((name) => adLayoutSchema.parse(name));

function listLayouts({ own }: ReadPhoto): readonly AdLayout[] {
  if (wantedLayouts) return wantedLayouts;
  if (show === 'full') return FULL_LAYOUTS;
  return own.show === 'framed' ? [...FRAMED_LAYOUTS, ...LAYOUT_NAMES] : LAYOUT_NAMES;
}

async function renderTile(
  { name, bytes, subject, own }: ReadPhoto,
  layout: AdLayout,
  format: AdFormat,
  number: number,
) {
  const emotion = EMOTIONS[number % EMOTIONS.length] ?? 'trust';
  const product = name.replaceAll('-', ' ');
  const brief = { product, audience: 'people who care', emotion, goal: 'sales' };
  const copy = writeAdCopy(brief, 5 + number, 0);
  const { jpeg } = await renderAd({
    brief,
    copy,
    format,
    seed: 5 + number,
    variation: 0,
    own: show === 'full' ? { show, bytes, subject } : own,
    layout,
  });
  return sharp(jpeg).resize({ height: TILE_PX }).png().toBuffer();
}

mkdirSync(OUT, { recursive: true });
for (const photo of await readPhotos(set, list(photos))) {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let width = 0;
  for (const [row, format] of wantedFormats.entries()) {
    const { width: across, height } = AD_FORMATS[format];
    const step = Math.round((TILE_PX * across) / height) + GAP_PX;
    for (const [column, layout] of listLayouts(photo).entries()) {
      const input = await renderTile(photo, layout, format, column);
      tiles.push({ input, left: column * step, top: row * (TILE_PX + GAP_PX) });
    }
    width = Math.max(width, step * listLayouts(photo).length);
  }
  const height = wantedFormats.length * (TILE_PX + GAP_PX);
  const sheet = sharp({ create: { width, height, channels: 3, background: '#888888' } });
  const file = path.join(OUT, `own-${photo.name}${show === 'full' ? '-full' : ''}.png`);
  writeFileSync(file, await sheet.composite(tiles).png().toBuffer());
  const { confidence, doubt } = photo.found;
  console.log(file, photo.own.show, confidence.toFixed(2), doubt ?? '');
}
