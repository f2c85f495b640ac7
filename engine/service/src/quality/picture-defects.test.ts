import { FORMAT_SIZES } from '@adwright/contracts';
import { renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MarkedWords, PictureMarks, RenderedImage } from '../creative-provider.ts';
import { readPhrases } from '../testing/phrases-of.ts';
import { findPictureDefects } from './picture-defects.ts';
import { listAdMarks } from './picture-marks.ts';

const BRIEF = { product: 'Cold brew coffee', audience: 'busy parents', emotion: 'trust' } as const;
const { square } = FORMAT_SIZES;

let ad: RenderedImage & { format: 'square' };
let marks: PictureMarks;
beforeAll(async () => {
  const copy = writeAdCopy(BRIEF, 1, 0);
  const input = { brief: BRIEF, copy, format: 'square', seed: 1, variation: 0 } as const;
  const rendered = await renderAd(input);
  marks = listAdMarks(rendered, input);
  ad = { bytes: rendered.jpeg, mediaType: 'image/jpeg', format: 'square', marks };
});

/** A part of the finished test ad, in pixels. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Paints over a part of the test ad in one colour. */
function withOver({ left, top, width, height }: Part, background: string) {
  const input = { create: { width, height, channels: 3, background } } as const;
  return changed((picture) => picture.composite([{ input, left, top }]));
}

/** Covers a part of the test ad with a copy of the area to its left. */
async function withoutPart({ left, top, width, height }: Part) {
  const beside = sharp(ad.bytes).extract({ left: left - 4, top, width: 1, height });
  const input = await beside.resize(width, height, { fit: 'fill' }).toBuffer();
  return changed((picture) => picture.composite([{ input, left, top }]));
}

/** Returns the box around the ink of a text of the test ad. */
function inkOf(role: string): Part {
  const found = marks.words.find((words) => words.role === role);
  if (!found) throw new Error(`the ad has no ${role}`);
  const { box, size } = found.map;
  const rim = Math.ceil(size * 0.45);
  return {
    left: box.x + rim,
    top: box.y + rim,
    width: box.width - 2 * rim,
    height: box.height - 2 * rim,
  };
}

const withWords = (change: (words: MarkedWords) => MarkedWords) => ({
  ...ad,
  marks: { ...marks, words: marks.words.map(change) },
});

const changed = async (change: (picture: Sharp) => Sharp) => ({
  ...ad,
  bytes: await change(sharp(ad.bytes)).jpeg().toBuffer(),
});

it('the picture check finds no defect in an ad that the engine rendered', async () => {
  expect(ad.marks?.texts.length).toBeGreaterThan(1);
  expect(await readPhrases(ad)).toEqual([]);
});

describe('the picture check finds defects in a picture', () => {
  it('the picture check finds bytes that are not a picture, or that end too early', async () => {
    expect(await readPhrases({ ...ad, bytes: new Uint8Array(9) })).toEqual(['cannot be decoded']);
    const cut = ad.bytes.subarray(0, ad.bytes.length / 2);
    expect(await readPhrases({ ...ad, bytes: cut })).toEqual(['cannot be decoded']);
  });

  it('the picture check finds a picture with another size than its format', async () => {
    const small = await changed((picture) => picture.resize(540, 540));
    expect(await readPhrases(small)).toEqual(['has 540 × 540 pixels']);
    expect(await readPhrases({ ...small, format: undefined, marks: undefined })).toEqual([]);
  });

  it('the picture check finds an invisible white logo on a transparent background, and gives the user advice', async () => {
    const white = { r: 255, g: 255, b: 255 };
    const clear = {
      create: { ...square, channels: 4, background: { ...white, alpha: 0 } },
    } as const;
    const mark = { create: { width: 400, height: 300, channels: 3, background: white } } as const;
    const logo = await sharp(clear)
      .composite([{ input: mark }])
      .png()
      .toBuffer();
    const bytes = await sharp(logo).flatten({ background: white }).jpeg().toBuffer();
    const [defect] = await findPictureDefects({ bytes, mediaType: 'image/jpeg' }, [logo]);
    expect(defect?.refusal).toMatchObject({
      code: 'unreadable_image',
      message: expect.stringContaining('white on a transparent background'),
    });
  });

  it('the picture check finds a blank picture, even with a speck of dust', async () => {
    const background = { r: 240, g: 238, b: 235 };
    const blank = sharp({ create: { ...square, channels: 3, background } });
    const dust = { create: { width: 30, height: 30, channels: 3, background: '#000' } } as const;
    for (const picture of [blank, blank.clone().composite([{ input: dust }])]) {
      const bytes = await picture.jpeg().toBuffer();
      expect(await readPhrases({ ...ad, bytes, marks: undefined })).toEqual(['is blank']);
    }
  });

  it('the picture check finds words that hardly differ from their background', async () => {
    const washed = await changed((picture) => picture.linear(0.15, 200));
    const defects = await readPhrases(washed);
    expect(defects).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^shows its headline at a contrast of \d\.\d\d$/),
      ]),
    );
  });

  it('the picture check finds words over the product', async () => {
    const over = { ...marks, overProduct: ['headline'] };
    expect(await readPhrases({ ...ad, marks: over })).toEqual([
      'has its headline over the product',
    ]);
  });

  it('the picture check finds words that are not at their stated position', async () => {
    const { left, top, width, height } = inkOf('headline');
    const part = { left: left - 20, top: top - 10, width: width + 60, height: height + 20 };
    const moved = await sharp(ad.bytes).extract(part).toBuffer();
    const shifted = await changed((picture) =>
      picture.composite([{ input: moved, left: part.left + 14, top: part.top }]),
    );
    expect(await readPhrases(shifted)).toContainEqual(
      expect.stringMatching(/^shows \d+ % of a letter of its headline$/),
    );
  });

  it.each(['headline', 'subline', 'cta'])(
    'the picture check detects a covered letter: %s',
    async (role) => {
      const { left, top, width, height } = inkOf(role);
      const part = { left: left + Math.round(width * 0.45), top, width: 24, height };
      const defects = await readPhrases(await withOver(part, '#7a7a7a'));
      expect(defects).toContainEqual(
        expect.stringMatching(new RegExp(`^shows \\d+ % of a letter of its ${role}$`)),
      );
    },
  );

  it('the picture check finds words that are missing in the picture', async () => {
    const { left, top, width, height } = inkOf('headline');
    const gone = await withoutPart({
      left: left - 6,
      top: top - 8,
      width: width + 12,
      height: height + 16,
    });
    expect(await readPhrases(gone)).toContain('shows 0 % of a letter of its headline');
  });

  it('the picture check finds words over other words, and words that are cut off', async () => {
    const [first, second] = marks.words;
    if (!first || !second) throw new Error('the test ad has fewer than two texts');
    const same = withWords((words) => (words === second ? { ...second, map: first.map } : words));
    expect(await readPhrases(same)).toEqual([
      `sets its ${first.role} and its ${second.role} over each other`,
    ]);
    const out = withWords((words) => ({
      ...words,
      map: { ...words.map, box: { ...words.map.box, x: square.width - 200 } },
    }));
    expect(await readPhrases(out)).toContain('cuts its headline off at the edge');
  });

  it('the picture check finds words that are misspelt, have no glyph, or are left out', async () => {
    const misspelt = withWords((words) => ({ ...words, isSpelled: words.role !== 'headline' }));
    expect(await readPhrases(misspelt)).toEqual(['misspells its headline']);
    const boxes = withWords((words) =>
      words.role === 'cta' ? { ...words, missing: ['한'] } : words,
    );
    expect(await readPhrases(boxes)).toEqual(['has no glyph in its cta for 한']);
    const fewer = { ...marks, words: marks.words.filter(({ role }) => role !== 'cta') };
    expect(await readPhrases({ ...ad, marks: fewer })).toEqual([
      expect.stringMatching(/^leaves out "/),
    ]);
  });

  it('the picture check finds an area that is painted over the product', async () => {
    const { box } = marks.products[0] ?? {};
    if (!box) throw new Error('the ad shows no product');
    const part = {
      left: Math.round(box.x + box.width * 0.2),
      top: Math.round(box.y + box.height * 0.3),
      width: Math.round(box.width * 0.6),
      height: Math.round(box.height * 0.45),
    };
    expect(await readPhrases(await withOver(part, '#ff00ff'))).toContainEqual(
      expect.stringMatching(/^hides \d+ % of its product$/),
    );
  });
});

describe('the picture check accepts a picture of a small object (2 % of its photo)', () => {
  /** Returns a white picture of 10,000 pixels with a dark object of the given height. */
  const thingOf = (height: number) =>
    sharp({ create: { width: 100, height: 100, channels: 3, background: '#ffffff' } })
      .composite([
        {
          input: { create: { width: 10, height, channels: 3, background: '#3f0032' } },
          left: 45,
          top: 40,
        },
      ])
      .png()
      .toBuffer();
  const foundIn = async (height: number) =>
    readPhrases({ bytes: await thingOf(height), mediaType: 'image/png' }, [await thingOf(21)]);

  it('the picture check accepts a small object that is smaller than in its photo', async () => {
    expect(await foundIn(19)).toEqual([]);
    expect(await foundIn(6)).toEqual([]);
  });

  it('the picture check reports a picture as blank if the small object is missing', async () => {
    expect(await foundIn(1)).toEqual(['is blank']);
  });
});
