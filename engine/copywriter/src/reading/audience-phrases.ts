import { foldText, PHRASE_FILES, Phrases } from '@adwright/engine-lexicon';
import pluralize from 'pluralize';

const WORDS = PHRASE_FILES.audiences;

function createPhrases(phrases: readonly string[]): Phrases {
  return new Phrases(phrases, WORDS.lists);
}

const LEAD_IN = createPhrases(WORDS.leadIn);
const EVERYBODY = createPhrases(WORDS.everybody);
const JARGON = createPhrases(WORDS.jargon);
const JARGON_BEFORE = createPhrases(WORDS.jargonBefore);
const AILING = createPhrases(WORDS.ailing);
const AILING_NOT_BEFORE = new Set(WORDS.ailingNotBefore);
const ANYBODY_AND = createPhrases(WORDS.anybodyAnd);
const WHOEVER_AND = createPhrases(WORDS.whoeverAnd);
const WHOEVER_NOT_BEFORE = new Set(WORDS.whoeverNotBefore);
const PLAIN = new Map(Object.entries(WORDS.plain));
const PLAIN_AT_END = new Map(Object.entries(WORDS.plainAtEnd));
const CUTS = WORDS.cuts.map((cut) => ({
  ...cut,
  phrases: createPhrases(cut.phrases),
  notBehind: new Set(cut.notBehind),
  before: new Set(cut.before),
}));
const PEOPLE = new Set(WORDS.people);
const PEOPLE_DONE_TO = new Set(WORDS.peopleDoneTo);
const NAMES_GROUPS = new Set(WORDS.namesGroups);
const DONE_TO = new Set(WORDS.doneTo);
const DONE_TO_BEFORE = new Set(WORDS.doneToBefore);
const PAINS = createPhrases(WORDS.pains);
const WANTS = createPhrases(WORDS.wants);
const WANTS_NOT_BEFORE = new Set(WORDS.wantsNotBefore);
const GROUPS = createPhrases(WORDS.groups);
const KIN = createPhrases(WORDS.kin);

/**
 * Returns the word that starts at a position of a text. The result is empty at the text's end and
 * before punctuation.
 */
function findWordBehind(text: string, at: number): string {
  return /^\s+([\p{L}\p{M}]+)/u.exec(text.slice(at))?.[1]?.toLowerCase() ?? '';
}

function isWhole(phrases: Phrases, text: string): boolean {
  return phrases.endAt(foldText(text), 0, (end) => end === text.length) !== -1;
}

/**
 * Removes words that introduce the audience, so that "our audience is students" becomes "students".
 */
export function removeLeadIn(text: string): string {
  const end = LEAD_IN.endAt(foldText(text), 0, (at) => /^\s+\S/.test(text.slice(at)));
  return end === -1 ? text : text.slice(end).trimStart();
}

/** Tells whether a phrase means everybody and therefore names no audience. */
export function namesEverybody(text: string): boolean {
  return isWhole(EVERYBODY, text);
}

/**
 * Removes terms of media planning, which no ad prints, so that "high-income urban families" becomes
 * "families".
 */
export function removeJargon(text: string): string {
  const plain = removePhrases(text, JARGON, () => true);
  return removePhrases(plain, JARGON_BEFORE, (end) => /^\s/.test(plain.slice(end)));
}

/**
 * Removes words for problems, so that "tired and stressed moms" becomes "moms". "Poor sleepers"
 * stays, because "poor" names no problem by itself.
 */
export function removeTroubles(text: string): string {
  return removePhrases(text, AILING, (end, rest) => {
    const next = findWordBehind(rest, end);
    return next !== '' && !AILING_NOT_BEFORE.has(next);
  });
}

/** Removes phrases from a text, each with the space after it. */
function removePhrases(
  text: string,
  phrases: Phrases,
  counts: (end: number, text: string) => boolean,
): string {
  let rest = text;
  let from = 0;
  for (;;) {
    const whole = rest;
    const found = phrases.find(foldText(whole), ({ end }) => counts(end, whole), from);
    if (found === null) return rest;
    rest = whole.slice(0, found.start) + whole.slice(found.end).trimStart();
    from = found.start;
  }
}

/** Removes a general word before "and", so that "people and their carers" becomes "carers". */
export function removeAnybody(text: string): string {
  const end = ANYBODY_AND.endAt(foldText(text), 0, (at) => /^\s/.test(text.slice(at)));
  return end === -1 ? text : text.slice(end).trimStart();
}

/**
 * Removes a word for customers before "and", so that "patients and parents" becomes "parents". The
 * text "patients and their families" stays unchanged.
 */
export function removeBuyers(text: string): string {
  const end = WHOEVER_AND.endAt(foldText(text), 0, (at) => {
    const next = findWordBehind(text, at);
    return next !== '' && !WHOEVER_NOT_BEFORE.has(next);
  });
  return end === -1 ? text : text.slice(end).trimStart();
}

/** Replaces technical words for people by plain words, so that "females" becomes "women". */
export function usePlainWords(text: string): string {
  const plain = text.replace(/[\p{L}\p{N}_]+/gu, (word) => PLAIN.get(word.toLowerCase()) ?? word);
  return plain.replace(
    /[\p{L}\p{N}_]+(?=\s*$)/u,
    (word) => PLAIN_AT_END.get(word.toLowerCase()) ?? word,
  );
}

/**
 * Returns the position of the space before the clause that describes a group, such as "who hate
 * mornings" in "moms who hate mornings"; -1 if no clause describes the group.
 */
export function findClauseStart(text: string): number {
  const folded = foldText(text);
  const starts = CUTS.flatMap(({ phrases, notBehind, before, atEnd, unlessPeopleFollow }) => {
    const found = phrases.find(folded, ({ start, end }) => {
      if (start === 0 || !/\s/.test(text.charAt(start - 1))) return false;
      if (notBehind.has(findWordBefore(text, start))) return false;
      const rest = text.slice(end);
      return (
        before.size === 0 ||
        before.has(findWordBehind(text, end)) ||
        (atEnd === true && rest === '') ||
        (unlessPeopleFollow === true && !/^\s.*(?:s|men|people)$/i.test(rest))
      );
    });
    return found === null ? [] : [found.start];
  });
  const described = DESCRIBED.exec(text);
  if (described)
    starts.push(described.index + described[0].length - described[0].trimStart().length);
  return starts.length === 0 ? -1 : text.slice(0, Math.min(...starts)).trimEnd().length;
}

/** Matches a passive at the end of the field, for example "people unfairly dismissed". */
const DESCRIBED = /(?<=\b(?:people|women|men)\s*)\s+(?:[a-z]+ly\s+)?[a-z]+ed$/i;

function findWordBefore(text: string, at: number): string {
  return /([\p{L}\p{M}]+)\s+$/u.exec(text.slice(0, at))?.[1]?.toLowerCase() ?? '';
}

/** Returns the words of a text, each with the position of its first character. */
function listWords(text: string): { word: string; start: number }[] {
  return [...text.matchAll(/\S+/g)].map((found) => ({ word: found[0], start: found.index }));
}

/** Tells whether a word names one group of people, such as "couple". */
export function namesOneGroup(word: string): boolean {
  return !PEOPLE.has(word) && PEOPLE.has(pluralize.plural(word));
}

function isGroup(word: string, people: ReadonlySet<string>): boolean {
  const last = word.split(/[-’'/]/).at(-1) ?? '';
  return people.has(last) || /^\p{L}+(?![sui])\p{L}s$/u.test(last);
}

/**
 * Removes a participle after the group and all words after it, so that "people selling their home"
 * becomes "people". The participle in "sports betting fans" is part of the group's name and stays.
 */
export function removeParticiple(text: string): string {
  const words = listWords(text);
  const at = words.findIndex(
    ({ word }, nth) =>
      nth > 0 &&
      isGroup(words[nth - 1]?.word ?? '', PEOPLE) &&
      /^\p{Ll}{2,}ing$/u.test(word) &&
      !NAMES_GROUPS.has(word) &&
      /^\p{L}/u.test(words[nth + 1]?.word ?? ''),
  );
  return at === -1 ? text : text.slice(0, words[at]?.start).trimEnd();
}

/**
 * Removes a passive participle after the group and all words after it, so that "people locked out
 * of their home" becomes "people".
 */
export function removePassive(text: string): string {
  const words = listWords(text);
  const at = words.findIndex(
    ({ word }, nth) =>
      nth > 0 &&
      isGroup(words[nth - 1]?.word ?? '', PEOPLE_DONE_TO) &&
      (/^\p{Ll}{3,}ed$/u.test(word) || DONE_TO.has(word)) &&
      DONE_TO_BEFORE.has(words[nth + 1]?.word.replace(/\P{L}+$/u, '') ?? ''),
  );
  return at === -1 ? text : text.slice(0, words[at]?.start).trimEnd();
}

/**
 * Returns the problem that a group has, from the words after it, for example "mornings" of "moms
 * who hate mornings".
 */
export function findPain(text: string): string | undefined {
  return findClauseBehind(PAINS, text, new Set());
}

/** Returns the wish that a group has, from the words after it. */
export function findWish(text: string): string | undefined {
  return findClauseBehind(WANTS, text, WANTS_NOT_BEFORE);
}

function findClauseBehind(
  phrases: Phrases,
  text: string,
  notBefore: ReadonlySet<string>,
): string | undefined {
  const found = phrases.find(
    foldText(text),
    ({ end }) => /^\s+\S/.test(text.slice(end)) && !notBefore.has(findWordBehind(text, end)),
  );
  return found === null ? undefined : text.slice(found.end).trimStart();
}

/**
 * Tells whether a phrase ends with the name of a group that is no plural, for example "our local
 * community".
 */
export function endsWithGroup(text: string): boolean {
  return GROUPS.find(foldText(text), ({ end }) => end === text.length) !== null;
}

/**
 * Tells whether a phrase names relatives. Relatives are adults if the phrase also mentions their
 * parents, for example "children of elderly parents".
 */
export function namesKin(text: string): boolean {
  return isWhole(KIN, text);
}
