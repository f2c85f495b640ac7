import {
  type AdType,
  FORMAT_OPTIONS,
  FORMAT_SIZES,
  type Format,
  STORY_SAFE_AREA_PX,
} from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import {
  createSeededRandom,
  insetRect,
  MIN_TEXT_CONTRAST,
  measureTextContrast,
  type Rect,
} from '@adwright/engine-pixels';
import { takeTurn } from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { type AdInput, renderAd } from '../render-ad.ts';
import { PICTURE_LAYOUT_NAMES } from './picture-layouts.ts';

// The tests use real pictures, which take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const GROUNDS = { bright: '#fdf6e8', dark: '#14100c', middling: '#8a8078' };
type Kind = keyof typeof GROUNDS | 'busy';

/**
 * Returns a photo of a red block at the lower right, in front of a plain background or of patches in every
 * tone.
 */
async function pictureOf(kind: Kind, format: Format): Promise<Buffer> {
  const { width, height } = FORMAT_SIZES[format];
  const block = sharp({ create: { width: 320, height: 320, channels: 3, background: '#cc3333' } });
  const ground =
    kind === 'busy'
      ? patches().resize(width, height, { fit: 'fill' })
      : sharp({ create: { width, height, channels: 3, background: GROUNDS[kind] } });
  const input = await block.png().toBuffer();
  return sharp(await ground.png().toBuffer())
    .composite([{ input, left: width - 400, top: height - 500 }])
    .jpeg()
    .toBuffer();
}

function patches() {
  const side = 48;
  const random = createSeededRandom(5);
  const tones = Array.from({ length: side * side * 3 }, () => Math.floor(random() * 256));
  return sharp(Buffer.from(tones), { raw: { width: side, height: side, channels: 3 } });
}

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

async function expectReadable(input: AdInput): Promise<void> {
  const ad = await renderAd(input);
  const raw = sharp(ad.jpeg).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const band = input.format === 'story' ? STORY_SAFE_AREA_PX : { top: 0, bottom: 0 };
  const texts = ad.boxes.filter(({ role }) => role !== 'product');
  expect(texts.some(({ role }) => role === 'cta')).toBe(true);
  texts.forEach((box) => {
    const where = `${ad.layout}: ${box.role}`;
    const area = box.role === 'cta' ? insetRect(box, box.height * 0.5, box.height * 0.2) : box;
    expect(measureTextContrast(pixels, area), where).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    expect(box.contrast, where).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    expect(box.x, where).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, where).toBeLessThanOrEqual(ad.width);
    expect(box.y, where).toBeGreaterThanOrEqual(band.top);
    expect(box.y + box.height, where).toBeLessThanOrEqual(ad.height - band.bottom);
    for (const other of ad.boxes)
      if (other !== box) expect(apart(box, other), `${where} and ${other.role}`).toBe(true);
  });
}

const brief: CopyBrief = {
  product: 'Night serum',
  audience: 'busy women over 35',
  emotion: 'exclusivity',
  brandName: 'Northern Lights Household Company',
};

const FORMATS = FORMAT_OPTIONS.map(({ value }) => value);

describe.each(FORMATS)('an ad around a picture in the format %s', (format) => {
  /** The kinds of pictures alternate, so that all layouts together test each format with each kind. */
  const turn = FORMATS.indexOf(format);

  const inputOf = (picture: Buffer, rest: Partial<AdInput>): AdInput => ({
    brief,
    copy: writeAdCopy(rest.brief ?? brief, 1, 0),
    format,
    seed: 1,
    variation: 0,
    picture,
    ...rest,
  });

  it('an ad keeps every text readable and inside its area in any layout', async () => {
    const picture = await pictureOf('busy', format);
    for (const layout of takeTurn(PICTURE_LAYOUT_NAMES, 2, turn))
      await expectReadable(inputOf(picture, { layout }));
  });

  it('an ad keeps words readable on a bright, a dark and a medium picture', async () => {
    for (const kind of takeTurn(['bright', 'dark', 'middling'] as const, 2, turn)) {
      const picture = await pictureOf(kind, format);
      await expectReadable(inputOf(picture, { layout: 'picture-full' }));
    }
  });

  it('an ad shows the picture at the product’s place in comparisons and in problem-solution ads', async () => {
    const picture = await pictureOf('dark', format);
    const adTypes: AdType[] = ['problem-solution', 'comparison'];
    const cases = [0, 1].flatMap((seed) => adTypes.map((adType) => ({ seed, adType })));
    for (const { seed, adType } of takeTurn(cases, 2, turn))
      await expectReadable(inputOf(picture, { brief: { ...brief, adType }, seed }));
  });
});

it('an ad does not mirror a picture for right-to-left words', async () => {
  const rightToLeft: CopyBrief = {
    product: 'قهوة باردة',
    audience: 'الطلاب',
    emotion: 'happiness',
  };
  const picture = await pictureOf('bright', 'square');
  const { jpeg } = await renderAd({
    brief: rightToLeft,
    copy: writeAdCopy(rightToLeft, 1, 0),
    format: 'square',
    seed: 1,
    variation: 0,
    layout: 'picture-full',
    picture,
  });
  const block = { left: 800, top: 700, width: 40, height: 40 };
  const { channels } = await sharp(await sharp(jpeg).extract(block).toBuffer()).stats();
  expect(channels[0]?.mean).toBeGreaterThan(2 * (channels[1]?.mean ?? 255));
});
