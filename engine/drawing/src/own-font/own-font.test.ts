import { isAppError } from '@adwright/contracts/values';
import { createCanvas } from '@napi-rs/canvas';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawText } from '../type/draw-text.ts';
import { fitText } from '../type/fit-text.ts';
import { DISPLAY, TEXT } from '../type/font-catalogue.ts';
import { findMissingGlyphs } from '../type/missing-glyphs.ts';
import { findBorrowedLetters, type OpenedFont, openFont, withOwnFont } from './own-font.ts';
import { readFont } from './read-font.ts';
import {
  makeSampleFont,
  sampleTtf,
  sampleWoff2,
  withNumber,
  withRenamedTable,
} from './testing/sample-fonts.ts';

const box = { maxWidth: 900, maxHeight: 300, maxSize: 90, minSize: 20, maxLines: 3 };

let ttf: Uint8Array;

beforeAll(async () => {
  ttf = await sampleTtf();
});

function pixelsOf(text: string, font: OpenedFont | null): Buffer {
  const face = font ? withOwnFont(DISPLAY.manrope, font) : DISPLAY.manrope;
  const canvas = createCanvas(900, 300);
  drawText(
    canvas.getContext('2d'),
    fitText({ ...box, text, face }),
    { x: 0, y: 0 },
    'start',
    '#000000',
  );
  return canvas.data();
}

describe('a font that a user has uploaded', () => {
  it('an uploaded font draws the same picture from its WOFF2 file and from its TTF file', async () => {
    const packed = pixelsOf('Fresh coffee', await openFont(sampleWoff2()));
    expect(packed.equals(pixelsOf('Fresh coffee', await openFont(ttf)))).toBe(true);
    expect(packed.equals(pixelsOf('Fresh coffee', null))).toBe(false);
  });

  it('an uploaded font reports its name and the characters that it can draw', async () => {
    const { name, weight, covers, leading } = await readFont(ttf);
    expect(name).toContain('Righteous');
    expect(weight).toBe(400);
    expect(covers.has('ä'.codePointAt(0) ?? 0)).toBe(true);
    expect(covers.has('Ж'.codePointAt(0) ?? 0)).toBe(false);
    expect(leading).toBeGreaterThanOrEqual(1);
  });

  it('an uploaded font falls back to a bundled font for each letter that it lacks', async () => {
    const font = await openFont(await makeSampleFont('Frehcof '));
    const fitted = fitText({
      ...box,
      text: 'Fresh coffee',
      face: withOwnFont(DISPLAY.manrope, font),
    });
    expect(findBorrowedLetters(fitted)).toEqual({ font: font.registered, letters: ['s'] });
    expect(findMissingGlyphs('Fresh coffee', fitted.stack)).toEqual([]);
  });

  it.each(['Свежий кофе', 'قهوة طازجة', '新鲜咖啡', 'Tiếng Việt', 'ताज़ी कॉफ़ी', 'Café 5€ ☕'])(
    'an uploaded font never draws an empty box for a missing glyph in “%s”',
    async (text) => {
      for (const font of [await openFont(ttf), await openFont(await makeSampleFont('ab'))])
        for (const face of [withOwnFont(DISPLAY.anton, font), withOwnFont(TEXT.lora, font)]) {
          const { stack } = fitText({ ...box, text, face });
          expect(findMissingGlyphs(text, stack)).toEqual([]);
        }
    },
  );

  it('no missing letters are reported for a text without an uploaded font', () => {
    expect(
      findBorrowedLetters(fitText({ ...box, text: 'Кофе', face: DISPLAY.manrope })),
    ).toBeNull();
  });
});

describe('a font file that can’t be used', () => {
  const refused = (file: Uint8Array) => readFont(file).catch((cause: unknown) => cause);
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

  it.each([
    ['a picture', () => bytes('\u0089PNG\r\n\u001a\n'), 'invalid_file_type', /WOFF2, TTF or OTF/],
    ['an older WOFF', () => bytes('wOFF'), 'invalid_file_type', /first version/],
    ['a collection', () => bytes('ttcf'), 'invalid_file_type', /several fonts/],
    ['nothing', () => bytes(''), 'invalid_file_type', /not a font/],
    ['a font that is cut short', () => ttf.subarray(0, 900), 'invalid_request', /damaged/],
    [
      'a WOFF2 that is cut short',
      () => sampleWoff2().subarray(0, 3000),
      'invalid_request',
      /damaged/,
    ],
    [
      'a variable font',
      () => withRenamedTable(ttf, 'post', 'fvar'),
      'invalid_request',
      /variable font/,
    ],
    [
      'a font without outlines',
      () => withRenamedTable(ttf, 'glyf', 'sbix'),
      'invalid_request',
      /pictures/,
    ],
    [
      'a font that may not be embedded',
      () => withNumber(ttf, 'OS/2', 8, 2),
      'invalid_request',
      /may not be embedded/,
    ],
    [
      'a font of impossible size',
      () => withNumber(ttf, 'head', 18, 1),
      'invalid_request',
      /damaged/,
    ],
    ['a font without letters', () => makeSampleFont('123'), 'invalid_request', /no letters/],
  ] as const)(
    'an unusable font file is refused with a message that tells the user what is wrong: %s',
    async (_name, file, code, words) => {
      const problem = await refused(await file());
      expect(problem).toMatchObject({ code, userMessage: expect.stringMatching(words) });
    },
  );

  it('a font file that would be huge when unpacked is refused before unpacking', async () => {
    const bomb = Buffer.from(sampleWoff2());
    bomb.writeUInt32BE(0x7fff_ffff, 16);
    expect(await refused(new Uint8Array(bomb))).toMatchObject({
      userMessage: expect.stringMatching(/too large once it is unpacked/),
    });
  });

  it('a font that may be embedded in documents is accepted, even if its licence bits restrict other uses', async () => {
    await expect(readFont(withNumber(ttf, 'OS/2', 8, 4))).resolves.toMatchObject({ weight: 400 });
  });

  it('a damaged font file never crashes the canvas', {
    timeout: 120_000,
  }, async () => {
    const originals = [ttf, sampleWoff2()];
    const damage = fc.array(
      fc.tuple(fc.double({ min: 0, max: 0.9999, noNaN: true }), fc.integer({ min: 0, max: 255 })),
      {
        minLength: 1,
        maxLength: 30,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...originals), damage, async (original, changes) => {
        const file = original.slice();
        for (const [place, value] of changes) file[Math.floor(place * file.length)] = value;
        const opened = await openFont(file).catch((cause: unknown) => cause);
        if (isAppError(opened)) return;
        if (opened instanceof Error) throw opened;
        expect(pixelsOf('Fresh coffee', opened as OpenedFont).length).toBe(900 * 300 * 4);
      }),
      { numRuns: 150, seed: 5 },
    );
    await expect(readFont(sampleWoff2())).resolves.toMatchObject({ weight: 400 });
  });
});
