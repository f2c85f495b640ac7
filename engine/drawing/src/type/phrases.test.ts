import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';
import { DISPLAY } from './font-catalogue.ts';
import { splitIntoLineUnits } from './line-units.ts';

it.each([
  ['早く寝るのが、楽しみになる', '早く|寝るのが、|楽しみに|なる'],
  ['誰かに話したくなる夜', '誰かに|話したくなる|夜'],
  ['なんでも聞いてください', 'なんでも|聞いてください'],
  ['無添加スキンケア、はじめてみませんか。', '無添加|スキンケア、|はじめてみませんか。'],
  ['忙しい通勤者へ', '忙しい|通勤者へ'],
  ['坐下，有好吃的', '坐下，|有|好吃的'],
])('splitIntoLineUnits breaks “%s” between phrases only', (text, parts) => {
  expect(
    splitIntoLineUnits(text)
      .map((unit) => unit.text)
      .join('|'),
  ).toBe(parts);
});

it('a headline keeps a short phrase on one line', () => {
  for (const { text } of splitIntoLineUnits(
    'ありがとうございますといつもおつたえしているのですけれども',
  )) {
    expect(Array.from(text).length).toBeLessThanOrEqual(10);
  }
});

it('a headline never begins a line with a particle', () => {
  const { lines } = fitText({
    text: '早く寝るのが、楽しみになる',
    face: DISPLAY.manrope,
    maxWidth: 420,
    maxHeight: 360,
    maxSize: 90,
    minSize: 24,
    maxLines: 5,
  });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^[のがにをは]/);
});

it('a headline ends a line after a comma rather than inside a phrase', () => {
  const { lines } = fitText({
    text: 'ひんやり枕、静かな頭',
    face: DISPLAY.manrope,
    maxWidth: 620,
    maxHeight: 360,
    maxSize: 110,
    minSize: 24,
    maxLines: 5,
  });
  expect(lines).toEqual(['ひんやり枕、', '静かな頭']);
});
