import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { replaceSequences } from './emoji-sequences.ts';
import { fitText } from './fit-text.ts';
import { DISPLAY } from './font-catalogue.ts';
import { chooseFontStack } from './font-registry.ts';
import { findMissingGlyphs } from './missing-glyphs.ts';

const SELECTOR = '\uFE0F';
const JOINER = '\u200D';
const context = createCanvas(1, 1).getContext('2d');

function widthOf(text: string): number {
  context.font = `100px ${chooseFontStack(DISPLAY.inter, text)}`;
  return context.measureText(replaceSequences(text)).width;
}

/** Returns all recommended sequences of two joined emoji in which the first is a text character by default. */
function sequences(): string[] {
  const emoji = Array.from({ length: 0x1fb00 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /\p{Emoji}/u.test(character),
  );
  const lasts = emoji.flatMap((last) => [last, last + SELECTOR]);
  return emoji
    .filter((first) => !/\p{Emoji_Presentation}/u.test(first))
    .flatMap((first) => lasts.map((last) => first + SELECTOR + JOINER + last))
    .filter((sequence) => /^\p{RGI_Emoji}$/v.test(sequence));
}

it('the canvas draws each joined emoji as one picture', () => {
  const one = widthOf('🔥');
  const all = sequences();
  expect(all.length).toBeGreaterThan(8);
  expect(all.filter((sequence) => Math.abs(widthOf(sequence) - one) > 1)).toEqual([]);
});

describe.each(['❤️‍🔥', '❤️‍🩹', '⛓️‍💥', '🏳️‍🌈', '❤‍🔥'])(
  'the emoji %s, which consists of several emoji',
  (emoji) => {
    it('a joined emoji is as wide as a single emoji at every position in a text', () => {
      const text = `Hot ${emoji} deals`;
      const face = DISPLAY.inter;
      const lines = { maxHeight: 200, maxSize: 40, minSize: 40, maxLines: 1 };
      const widthIn = (words: string) =>
        fitText({ text: words, face, maxWidth: 900, ...lines }).width;
      expect(widthIn(text)).toBeCloseTo(widthIn('Hot 🔥 deals'), 3);
      expect(findMissingGlyphs(text, chooseFontStack(face, text))).toEqual([]);
    });

    it('a joined emoji looks different from each of the emoji that it joins', () => {
      const pixelsOf = (words: string) => {
        const probe = createCanvas(120, 120).getContext('2d');
        probe.font = `80px ${chooseFontStack(DISPLAY.inter, words)}`;
        probe.fillText(replaceSequences(words), 5, 90);
        return Buffer.from(probe.getImageData(0, 0, 120, 120).data);
      };
      const whole = pixelsOf(emoji);
      const parts = emoji.split(JOINER).map(pixelsOf);
      expect(whole.some((value) => value > 0)).toBe(true);
      for (const part of parts) expect(whole.equals(part)).toBe(false);
    });
  },
);
