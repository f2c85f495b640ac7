import {
  computePlaneSimilarity,
  fromRaster,
  type Raster,
  toJpeg,
  toRaster,
} from '@adwright/engine-pixels';
import { createSamplePhoto, NO_SUBJECT } from '@adwright/engine-testing';
import type { SubjectMap } from '@adwright/engine-uploads';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { letteredAd, paintSmallPrint } from '../testing/lettered-ad.ts';
import { varyPhoto } from './vary-photo.ts';

const SIDE = 96;

/** Returns the luma of a picture after it is scaled to a size. */
async function lumaOf(picture: Buffer, width: number, height: number): Promise<Float32Array> {
  const data = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return Float32Array.from(data);
}

/**
 * Returns the maximum structural similarity between the reduced upload and any part of a picture. The
 * similarity shows whether the picture contains the whole upload.
 */
async function embedded(picture: Buffer, upload: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const { width: ownWidth, height: ownHeight } = await sharp(upload).metadata();
  const [w, h] = [SIDE, Math.round((height / width) * SIDE)];
  const page = await lumaOf(picture, w, h);
  let best = 0;
  for (let share = 0.5; share < 0.96; share += 0.08) {
    const scale = share * Math.min(w / ownWidth, h / ownHeight);
    const [a, b] = [Math.round(ownWidth * scale), Math.round(ownHeight * scale)];
    const own = await lumaOf(upload, a, b);
    for (let y = 0; y + b <= h; y += 3)
      for (let x = 0; x + a <= w; x += 3) {
        const part = new Float32Array(a * b);
        for (let row = 0; row < b; row++)
          part.set(page.subarray((y + row) * w + x, (y + row) * w + x + a), row * a);
        best = Math.max(best, computePlaneSimilarity(own, part, a, b, 8));
      }
  }
  return best;
}

/** Returns the structural similarity between two pictures after both are scaled to the same size. */
async function alike(picture: Buffer, upload: Buffer): Promise<number> {
  const [one, other] = [await lumaOf(picture, 96, 96), await lumaOf(upload, 96, 96)];
  return computePlaneSimilarity(one, other, 96, 96);
}

/** Creates a saliency map that is certain about all pixels of a box, in shares of the photo. */
function boxMap([left, top, right, bottom]: [number, number, number, number]): SubjectMap {
  const side = 160;
  const values = Uint8Array.from({ length: side * side }, (_, at) => {
    const [u, v] = [(at % side) / side, Math.floor(at / side) / side];
    return u > left && u < right && v > top && v < bottom ? 255 : 0;
  });
  return { side, values };
}

const SEEDS = [0, 1, 2];
/**
 * Minimum similarity between the upload and a picture that only frames, shades or recolours the upload.
 */
const SAME = 0.72;

describe('varyPhoto', () => {
  it('gives a photo another composition and never puts the photo into a frame', async () => {
    const upload = await toJpeg(fromRaster(createSamplePhoto(3)));
    for (const seed of SEEDS) {
      const { jpeg, composition } = await varyPhoto(upload, seed, NO_SUBJECT);
      expect(await embedded(jpeg, upload), composition).toBeLessThan(SAME);
      expect(await alike(jpeg, upload), composition).toBeLessThan(SAME);
    }
  });

  it('puts a cut-out product into a photoshoot set or onto areas of colour', async () => {
    const upload = await clearPhoto();
    const seen = new Set<string>();
    for (const seed of SEEDS.slice(0, 2)) {
      const { jpeg, composition } = await varyPhoto(upload, seed, NO_SUBJECT);
      seen.add(composition);
      expect(await embedded(jpeg, upload), composition).toBeLessThan(SAME);
    }
    expect([...seen].sort()).toEqual(['field', 'set']);
  });

  it('moves the words and the picture of an ad with an even background, and changes the background', async () => {
    const ad = letteredAd();
    const upload = await fromRaster(ad).png().toBuffer();
    for (const seed of SEEDS.slice(0, 2)) {
      const { jpeg, composition } = await varyPhoto(upload, seed, boxMap([0.6, 0.3, 0.9, 0.7]));
      expect(composition).toBe('parts');
      const varied = await toRaster(sharp(jpeg).resize(ad.width, ad.height));
      // The red disc lies at the right of the ad. After the variation, the whole disc must lie at the left.
      const [before, after] = [redOf(ad), redOf(varied)];
      expect(after.share).toBeGreaterThan(0.9 * before.share);
      expect(after.share).toBeLessThan(1.1 * before.share);
      expect(after.middle).toBeLessThan(0.45);
      expect([...varied.data.subarray(0, 3)]).not.toEqual([...ad.data.subarray(0, 3)]);
      expect(findInk(varied)).toBeGreaterThan(0.7 * findInk(ad));
    }
  });

  it('moves words from an uneven background onto a panel, beside a crop of the subject', async () => {
    const ad = letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));
    const upload = await fromRaster(ad).png().toBuffer();
    for (const seed of SEEDS.slice(0, 2)) {
      const varied = await varyPhoto(upload, seed, boxMap([0.6, 0.3, 0.9, 0.7]));
      const { composition, width, height } = varied;
      expect(composition).toBe('poster');
      expect(width / height).toBeCloseTo(ad.width / ad.height, 1);
      const picture = await toRaster(sharp(varied.jpeg).resize(ad.width, ad.height));
      expect(redOf(picture).share).toBeGreaterThan(0.5 * redOf(ad).share);
      expect(findInk(picture)).toBeGreaterThan(0.5 * findInk(ad));
      expect(await alike(varied.jpeg, upload), `seed ${seed}`).toBeLessThan(SAME);
    }
  });

  it.each([
    ['dark small print and a button below the headline', { left: 60, top: 330, isLight: false }],
    ['light small print in a corner', { left: 12, top: 8, isLight: true }],
  ])('moves %s onto the panel too', async (_, place) => {
    const ad = letteredAd((x, y) => 170 + 25 * Math.sin(x / 23) + 25 * Math.cos(y / 31));
    paintSmallPrint(ad, place);
    const upload = await fromRaster(ad).png().toBuffer();
    const { composition } = await varyPhoto(upload, 0, boxMap([0.6, 0.3, 0.9, 0.7]));
    expect(composition).toBe('poster');
  });

  it('shows the whole of a known subject in a close crop', async () => {
    const [width, height] = [300, 300];
    const photo = createSamplePhoto(6, width, height);
    for (let y = 117; y < 183; y++)
      for (let x = 9; x < 291; x++)
        photo.data.set(
          x < 51 ? [220, 30, 30] : x > 249 ? [30, 40, 220] : [60, 150, 70],
          3 * (y * width + x),
        );
    const upload = await toJpeg(fromRaster(photo));
    const map = boxMap([0.03, 0.39, 0.97, 0.61]);
    for (const seed of SEEDS) {
      const { jpeg, composition } = await varyPhoto(upload, seed, map);
      const { data } = await toRaster(sharp(jpeg).resize(108, 108));
      const strong = (channel: number, other: number) =>
        data.filter(
          (value, at) => at % 3 === channel && value - (data[at + other - channel] ?? 0) > 50,
        ).length;
      expect(strong(0, 2), `${composition}, left end`).toBeGreaterThan(40);
      expect(strong(2, 0), `${composition}, right end`).toBeGreaterThan(40);
    }
  });

  it('gives a tall photo the story format', async () => {
    const tall = await toJpeg(fromRaster(createSamplePhoto(4, 300, 520)));
    const { width, height } = await varyPhoto(tall, 1, NO_SUBJECT);
    expect([width, height]).toEqual([1080, 1920]);
  });

  it('gives the same bytes for the same seed, and other bytes for other seeds', async () => {
    const bytes = await toJpeg(fromRaster(createSamplePhoto(8)));
    const first = await varyPhoto(bytes, 1, NO_SUBJECT);
    expect((await varyPhoto(bytes, 1, NO_SUBJECT)).jpeg.equals(first.jpeg)).toBe(true);
    for (const seed of [2, 4]) {
      const other = await varyPhoto(bytes, seed, NO_SUBJECT);
      expect(other.jpeg.equals(first.jpeg), `seed ${seed}`).toBe(false);
    }
  });
});

/** Creates a picture with a green box on a transparent background. */
function clearPhoto(): Promise<Buffer> {
  const side = 240;
  const data = new Uint8Array(4 * side * side);
  for (let y = 50; y < 200; y++)
    for (let x = 50; x < 190; x++) data.set([40, 90 + (y % 40), 70, 255], 4 * (y * side + x));
  return sharp(data, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
}

/**
 * Returns the share of a picture that is strongly red, and the horizontal centre of the red pixels (share of
 * the width).
 */
function redOf({ width, data }: Raster): { share: number; middle: number } {
  let [count, sum] = [0, 0];
  for (let at = 0; at < data.length / 3; at++) {
    const [r = 0, g = 0, b = 0] = data.subarray(3 * at, 3 * at + 3);
    if (r < 170 || g > 90 || b > 90) continue;
    count++;
    sum += (at % width) / width;
  }
  return { share: (3 * count) / data.length, middle: sum / Math.max(1, count) };
}

/** Returns the share of a picture's pixels that are as dark as its text. */
function findInk({ data }: Raster): number {
  const dark = data.filter((value, at) => at % 3 === 0 && value < 70 && (data[at + 1] ?? 0) < 70);
  return (3 * dark.length) / data.length;
}
