import { containsWholeText, type Fact, findConcepts } from '@adwright/engine-lexicon';
import { joinsThings, opensWithAnd, opensWithOr } from './content/conjunctions.ts';
import { UNSPACED, type WrittenLanguage } from './content/languages.ts';
import { areVariants } from './content/variants.ts';
import { measureWidth } from './content/width.ts';
import { containsWords } from './reading/contains-words.ts';
import { opensJoinedClause, opensWeakly, staysOpen } from './reading/dependent-clauses.ts';
import { splitClauses } from './reading/facts/clauses.ts';
import type { ReadFact } from './reading/facts/found-fact.ts';
import type { Span } from './reading/facts/phone.ts';
import { restrictsOffer } from './reading/facts/restricts-offer.ts';
import { markThaiClauses } from './reading/facts/thai-clauses.ts';
import { opensCondition } from './reading/opens-condition.ts';

type Language = WrittenLanguage | 'und';

/** A part of the product field that can change its place in a text. */
export interface Chunk {
  text: string;
  /** Number of the typed sentence that contains the chunk. */
  sentence: number;
  /** Whether the chunk names the product, states the offer, or praises the product. */
  role: 'product' | 'offer' | 'deal' | 'feature' | 'time' | 'seats' | 'other';
  /** Whether the chunk says too little to open a text: one word, or a number of things. */
  isSlight?: boolean;
}

const OFFER: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['price', 'was', 'code', 'until']);
/** Kinds of offers that can start a text, because they tell enough without the product. */
const DEAL: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['discount', 'multibuy', 'trial']);
/** Kinds of facts that are also features of the product. */
const PRAISE: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['guarantee', 'delivery']);

/** A clause and the punctuation behind it. */
interface Clause {
  start: number;
  end: number;
  behind: string;
}

/**
 * Splits a product field into chunks. A chunk consists of clauses that mean something only together, such as
 * the items of a list. The first chunk ends with the clause that names the product.
 *
 * @param facts of the product field
 */
export function splitIntoChunks(
  field: string,
  name: string,
  facts: readonly ReadFact[],
  language: Language,
): Chunk[] {
  const spans = findSpansOfFacts(field, facts);
  const clauses = listClauses(field, spans, language);
  const read = (clause: Clause | undefined) =>
    clause === undefined ? '' : field.slice(clause.start, clause.end);
  const named = findNamingClause(clauses.map(read), name);
  const chunks: Chunk[] = [];
  let sentence = 0;
  for (const [at, clause] of clauses.entries()) {
    const last = clauses[at - 1];
    const isNewSentence = last !== undefined && SENTENCE_END.test(last.behind);
    if (isNewSentence) sentence += 1;
    const words = [read(last), read(clause), read(clauses[at + 1])] as const;
    const isTogether =
      last !== undefined &&
      (at <= named ||
        isInsideName(field, last.end, name) ||
        isInsideFact(last.end, spans) ||
        (isNewSentence
          ? opensCondition(words[0], language)
          : isJoined(words, last.behind, language) ||
            addsTime(words[0], words[1], facts) ||
            (chunks.length === 1 && isPlace(words[1], facts))));
    const mark = /[!?！？؟]/u.exec(clause.behind)?.[0] ?? '';
    const chunk = chunks.at(-1);
    if (chunk === undefined || last === undefined || !isTogether)
      chunks.push({ text: words[1] + mark, sentence, role: 'other' });
    else {
      const between = field.slice(last.end, clause.start);
      chunk.text +=
        (chunk.text.endsWith(between.charAt(0)) ? between.slice(1) : between) + words[1] + mark;
      chunk.sentence = sentence;
    }
  }
  return chunks.map((each, at) => ({
    ...each,
    role: at === 0 ? 'product' : findRole(each, facts, language),
    isSlight: isSlight(each.text, facts, language),
  }));
}

/** Matches only a number with the things that it counts, such as "6 weeks", "two sizes" or "max 8 people". */
const COUNT_OF_THINGS =
  /^(?:(?:max|min|nur|bis zu|tot|do|до)\p{L}*\.?\s)?(?:\p{Nd}[\p{Nd}.,–-]*\s?|(?:two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|três|twee|drie|dwa|dwie|trzy|två|два|две|три|дві|iki|üç|δύο|τρία|τρεις|שתי|שני|שלוש|שלושה)\s)[^\s\p{Nd}%]+(?:\s\p{L}+)?$/iu;

/** Tells whether a chunk says too little to open a text. A script without spaces shows no words. */
function isSlight(text: string, facts: readonly ReadFact[], language: Language): boolean {
  if (UNSPACED.has(language)) return false;
  const said = text.replace(/[!?！？؟.]+$/u, '').trim();
  const isOffer = facts.some(
    ({ kind, text: fact }) => PRAISE.has(kind) && containsWholeText(said, fact),
  );
  return !isOffer && (!/\s/u.test(said) || COUNT_OF_THINGS.test(said));
}

/** Number of clauses among which the product's name is searched. */
const NAMING_CLAUSES = 3;

/** Returns the position of the clause that names the product; 0 if none does. */
function findNamingClause(clauses: readonly string[], name: string): number {
  const words = name.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const at = clauses
    .slice(0, NAMING_CLAUSES)
    .findIndex((clause) => words.some((word) => containsWords(clause, word)));
  return Math.max(0, at);
}

/** Tells whether a position is inside the name at the start of a field, for example before the end of a list. */
function isInsideName(field: string, at: number, name: string): boolean {
  return at < name.length && field.toLowerCase().startsWith(name.toLowerCase());
}

/** Tells whether a clause consists of a place, which says where the product before it is. */
function isPlace(clause: string, facts: readonly ReadFact[]): boolean {
  return facts.some(
    ({ kind, text }) => kind === 'place' && text.toLowerCase() === clause.toLowerCase(),
  );
}

/** Tells whether a clause states only the hours of the date before it. */
function addsTime(before: string, clause: string, facts: readonly ReadFact[]): boolean {
  const isOf = (text: string, kind: Fact['kind']) =>
    facts.some((fact) => fact.kind === kind && containsWholeText(text, fact.text));
  return isOf(before, 'date') && (isOf(clause, 'hours') || RANGE.test(clause));
}

const SENTENCE_END = /[.!?…。！？।؟]/u;

/** Returns the positions of facts in a field, where a fact may differ from the typed words in capitals. */
function findSpansOfFacts(field: string, facts: readonly ReadFact[]): Span[] {
  return facts.flatMap(({ text }) => {
    const start = field.toLowerCase().indexOf(text.toLowerCase());
    return start === -1 ? [] : [{ start, end: start + text.length }];
  });
}

/** Returns the clauses of a field. A clause in brackets and the clause behind a colon belong to the clause before. */
function listClauses(field: string, spans: readonly Span[], language: Language): Clause[] {
  const marked = language === 'th' ? markThaiFacts(markThaiClauses(field, spans), spans) : field;
  const trimmed = splitClauses(marked).map(({ start, end }) => {
    const text = marked.slice(start, end);
    return {
      start: start + (text.length - text.trimStart().length),
      // A closing bracket belongs to the clause before it.
      end: /[)）]/u.test(marked[end] ?? '') ? end + 1 : start + text.trimEnd().length,
    };
  });
  return trimmed.map((span, at) => ({
    ...span,
    behind: marked.slice(span.end, trimmed[at + 1]?.start ?? marked.length),
  }));
}

/** Replaces the space behind a fact of a Thai text by the mark between clauses. */
function markThaiFacts(text: string, facts: readonly Span[]): string {
  return facts.reduce(
    (marked, { end }) =>
      marked[end] === ' ' ? `${marked.slice(0, end)}、${marked.slice(end + 1)}` : marked,
    text,
  );
}

/** Tells whether a position is inside a fact, as between "calle Mayor 12" and "Alcalá". */
function isInsideFact(at: number, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => start < at && at < end);
}

/** Tells whether a clause means something only together with the clause before it in its sentence. */
function isJoined(
  [before, clause, next]: readonly [string, string, string],
  mark: string,
  language: Language,
): boolean {
  // Only a bracket that belongs to the clause before leaves no mark between two clauses.
  if (/^\s*$|[:：()（）]/u.test(mark)) return true;
  return (
    opensWithAnd(language).test(clause) ||
    opensWithOr(language).test(clause) ||
    opensJoinedClause(clause, language) ||
    staysOpen(before, language) ||
    opensCondition(before, language) ||
    opensCondition(clause, language) ||
    areVariants(before, clause, language) ||
    isListItem(before, clause, next, language)
  );
}

/** Matches a price with the first thing that it includes, such as "8,50 € com sopa". */
const OPENS_INCLUSION =
  /\p{Nd}\P{L}*(?:\p{L}{1,4}\s)?(?:with|mit|avec|con|com|met|med|z|ze|с|со|з|із|με|incl\.?|inkl\.?|including)\s\p{L}+$/iu;
const EVEN =
  /^(?:even|sogar|même|incluso|hasta|persino|perfino|até|zelfs|till och med|nawet|даже|навіть|ακόμα και|ακόμη και|אפילו|حتى|hatta|bahkan)\s/iu;

/** Tells whether a clause starts with "even", as the last item of a list does. */
function opensWithEven(clause: string): boolean {
  return EVEN.test(clause);
}

const ONE_WORD = /^[\p{L}\p{M}’'-]+$/u;

/** Tells whether a clause is an item of a list: one word beside another word, or the pair at the list's end. */
function isListItem(before: string, clause: string, next: string, language: Language): boolean {
  if (UNSPACED.has(language) || /\p{Nd}/u.test(clause)) return false;
  if (/\p{Nd}/u.test(before) && !OPENS_INCLUSION.test(before)) return false;
  if (opensWithEven(clause)) return ONE_WORD.test(before);
  const isPair = (text: string) => {
    const things = text.split(joinsThings(language));
    return things.length === 2 && things.every((thing) => ONE_WORD.test(thing));
  };
  if (isPair(clause)) return true;
  return ONE_WORD.test(clause) && (ONE_WORD.test(before) || ONE_WORD.test(next) || isPair(next));
}

function findRole({ text }: Chunk, facts: readonly ReadFact[], language: Language): Chunk['role'] {
  const stated = facts.filter((fact) => containsWholeText(text, fact.text));
  const kinds = stated.map(({ kind }) => kind);
  if (kinds.some((kind) => DEAL.has(kind))) return 'deal';
  if (kinds.some((kind) => OFFER.has(kind))) return 'offer';
  if (kinds.includes('seats')) return 'seats';
  if (kinds.includes('date')) return 'time';
  const [place] = stated.filter(({ kind }) => kind === 'place');
  const beside = place === undefined ? '' : text.replace(place.text, '').trim();
  const isPraise = kinds.every(
    (kind) => PRAISE.has(kind) || (kind === 'place' && beside.includes(' ')),
  );
  return isPraise && isFeature(text, language) ? 'feature' : 'other';
}

/** Minimum width of a feature that can start a text. */
const MIN_FEATURE_WIDTH = 5;
const MAX_FEATURE_CHARACTERS = 70;

/** Matches a range of numbers at the start of a clause, such as "4-7 pm". */
const RANGE = /^\p{Nd}+\s?[-–~〜:]\s?\p{Nd}/u;

/** Matches "only" at the end of a restriction, such as "weekends only". */
const ENDS_IN_ONLY = /\s(?:only|uniquement|seulement|solamente|únicamente|soltanto|apenas)$/iu;

/** Tells whether a clause without facts can start a text. A price or a number alone can't. */
function isFeature(text: string, language: Language): boolean {
  return (
    measureWidth(text.replace(/[^\p{L}\p{M}]/gu, '')) >= MIN_FEATURE_WIDTH &&
    text.length <= MAX_FEATURE_CHARACTERS &&
    !RANGE.test(text) &&
    !restrictsOffer(text, language) &&
    !ENDS_IN_ONLY.test(text) &&
    !opensJoinedClause(text, language) &&
    !opensWeakly(text, language) &&
    findConcepts(text, 'goal').length === 0
  );
}
