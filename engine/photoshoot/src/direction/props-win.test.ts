import { CONCEPTS, listTerms } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { PROP_NAMES } from '../kit/prop-names.ts';
import { findProps } from './props-of-brief.ts';

const TERMS = listTerms('prop').flatMap(({ concept, language, text }) =>
  language === null ? [] : [{ props: CONCEPTS.get(concept)?.props ?? [], concept, language, text }],
);

it('each term of a prop requests exactly that prop', { timeout: 60_000 }, () => {
  const losing = TERMS.flatMap(({ props, concept, language, text }) => {
    const found = [...findProps(text.replaceAll('*', ''), language)];
    return found.length === props.length
      ? []
      : [`"${text}" (${language}) of ${concept} lays out ${found.join(', ') || 'nothing'}`];
  });
  expect(losing, 'Remove the term, or add "not" to the concept that takes it.').toEqual([]);
});

it('every prop with a drawing has a concept in the lexicon, and every prop with a concept has a drawing', () => {
  const ids = PROP_NAMES.map((name) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  expect([...new Set(TERMS.flatMap(({ props }) => props))].sort()).toEqual(ids.sort());
});
