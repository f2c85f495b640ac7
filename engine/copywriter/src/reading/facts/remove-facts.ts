import type { FactKind } from '@adwright/contracts';
import { capitalise, foldLetters } from '@adwright/engine-lexicon';
import { NOT_BEHIND_ABBREVIATION } from '../../content/abbreviations.ts';
import { joinsThings } from '../../content/conjunctions.ts';
import { UNSPACED, type WrittenLanguage } from '../../content/languages.ts';
import { getFactWords, getPhrasebook } from '../../content/texts.ts';
import { findCallClauses } from './calls.ts';
import { splitClauses } from './clauses.ts';
import { getFactPatterns } from './fact-patterns.ts';
import { findClausesBehindName, isAlwaysApart, listFactsOfClause } from './field-clauses.ts';
import type { ReadFact } from './found-fact.ts';
import type { Span } from './phone.ts';
import { cleanField, DIRECTION_MARKS } from './read-facts.ts';

/**
 * Kinds of facts that are in the middle of a text only as part of a proper name, for example
 * "Trattoria da Luca in Cologne".
 */
const IN_NAMES: ReadonlySet<FactKind> = new Set(['place', 'hours']);

/** Matches punctuation that ends a clause and is not inside a number. */
const CLAUSE_ENDS = /(?:[,;:.!?(|、，。；：（！？،؛।]|\s[-–—])\s*$/u;
const CLAUSE_BEGINS = /^\s*(?:$|[,;:.!?)|、，。；：）！？،؛।](?!\p{Nd})|[-–—]\s)/u;

/** Matches a place of several words that a preposition introduces, for example "near Angel station". */
const PLACE_PHRASE = /^\p{Ll}+(?:\s\S+){2,}$/u;

/**
 * Tells whether a picture shows a fact separately from the product: always for some kinds,
 * otherwise if the fact is a clause by itself.
 */
function isShownApart(fact: ReadFact, text: string, joins: ReadonlySet<string>) {
  const { kind, start, end } = fact;
  if (isAlwaysApart(text, fact)) return true;
  if (kind === 'guarantee') return false;
  const before = text.slice(0, start);
  const behind = text.slice(end);
  const isPlace = kind === 'place' && PLACE_PHRASE.test(text.slice(start, end));
  if (isPlace && /^\s\p{Ll}/u.test(behind) && /\p{L}\s$/u.test(before))
    return !joins.has(readFirstWord(behind));
  const head = removeTrailingJoin(before, joins);
  const isOwn = CLAUSE_ENDS.test(head) || (head !== before.trimEnd() && !IN_NAMES.has(kind));
  return isOwn && CLAUSE_BEGINS.test(text.slice(end));
}

/**
 * Matches dashes and bullets before a product field, which remain from a list or a shortened title.
 * A dash directly before a number is a minus and is not matched.
 */
const LEADING_MARKS = /^\s*(?:[-–—*~=>]{2,}\s*|[-–—*•|>~=]\s+)+/u;

/**
 * Removes from a product field the facts that an ad shows separately, and the facts that offer
 * fields replace, so that sentences stay complete. A product field that contains only facts is
 * returned unchanged.
 */
export function removeFacts(
  typed: string,
  facts: readonly ReadFact[],
  language: WrittenLanguage | 'und',
  overruled: readonly ReadFact[] = [],
): string {
  const joins = new Set(getFactWords(language === 'und' ? 'en' : language).joins.map(foldLetters));
  const text = cleanField(typed);
  const field = typed.replace(DIRECTION_MARKS, '');
  const apart = facts.filter((fact) => fact.field === 'product' && isShownApart(fact, text, joins));
  const cut = [...apart, ...overruled].map((fact) => ({
    start: startOfCall(fact, text, language),
    end: fact.end,
  }));
  const lists = findPriceLists(text, apart, language);
  const clauses = [...lists, ...findClausesOfFacts(text, apart, language)];
  const isInClause = ({ start, end }: Span) =>
    clauses.some((clause) => clause.start <= start && end <= clause.end);
  const removeSpans = (spans: readonly Span[]) =>
    spans
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (left, { start, end }) => cutOutWords(left, text.slice(start, end), joins, language),
        field,
      );
  const all = removeInnerSpans(
    [...cut.filter((span) => !isInClause(span)), ...clauses].map((span) =>
      extendByBrackets(text, span),
    ),
  );
  const named = endOfName(text);
  // A clause that states a condition does not name the product, for example "Free sign-up in May,
  // no contract".
  const left = removeSpans(all);
  const isNameLost =
    (ONLY_CONDITION.test(left) && !ONLY_CONDITION.test(text)) || ONLY_NUMBERS.test(left);
  const rest = isNameLost ? removeSpans(all.filter(({ start }) => start >= named)) : left;
  const saysMore = rest !== field && /\p{L}{2}|\p{Lo}/u.test(rest);
  return saysMore ? removeLooseMarks(rest) : typed.replace(LEADING_MARKS, '');
}

/** Minimum number of prices in one sentence that make it a price list. */
const PRICES_OF_A_LIST = 2;

/**
 * Returns the ranges of the price lists in a text. A price list is a sentence with several prices,
 * for example "nail trim $18, full groom $65". The words between the prices mean nothing without
 * the prices. The product's name before the first price is no part of the list.
 */
function findPriceLists(
  text: string,
  facts: readonly ReadFact[],
  language: WrittenLanguage | 'und',
): Span[] {
  const clauses = splitClauses(text);
  return findSentences(text, clauses).flatMap((sentence) => {
    const inside = facts.filter(({ start }) => sentence.start <= start && start < sentence.end);
    if (inside.filter(({ kind }) => kind === 'price').length < PRICES_OF_A_LIST) return [];
    const isFirst = sentence.start === 0;
    const first = Math.min(...inside.map(({ start }) => start));
    const before = clauses.findLast(({ end }) => end <= first);
    const start = isFirst ? (before?.end ?? first) : sentence.start;
    // The clauses after the last price contain another statement about the product. In languages
    // without spaces between words, these clauses may have no punctuation before them.
    const last = Math.max(...inside.filter(({ kind }) => kind === 'price').map((fact) => fact.end));
    const isUnspaced = language !== 'und' && UNSPACED.has(language);
    const whole = isUnspaced ? undefined : clauses.findLast((clause) => clause.start < last);
    const end = Math.max(whole?.end ?? last, last);
    const closing = /^\s*[)）]/u.exec(text.slice(end))?.[0].length ?? 0;
    return [{ start: Math.min(start, first), end: end + closing }];
  });
}

/** Returns the positions of a text's sentences, without the full stops between them. */
function findSentences(text: string, clauses: readonly Span[]): Span[] {
  const sentences: Span[] = [];
  for (const { start, end } of clauses) {
    const last = sentences.at(-1);
    const isNext = last === undefined || /[.!?。！？]/u.test(text.slice(last.end, start));
    if (isNext) sentences.push({ start, end });
    else last.end = end;
  }
  return sentences;
}

/**
 * Extends a range by the brackets around it, or by brackets after it that belong to it, for example
 * "£65 (Sundays £80)".
 */
function extendByBrackets(text: string, { start, end }: Span): Span {
  const opened = /[(（]\s*$/u.exec(text.slice(0, start));
  const closed = /^\s*[)）]/u.exec(text.slice(end));
  if (opened && closed) return { start: opened.index, end: end + closed[0].length };
  const aside = /^\s*(?:\([^()]*\)|（[^（）]*）)/u.exec(text.slice(end));
  return { start, end: end + (aside?.[0].length ?? 0) };
}

/** Removes ranges that lie inside another range. */
function removeInnerSpans(spans: readonly Span[]): Span[] {
  return spans.filter(
    ({ start, end }, at) =>
      !spans.some(
        (other, index) =>
          index !== at &&
          other.start <= start &&
          end <= other.end &&
          (other.end - other.start > end - start || index < at),
      ),
  );
}

/**
 * Matches a condition, or something that is missing, at the start of a text, which then names no
 * product.
 */
const ONLY_CONDITION =
  /^\s*(?:(?:no|without|ohne|keine?|sans|sin|senza|nessun\p{L}*|sem|nenhum\p{L}*|zonder|geen|utan|ingen|inga|bez|без|χωρίς|ללא|בלי|بدون|بلا|बिना|tanpa|không)(?!\p{L})|ไม่|무약정|无需|免|不)/iu;

/**
 * Matches a first clause that is only a measure, which names no product, for example "ca. 30 Min."
 */
const ONLY_NUMBERS =
  /^\s*(?:(?:ca|approx|circa|env|около|ок)\.?\s)?\p{Nd}+\s?(?:min|std|h|kg|g|m²|m2|cm|ml|l|st|stk|pcs)\.?\s*(?:[,;:]|$)/iu;

/** Returns the end of a text's first clause. */
function endOfName(text: string): number {
  return splitClauses(text)[0]?.end ?? 0;
}

/**
 * Returns the clauses with a fact after the product's name. The rest of a clause means nothing
 * without its fact ("of a suit"), so the whole clause is removed. Two sorts of clauses stay: the
 * end of a list, and a telephone number beside other words in a script without spaces.
 */
function findClausesOfFacts(
  text: string,
  apart: readonly ReadFact[],
  language: WrittenLanguage | 'und',
): Span[] {
  const always = apart.filter((fact) => isAlwaysApart(text, fact));
  const calls = findCallClauses(
    text,
    always.filter(({ kind }) => kind === 'phone'),
    language,
  );
  return findClausesBehindName(text, always).flatMap((clause) => {
    const [first] = listFactsOfClause(extendByFullStop(clause), always);
    if (first === undefined || endsList(text, clause, first, language)) return [];
    const call = calls.find(({ end }) => end === clause.end);
    if (call && !call.isOnlyCall && UNSPACED.has(language)) return [];
    return [
      call === undefined
        ? extendByLabel(text, clause, always)
        : { start: call.start, end: call.end },
    ];
  });
}

/**
 * Extends a clause by the punctuation mark that ends it, because the mark may belong to its last
 * fact, for example "500 р."
 */
function extendByFullStop({ start, end }: Span): Span {
  return { start, end: end + 1 };
}

/**
 * If a clause consists only of a fact, extends it by the label before its colon or dash, for
 * example "without a visit – £25".
 */
function extendByLabel(text: string, clause: Span, facts: readonly ReadFact[]): Span {
  const isFactAlone = listFactsOfClause(extendByFullStop(clause), facts).some(
    ({ start, end }) =>
      !/[\p{L}\p{N}]/u.test(text.slice(clause.start, start) + text.slice(end, clause.end)),
  );
  const label = splitClauses(text).findLast(({ end }) => end <= clause.start);
  const isLabelled =
    label !== undefined &&
    label.start > 0 &&
    /^\s*(?:[:：]|[–—-])\s*$/u.test(text.slice(label.end, clause.start)) &&
    !isLastOfList(text, label, facts);
  const end = Math.max(
    clause.end,
    ...listFactsOfClause(extendByFullStop(clause), facts).map((fact) => fact.end),
  );
  return { start: isFactAlone && isLabelled ? label.start : clause.start, end };
}

/**
 * Tells whether a clause is the last item of a list without facts, to which the price after the
 * list belongs, for example "oak, ash, beech: £9".
 */
function isLastOfList(text: string, item: Span, facts: readonly ReadFact[]): boolean {
  const last = splitClauses(text).findLast(({ end }) => end <= item.start);
  return (
    last !== undefined &&
    /^\s*[,،，、]\s*$/u.test(text.slice(last.end, item.start)) &&
    listFactsOfClause(last, facts).length === 0
  );
}

/**
 * Tells whether a clause ends a list, so that its price applies to the whole list, for example "…,
 * steaks and salad £49".
 */
function endsList(
  text: string,
  clause: Span,
  first: ReadFact,
  language: WrittenLanguage | 'und',
): boolean {
  const isListed = /,\s*$/u.test(text.slice(0, clause.start));
  return (
    isListed &&
    first.kind === 'price' &&
    joinsThings(language).test(text.slice(clause.start, first.start))
  );
}

/**
 * Returns the start of the label before a telephone number, because the label means nothing without
 * the number ("Tel. 0221 …"). For any other fact than a telephone number, the start of the fact is
 * returned.
 */
function startOfCall(
  { kind, start }: ReadFact,
  text: string,
  language: WrittenLanguage | 'und',
): number {
  const before = foldLetters(text.slice(0, start));
  // The article that is joined to a removed word is removed too, for example "الكشف مجاني".
  if (kind !== 'phone') return before.replace(SMALL_PREFIX, '').length;
  const called = getFactPatterns(language === 'und' ? 'en' : language).called.exec(before);
  if (called === null) return start;
  return before.slice(0, called.index).replace(SMALL_PREFIX, '').length;
}

/** Matches small words that are written together with the next word. */
const SMALL_PREFIX = /[\p{Script=Arabic}\p{Script=Hebrew}]{1,3}$/u;

/**
 * Matches a unit without a number at the end, with its preposition or article. The unit belongs to
 * the removed price, for example "carpet m²", "Kartoffeln pro kg".
 */
const UNIT_OF_PRICE =
  /(?<=\p{L})(?:\s(?:pro|per|par|por|au|al|le|el|o|za|je|à|the|a))?\s(?:m²|m2|m³|㎡|kg|kilo|м²|м2|кг)\s*$/iu;

/** Removes given words from a field, together with the words that joined them to the rest. */
function cutOutWords(
  field: string,
  said: string,
  joins: ReadonlySet<string>,
  language: WrittenLanguage | 'und',
): string {
  const found = new RegExp(
    said
      .trim()
      .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  ).exec(field);
  if (found === null) return field;
  const before = field.slice(0, found.index);
  const rest = field.slice(found.index + found[0].length);
  // The full stop of an abbreviated unit also ends its sentence, for example "1890 грн. Розміри".
  const behind = /\.$/u.test(found[0]) && /^\s+\p{Lu}/u.test(rest) ? `.${rest}` : rest;
  const head = removeTrailingJoin(before.replace(UNIT_OF_PRICE, ''), joins);
  if (!/\p{L}/u.test(head)) return removeLeadingJoin(behind, joins);
  // If the start of a sentence is removed, the clause after it starts the sentence.
  const next = /[.!?]\s*$/u.test(head) ? /^\s*[,;]\s*(?=\p{Ll})/u.exec(behind) : null;
  if (next) return `${head} ${capitalise(behind.slice(next[0].length), language)}`;
  // Scripts without spaces need a comma in place of a fact that was removed between two clauses.
  if ((language === 'ja' || language === 'zh') && /\p{L}$/u.test(head) && /^\p{L}/u.test(behind))
    return head + getPhrasebook(language).grammar.comma + behind;
  const isMidClause = /[\p{L}\p{N}]\s*$/u.test(head) && /^\s+[\p{L}\p{N}]/u.test(behind);
  return (
    head + (isMidClause && !joins.has(readFirstWord(behind)) ? ', ' : ' ') + behind.trimStart()
  );
}

/** Removes small words from the end of the text before, for example "for" in "haircut for". */
function removeTrailingJoin(before: string, joins: ReadonlySet<string>): string {
  const rest = before.trimEnd();
  const word = /(?:^|\s)(\S+)$/u.exec(rest)?.[1];
  return word !== undefined && joins.has(foldLetters(word))
    ? removeTrailingJoin(rest.slice(0, -word.length), joins)
    : rest;
}

/** Removes introductory words from the start of the text after, for example "on all our". */
function removeLeadingJoin(behind: string, joins: ReadonlySet<string>): string {
  const rest = behind.replace(/^[\s,.;:!|/)–—-]+/u, '');
  const word = readFirstWord(rest);
  return word !== '' && joins.has(word) ? removeLeadingJoin(rest.slice(word.length), joins) : rest;
}

function readFirstWord(text: string): string {
  return foldLetters(/^\s*(\S+)/u.exec(text)?.[1] ?? '');
}

/**
 * Matches punctuation after the end of a sentence; the comma after an abbreviation is excluded, for
 * example "20-25 Std., Homeoffice".
 */
const CLOSED_TWICE = new RegExp(`(?<=[!?]|${NOT_BEHIND_ABBREVIATION}\\.)[,;.]+`, 'giu');

/** Removes the punctuation that is left around removed text. */
function removeLooseMarks(text: string): string {
  return text
    .replace(/\(\s*[,;]?\s*\)|（\s*）/gu, ' ')
    .replace(/\s*(?:→|⇒|➜|➡|->)\s*(?=$|[,;:.!?)،؛、，。।])/gu, '')
    .replace(/[ \t]+(?=[,;:.!?)،؛、，।])/gu, '')
    .replace(CLOSED_TWICE, '')
    .replace(/(?<=[.!?])\s+[–—-]\s+/gu, ' ')
    .replace(/[,;:–—،؛、，-]\s*(?=[,;:.!?)،؛、，।])/gu, '')
    .replace(/(?<=[-–—])(?:\s+[-–—](?=\s))+/gu, '')
    .replace(/(?<=[.!?।])\s+[.!?,।]/gu, '')
    .replace(/\(\s*[,;]\s*/gu, '(')
    .replace(/^[\s,;:.!|/、，،।–—*~=>•-]+|[\s,;:|/(、،，।–—*~=<•-]+$/gu, '');
}
