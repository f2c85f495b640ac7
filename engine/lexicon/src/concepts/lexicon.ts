import { fileURLToPath } from 'node:url';
import { LEXICON_LANGUAGES } from '../languages.ts';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { Concept, ConceptDefinition } from './concept.ts';
import { type Mention, type Term, TermIndex } from './term-index.ts';

const FOLDER = fileURLToPath(new URL('../../concepts', import.meta.url));

const domains = await readCheckedYamlFolder(
  FOLDER,
  new URL('./concept.ts', import.meta.url),
  async () => (await import('./concept.ts')).lexiconSchema,
);

const DEFINITIONS: ReadonlyMap<string, ConceptDefinition> = new Map(
  Object.values(domains).flatMap((concepts) => Object.entries(concepts)),
);

/** Every concept by its id. */
export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  [...DEFINITIONS.keys()].map((id) => [id, conceptOf(id)]),
);

function conceptOf(id: string): Concept {
  const line = lineOf(id);
  const stated = line.map((each) => DEFINITIONS.get(each));
  return {
    id,
    broader: line.slice(1),
    shownBy: stated.find((each) => each?.shownBy !== undefined)?.shownBy || null,
    emblem: stated.find((each) => each?.emblem !== undefined)?.emblem ?? false,
    weak: DEFINITIONS.get(id)?.weak ?? false,
    category: stated.find((each) => each?.category !== undefined)?.category || null,
    trade: stated.find((each) => each?.trade !== undefined)?.trade ?? null,
    deed: stated.find((each) => each?.deed !== undefined)?.deed ?? false,
    yieldsTo: stated.find((each) => each?.yieldsTo !== undefined)?.yieldsTo ?? [],
  };
}

/** A concept and its broader ones, the nearest first. */
function lineOf(id: string): string[] {
  const line: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = DEFINITIONS.get(at)?.is) {
    if (line.includes(at))
      throw new Error(`The concept "${id}" is a kind of itself: correct "is".`);
    line.push(at);
  }
  return line;
}

/** Every term, and every phrase in which a concept's terms do not count. */
export const TERMS: readonly Term[] = [...DEFINITIONS].flatMap(([concept, { terms, not }]) => [
  ...LEXICON_LANGUAGES.flatMap((language) =>
    (terms?.[language] ?? []).map((text) => ({ concept, language, text, isExcluded: false })),
  ),
  ...(not ?? []).map((text) => ({ concept, language: null, text, isExcluded: true })),
]);

const INDEX = new TermIndex();
for (const term of TERMS) INDEX.add(term);

/** Every mention of a concept in a text, without those inside a phrase that the concept excludes. */
export function findConcepts(text: string): Mention[] {
  const all = INDEX.find(text);
  const excluded = all.filter(({ term }) => term.isExcluded);
  return all.filter(
    (mention) =>
      !mention.term.isExcluded &&
      !excluded.some(
        (phrase) =>
          phrase.term.concept === mention.term.concept &&
          phrase.start <= mention.start &&
          phrase.end >= mention.end,
      ),
  );
}
