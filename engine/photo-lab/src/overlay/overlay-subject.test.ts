import { fromRaster, type Raster, toJpeg } from '@adwright/engine-pixels';
import { NO_SUBJECT, takeTurn } from '@adwright/engine-testing';
import { itEach } from '@adwright/engine-testing/nightly';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lettered } from '../testing/lettered.ts';
import { overlayText } from './overlay-text.ts';

const WORDS = { title: 'Slow mornings start here', subtitle: 'Single-origin espresso' };

/**
 * Creates a photo of a plain wall with a skin-coloured oval like a face. The oval's position is in shares of the
 * picture.
 */
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

const SKINS = [
  ['light', [236, 196, 172]],
  ['tan', [198, 144, 108]],
  ['brown', [141, 92, 64]],
  ['dark', [84, 54, 40]],
] as const;

const FACES = [
  [0.5, 0.35],
  [0.3, 0.62],
] as const;

describe('overlayText on a photo with a subject', () => {
  itEach(SKINS, { step: 3 })('keeps off a face with %s skin', {}, async ([name, skin]) => {
    const number = SKINS.findIndex(([other]) => other === name);
    for (const [x, y] of takeTurn(FACES, 2, number)) {
      const bytes = await toJpeg(fromRaster(portrait(skin, x, y)));
      const pictures = await overlayText(bytes, WORDS, 1, NO_SUBJECT);
      for (const { style, textBox, width, height, onPhoto } of pictures) {
        if (!onPhoto) continue;
        const nearestX = Math.min(textBox.x + textBox.width, Math.max(textBox.x, x * width));
        const nearestY = Math.min(textBox.y + textBox.height, Math.max(textBox.y, y * height));
        const distance = Math.hypot((nearestX / width - x) / 0.17, (nearestY / height - y) / 0.23);
        expect(distance, `${style} at ${x}, ${y}`).toBeGreaterThan(0.9);
      }
    }
  });

  it('does not cover the thin dark neck of a bottle with a card', async () => {
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
    const card = await lettered(
      'card',
      await toJpeg(fromRaster({ width: size, height: size, data })),
      { title: 'Slow mornings start here', subtitle: 'Roasted on Mondays' },
      11,
      NO_SUBJECT,
    );
    expect(card.onPhoto).toBe(true);
    const { x, width } = card.textBox;
    const neck = { left: 2 * 246, right: 2 * 294 };
    expect(x + width < neck.left || x > neck.right).toBe(true);
  });

  it('does not cover small upper parts of an object, known from the saliency map, with a card', async () => {
    const isThing = (u: number, v: number) =>
      [0.27, 0.78].some((x) => Math.abs(Math.hypot(u - x, v - 0.53) - 0.15) < 0.02) ||
      (Math.abs(u - 0.42) < 0.012 && v > 0.29 && v < 0.5) ||
      (Math.abs(u - 0.4) < 0.055 && Math.abs(v - 0.295) < 0.012) ||
      (Math.abs(v - 0.5) < 0.015 && u > 0.25 && u < 0.8);
    const picture = (side: number, each: (is: boolean, at: number) => void) => {
      for (let at = 0; at < side * side; at++)
        each(isThing((at % side) / side, Math.floor(at / side) / side), at);
    };
    const data = new Uint8Array(540 * 540 * 3);
    picture(540, (is, at) => data.set(is ? [50, 110, 190] : [205, 206, 208], 3 * at));
    const values = new Uint8Array(320 * 320);
    picture(320, (is, at) => values.set([is ? 255 : 0], at));
    const card = await lettered(
      'card',
      await toJpeg(fromRaster({ width: 540, height: 540, data })),
      { title: 'Fahrradversicherungsvergleich leicht gemacht', subtitle: 'Ab 3,90 € im Monat' },
      5,
      { side: 320, values },
    );
    const { y, height } = card.textBox;
    expect(y + height < 0.28 * 1080 - 44 || y > 0.5 * 1080).toBe(true);
  });

  it('places the panel beside a tall product if a panel below would hide a part of the product', async () => {
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
    const bytes = await toJpeg(fromRaster({ width: size, height: size, data }));
    const { x, width } = (await lettered('panel', bytes, WORDS, 2, NO_SUBJECT)).textBox;
    expect(x + width).toBeLessThan(0.45 * 1080);
  });

  it('does not place text on an object that extends from edge to edge', async () => {
    const [width, height] = [480, 480];
    const data = new Uint8Array(width * height * 3).fill(252);
    const isThing = (u: number, v: number) =>
      Math.abs(Math.hypot(u - 0.45, v - 0.5) - 0.32) < 0.07 && u > 0.3;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (isThing(x / height - 0.166, y / height)) data.set([24, 44, 110], 3 * (y * width + x));
    const words = { title: 'Slow mornings', subtitle: '' };
    const bytes = await toJpeg(fromRaster({ width, height, data }));
    const { jpeg, textBox, onPhoto } = await lettered('quiet', bytes, words, 1, NO_SUBJECT);
    expect(onPhoto).toBe(true);
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
    expect((channels[2]?.mean ?? 0) - (channels[0]?.mean ?? 0)).toBeLessThan(6);
  });

  it('shows the whole height of a subject in every style', async () => {
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

  it('does not darken the sky at the sides of a photo', async () => {
    const [width, height] = [480, 380];
    const data = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const grain = (x * 7 + y * 13) % 23;
        const grey = y < 0.6 * height ? 205 + grain : 20 + grain;
        data.set([grey, grey, grey + 8], 3 * (y * width + x));
      }
    const values = Uint8Array.from({ length: 64 * 64 }, (_, at) =>
      Math.abs((at % 64) - 32) < 12 && Math.abs(at / 64 - 32) < 28 ? 255 : 0,
    );
    const bytes = await toJpeg(fromRaster({ width, height, data }));
    const quiet = await lettered('quiet', bytes, WORDS, 2, { side: 64, values });
    expect(quiet).toMatchObject({ style: 'quiet', onPhoto: false });
    for (const left of [8, 1032]) {
      const sky = { left, top: 60, width: 40, height: 40 };
      const { channels } = await sharp(await sharp(quiet.jpeg).extract(sky).toBuffer()).stats();
      expect(channels[0]?.mean).toBeGreaterThan(190);
    }
  });

  it('does not place text on a subject that is known only from the saliency map', async () => {
    const plain = { width: 640, height: 640, data: new Uint8Array(640 * 640 * 3).fill(140) };
    const bytes = await toJpeg(fromRaster(plain));
    const middleBeside = async (isSubject: (x: number) => boolean) => {
      const values = Uint8Array.from({ length: 64 * 64 }, (_, at) =>
        isSubject(at % 64) ? 255 : 0,
      );
      const map = { side: 64, values };
      const { onPhoto, textBox, width } = await lettered('quiet', bytes, WORDS, 1, map);
      expect(onPhoto).toBe(true);
      return (textBox.x + textBox.width / 2) / width;
    };
    expect(await middleBeside((x) => x < 30)).toBeGreaterThan(0.5);
    expect(await middleBeside((x) => x >= 34)).toBeLessThan(0.5);
  });
});
