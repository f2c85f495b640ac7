import { fileURLToPath } from 'node:url';
import { PRODUCT_KINDS } from '@adwright/engine-objects';
import { expect, it } from 'vitest';
import { understandProduct } from '../understanding/understand-product.ts';
import { readYamlFolder } from '../yaml-folder.ts';
import { lexiconSchema } from './concept.ts';
import { findObject } from './find-object.ts';
import { CONCEPTS, listTerms } from './lexicon.ts';

it('understands each term, typed as a product field, as the concept that lists it', {
  timeout: 600_000,
}, async () => {
  const losing = new Map(
    listTerms('product').flatMap(({ concept, language, text }) => {
      if (language === null) return [];
      const found = understandProduct(text.replaceAll('*', ''), language).concept;
      return found?.id === concept
        ? []
        : [[formatKey(concept, language, text), found?.id ?? 'nothing']];
    }),
  );
  // Terms that two concepts share are omitted, because the schema reports them with file and line.
  const schema = lexiconSchema.superRefine((domains, context) => {
    for (const [domain, concepts] of Object.entries(domains))
      for (const [concept, { terms = {} }] of Object.entries(concepts))
        for (const [language, texts] of Object.entries(terms))
          for (const [at, text] of texts.entries()) {
            const other = losing.get(formatKey(concept, language, text));
            if (other !== undefined)
              context.addIssue({
                code: 'custom',
                path: [domain, concept, 'terms', language, at],
                message: `"${text}" is understood as "${other}": remove the term, or write a longer phrase.`,
              });
          }
  });
  const folder = fileURLToPath(new URL('../../concepts', import.meta.url));
  await expect(readYamlFolder(folder, schema)).resolves.toBeDefined();
});

function formatKey(concept: string, language: string, text: string): string {
  return `${concept} ${language} ${text}`;
}

it('`shownBy` names only drawn objects that exist', () => {
  for (const { id, shownBy } of CONCEPTS.values())
    if (shownBy !== null) expect(findObject(shownBy), `"shownBy" of ${id}`).not.toBeNull();
});

it('each drawn object, except the sculptures, is used in at least one concept', () => {
  const shown = new Set(
    [...CONCEPTS.values()].map(({ shownBy }) => shownBy && findObject(shownBy)),
  );
  const unnamed = PRODUCT_KINDS.filter((kind) => !shown.has(kind) && !kind.endsWith('Sculpture'));
  expect(unnamed).toEqual([]);
});
