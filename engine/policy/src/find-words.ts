import {
  findNamedConcepts,
  isJobAd,
  LEXICON_LANGUAGES,
  type LexiconLanguage,
  listExcludedIngredients,
  TermIndex,
} from '@adwright/engine-lexicon';
import { splitSentences } from './sentences.ts';
import { WORDS } from './words.ts';
import type { SubjectWords, WordsPart } from './words-schema.ts';

/** A range of a text, from `start` to `end`, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Index of the terms of all policy subjects, shared so that a text is searched only once. All terms
 * of a list have the list's id as their concept id in the index.
 */
const INDEX = new TermIndex();
const lists = new Map<object, string>();

function addTerms(list: object, terms: WordsPart['terms']): void {
  const concept = String(lists.size);
  lists.set(list, concept);
  for (const language of LEXICON_LANGUAGES) {
    for (const text of terms?.[language] ?? []) {
      INDEX.add({ concept, language, text, isExcluded: false });
    }
  }
}

/** A text that has been split into words and searched once for all policy subjects. */
export interface ReadText {
  text: string;
  language: LexiconLanguage;
  /** Ranges of the text that match each list of terms, by the list's id. */
  mentions: ReadonlyMap<string, readonly Stretch[]>;
  concepts: ReturnType<typeof findNamedConcepts>;
}

export function readText(text: string, language: LexiconLanguage): ReadText {
  const mentions = new Map<string, Stretch[]>();
  for (const { term, start, end } of INDEX.find(text)) {
    if (term.language !== language) continue;
    const known = mentions.get(term.concept);
    if (known) known.push({ start, end });
    else mentions.set(term.concept, [{ start, end }]);
  }
  return { text, language, mentions, concepts: findNamedConcepts(text, language, () => true) };
}

type Find = (read: ReadText) => Stretch[];

/**
 * Returns a function that finds the matches of the regular expressions for the text's language and
 * for all languages.
 */
function findPatterns(patterns: WordsPart['patterns']): Find {
  const known = new Map(
    Object.entries(patterns ?? {}).map(([key, sources]) => [
      key,
      sources.map((source) => new RegExp(source, 'giu')),
    ]),
  );
  return ({ text, language }) =>
    [...(known.get('any') ?? []), ...(known.get(language) ?? [])].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })),
    );
}

function findListed(list: { terms?: WordsPart['terms']; patterns?: WordsPart['patterns'] }): Find {
  addTerms(list, list.terms);
  const concept = lists.get(list) ?? '';
  const matching = findPatterns(list.patterns);
  return (read) => [...(read.mentions.get(concept) ?? []), ...matching(read)];
}

function findPart(part: WordsPart): Find {
  const listed = findListed(part);
  const ids = new Set(part.concepts);
  return (read) => [
    ...listed(read),
    ...read.concepts.filter(({ concept }) =>
      [concept.id, ...concept.broader].some((id) => ids.has(id)),
    ),
    ...(part.same ? findSubject(part.same, read) : []),
  ];
}

interface Finder {
  scope: SubjectWords['scope'];
  ways: readonly (readonly Find[])[];
  not: Find;
  words: SubjectWords;
}

const FINDERS: ReadonlyMap<string, Finder> = new Map(
  Object.entries(WORDS).map(([subject, words]) => [
    subject,
    {
      scope: words.scope,
      ways: [
        ...(words.parts ? [words.parts] : []),
        ...(words.either ?? []).map(({ parts }) => parts),
      ].map((parts) => parts.map(findPart)),
      not: findListed(words.not ?? {}),
      words,
    },
  ]),
);

const isWithin = (inner: Stretch, outer: Stretch) =>
  outer.start <= inner.start && outer.end >= inner.end;
const overlap = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end;

/** Returns the ranges in which a text mentions a policy subject, in text order and without overlaps. */
export function findSubject(subject: string, read: ReadText): Stretch[] {
  const finder = FINDERS.get(subject);
  if (!finder) return [];
  const { words, ways, not, scope } = finder;
  if (words.without && listExcludedIngredients(read.text).has(words.without)) return [];
  const excluded = not(read);
  const collectMatches = (find: Find) =>
    find(read).filter((stretch) => !excluded.some((phrase) => isWithin(stretch, phrase)));
  const scopes: Stretch[] =
    scope === 'ad'
      ? [{ start: 0, end: read.text.length }]
      : splitSentences(read.text).map(({ text, start }) => ({ start, end: start + text.length }));
  const found = ways.flatMap((parts) => {
    const byPart = parts.map(collectMatches);
    return scopes.flatMap((each) => {
      const here = byPart.map((stretches) =>
        stretches.filter((stretch) => isWithin(stretch, each)),
      );
      return here.every((stretches) => stretches.length > 0) ? here.flat() : [];
    });
  });
  const job =
    words.isJobAd && found.length === 0 && isJobAd(read.text)
      ? [{ start: 0, end: read.text.length }]
      : [];
  return mergeRanges([...found, ...job]);
}

/** Sorts ranges and merges overlapping ranges. */
function mergeRanges(stretches: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const stretch of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = kept.at(-1);
    if (last && overlap(last, stretch)) last.end = Math.max(last.end, stretch.end);
    else kept.push({ ...stretch });
  }
  return kept;
}
