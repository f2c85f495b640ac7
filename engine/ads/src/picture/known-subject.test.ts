import { AD_FORMAT_NAMES, AD_FORMATS, type AdFormat } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { Rect } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ComposedAd, composeAd } from '../compose-ad.ts';
import { findLetters } from '../composition.ts';
import { openFillingPicture } from '../material/filling-picture.ts';
import { openParts } from '../own/open-parts.ts';
import type { PictureLayoutName } from './picture-layouts.ts';

// The tests use real pictures, which take longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const LAYOUTS: readonly PictureLayoutName[] = [
  'picture-calm',
  'picture-poster',
  'picture-cover',
  'picture-blocks',
  'picture-band',
  'picture-card',
  'picture-full',
];

/** Maximum share of the subject that the letters of an ad may cover. */
const MOST_COVERED = 0.03;
/** Minimum share of the ad's area in which the subject stays visible. */
const LEAST_VISIBLE = 0.04;
const MAP_SIDE = 96;

/** The saliency map that the model would return for a subject that is a box, in shares of the photo. */
function mapOf({ x, y, width, height }: Rect): SubjectMap {
  const values = Uint8Array.from({ length: MAP_SIDE * MAP_SIDE }, (_, at) => {
    const across = ((at % MAP_SIDE) + 0.5) / MAP_SIDE;
    const down = (Math.floor(at / MAP_SIDE) + 0.5) / MAP_SIDE;
    const isInside = across > x && across < x + width && down > y && down < y + height;
    return isInside ? 255 : 0;
  });
  return { side: MAP_SIDE, values };
}

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };
const GROUNDS = ['plain', 'two-tone', 'striped'] as const;
type Ground = (typeof GROUNDS)[number] | 'sharp';

/**
 * Photo of a muted red object in front of a background with nearly the same saliency. Without a map, the
 * estimate does not find the object.
 */
async function photoOf(
  subject: Rect,
  ground: Ground,
  size: { width: number; height: number },
): Promise<Buffer> {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#6b7075';
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = '#52565a';
  if (ground === 'two-tone') context.fillRect(0, 0, size.width / 2, size.height);
  for (let at = 0; ground === 'striped' && at < size.width; at += 80)
    context.fillRect(at, 0, 40, size.height);
  context.fillStyle = '#e4e6e8';
  for (let y = 0; ground === 'sharp' && y < size.height; y += 40)
    for (let x = 0; x < size.width; x += 40) context.fillRect(x, y, 20, 20);
  context.fillStyle = 'rgb(150, 40, 40)';
  context.fillRect(
    subject.x * size.width,
    subject.y * size.height,
    subject.width * size.width,
    subject.height * size.height,
  );
  return canvas.encode('png');
}

const SIZES = [
  { width: 900, height: 900 },
  { width: 1200, height: 800 },
  { width: 800, height: 1200 },
] as const;

const WORDS = [
  { product: 'Tea', audience: 'people', emotion: 'trust' },
  {
    product: 'Cold-pressed organic extra virgin olive oil',
    audience: 'families who cook at home every evening',
    emotion: 'exclusivity',
    goal: 'sales, free delivery until Sunday',
  },
] as const;

/** A random subject as its box in shares of the photo, from a small object to one that fills the photo. */
const subjects = fc
  .record({
    width: fc.double({ min: 0.16, max: 0.86, noNaN: true }),
    height: fc.double({ min: 0.16, max: 0.86, noNaN: true }),
    across: fc.double({ min: 0, max: 1, noNaN: true }),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ width, height, across, down }): Rect => {
    const place = (share: number, length: number) => 0.03 + share * (0.94 - length);
    return { x: place(across, width), y: place(down, height), width, height };
  });

/** Counts the red pixels in each box, including red that a shade has darkened. */
function countRed({ stage, composition }: ComposedAd, boxes: readonly Rect[]): number[] {
  const canvas = createCanvas(stage.width, stage.height);
  const context = canvas.getContext('2d');
  for (const paint of composition.backdrop) paint(context);
  context.fillStyle = '#000000';
  for (const { x, y, width, height } of composition.fields ?? [])
    context.fillRect(x, y, width, height);
  const { data } = context.getImageData(0, 0, stage.width, stage.height);
  return boxes.map(({ x, y, width, height }) => {
    let red = 0;
    for (let row = Math.round(y); row < y + height; row++)
      for (let column = Math.round(x); column < x + width; column++) {
        const at = 4 * (row * stage.width + column);
        if ((data[at] ?? 0) > 2 * Math.max(12, data[at + 1] ?? 0, data[at + 2] ?? 0)) red++;
      }
    return red;
  });
}

async function adOf(
  bytes: Buffer,
  subject: SubjectMap | undefined,
  layout: PictureLayoutName,
  format: AdFormat,
  { brief = WORDS[0], renderer }: { brief?: (typeof WORDS)[number]; renderer?: number } = {},
): Promise<ComposedAd> {
  const own = { show: 'full', bytes, ...(subject ? { subject } : {}) } as const;
  const version = renderer === undefined ? {} : { renderer };
  const parts = await openParts({ own, format, ...version });
  const copy = writeAdCopy(brief, 1, 0);
  const input = { brief, copy, format, seed: 1, variation: 0, layout, ...version };
  return composeAd(input, parts.picture, parts);
}

it('words hide hardly any of a known subject, in any layout and format, with any words and photo', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LAYOUTS),
      fc.constantFrom(...AD_FORMAT_NAMES),
      fc.constantFrom(...WORDS),
      fc.constantFrom(...GROUNDS),
      fc.constantFrom(...SIZES),
      subjects,
      async (layout, format, brief, ground, size, subject) => {
        const photo = await photoOf(subject, ground, size);
        const ad = await adOf(photo, mapOf(subject), layout, format, { brief });
        const { width, height } = ad.stage;
        const letters = ad.composition.items.map(findLetters);
        const [whole = 0, ...covered] = countRed(ad, [{ x: 0, y: 0, width, height }, ...letters]);
        expect(whole / (width * height)).toBeGreaterThan(
          Math.min(LEAST_VISIBLE, 0.4 * subject.width * subject.height),
        );
        expect(covered.reduce((sum, red) => sum + red, 0) / whole).toBeLessThan(MOST_COVERED);
      },
    ),
    { numRuns: 16, endOnFailure: true },
  );
});

describe('a photo with a known subject that leaves no room for words', () => {
  const close: Rect = { x: 0.07, y: 0.09, width: 0.86, height: 0.8 };

  it.each(['square', 'story', 'landscape'] as const)(
    'is shown smaller on its extended plain background: %s',
    async (format) => {
      const photo = await photoOf(close, 'plain', SIZES[0]);
      const ad = AD_FORMATS[format];
      const { canvas } = await openFillingPicture(photo, ad, { subject: mapOf(close) });
      const { data } = canvas.getContext('2d').getImageData(0, 0, ad.width, ad.height);
      let red = 0;
      for (let at = 0; at < data.length; at += 4) {
        const pixel = [...data.subarray(at, at + 3)];
        if ((pixel[0] ?? 0) > 1.6 * (pixel[1] ?? 0)) red++;
        else if (at % 4004 === 0) expect(Math.abs((pixel[1] ?? 0) - 0x70)).toBeLessThan(40);
      }
      expect(red / (ad.width * ad.height)).toBeGreaterThan(0.1);
      expect(red / (ad.width * ad.height)).toBeLessThan(0.45);
    },
  );

  it('is shown beside an area with the words if the photo’s background has sharp detail', async () => {
    const photo = await photoOf(close, 'sharp', SIZES[0]);
    for (const layout of ['picture-calm', 'picture-band', 'picture-card'] as const) {
      const { composition } = await adOf(photo, mapOf(close), layout, 'landscape');
      expect(composition.fields, layout).toHaveLength(1);
      expect(composition.fields?.[0]?.height, layout).toBe(AD_FORMATS.landscape.height);
    }
  });
});

describe('a photo whose background is out of focus', () => {
  const wide: Rect = { x: 0.25, y: 0.12, width: 0.5, height: 0.8 };

  /** Photo of a red object in front of soft bands of colour, in landscape format. */
  async function softPhoto(): Promise<Buffer> {
    const canvas = createCanvas(1600, 900);
    const context = canvas.getContext('2d');
    const bands = context.createLinearGradient(0, 0, 1600, 0);
    for (let at = 0; at <= 8; at++) bands.addColorStop(at / 8, at % 2 ? '#5f6e4c' : '#9aa886');
    context.fillStyle = bands;
    context.fillRect(0, 0, 1600, 900);
    context.fillStyle = 'rgb(150, 40, 40)';
    context.fillRect(wide.x * 1600, wide.y * 900, wide.width * 1600, wide.height * 900);
    return canvas.encode('png');
  }

  it('is extended above its whole subject in a story, and the subject stays unaltered', async () => {
    const ad = AD_FORMATS.story;
    const open = (continuesSoftly: boolean) =>
      softPhoto().then((photo) =>
        openFillingPicture(photo, ad, { subject: mapOf(wide), continuesSoftly }),
      );
    const [before, after] = [await open(false), await open(true)];
    expect(before.photo?.shown.width).toBeLessThan(wide.width);
    const { canvas, photo } = after;
    expect(photo?.shown.y).toBeLessThan(-0.3);
    const box = photo?.shown ?? WHOLE;
    const inAd = (share: number, from: number, of: number, length: number) =>
      Math.round(((share - from) / of) * length);
    const left = inAd(wide.x, box.x, box.width, ad.width);
    const right = inAd(wide.x + wide.width, box.x, box.width, ad.width);
    const top = inAd(wide.y, box.y, box.height, ad.height);
    const bottom = inAd(wide.y + wide.height, box.y, box.height, ad.height);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(ad.width);
    const context = canvas.getContext('2d');
    for (const [x, y] of [
      [left + 8, top + 8],
      [right - 8, bottom - 8],
    ] as const)
      expect([...context.getImageData(x, y, 1, 1).data], `${x}, ${y}`).toEqual([150, 40, 40, 255]);
  });

  it('shows the words on the photo, without a separate area for the words', async () => {
    const photo = await softPhoto();
    for (const format of ['square', 'story', 'landscape'] as const) {
      const { composition, stage } = await adOf(photo, mapOf(wide), 'picture-calm', format);
      const [whole = 0, ...covered] = countRed({ composition, stage } as ComposedAd, [
        { x: 0, y: 0, width: stage.width, height: stage.height },
        ...composition.items.map(findLetters),
      ]);
      expect(composition.fields, format).toBeUndefined();
      expect(covered.reduce((sum, red) => sum + red, 0) / whole, format).toBeLessThan(0.01);
    }
  });
});

it('a crop is shifted so that there is room for words at one side of a known subject', async () => {
  const middle: Rect = { x: 0.35, y: 0.2, width: 0.3, height: 0.6 };
  const photo = await photoOf(middle, 'striped', SIZES[1]);
  const size = AD_FORMATS.square;
  const shownOf = async (subject?: SubjectMap) =>
    (await openFillingPicture(photo, size, { subject })).photo?.shown;
  expect((await shownOf())?.x).toBeCloseTo(1 / 6, 1);
  const shifted = await shownOf(mapOf(middle));
  expect(Math.abs((shifted?.x ?? 0) - 1 / 6)).toBeGreaterThan(0.03);
  expect(shifted?.x).toBeLessThanOrEqual(middle.x);
  expect((shifted?.x ?? 0) + (shifted?.width ?? 0)).toBeGreaterThanOrEqual(middle.x + middle.width);
});

it('an ad of an older renderer ignores the saliency map of the subject', async () => {
  const subject: Rect = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
  const photo = await photoOf(subject, 'plain', SIZES[0]);
  for (const format of ['square', 'landscape'] as const) {
    const seen = (known?: SubjectMap) =>
      adOf(photo, known, 'picture-calm', format, { renderer: 7 });
    const [one, other] = [await seen(), await seen(mapOf(subject))];
    expect(other.composition.items.map(({ box }) => box)).toEqual(
      one.composition.items.map(({ box }) => box),
    );
    expect(other.stage.picture?.canvas.data()).toEqual(one.stage.picture?.canvas.data());
  }
});
