import { AD_FORMAT_NAMES, AD_FORMATS, type AdFormat } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import {
  computeDifferenceHash,
  hashDistance,
  MIN_TEXT_CONTRAST,
  type Rect,
} from '@adwright/engine-pixels';
import { createSamplePhoto, takeTurn } from '@adwright/engine-testing';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { composeAd } from '../compose-ad.ts';
import { openFillingPicture } from '../material/filling-picture.ts';
import { openParts } from '../own/open-parts.ts';
import { paintAd } from '../paint-ad.ts';
import { renderAd } from '../render-ad.ts';

// The tests use real pictures, which take longer than the default time limit on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const FULL_BLEED = [
  'picture-calm',
  'picture-poster',
  'picture-cover',
  'picture-blocks',
  'picture-band',
] as const;

const brief = { product: 'Night serum', audience: 'everyone', emotion: 'trust' } as const;
const copy = writeAdCopy(brief, 1, 0);

/** Returns a photo of an object in a dim room, on which text is readable without a shade. */
function scene(width = 1600, height = 1200): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, '#1b2a33');
  ground.addColorStop(1, '#2d1f1a');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#b8452f';
  context.fillRect(width * 0.44, height * 0.42, width * 0.12, height * 0.16);
  return canvas.encode('png');
}

const input = (layout: (typeof FULL_BLEED)[number], format: AdFormat) => ({
  brief,
  copy,
  format,
  seed: 1,
  variation: 0,
  layout,
});

/** Returns the share of pixels in a box of the ad that show the picture unchanged. */
function shownIn(ad: SKRSContext2D, picture: SKRSContext2D, box: Rect): number {
  const [one, other] = [ad, picture].map(
    (context) => context.getImageData(box.x, box.y, box.width, box.height).data,
  );
  if (!one || !other) throw new Error('the test needs two pictures to compare');
  let same = 0;
  for (let at = 0; at < one.length; at += 4) {
    const apart = (channel: number) =>
      Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0));
    if (Math.max(apart(0), apart(1), apart(2)) < 6) same++;
  }
  return same / (one.length / 4);
}

describe.each(AD_FORMAT_NAMES)('a photo that fills an ad in the format %s', (format) => {
  const { width, height } = AD_FORMATS[format];

  it.each(FULL_BLEED)('is visible at all four edges and in most of the ad: %s', async (layout) => {
    const own = { show: 'full', bytes: await scene() } as const;
    const parts = await openParts({ own, format });
    if (!parts.picture) throw new Error('the ad has no picture');
    const composed = composeAd(input(layout, format), parts.picture, parts);
    const ad = paintAd(composed, brief).canvas.getContext('2d');
    const picture = parts.picture.canvas.getContext('2d');
    const edge = 8;
    const edges = [
      { x: 0, y: 0, width, height: edge },
      { x: 0, y: height - edge, width, height: edge },
      { x: 0, y: 0, width: edge, height },
      { x: width - edge, y: 0, width: edge, height },
    ];
    for (const each of edges) expect(shownIn(ad, picture, each)).toBeGreaterThan(0.25);
    expect(shownIn(ad, picture, { x: 0, y: 0, width, height })).toBeGreaterThan(0.45);
  });

  it('an ad keeps its words readable on any picture', async () => {
    const turn = AD_FORMAT_NAMES.indexOf(format);
    for (const [at, layout] of takeTurn([...FULL_BLEED.entries()], 3, turn)) {
      const { data, ...size } = createSamplePhoto(at + turn, 640, 480);
      const bytes = await sharp(data, { raw: { ...size, channels: 3 } })
        .jpeg()
        .toBuffer();
      const ad = await renderAd({ ...input(layout, format), own: { show: 'full', bytes } });
      expect(ad.minContrast, layout).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }
  });
});

it('a photo that fills the ad looks different in each layout', async () => {
  const own = { show: 'full', bytes: await scene() } as const;
  for (const format of ['square', 'story', 'wide'] as const) {
    const parts = await openParts({ own, format });
    const hashes = FULL_BLEED.map((layout) => {
      const composed = composeAd(input(layout, format), parts.picture, parts);
      const { canvas } = paintAd(composed, brief, 0.3);
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      return computeDifferenceHash({ data, width, height, channels: 4 });
    });
    hashes.forEach((one, at) => {
      // Two ads may have their text at the same end if text at the opposite end would hide the object.
      for (const other of hashes.slice(at + 1))
        expect(hashDistance(one, other), format).toBeGreaterThan(0.05);
    });
  }
});

describe('the part of a photo that is visible in an ad', () => {
  /** Returns the mean colour of an area of a picture; the area is given in shares of the picture. */
  async function colourIn(
    bytes: Buffer,
    format: AdFormat,
    focus?: { x: number; y: number; zoom: number },
  ) {
    const { canvas } = await openFillingPicture(bytes, AD_FORMATS[format], { focus });
    const { width, height } = canvas;
    return (x: number, y: number) => [
      ...canvas.getContext('2d').getImageData(x * (width - 1), y * (height - 1), 1, 1).data,
    ];
  }

  const RED = [200, 40, 40];
  const isRed = (colour: number[]) =>
    RED.every((level, at) => Math.abs(level - (colour[at] ?? 0)) < 24);

  /**
   * Returns a photo of a red object on the right, in front of a two-tone background that cannot be extended
   * invisibly.
   */
  async function redOnTheRight(): Promise<Buffer> {
    const canvas = createCanvas(1200, 600);
    const context = canvas.getContext('2d');
    for (let x = 0; x < 1200; x += 40) {
      context.fillStyle = x % 80 === 0 ? '#31423b' : '#5b6b5f';
      context.fillRect(x, 0, 40, 300);
      context.fillStyle = x % 80 === 0 ? '#5b6b5f' : '#31423b';
      context.fillRect(x, 300, 40, 300);
    }
    context.fillStyle = 'rgb(200, 40, 40)';
    context.fillRect(860, 180, 260, 260);
    return canvas.encode('png');
  }

  it('an ad shows the part of the photo that contains the subject', async () => {
    const at = await colourIn(await redOnTheRight(), 'story');
    const row = Array.from({ length: 21 }, (_, step) => at(step / 20, 0.5));
    expect(row.some(isRed)).toBe(true);
  });

  it('an ad shows the part of the photo that the user chose, at the scale that the user chose', async () => {
    const bytes = await redOnTheRight();
    const focus = { x: 990 / 1200, y: 310 / 600, zoom: 3 };
    expect(isRed((await colourIn(bytes, 'square', focus))(0.5, 0.5))).toBe(true);
    const away = await colourIn(bytes, 'square', { x: 0, y: 0, zoom: 1 });
    const row = Array.from({ length: 21 }, (_, step) => away(step / 20, 0.5));
    expect(row.some(isRed)).toBe(false);
  });

  it('an ad extends the plain background of a photo to the ad’s edges to show an object completely', async () => {
    const canvas = createCanvas(800, 800);
    const context = canvas.getContext('2d');
    context.fillStyle = '#d8d4cc';
    context.fillRect(0, 0, 800, 800);
    context.fillStyle = 'rgb(200, 40, 40)';
    context.fillRect(100, 240, 600, 320);
    const bytes = await canvas.encode('png');
    const { width, height } = AD_FORMATS.story;
    const picture = await openFillingPicture(bytes, { width, height });
    const { data } = picture.canvas.getContext('2d').getImageData(0, 0, width, height);
    let [left, right]: [number, number] = [width, 0];
    for (let at = 0; at < width * height; at += 7) {
      if (!isRed([...data.subarray(at * 4, at * 4 + 3)])) continue;
      left = Math.min(left, at % width);
      right = Math.max(right, at % width);
    }
    expect((right - left) / width).toBeCloseTo(0.75, 1);
    for (const y of [0, height - 1])
      expect([...data.subarray(y * width * 4, y * width * 4 + 3)]).toEqual([
        expect.closeTo(0xd8, -1),
        expect.closeTo(0xd4, -1),
        expect.closeTo(0xcc, -1),
      ]);
  });
});
