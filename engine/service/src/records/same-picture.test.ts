import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { measureCopyDifference } from './same-picture.ts';

interface Bar {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The bars of a seven-segment digit in small print, 30 pixels tall. */
const BARS: Readonly<Record<string, Bar>> = {
  top: { left: 0, top: 0, width: 16, height: 4 },
  middle: { left: 0, top: 13, width: 16, height: 4 },
  bottom: { left: 0, top: 26, width: 16, height: 4 },
  upperLeft: { left: 0, top: 0, width: 4, height: 15 },
  lowerLeft: { left: 0, top: 15, width: 4, height: 15 },
  right: { left: 12, top: 0, width: 4, height: 30 },
};
const THREE = ['top', 'middle', 'bottom', 'right'];
const EIGHT = Object.keys(BARS);

/** Draws a test ad with a one-digit number in small print below large shapes. */
async function jpeg(figure: readonly string[], background = '#f4e7d3', scale = 1): Promise<Buffer> {
  const shapes = [
    { left: 80, top: 90, width: 500, height: 130 },
    { left: 540, top: 400, width: 420, height: 440 },
  ];
  const small = figure.map((name) => ({ left: 0, top: 0, width: 1, height: 1, ...BARS[name] }));
  const bars = [
    ...shapes,
    ...small.map(({ left, top, width, height }) => ({
      left: Math.round(left * scale) + 90,
      top: Math.round(top * scale) + 960,
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    })),
  ];
  const layers = bars.map(async ({ left, top, width, height }) => {
    const bar = sharp({ create: { width, height, channels: 3, background: '#231a12' } });
    return { input: await bar.png().toBuffer(), left, top };
  });
  return sharp({ create: { width: 1080, height: 1080, channels: 3, background } })
    .composite(await Promise.all(layers))
    .jpeg({ quality: 94 })
    .toBuffer();
}
let ad: Buffer;

beforeAll(async () => {
  ad = await jpeg(THREE);
});

it.each<[string, () => Promise<Buffer>]>([
  ['the same bytes', async () => ad],
  ['saved again as a coarse JPEG', () => sharp(ad).jpeg({ quality: 60 }).toBuffer()],
  ['saved as a PNG', () => sharp(ad).png().toBuffer()],
  ['scaled down', () => sharp(ad).resize(800).jpeg().toBuffer()],
])('a copy of a picture counts as the same picture: %s', async (_, make) => {
  expect(await measureCopyDifference(ad, await make())).not.toBeNull();
});

it('measureCopyDifference detects a different digit in the smallest print, at the same size and in a smaller copy', async () => {
  const [three, eight] = [await jpeg(THREE, '#f4e7d3', 0.5), await jpeg(EIGHT, '#f4e7d3', 0.5)];
  expect(await measureCopyDifference(three, eight)).toBeNull();
  const copy = await sharp(eight).resize(800).jpeg({ quality: 75 }).toBuffer();
  expect(await measureCopyDifference(three, copy)).toBeNull();
  expect(await measureCopyDifference(eight, copy)).not.toBeNull();
});

it('measureCopyDifference does not compare a thumbnail, because its small print is unreadable', async () => {
  expect(await measureCopyDifference(ad, await sharp(ad).resize(400).jpeg().toBuffer())).toBeNull();
});

it.each<[string, () => Promise<Buffer>]>([
  ['another figure in its small print', () => jpeg(EIGHT)],
  ['another ground', () => jpeg(THREE, '#e9c9a0')],
  [
    'a crop',
    () => sharp(ad).extract({ left: 0, top: 0, width: 1000, height: 1080 }).jpeg().toBuffer(),
  ],
  [
    'a crop of the same shape',
    () => sharp(ad).extract({ left: 20, top: 20, width: 1040, height: 1040 }).jpeg().toBuffer(),
  ],
])('a similar picture counts as a different picture: %s', async (_, make) => {
  expect(await measureCopyDifference(ad, await make())).toBeNull();
});
