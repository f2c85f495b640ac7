import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../ad/random.ts';
import { contrastRatio, linearChannel, MIN_TEXT_CONTRAST } from '../../colour/contrast.ts';
import { fromRaster, type Raster, toJpeg } from '../raster.ts';
import { NO_SUBJECT, samplePhoto } from '../sample-photos.ts';
import { overlayText } from './overlay-text.ts';
import type { OverlayWords } from './text-block.ts';

const WORDS = { title: 'Slow mornings start here', subtitle: 'Single-origin espresso' };

/** A plain wall with a face-like oval of a skin tone at a place, shares of the picture. */
function portrait(skin: readonly [number, number, number], x: number, y: number): Raster {
  const size = 540;
  const data = new Uint8Array(size * size * 3);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const distance = Math.hypot((column / size - x) / 0.17, (row / size - y) / 0.23);
      const eye = Math.hypot(Math.abs(column / size - x) - 0.06, row / size - y + 0.04) < 0.018;
      for (let channel = 0; channel < 3; channel++) {
        const wall = 150 + channel * 12 + row / 30;
        const face = (skin[channel] ?? 0) * (1.08 - 0.2 * distance);
        data[(row * size + column) * 3 + channel] =
          distance < 1 ? (eye ? 25 : Math.min(255, face)) : wall;
      }
    }
  }
  return { width: size, height: size, data };
}

/** Coloured tiles from edge to edge. */
function busyPhoto(): Raster {
  const size = 480;
  const random = seededRandom(5);
  const tiles = Float32Array.from({ length: 32 * 32 * 3 }, () => random() * 255);
  const data = Uint8Array.from({ length: size * size * 3 }, (_, at) => {
    const x = Math.floor((Math.floor(at / 3) % size) / 15);
    const y = Math.floor(at / 3 / size / 15);
    return tiles[(y * 32 + x) * 3 + (at % 3)] ?? 0;
  });
  return { width: size, height: size, data };
}

/** Smallest contrast between the extreme tones that lettering and ground leave in a box. */
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
      0.2126 * linearChannel(red / 255) +
      0.7152 * linearChannel(green / 255) +
      0.0722 * linearChannel(blue / 255)
    );
  }).sort((a, b) => a - b);
  return contrastRatio(
    luminances[Math.floor(luminances.length * 0.02)] ?? 0,
    luminances[Math.floor(luminances.length * 0.98)] ?? 0,
  );
}

/** Of a photo whose subject is not known. */
function overlaid(bytes: Uint8Array, words: OverlayWords, seed: number) {
  return overlayText(bytes, words, seed, NO_SUBJECT);
}

describe('overlayText', () => {
  it('gives four different pictures with readable text inside the frame', async () => {
    const pictures = await overlaid(await toJpeg(fromRaster(samplePhoto(4))), WORDS, 2);
    expect(new Set(pictures.map(({ style }) => style)).size).toBe(4);
    for (const { jpeg, style, textBox, contrast, width, height } of pictures) {
      expect(contrast, style).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(await tonesIn(jpeg, textBox), style).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(Math.min(textBox.x, textBox.y), style).toBeGreaterThanOrEqual(0);
      expect(textBox.x + textBox.width, style).toBeLessThanOrEqual(width);
      expect(textBox.y + textBox.height, style).toBeLessThanOrEqual(height);
    }
  });

  it.each([
    ['light', [236, 196, 172]],
    ['tan', [198, 144, 108]],
    ['brown', [141, 92, 64]],
    ['dark', [84, 54, 40]],
  ] as const)('keeps off a face with %s skin', async (_, skin) => {
    for (const [x, y] of [
      [0.5, 0.35],
      [0.3, 0.62],
    ] as const) {
      const pictures = await overlaid(await toJpeg(fromRaster(portrait(skin, x, y))), WORDS, 1);
      for (const { style, textBox, width, height, onPhoto } of pictures) {
        if (!onPhoto) continue;
        const nearestX = Math.min(textBox.x + textBox.width, Math.max(textBox.x, x * width));
        const nearestY = Math.min(textBox.y + textBox.height, Math.max(textBox.y, y * height));
        const distance = Math.hypot((nearestX / width - x) / 0.17, (nearestY / height - y) / 0.23);
        expect(distance, `${style} at ${x}, ${y}`).toBeGreaterThan(0.9);
      }
    }
  });

  it('keeps a card off the thin dark neck of a bottle', async () => {
    const size = 540;
    const data = new Uint8Array(size * size * 3);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const isBody = Math.abs(x - 270) < 85 && y > 260 && y < 500;
        const isNeck = Math.abs(x - 270) < 24 && y > 70 && y <= 260;
        const colour = isBody ? [176, 84, 40] : isNeck ? [56, 58, 54] : [196, 202, 190];
        data.set(colour, 3 * (y * size + x));
      }
    }
    const pictures = await overlaid(
      await toJpeg(fromRaster({ width: size, height: size, data })),
      { title: 'Slow mornings start here', subtitle: 'Roasted on Mondays' },
      11,
    );
    const card = pictures.find(({ style }) => style === 'card');
    expect(card?.onPhoto).toBe(true);
    const { x = 0, width = 0 } = card?.textBox ?? {};
    const neck = { left: 2 * 246, right: 2 * 294 };
    expect(x + width < neck.left || x > neck.right).toBe(true);
  });

  it('sets the panel beside a tall product that it would cut', async () => {
    const size = 540;
    const data = new Uint8Array(size * size * 3);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const isProduct = Math.abs(x - 270) < 70 && y > 40 && y < 505;
        const isLabel = isProduct && Math.abs(x - 270) < 50 && y % 40 < 20;
        const colour = isLabel ? [244, 240, 228] : isProduct ? [150, 50, 30] : [176, 190, 182];
        data.set(colour, 3 * (y * size + x));
      }
    }
    const pictures = await overlaid(
      await toJpeg(fromRaster({ width: size, height: size, data })),
      WORDS,
      2,
    );
    const panel = pictures.find(({ style }) => style === 'panel');
    const { x = 0, width = 0 } = panel?.textBox ?? {};
    expect(x + width).toBeLessThan(0.45 * 1080);
  });

  it('keeps lettering on the photo off a thing that reaches through the frame', async () => {
    const [width, height] = [480, 360];
    const data = new Uint8Array(width * height * 3).fill(252);
    const isThing = (u: number, v: number) =>
      Math.abs(Math.hypot(u - 0.45, v - 0.5) - 0.32) < 0.07 && u > 0.3;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (isThing(x / height - 0.166, y / height)) data.set([24, 44, 110], 3 * (y * width + x));
    const words = { title: 'Everything you need to finish the kitchen you planned', subtitle: '' };
    const pictures = await overlaid(await toJpeg(fromRaster({ width, height, data })), words, 1);
    for (const { jpeg, style, textBox, onPhoto } of pictures) {
      if (!onPhoto || style !== 'quiet') continue;
      const { x, y, width: w, height: h } = textBox;
      const around = { left: x - 8, top: y - 8, width: w + 16, height: h + 16 };
      const { channels } = await sharp(
        await sharp(jpeg)
          .extract({
            left: Math.round(around.left),
            top: Math.round(around.top),
            width: Math.round(around.width),
            height: Math.round(around.height),
          })
          .toBuffer(),
      ).stats();
      expect((channels[2]?.mean ?? 0) - (channels[0]?.mean ?? 0), style).toBeLessThan(6);
    }
  });

  it('melts a light photo into the light, and a dark one into the dark', async () => {
    const footOf = async (base: number) => {
      const photo = busyPhoto();
      const data = photo.data.map((value) => base + value * 0.3);
      const [quiet] = await overlaid(await toJpeg(fromRaster({ ...photo, data })), WORDS, 0);
      const strip = { left: 0, top: 1060, width: 1080, height: 20 };
      const { channels } = await sharp(await sharp(quiet?.jpeg).extract(strip).toBuffer()).stats();
      return channels[1]?.mean ?? 0;
    };
    expect(await footOf(178)).toBeGreaterThan(220);
    expect(await footOf(0)).toBeLessThan(60);
  });

  it('sets the panel beside an upright photo, and makes it no larger than the words need', async () => {
    const panelOf = async (photo: Raster, title: string) => {
      const bytes = await toJpeg(fromRaster(photo));
      const pictures = await overlaid(bytes, { title, subtitle: '' }, 1);
      return pictures.find(({ style }) => style === 'panel');
    };
    const beside = await panelOf(samplePhoto(3, 400, 560), WORDS.title);
    expect(beside?.textBox.width).toBeLessThan(1080 * 0.42);
    expect(beside?.textBox.height).toBeGreaterThan(200);
    const short = await panelOf(samplePhoto(3, 480, 360), 'Sale');
    expect(short?.textBox.y).toBeGreaterThan(1080 * 0.75);
  });

  it('keeps the four styles apart on a photo that has no quiet place, and seeds too', async () => {
    const bytes = await toJpeg(fromRaster(busyPhoto()));
    const frames: number[][] = [];
    for (const seed of [0, 1]) {
      const pictures = await overlaid(bytes, WORDS, seed);
      expect(pictures.every(({ onPhoto }) => !onPhoto)).toBe(true);
      const seen: number[][] = [];
      for (const { jpeg, style } of pictures) {
        const { data } = await sharp(jpeg)
          .resize(24, 24, { fit: 'fill' })
          .raw()
          .toBuffer({ resolveWithObject: true });
        for (const other of seen) {
          const apart = data.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 40);
          expect(apart.length / data.length, `${style}, seed ${seed}`).toBeGreaterThan(0.2);
        }
        seen.push([...data]);
        if (style === 'frame') frames.push([...data]);
      }
    }
    const [light = [], deep = []] = frames;
    const changed = light.filter((value, at) => Math.abs(value - (deep[at] ?? 0)) > 40);
    expect(changed.length / light.length).toBeGreaterThan(0.2);
  });

  it('starts on the right what is read from the right', async () => {
    const bytes = await toJpeg(fromRaster(busyPhoto()));
    const pictures = await overlaid(bytes, { title: 'חדש', subtitle: '' }, 0);
    for (const { style, textBox, width } of pictures) {
      const middle = textBox.x + textBox.width / 2;
      if (style === 'quiet' || style === 'panel') expect(middle).toBeGreaterThan(width / 2);
    }
  });

  it('fits long texts, any script and no subtitle', async () => {
    const bytes = await toJpeg(fromRaster(samplePhoto(2)));
    for (const words of [
      { title: 'long words '.repeat(11).trim(), subtitle: 'and more of them '.repeat(11).trim() },
      { title: 'سيروم ليلي', subtitle: '' },
      { title: '☕', subtitle: 'オーガニック緑茶' },
    ]) {
      for (const { textBox, width, height } of await overlaid(bytes, words, 0)) {
        expect(textBox.x + textBox.width).toBeLessThanOrEqual(width);
        expect(textBox.y + textBox.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it('gives the same bytes for the same seed, and stories for tall photos', async () => {
    const bytes = await toJpeg(fromRaster(samplePhoto(6, 270, 480)));
    const [first] = await overlaid(bytes, WORDS, 5);
    const [again] = await overlaid(bytes, WORDS, 5);
    expect(first?.jpeg.equals(again?.jpeg ?? Buffer.alloc(0))).toBe(true);
    expect([first?.width, first?.height]).toEqual([1080, 1920]);
  });

  it('shows a subject from its cap to its foot in every style', async () => {
    const side = 320;
    const part = (x: number, y: number) => {
      const [across, down] = [Math.abs(x / side - 0.5), y / side];
      if (across < 0.09 && down > 0.06 && down < 0.14) return [220, 30, 30];
      if (across < 0.36 && down > 0.86 && down < 0.94) return [30, 40, 220];
      return across < (down < 0.34 ? 0.09 : 0.36) && down >= 0.14 && down <= 0.86
        ? [60, 150, 70]
        : null;
    };
    const data = new Uint8Array(side * side * 3);
    const values = new Uint8Array(side * side);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const colour = part(x, y);
        data.set(colour ?? [150, 150, 150], 3 * (y * side + x));
        values[y * side + x] = colour === null ? 0 : 255;
      }
    const bytes = await toJpeg(fromRaster({ width: side, height: side, data }));
    for (const { jpeg, style } of await overlayText(bytes, WORDS, 1, { side, values })) {
      const pixels = await sharp(jpeg).resize(108, 108).raw().toBuffer();
      const count = (strong: number, weak: number) =>
        pixels.filter(
          (value, at) => at % 3 === strong && value - (pixels[at + weak - strong] ?? 0) > 90,
        ).length;
      expect(count(0, 2), `${style}, cap`).toBeGreaterThan(50);
      expect(count(2, 0), `${style}, foot`).toBeGreaterThan(50);
    }
  });

  it('keeps text away from a subject that nothing but its map tells of', async () => {
    const plain = { width: 640, height: 640, data: new Uint8Array(640 * 640 * 3).fill(140) };
    const bytes = await toJpeg(fromRaster(plain));
    const sides = async (isSubject: (x: number) => boolean) => {
      const values = Uint8Array.from({ length: 64 * 64 }, (_, at) =>
        isSubject(at % 64) ? 255 : 0,
      );
      const pictures = await overlayText(bytes, WORDS, 1, { side: 64, values });
      return pictures
        .filter(({ onPhoto, style }) => onPhoto && style === 'quiet')
        .map(({ textBox: { x, width }, width: wide }) => (x + width / 2) / wide);
    };
    for (const middle of await sides((x) => x < 30)) expect(middle).toBeGreaterThan(0.5);
    for (const middle of await sides((x) => x >= 34)) expect(middle).toBeLessThan(0.5);
  });
});
