import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { DISPLAY } from './font-catalogue.ts';
import { chooseFontStack } from './font-registry.ts';

/** Returns the alpha values of a text drawn with a font stack, as a string that tests compare. */
function inkOf(
  text: string,
  stack: string,
  size = 48,
): { ink: string; width: number; colours: number } {
  const canvas = createCanvas(420, 90);
  const context = canvas.getContext('2d');
  context.font = `${size}px ${stack}`;
  context.fillText(text, 10, 64);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set<number>();
  let ink = '';
  for (let i = 0; i < data.length; i += 4) {
    const cover = data[i + 3] ?? 0;
    ink += cover > 127 ? '1' : '0';
    if (cover > 200)
      colours.add(
        ((data[i] ?? 0) >> 4) * 256 + ((data[i + 1] ?? 0) >> 4) * 16 + ((data[i + 2] ?? 0) >> 4),
      );
  }
  return { ink, width: context.measureText(text).width, colours: colours.size };
}

/**
 * Code point of a character that no font contains. The canvas draws this character as the system's box for
 * missing glyphs.
 */
const TOFU = '\u{10FFFD}';

describe('chooseFontStack', () => {
  it.each([
    ['Latin with diacritics', 'Zażółć ğŞÅ'],
    ['Vietnamese', 'Tiếng Việt'],
    ['Cyrillic', 'Съешь ещё'],
    ['Greek', 'Ξεσκεπάζω'],
    ['Arabic', 'قهوة باردة'],
    ['Hebrew', 'קפה קר'],
    ['Chinese', '清晨的咖啡'],
    ['traditional Chinese', '體驗優雅'],
    ['Japanese', '朝のコーヒー'],
    ['Korean', '아침을 여는'],
    ['Thai', 'กาแฟเย็น'],
    ['Devanagari', 'ठंडी कॉफ़ी'],
    ['Bengali', 'ঠান্ডা কফি'],
    ['Tamil', 'குளிர் காபி'],
    ['Georgian', 'ცივი ყავა'],
    ['Armenian', 'սառը սուրճ'],
  ])('chooseFontStack finds bundled fonts with glyphs for every letter of %s', (_script, text) => {
    const stack = chooseFontStack(DISPLAY.bodoni, text);
    const tofu = inkOf(TOFU, stack).ink;
    const letters = Array.from(
      new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
      ({ segment }) => segment,
    ).filter((letter) => letter.trim());
    const inks = letters.map((letter) => inkOf(letter, stack).ink);
    for (const ink of inks) {
      expect(ink).toContain('1');
      expect(ink).not.toBe(tofu);
    }
    expect(new Set(inks).size).toBe(new Set(letters).size);
  });

  it('the canvas draws the letters of an Arabic word joined', () => {
    const stack = chooseFontStack(DISPLAY.manrope, 'ببب');
    const word = inkOf('ببب', stack);
    expect(word.width).toBeLessThan(3 * inkOf('ب', stack).width);
    expect(word.ink).not.toBe(inkOf('ب ب ب', stack).ink);
  });

  it('the canvas draws emoji in colour, and joined emoji as one picture', () => {
    const stack = chooseFontStack(DISPLAY.manrope, 'Go ☕ 👩🏽‍💻');
    expect(inkOf('☕', stack).colours).toBeGreaterThan(4);
    expect(inkOf('👩🏽‍💻', stack).width).toBeLessThan(1.5 * inkOf('☕', stack).width);
  });

  it('the canvas draws a whole text in a fallback design if the typeface lacks one of the text’s letters', () => {
    expect(chooseFontStack(DISPLAY.anton, 'ПРИВЕТ')).not.toContain('anton');
    expect(chooseFontStack(DISPLAY.anton, 'HELLO')).toContain('anton');
  });
});
