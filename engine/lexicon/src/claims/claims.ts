import { fileURLToPath } from 'node:url';
import type { ProductKind } from '@adwright/engine-objects';
import type { Concept } from '../concepts/concept.ts';
import { findObject } from '../concepts/find-object.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import { UNPARTED } from '../contains-whole.ts';
import type { LexiconLanguage } from '../languages.ts';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { ClaimFiles, Ingredient } from './claims-schema.ts';

const { claims, shown, named }: ClaimFiles = await readCheckedYamlFolder(
  fileURLToPath(new URL('../../claims', import.meta.url)),
  [new URL('./claims-schema.ts', import.meta.url)],
  async () => (await import('./claims-schema.ts')).claimFilesSchema,
);

/**
 * Each term with its text before the first hyphen. A search for this text is a hundred times faster
 * than the term's pattern and rules out most terms.
 */
const TERMS = Object.values(claims).flatMap(({ excludes, terms }) =>
  Object.values(terms)
    .flat()
    .map((term) => ({
      excludes,
      bare: term.normalize('NFC').toLowerCase().replace(/[*]$/, '').replaceAll('-', ' '),
      pattern: new RegExp(buildTermPattern(term), 'iu'),
    })),
);

function buildTermPattern(term: string): string {
  const words = term.replace(/[.+?()[\]{}|\\^$]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]');
  if (UNPARTED.test(term)) return words;
  return `(?<![\\p{L}\\p{M}])${words.replace(/\*$/, '[\\p{L}\\p{M}]*')}(?![\\p{L}\\p{M}])`;
}

/** Returns the ingredients that a product field excludes: "vegan ramen" excludes egg. */
export function listExcludedIngredients(field: string): ReadonlySet<Ingredient> {
  const text = field.normalize('NFC').toLowerCase();
  const parted = text.replace(/[\s-]/g, ' ');
  return new Set(
    TERMS.filter(({ bare, pattern }) => parted.includes(bare) && pattern.test(text)).flatMap(
      ({ excludes }) => excludes,
    ),
  );
}

const SHOWN: ReadonlyMap<ProductKind, readonly Ingredient[]> = new Map(
  Object.entries(shown).map(([id, ingredients]) => {
    const kind = findObject(id);
    if (kind === null) throw new Error(`shown.yaml: there is no drawn object ${id}`);
    return [kind, ingredients] as const;
  }),
);

/**
 * Returns the drawn object that shows a concept without excluded ingredients. The result is the
 * object of the concept itself, or of the nearest broader concept without these ingredients. If
 * there is no such object, the result is null.
 */
export function findObjectWithout(
  object: ProductKind | null,
  { broader }: Concept,
  excluded: ReadonlySet<Ingredient>,
): ProductKind | null {
  const isFree = (kind: ProductKind) => !SHOWN.get(kind)?.some((each) => excluded.has(each));
  if (object === null || isFree(object)) return object;
  const others = broader.flatMap((id) => {
    const shownBy = CONCEPTS.get(id)?.shownBy;
    const kind = shownBy ? findObject(shownBy) : null;
    return kind === null ? [] : [kind];
  });
  return others.find(isFree) ?? null;
}

/**
 * Returns a function that tells whether a line of copy names an excluded ingredient, such as butter
 * for a vegan bakery. A line may name an excluded ingredient if the product field names it: copy
 * for "alcohol-free beer" may mention beer.
 */
export function createExclusionCheck(
  field: string,
  language: LexiconLanguage,
): (line: string) => boolean {
  const words = named[language];
  const excluded = [...listExcludedIngredients(field)];
  if (excluded.length === 0) return () => false;
  const own = field.toLowerCase();
  const patterns = excluded
    .flatMap((ingredient) => words[ingredient])
    .map((word) => [word.replaceAll('*', ''), new RegExp(buildTermPattern(word), 'iu')] as const);
  const foreign = patterns.filter(([word]) => !own.includes(word));
  return (line) => foreign.some(([, pattern]) => pattern.test(line));
}
