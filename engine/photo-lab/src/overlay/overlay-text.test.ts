import {
  contrastRatio,
  createSeededRandom,
  fromRaster,
  MIN_TEXT_CONTRAST,
  type Raster,
  toJpeg,
  toLinearChannel,
} from '@adwright/engine-pixels';
import { createSamplePhoto, NO_SUBJECT } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lettered } from '../testing/lettered.ts';
import { overlayText } from './overlay-text.ts';
import type { OverlayWords } from './text-block.ts';

const WORDS = { title: 'Slow mornings start here', subtitle: 'Single-origin espresso' };

/** Creates a photo of coloured tiles from edge to edge, without an area of low detail. */
function busyPhoto(): Raster {
  const size = 480;
  const random = createSeededRandom(5);
  const tiles = Float32Array.from({ length: 32 * 32 * 3 }, () => random() * 255);
  const data = Uint8Array.from({ length: size * size * 3 }, (_, at) => {
    const x = Math.floor((Math.floor(at / 3) % size) / 15);
    const y = Math.floor(at / 3 / size / 15);
    return tiles[(y * 32 + x) * 3 + (at % 3)] ?? 0;
  });
  return { width: size, height: size, data };
}

/**
 * Returns the contrast ratio between the lightest and the darkest tone in a box that contains text and its
 * background.
 */
async function tonesIn(
  jpeg: Buffer,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  const { data, info } = await sharp(jpeg)
    .extract({
      left: Math.round(x),
      top: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminances = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(
      pixel * info.channels,
      pixel * info.channels + 3,
    );
    return (
      0.2126 * toLinearChannel(red / 255) +
      0.7152 * toLinearChannel(green / 255) +
      0.0722 * toLinearChannel(blue / 255)
    );
  }).sort((a, b) => a - b);
  return contrastRatio(
    luminances[Math.floor(luminances.length * 0.02)] ?? 0,
    luminances[Math.floor(luminances.length * 0.98)] ?? 0,
  );
}

async function thumbnailOf(jpeg: Buffer): Promise<number[]> {
  return [...(await sharp(jpeg).resize(24, 24, { fit: 'fill' }).raw().toBuffer())];
}

/** Returns an overlay of the given words on a photo without a known subject. */
function overlaid(bytes: Uint8Array, words: OverlayWords, seed: number) {
  return overlayText(bytes, words, seed, NO_SUBJECT);
}

describe('overlayText', () => {
  it('gives four different pictures with readable text inside the picture’s borders', async () => {
    const pictures = await overlaid(await toJpeg(fromRaster(createSamplePhoto(4))), WORDS, 2);
    expect(new Set(pictures.map(({ style }) => style)).size).toBe(4);
    for (const { jpeg, style, textBox, contrast, width, height } of pictures) {
      expect(contrast, style).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(await tonesIn(jpeg, textBox), style).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(Math.min(textBox.x, textBox.y), style).toBeGreaterThanOrEqual(0);
      expect(textBox.x + textBox.width, style).toBeLessThanOrEqual(width);
      expect(textBox.y + textBox.height, style).toBeLessThanOrEqual(height);
    }
  });

  it('fades a light photo into a light background, and a dark photo into a dark background', async () => {
    const footOf = async (base: number) => {
      const photo = busyPhoto();
      const data = photo.data.map((value) => base + value * 0.3);
      const bytes = await toJpeg(fromRaster({ ...photo, data }));
      const quiet = await lettered('quiet', bytes, WORDS, 0, NO_SUBJECT);
      const strip = { left: 0, top: 1060, width: 1080, height: 20 };
      const { channels } = await sharp(await sharp(quiet.jpeg).extract(strip).toBuffer()).stats();
      return channels[1]?.mean ?? 0;
    };
    expect(await footOf(178)).toBeGreaterThan(220);
    expect(await footOf(0)).toBeLessThan(60);
  });

  it('places the panel beside a tall photo and makes the panel only as large as the words need', async () => {
    const panelOf = async (photo: Raster, title: string) =>
      lettered('panel', await toJpeg(fromRaster(photo)), { title, subtitle: '' }, 1, NO_SUBJECT);
    const beside = await panelOf(createSamplePhoto(3, 400, 560), WORDS.title);
    expect(beside.textBox.width).toBeLessThan(1080 * 0.42);
    expect(beside.textBox.height).toBeGreaterThan(200);
    const short = await panelOf(createSamplePhoto(3, 480, 360), 'Sale');
    expect(short.textBox.y).toBeGreaterThan(1080 * 0.75);
  });

  it('makes four different pictures from a photo without a low-detail area, and other pictures for another seed', async () => {
    const bytes = await toJpeg(fromRaster(busyPhoto()));
    for (const seed of [0, 1]) {
      const pictures = await overlaid(bytes, WORDS, seed);
      expect(pictures.every(({ onPhoto }) => !onPhoto)).toBe(true);
      const seen: number[][] = [];
      for (const { jpeg, style } of pictures) {
        const data = await thumbnailOf(jpeg);
        for (const other of seen) {
          const apart = data.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 40);
          expect(apart.length / data.length, `${style}, seed ${seed}`).toBeGreaterThan(0.2);
        }
        seen.push(data);
      }
    }
    const frameOf = async (seed: number) =>
      thumbnailOf((await lettered('frame', bytes, WORDS, seed, NO_SUBJECT)).jpeg);
    const [light, deep] = [await frameOf(0), await frameOf(1)];
    const changed = light.filter((value, at) => Math.abs(value - (deep[at] ?? 0)) > 40);
    expect(changed.length / light.length).toBeGreaterThan(0.2);
  });

  it('aligns right-to-left text to the right', async () => {
    const bytes = await toJpeg(fromRaster(busyPhoto()));
    const pictures = await overlaid(bytes, { title: 'חדש', subtitle: '' }, 0);
    for (const { style, textBox, width, height } of pictures) {
      expect(textBox.x + textBox.width).toBeLessThanOrEqual(width);
      expect(textBox.y + textBox.height).toBeLessThanOrEqual(height);
      const middle = textBox.x + textBox.width / 2;
      if (style === 'quiet' || style === 'panel') expect(middle).toBeGreaterThan(width / 2);
    }
  });

  it('fits long texts, texts in any script and texts without a subtitle', async () => {
    const bytes = await toJpeg(fromRaster(createSamplePhoto(2)));
    const texts = [
      { title: 'long words '.repeat(11).trim(), subtitle: 'and more of them '.repeat(11).trim() },
      { title: 'سيروم ليلي', subtitle: '' },
      { title: '☕', subtitle: 'オーガニック緑茶' },
    ];
    for (const words of texts) {
      for (const { textBox, width, height } of await overlaid(bytes, words, 0)) {
        expect(textBox.x + textBox.width).toBeLessThanOrEqual(width);
        expect(textBox.y + textBox.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it('gives the same bytes for the same seed, and the story format for tall photos', async () => {
    const bytes = await toJpeg(fromRaster(createSamplePhoto(6, 270, 480)));
    const first = await lettered('quiet', bytes, WORDS, 5, NO_SUBJECT);
    const again = await lettered('quiet', bytes, WORDS, 5, NO_SUBJECT);
    expect(first.jpeg.equals(again.jpeg)).toBe(true);
    expect([first.width, first.height]).toEqual([1080, 1920]);
  });
});
