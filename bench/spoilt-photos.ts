/**
 * Degrades the project's product photos, enhances them, and compares degraded and enhanced photos with the
 * originals: `node bench/spoilt-photos.ts [--side 700] [--only dark,hazy] [--photos coffee,guitar]`.
 *
 * For each type of degradation, the script prints: median SSIM of luma and PSNR before and after, and the
 * photos that got worse. The script writes original, degraded and enhanced photo side by side to
 * `bench/.artifacts/spoilt/KIND-PHOTO.png`. `enhancement.ts` measures more photos, which have to be downloaded.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { enhancePhoto } from '@adwright/engine-photo-lab';
import { fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import { damageRaster, measureStructuralSimilarity, withSoftNoise } from '@adwright/engine-testing';
import { Command } from 'commander';
import sharp from 'sharp';
import { listPhotos } from './photos-in.ts';

const OUT = path.join(import.meta.dirname, '.artifacts', 'spoilt');
const PHOTOS = path.join(import.meta.dirname, 'own-products', 'photos');
/** Photos with their original background; all other photos have a painted background. */
const WHOLE_PHOTOS =
  'aloe,apple,astronaut,balloon,candle,cherries,coffee,coins,ginger,guitar,motorcycle,pot-plant';
const FINE = 92;
const COARSE = 25;

type Spoil = (photo: Raster) => Promise<Buffer>;
const stored = (photo: Raster, quality = FINE) => fromRaster(photo).jpeg({ quality }).toBuffer();

/** Degradations by name, such as phones and messengers cause. */
const KINDS: Readonly<Record<string, Spoil>> = {
  clean: (photo) => stored(photo),
  dark: async (photo) => stored(await damageRaster(photo, { fade: [0.4, 0] })),
  'dark and noisy': async (photo) =>
    stored(await damageRaster(photo, { fade: [0.4, 4], noise: 7 })),
  noisy: async (photo) => stored(await damageRaster(photo, { noise: 14 })),
  'noisy in grains': async (photo) => stored(await withSoftNoise(photo, 10)),
  hazy: (photo) => stored(addHaze(photo)),
  'warm tint': async (photo) => stored(await damageRaster(photo, { cast: [1.14, 1, 0.74] })),
  'green tint': async (photo) => stored(await damageRaster(photo, { cast: [0.9, 1.06, 0.88] })),
  'coarse JPEG': (photo) => stored(photo, COARSE),
};

/** Adds white haze that thickens towards the top of the picture, where objects are farther away. */
function addHaze({ width, height, data }: Raster): Raster {
  const hazy = Uint8Array.from(data);
  const channels = data.length / (width * height);
  for (let at = 0; at < hazy.length; at++) {
    const depth = 1 - Math.floor(at / (width * channels)) / height;
    const air = 0.2 + 0.35 * depth;
    hazy[at] = Math.round((data[at] ?? 0) * (1 - air) + 225 * air);
  }
  return { width, height, data: hazy };
}

/** Returns the peak signal-to-noise ratio between two pictures over all channels, in dB. */
function noiseRatio(one: Raster, other: Raster): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at++)
    sum += ((one.data[at] ?? 0) - (other.data[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / Math.max(1e-6, sum / one.data.length));
}

/**
 * Decodes a picture and scales it to the size of its original. The picture is decoded before scaling, because
 * scaling a JPEG while decoding is inaccurate.
 */
async function scaleToSize({ width, height }: Raster, image: Buffer): Promise<Raster> {
  const decoded = await toRaster(sharp(image).removeAlpha());
  if (decoded.width === width && decoded.height === height) return decoded;
  return toRaster(fromRaster(decoded).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }));
}

async function sideBySide(name: string, rasters: readonly Raster[]): Promise<void> {
  const [{ width, height } = { width: 1, height: 1 }] = rasters;
  const inputs = await Promise.all(rasters.map((raster) => fromRaster(raster).png().toBuffer()));
  await sharp({
    create: { width: width * rasters.length, height, channels: 3, background: '#000' },
  })
    .composite(inputs.map((input, index) => ({ input, left: index * width, top: 0 })))
    .png()
    .toFile(path.join(OUT, `${name}.png`));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const flags = new Command('spoilt-photos')
  .option('--side <pixels>', 'longer side of the photos', '700')
  .option('--only <kinds>', 'kinds of faults, by commas', '')
  .option('--photos <names>', 'names of photos, by commas', WHOLE_PHOTOS)
  .parse()
  .opts<{ side: string; only: string; photos: string }>();
const side = Number(flags.side);
const wanted = flags.only === '' ? Object.keys(KINDS) : flags.only.split(',');
const names = new Set(flags.photos.split(','));
mkdirSync(OUT, { recursive: true });
console.log('kind, SSIM before → after, PSNR before → after, worse by SSIM, worse by PSNR');
for (const [kind, spoil] of Object.entries(KINDS)) {
  if (!wanted.includes(kind)) continue;
  const before = { ssim: [] as number[], psnr: [] as number[] };
  const after = { ssim: [] as number[], psnr: [] as number[] };
  const worse = { ssim: [] as string[], psnr: [] as string[] };
  for (const file of listPhotos(PHOTOS)) {
    const { name } = path.parse(file);
    if (!names.has(name)) continue;
    const pixels = sharp(file).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const original = await toRaster(pixels.removeAlpha());
    const spoilt = await spoil(original);
    const [was, is] = await Promise.all(
      [spoilt, (await enhancePhoto(spoilt)).bytes].map((image) =>
        scaleToSize(original, Buffer.from(image)),
      ),
    );
    if (!was || !is) continue;
    await sideBySide(`${kind.replaceAll(' ', '-')}-${name}`, [original, was, is]);
    for (const [measure, of] of [
      ['ssim', measureStructuralSimilarity],
      ['psnr', noiseRatio],
    ] as const) {
      const [then, now] = [of(original, was), of(original, is)];
      before[measure].push(then);
      after[measure].push(now);
      if (now < then)
        worse[measure].push(`${name} ${(now - then).toFixed(measure === 'ssim' ? 4 : 1)}`);
    }
  }
  console.log(
    kind.padEnd(16),
    `${median(before.ssim).toFixed(3)} → ${median(after.ssim).toFixed(3)}`,
    ` ${median(before.psnr).toFixed(1)} → ${median(after.psnr).toFixed(1)} dB`,
    ` ${worse.ssim.join(', ') || '–'};`,
    worse.psnr.join(', ') || '–',
  );
}
