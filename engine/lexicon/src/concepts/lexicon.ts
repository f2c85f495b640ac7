import { fileURLToPath } from 'node:url';
import { LEXICON_LANGUAGES } from '../languages.ts';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { Concept, ConceptDefinition } from './concept.ts';
import { type Mention, type Term, TermIndex } from './term-index.ts';
import { listBroaderIds, listVocabularies, type Vocabulary } from './vocabularies.ts';

const FOLDER = fileURLToPath(new URL('../../concepts', import.meta.url));

const domains = await readCheckedYamlFolder(
  FOLDER,
  ['./concept.ts', './shared-terms.ts', './vocabularies.ts'].map(
    (file) => new URL(file, import.meta.url),
  ),
  async () => (await import('./concept.ts')).lexiconSchema,
);

const DEFINITIONS: ReadonlyMap<string, ConceptDefinition> = new Map(
  Object.values(domains).flatMap((concepts) => Object.entries(concepts)),
);

/** Every concept by its id. */
export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  [...DEFINITIONS.keys()].map((id) => [id, createConcept(id)]),
);

function createConcept(id: string): Concept {
  const [, ...broader] = listBroaderIds(id, DEFINITIONS);
  return {
    id,
    broader,
    shownBy: findNearestValue(id, 'shownBy') || null,
    emblem: findNearestValue(id, 'emblem') ?? false,
    // The flag `weak` is not inherited, because a narrower concept is more specific.
    weak: DEFINITIONS.get(id)?.weak ?? false,
    trade: findNearestValue(id, 'trade') ?? null,
    category: findNearestValue(id, 'category') ?? null,
    categoryFor: findNearestValue(id, 'categoryFor') ?? {},
    deed: findNearestValue(id, 'deed') ?? false,
    yieldsTo: findNearestValue(id, 'yieldsTo') ?? [],
    overrules: findNearestValue(id, 'overrules') ?? [],
    set: findNearestValue(id, 'set') || null,
    season: findNearestValue(id, 'season') ?? false,
    props: findNearestValue(id, 'props') ?? [],
    wish: Object.assign(
      {},
      ...[id, ...broader].reverse().map((each) => DEFINITIONS.get(each)?.wish),
    ),
    forms: findNearestValue(id, 'form') ?? [],
    audience: findNearestValue(id, 'audience') ?? [],
    goal: findNearestValue(id, 'goal') ?? null,
    atHead: findNearestValue(id, 'atHead') ?? false,
    occasions: findNearestValue(id, 'occasion') ?? [],
    manner: findNearestValue(id, 'manner') ?? null,
    brand: findNearestValue(id, 'brand') ?? false,
  };
}

/**
 * Returns the value of a concept's own key, or that of the nearest broader concept that has the
 * key.
 */
function findNearestValue<Fact extends keyof ConceptDefinition>(id: string, fact: Fact) {
  const stating = listBroaderIds(id, DEFINITIONS).find(
    (each) => DEFINITIONS.get(each)?.[fact] !== undefined,
  );
  return stating === undefined ? undefined : DEFINITIONS.get(stating)?.[fact];
}

const VOCABULARIES = new Map<string, readonly Vocabulary[]>();

function getVocabularies(id: string): readonly Vocabulary[] {
  const known = VOCABULARIES.get(id);
  if (known !== undefined) return known;
  const all = listVocabularies(id, DEFINITIONS);
  VOCABULARIES.set(id, all);
  return all;
}

/** Returns every term of a vocabulary, and every phrase in which a concept's terms are ignored. */
export function listTerms(vocabulary: Vocabulary): Term[] {
  return [...DEFINITIONS]
    .filter(([concept]) => getVocabularies(concept).includes(vocabulary))
    .flatMap(([concept, { terms, not }]) => [
      ...LEXICON_LANGUAGES.flatMap((language) =>
        (terms?.[language] ?? []).map((text) => ({ concept, language, text, isExcluded: false })),
      ),
      ...(not ?? []).map((text) => ({ concept, language: null, text, isExcluded: true })),
    ]);
}

/**
 * Each index is built on first use, because some processes make no photos and need only one index.
 */
const INDEXES = new Map<Vocabulary, TermIndex>();

function getTermIndex(vocabulary: Vocabulary): TermIndex {
  const filled = INDEXES.get(vocabulary);
  if (filled !== undefined) return filled;
  const index = new TermIndex();
  for (const term of listTerms(vocabulary)) index.add(term);
  INDEXES.set(vocabulary, index);
  return index;
}

/** Caches the last searches, because several functions search the same fields of a brief. */
const FOUND = new Map<string, readonly Mention[]>();
/** Maximum number of cached searches. A brief has about ten texts. */
const MOST_FOUND = 32;

/**
 * Finds every mention of a vocabulary's concepts in a text. Mentions in phrases that the concept
 * excludes are omitted.
 */
export function findConcepts(text: string, vocabulary: Vocabulary = 'product'): readonly Mention[] {
  const key = `${vocabulary} ${text}`;
  const known = FOUND.get(key);
  if (known !== undefined) return known;
  const found = findMentions(text, vocabulary);
  const [oldest] = FOUND.keys();
  if (FOUND.size >= MOST_FOUND && oldest !== undefined) FOUND.delete(oldest);
  FOUND.set(key, found);
  return found;
}

function findMentions(text: string, vocabulary: Vocabulary): Mention[] {
  const all = getTermIndex(vocabulary).find(text);
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
