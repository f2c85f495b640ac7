import { findInk, overlapInk, type Pixels } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawText } from './draw-text.ts';
import { drawTextInk } from './drawn-text.ts';
import { type FittedText, fitText } from './fit-text.ts';
import { TEXT } from './font-catalogue.ts';
import { chooseFontStack } from './font-registry.ts';
import { findMissingGlyphs } from './missing-glyphs.ts';

const WIDTH = 700;
const HEIGHT = 420;
const at = { x: 60, y: 60 };

const fit = (text: string): FittedText =>
  fitText({
    text,
    face: TEXT.interStrong,
    maxWidth: 560,
    maxHeight: 300,
    maxSize: 80,
    minSize: 30,
    maxLines: 3,
  });

/** Returns a picture with a text, and with shapes painted over the text. */
function picture(
  fitted: FittedText | null,
  origin = at,
  over: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void = () => {},
): Pixels {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = '#f4efe6';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  if (fitted) drawText(context, fitted, origin, 'start', '#1c2b4a');
  over(context);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return { data, width: WIDTH, height: HEIGHT };
}

const TEXTS = [
  'Slow mornings start here',
  'قهوة عربية كل صباح',
  '新しい朝のコーヒー',
  'हर सुबह ताज़ी कॉफी',
  'Summer is here 🌞',
];

describe.each(TEXTS)('%s', (text) => {
  const fitted = fit(text);
  const { map, isSpelled, missing } = drawTextInk(fitted, at, 'start', '#1c2b4a');

  it('a drawn text is found at the place in the picture where it was drawn', () => {
    expect({ isSpelled, missing }).toEqual({ isSpelled: true, missing: [] });
    expect(findInk(picture(fitted), map)).toEqual({ least: 1, spilled: 0, isCutOff: false });
  });

  it('a drawn text is reported as missing if it is at another place in the picture, or absent', () => {
    expect(findInk(picture(null), map).least).toBe(0);
    const shifted = { x: at.x + 9, y: at.y + 5 };
    expect(findInk(picture(fitted, shifted), map).least).toBeLessThan(0.7);
  });

  it('a drawn text is reported as hidden if one of its letters is covered', () => {
    const covered = picture(fitted, at, (context) => {
      context.fillStyle = '#f4efe6';
      context.fillRect(at.x + fitted.width * 0.4, at.y - 20, fitted.size * 0.7, fitted.height + 40);
    });
    expect(findInk(covered, map).least).toBeLessThan(0.6);
  });
});

it('a drawn text is reported if its ink leaves its box or the picture, or overlaps another text', () => {
  const fitted = fit('Slow mornings');
  const { map } = drawTextInk(fitted, at, 'start', '#1c2b4a');
  const blot = picture(fitted, at, (context) => {
    context.fillStyle = '#1c2b4a';
    context.fillRect(0, 0, WIDTH, HEIGHT);
  });
  expect(findInk(blot, map)).toMatchObject({ least: 1, spilled: 1 });
  const outside = { x: WIDTH - 90, y: at.y };
  const { map: cut } = drawTextInk(fitted, outside, 'start', '#1c2b4a');
  expect(findInk(picture(fitted, outside), cut).isCutOff).toBe(true);
  const place = (y: number) => drawTextInk(fitted, { x: at.x, y }, 'start', '#1c2b4a').map;
  expect(overlapInk(map, place(at.y + 4))).toBe(true);
  expect(overlapInk(map, place(at.y + fitted.height + 20))).toBe(false);
});

it('a drawn text is not confused with pixels beside it, whatever their colour', () => {
  const fitted = fit('Slow mornings start here');
  const { map } = drawTextInk(fitted, at, 'start', '#1c2b4a');
  const beside = picture(fitted, at, (context) => {
    context.fillStyle = '#1c2b4a';
    context.fillRect(0, 0, WIDTH, at.y - fitted.size * 0.2);
    context.fillRect(0, 0, at.x - 8, HEIGHT);
  });
  expect(findInk(beside, map)).toEqual({ least: 1, spilled: 0, isCutOff: false });
});

describe('characters for which no font has a glyph', () => {
  const every = 'Äß şğ е́ λό قهوة שלום 漢字かな 한글 ก็ำ कॉफी ক্ষ தமிழ் ქართ Հայ 🌞👨‍👩‍👧🇩🇪1️⃣ – “…” €₹';

  it('no characters are reported as missing if the fonts of the stack cover the text', () => {
    expect(findMissingGlyphs(every, chooseFontStack(TEXT.inter, every))).toEqual([]);
  });

  it('characters without a glyph in any font are reported once each', () => {
    const text = 'Ab \u{E123}c\u{E123} \u{10FFFE}';
    expect(findMissingGlyphs(text, chooseFontStack(TEXT.inter, text))).toEqual([
      '\u{E123}',
      '\u{10FFFE}',
    ]);
  });

  it('characters without a glyph in any font are listed in the drawn text’s field “missing”', () => {
    expect(drawTextInk(fit('Ab \u{E123}'), at, 'start', '#000').missing).toEqual(['\u{E123}']);
  });
});
