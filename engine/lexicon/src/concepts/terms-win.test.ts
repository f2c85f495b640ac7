import { PRODUCT_KINDS } from '@adwright/engine-objects';
import { expect, it } from 'vitest';
import { understandProduct } from '../understanding/understand-product.ts';
import { CONCEPTS, termsOf } from './lexicon.ts';
import { objectOfId } from './object-of-id.ts';

it('understands each term, typed as a product field, as the concept that lists it', {
  timeout: 120_000,
}, () => {
  const losing = termsOf('product').flatMap(({ concept, language, text }) => {
    if (language === null) return [];
    const found = understandProduct(text.replaceAll('*', ''), language).concept;
    return found?.id === concept
      ? []
      : [`"${text}" (${language}) of ${concept} is understood as ${found?.id ?? 'nothing'}`];
  });
  expect(
    losing,
    'Remove the term, or write the longer phrase that the other concept means.',
  ).toEqual([]);
});

it.each(['product', 'set', 'prop', 'wish', 'goal'] as const)(
  'gives no term of the %s vocabulary to two concepts of one language',
  (vocabulary) => {
    const owners = new Map<string, string>();
    const shared = termsOf(vocabulary).flatMap(({ concept, language, text }) => {
      if (language === null) return [];
      const key = `${language} "${text}"`;
      const owner = owners.get(key);
      owners.set(key, concept);
      return owner === undefined || owner === concept ? [] : [`${key}: ${owner} and ${concept}`];
    });
    expect(shared).toEqual([]);
  },
);

it('names in `shownBy` only drawn objects that exist', () => {
  for (const { id, shownBy } of CONCEPTS.values())
    if (shownBy !== null) expect(objectOfId(shownBy), `"shownBy" of ${id}`).not.toBeNull();
});

it('shows every drawn object, except the sculptures, for at least one concept', () => {
  const shown = new Set(
    [...CONCEPTS.values()].map(({ shownBy }) => shownBy && objectOfId(shownBy)),
  );
  const unnamed = PRODUCT_KINDS.filter((kind) => !shown.has(kind) && !kind.endsWith('Sculpture'));
  expect(unnamed).toEqual([]);
});
