import { describe, expect, it } from 'vitest';
import {
  chooseClauseMarks,
  cutClauseBefore,
  cutClauseBehind,
  findClauseOfFact,
  splitClauses,
} from './clauses.ts';

const TEXT = 'stairlift, from 1,995.50 € (incl. fitting) - e.g. two floors, free delivery';
const marks = chooseClauseMarks('en');

it.each([
  ['1,995.50', ' from ', ' € '],
  ['incl', '', ''],
  ['two', 'e.g. ', ' floors'],
  ['stairlift', '', ''],
])('finds the rest of the clause around “%s”', (words, before, behind) => {
  const at = TEXT.indexOf(words);
  expect(cutClauseBefore(TEXT, at, marks)).toBe(before);
  expect(cutClauseBehind(TEXT, at + words.length, marks)).toBe(behind);
});

it('a colon before an ending separates no clauses', () => {
  const read = (text: string) => splitClauses(text).map(({ start, end }) => text.slice(start, end));
  expect(read('bank-id och tv:n hemma')).toEqual(['bank-id och tv:n hemma']);
  expect(read('Plat du jour: blanquette')).toEqual(['Plat du jour', ' blanquette']);
});

it('separates clauses at spaces in languages that write no comma between clauses', () => {
  expect(cutClauseBefore('โต๊ะไม้ ราคา 500', 13, chooseClauseMarks('th'))).toBe('');
});

it('returns only the words between a fact and its neighbouring facts', () => {
  const text = 'oak table, $90 now $70 for students until Friday';
  const fact = (words: string) => {
    const start = text.indexOf(words);
    return { kind: 'price' as const, start, end: start + words.length };
  };
  const taken = ['$90', '$70', 'until Friday'].map(fact);
  expect(findClauseOfFact(text, fact('$70'), taken, marks)).toEqual({
    before: ' now ',
    behind: ' for students ',
    isFirst: false,
    isFollowed: true,
  });
  expect(findClauseOfFact(text, fact('oak table'), taken, marks).isFirst).toBe(true);
});

const listClauseTexts = (text: string) =>
  splitClauses(text).map(({ start, end }) => text.slice(start, end).trim());

describe('splitClauses', () => {
  it.each([
    ['Esstisch, 890 € statt 1.190 €. Lieferung frei', 3],
    ['Weekend, £145 incl. lunch and loan of a suit', 2],
    ['Adventsmarkt 6. bis 8. Dezember', 1],
    ['Gäller t.o.m. 30 september', 1],
    ['Emergency plumber, open 24/7. Ring us', 3],
    ['Do 27.11. ab 18 Uhr', 1],
    ['Dakgoot vanaf € 95. Bel ons', 2],
    ['Bakfiets van € 4.599,- voor 3.899,-', 1],
    ['Yoga 10:30–12:00 - every Sunday', 2],
    ['新鲜水果，满50元包邮。当日送达', 3],
    ['قهوة مختصة، توصيل مجاني', 2],
  ])('splits “%s” only at punctuation that ends a clause', (text, count) => {
    expect(listClauseTexts(text)).toHaveLength(count);
  });
});
