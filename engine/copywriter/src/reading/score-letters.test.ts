import { readFileSync } from 'node:fs';
import { eld } from 'eld/small';
import { expect, it } from 'vitest';
import { scoreLetters } from './score-letters.ts';

const briefs = readFileSync(
  new URL('../../../../golden/briefs/products.txt', import.meta.url),
  'utf8',
).split('\n');

it.each([
  ['briefs', briefs],
  ['a long text', [briefs.slice(0, 200).join(' ')]],
  ['long words', ['a'.repeat(200), 'ü'.repeat(80)]],
  ['scripts of several bytes', ['日本語の文章 '.repeat(60), 'кофе в зёрнах', '😀 café']],
  ['no letters', ['', ' ', '24/7']],
])('computes the same letter scores for %s as the library eld', (_, texts) => {
  const differing = texts.filter((text) => {
    const scores = scoreLetters(text);
    const expected = Object.entries(eld.detect(text).getScores());
    return (
      expected.length !== scores.size ||
      expected.some(([language, score]) => scores.get(language) !== score)
    );
  });
  expect(differing).toEqual([]);
});
