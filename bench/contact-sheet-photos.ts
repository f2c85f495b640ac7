/**
 * Makes contact sheets of the photo jobs' results, for inspection by eye: `node bench/contact-sheet-photos.ts
 * [folder of photos] [tile px]`. Without a folder, the script generates photos. The script writes one sheet for
 * each job to `bench/.artifacts/`. Pictures alternate between titles of all lengths and scripts, and between
 * seeds.
 *
 * These photos of Debian 12 were used while tuning: `mate-backgrounds` (CC BY-SA 4.0), `python3-skimage` and
 * `python3-sklearn` (public domain and CC BY samples). Use other photos to judge the engine.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENVIRONMENT_OPTIONS, VISUAL_STYLE_OPTIONS } from '@adwright/contracts';
import { enhancePhoto, overlayText, varyPhoto } from '@adwright/engine-photo-lab';
import { findProduct, photoshoot, shootPicture } from '@adwright/engine-photoshoot';
import { fromRaster, toJpeg } from '@adwright/engine-pixels';
import { createSamplePhoto, createSampleProduct, damageRaster } from '@adwright/engine-testing';
import { readSubject } from '@adwright/engine-uploads';
import { Command } from 'commander';
import sharp from 'sharp';
import { listPhotos } from './photos-in.ts';

const OUT = path.join(import.meta.dirname, '.artifacts');
const [folder, tilePx] = new Command('contact-sheet-photos')
  .argument('[folder]', 'of photos')
  .argument('[tile]', 'px', Number, 360)
  .parse().processedArgs as [string | undefined, number];
const WORDS = [
  { title: 'Slow mornings start here', subtitle: 'Single-origin espresso' },
  {
    title: 'Everything you need to finish the kitchen you started planning two summers ago',
    subtitle: 'Free delivery on all orders over fifty euros until Sunday',
  },
  { title: 'Sale', subtitle: '' },
  { title: 'خصم خمسين بالمئة على كل الأحذية', subtitle: 'حتى نهاية الأسبوع' },
  { title: '新しい朝のためのコーヒー', subtitle: '毎日を少しだけ特別に' },
  { title: 'Summer is here 🌞🏖️', subtitle: 'Up to 40 % off 🔥' },
  { title: 'Donaudampfschifffahrtsgesellschaftskapitän', subtitle: 'Jetzt buchen' },
] as const;
const SPOILT = { blur: 0.7, fade: [0.62, 38], cast: [1.12, 1, 0.82], noise: 10 } as const;
const MADE_PHOTOS = 6;

async function photos(folder: string | undefined): Promise<Buffer[]> {
  if (folder !== undefined) return listPhotos(folder).map((file) => readFileSync(file));
  const made = Array.from({ length: MADE_PHOTOS }, (_, seed) =>
    createSamplePhoto(seed + 1, 900, 675),
  );
  return Promise.all(
    made.map(async (photo) => toJpeg(fromRaster(await damageRaster(photo, SPOILT)))),
  );
}

async function sheet(name: string, columns: number, pictures: readonly Buffer[]): Promise<void> {
  const cell = tilePx + 6;
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture)
        .resize(tilePx, tilePx, { fit: 'contain', background: '#222' })
        .png()
        .toBuffer(),
      left: (index % columns) * cell,
      top: Math.floor(index / columns) * cell,
    })),
  );
  const height = Math.ceil(pictures.length / columns) * cell;
  const background = {
    create: { width: columns * cell, height, channels: 3, background: '#222222' },
  } as const;
  await sharp(background)
    .composite(tiles)
    .jpeg({ quality: 88 })
    .toFile(path.join(OUT, `${name}.jpg`));
  console.log(`${name}.jpg: ${pictures.length} pictures`);
}

mkdirSync(OUT, { recursive: true });
const sources = await photos(folder);
const enhanced: Buffer[] = [];
const overlaid: Buffer[] = [];
const varied: Buffer[] = [];
for (const [seed, source] of sources.entries()) {
  enhanced.push(source, (await enhancePhoto(source)).bytes);
  const words = WORDS[seed % WORDS.length] ?? WORDS[0];
  const where = await readSubject(source);
  overlaid.push(...(await overlayText(source, words, seed, where)).map(({ jpeg }) => jpeg));
  varied.push(
    (await varyPhoto(source, 2 * seed, where)).jpeg,
    (await varyPhoto(source, 2 * seed + 1, where)).jpeg,
  );
}
await sheet('photos-enhanced', 4, enhanced);
await sheet('photos-overlaid', 4, overlaid);
await sheet('photos-varied', 4, varied);

const product = await createSampleProduct({
  kind: 'dropperBottle',
  body: '#1e3a6e',
  backdrop: ['#fbfaf7', '#cfcac2'],
  noise: 5,
});
const shoots: Buffer[] = [];
for (const [index, { value: environment }] of ENVIRONMENT_OPTIONS.entries()) {
  const visualStyle = VISUAL_STYLE_OPTIONS[index % VISUAL_STYLE_OPTIONS.length]?.value;
  const customEnvironment = environment === 'custom' ? 'sunny beach' : undefined;
  const form = { productType: 'serum', environment, customEnvironment, visualStyle };
  shoots.push(...(await photoshoot(product.jpeg, form, index)).map(({ jpeg }) => jpeg));
}
await sheet('photos-shot', 4, shoots);

/** Places and extra wishes for photoshoots, in the words of customers. */
const WISHES = [
  ['beach at sunset', ''],
  ['snowy mountain cabin', ''],
  ['neon Tokyo street at night', ''],
  ['autumn forest floor', 'low angle'],
  ['desert dunes', 'light from the right'],
  ['gym', 'dramatic'],
  ['christmas table', 'cosy mood'],
  ['space', ''],
  ['flower garden', 'morning light from the left'],
  ['marble bathroom shelf', 'view from above, roses'],
  ['cafe', 'coffee beans'],
  ['plain white studio', 'add lemon slices'],
  ['rainy window', ''],
  ['Japanese zen garden', 'more space on the right for text'],
  ['swimming pool', 'hard sunlight'],
  ['rooftop bar', 'floating'],
  ['velvet curtain', 'spotlight'],
  ['cobblestone street in Paris', 'golden hour'],
  ['farmers market', 'on a wooden tray'],
  ['lavender field', 'close up'],
  ['pastel podium', 'white flowers'],
  ['brick wall', 'sunlight through blinds'],
  ['holographic', 'pink and blue neon lights'],
  ['picnic blanket', 'strawberries'],
] as const;
const subject = await findProduct(product.jpeg, await readSubject(product.jpeg));
const wished: Buffer[] = [];
for (const [index, [customEnvironment, extraInstructions]] of WISHES.entries()) {
  const form = {
    productType: 'serum',
    environment: 'custom',
    customEnvironment,
    extraInstructions,
  } as const;
  wished.push((await shootPicture(subject, form, index, index % 4)).jpeg);
}
await sheet('photos-wished', 4, wished);
const styled: Buffer[] = [];
for (const { value: environment } of ENVIRONMENT_OPTIONS.filter(({ value }) => value !== 'custom'))
  for (const { value: visualStyle } of VISUAL_STYLE_OPTIONS) {
    const form = { productType: 'serum', environment, visualStyle };
    styled.push((await shootPicture(subject, form, 1, 0)).jpeg);
  }
await sheet('photos-styled', VISUAL_STYLE_OPTIONS.length, styled);
