import { expect, it } from 'vitest';
import { listTerms } from '../concepts/lexicon.ts';
import { readWords } from './read-words.ts';

it('recognises, by each term of a photo wish, only the concept that lists the term', {
  timeout: 60_000,
}, () => {
  const losing = listTerms('wish').flatMap(({ concept, language, text }) => {
    if (language === null) return [];
    const words = readWords(text.replaceAll('*', ''), 'wish', language);
    const found = words.flatMap(({ concepts }) => concepts.map(({ id }) => id));
    return found.includes(concept)
      ? []
      : [`"${text}" (${language}) of ${concept} is read as ${found.join(', ') || 'nothing'}`];
  });
  expect(losing, 'Remove the term, or write a longer phrase.').toEqual([]);
});
