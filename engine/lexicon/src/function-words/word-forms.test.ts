import { expect, it } from 'vitest';
import { WordForms } from './word-forms.ts';

function createForms(...forms: string[]): WordForms<string> {
  const list = new WordForms<string>();
  for (const form of forms) list.add(form, form);
  return list;
}

it.each([
  ['bakkerij', 'bakkerij', true],
  ['bakkerij', 'bakkerijen', false],
  ['*ung', 'reinigung', true],
  ['*ung', 'dung', false],
  ['tandarts*', 'tandartspraktijk', true],
  ['tandarts*', 'tandarts', true],
  ['*sch*', 'deutsch', true],
  ['*sch*', 'school', true],
])('says whether the form “%s” matches the word “%s”: %s', (form, word, isCaught) => {
  expect(createForms(form).ownersOf(word).has(form)).toBe(isCaught);
});

it('does not match a word that is listed as an exception', () => {
  const list = createForms('*ée');
  list.except('soirée', '*ée');
  expect([...list.ownersOf('soirée')]).toEqual([]);
  expect([...list.ownersOf('journée')]).toEqual(['*ée']);
});

it('counts a form of several words once, even at the end of a text', () => {
  expect([...createForms('te huur', 'huur').countIn('fietsen te huur')]).toEqual([
    ['te huur', 1],
    ['huur', 1],
  ]);
});
