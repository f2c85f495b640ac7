import { DISPLAY, TEXT } from '@adwright/engine-drawing';
import { expect, it } from 'vitest';
import { fitBlock, isPoorerThan } from './text-block.ts';

const TYPE = { title: DISPLAY.archivo, subtitle: TEXT.archivo };

it('fitBlock breaks a subtitle into fewer lines if that hardly reduces its font size', () => {
  const words = {
    title: 'A little bit of wild',
    subtitle: 'Handmade in small batches since 1987 by three generations of one family',
  };
  const { subtitle } = fitBlock(words, TYPE, 850, 320, 104);
  expect(subtitle?.lines).toHaveLength(2);
  expect(subtitle?.size).toBeGreaterThanOrEqual(32);
});

it('fitBlock leaves more space below a title of several lines than between the title’s lines', () => {
  const words = { title: 'ลดราคาครั้งใหญ่ประจำปี', subtitle: 'เฉพาะสุดสัปดาห์นี้เท่านั้น' };
  const { title, gap } = fitBlock(words, TYPE, 340, 900, 150);
  expect(title.lines.length).toBeGreaterThan(1);
  expect(gap).toBeGreaterThan(title.leading - 0.75 * title.size);
});

it('fitBlock makes the subtitle of a long title clearly smaller than the title', () => {
  const words = {
    title: 'Everything you need for a weekend away from it all, packed in ten minutes',
    subtitle: 'Free returns until the end of September, in all of our shops',
  };
  const column = fitBlock(words, TYPE, 360, 430, 62);
  expect(column.subtitle?.size).toBeLessThan(0.75 * column.title.size);
  // Across the full width of the picture, the text block needs fewer lines than in a column.
  const wide = fitBlock(words, TYPE, 952, 324, 128);
  expect(isPoorerThan(wide, column)).toBe(true);
  expect(isPoorerThan(wide, wide)).toBe(false);
});
