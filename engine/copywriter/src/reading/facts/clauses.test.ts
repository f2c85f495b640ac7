import { expect, it } from 'vitest';
import { clauseBefore, clauseBehind, clauseMarks, clauseOfFact } from './clauses.ts';

const TEXT = 'stairlift, from 1,995.50 € (incl. fitting) - e.g. two floors, free delivery';
const marks = clauseMarks('en');

it.each([
  ['1,995.50', ' from ', ' € '],
  ['incl', '', ''],
  ['two', 'e.g. ', ' floors'],
  ['stairlift', '', ''],
])('finds the clause around “%s”', (words, before, behind) => {
  const at = TEXT.indexOf(words);
  expect(clauseBefore(TEXT, at, marks)).toBe(before);
  expect(clauseBehind(TEXT, at + words.length, marks)).toBe(behind);
});

it('parts clauses at spaces in languages that write no comma there', () => {
  expect(clauseBefore('โต๊ะไม้ ราคา 500', 13, clauseMarks('th'))).toBe('');
});

it('ends the clause of a fact at the facts beside it', () => {
  const text = 'oak table, $90 now $70 for students until Friday';
  const fact = (words: string) => {
    const start = text.indexOf(words);
    return { kind: 'price' as const, start, end: start + words.length };
  };
  const taken = ['$90', '$70', 'until Friday'].map(fact);
  expect(clauseOfFact(text, fact('$70'), taken, marks)).toEqual({
    before: ' now ',
    behind: ' for students ',
    isFirst: false,
    isFollowed: true,
  });
  expect(clauseOfFact(text, fact('oak table'), taken, marks).isFirst).toBe(true);
});
