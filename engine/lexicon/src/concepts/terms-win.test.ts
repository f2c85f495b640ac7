import { PRODUCT_KINDS } from '@adwright/engine-objects';
import { expect, it } from 'vitest';
import { understandProduct } from '../understanding/understand-product.ts';
import { CONCEPTS, termsOf } from './lexicon.ts';
import { objectOfId } from './object-of-id.ts';

it('understands each term as its own concept', { timeout: 120_000 }, () => {
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

it('shows concepts by objects that are drawn', () => {
  for (const { id, shownBy } of CONCEPTS.values())
    if (shownBy !== null) expect(objectOfId(shownBy), `"shownBy" of ${id}`).not.toBeNull();
});

it('names every drawn object but the sculptures', () => {
  const shown = new Set(
    [...CONCEPTS.values()].map(({ shownBy }) => shownBy && objectOfId(shownBy)),
  );
  const unnamed = PRODUCT_KINDS.filter((kind) => !shown.has(kind) && !kind.endsWith('Sculpture'));
  expect(unnamed).toEqual([]);
});
