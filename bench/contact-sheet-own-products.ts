/**
 * Contact sheets of ads around real product photos, for looking at:
 * `node bench/contact-sheet-own-products.ts [tuning|judging] [formats] [layouts] [photos]`, lists parted by commas. Written to
 * `bench/.artifacts/`, a sheet a photo. Photos marked `judging` were never used for tuning.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AD_FORMAT_NAMES, AD_FORMATS, adFormatSchema } from '@adwright/contracts';
import { type AdInput, LAYOUT_NAMES, renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import sharp from 'sharp';
import { readPhotos } from './own-products/read-photos.ts';

const OUT = path.join(import.meta.dirname, '.artifacts');
const TILE_PX = Number(process.env.TILE_PX ?? 330);
const EMOTIONS = [
  'trust',
  'happiness',
  'exclusivity',
  'urgency',
  'nostalgia',
  'curiosity',
] as const;
const [set = 'tuning', formats = 'all', layouts = 'all', photos = 'all'] = process.argv.slice(2);
const list = (text: string) => (text === 'all' ? undefined : text.split(','));
const wantedFormats = list(formats)?.map((name) => adFormatSchema.parse(name)) ?? AD_FORMAT_NAMES;
const FRAMED = [
  'picture-full',
  'picture-panel',
  'picture-tile',
  'picture-card',
  'picture-half',
  'picture-arch',
];

mkdirSync(OUT, { recursive: true });
for (const photo of await readPhotos(set === 'judging' ? 'judging' : 'tuning', list(photos))) {
  const product = photo.name.replaceAll('-', ' ');
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  const names = list(layouts) ?? [...LAYOUT_NAMES, ...(photo.own.show === 'framed' ? FRAMED : [])];
  for (const [column, layout] of names.entries()) {
    const emotion = EMOTIONS[column % EMOTIONS.length] ?? 'trust';
    const brief = { product, audience: 'people who care', emotion, goal: 'sales' };
    let top = 0;
    for (const format of wantedFormats) {
      const seed = 5 + column;
      const copy = writeAdCopy(brief, seed, 0);
      const input: AdInput = {
        brief,
        copy,
        format,
        seed,
        variation: 0,
        own: photo.own,
        layout: layout as AdInput['layout'],
      };
      const { jpeg } = await renderAd(input);
      const height = Math.round((TILE_PX * AD_FORMATS[format].height) / AD_FORMATS[format].width);
      const tile = await sharp(jpeg).resize(TILE_PX, height).png().toBuffer();
      tiles.push({
        input: tile,
        left: (column % 8) * (TILE_PX + 6),
        top: top + Math.floor(column / 8) * 2000,
      });
      top += height + 6;
    }
  }
  const width = Math.max(...tiles.map(({ left }) => left)) + TILE_PX;
  const rows = [...new Set(tiles.map(({ top }) => Math.floor(top / 2000)))];
  const heights = rows.map(
    (row) =>
      Math.max(
        ...tiles
          .filter(({ top }) => Math.floor(top / 2000) === row)
          .map(({ top }) => top - row * 2000),
      ) +
      TILE_PX * 1.9,
  );
  const step = Math.ceil(Math.max(...heights));
  const placed = tiles.map((tile) => ({
    ...tile,
    top: (tile.top % 2000) + Math.floor(tile.top / 2000) * step,
  }));
  const sheet = sharp({
    create: { width, height: step * rows.length, channels: 3, background: '#888' },
  });
  const file = path.join(OUT, `own-${photo.name}.png`);
  writeFileSync(file, await sheet.composite(placed).png().toBuffer());
  console.log(file, photo.own.show, photo.found.confidence.toFixed(2), photo.found.doubt ?? '');
}
