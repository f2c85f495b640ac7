import type { FactKind } from '@adwright/contracts';
import {
  type AdCopy,
  capitalise,
  clip,
  containsWholeText,
  type Fact,
  quoteWords,
} from '@adwright/engine-lexicon';
import { addFactLabel } from './add-fact-label.ts';
import { findWrittenLanguage, type WrittenLanguage } from './content/languages.ts';
import { setTypographicApostrophes } from './content/typographic-apostrophes.ts';
import { simplifyTexts } from './reading/chinese-script.ts';
import { readFacts } from './reading/facts/read-facts.ts';
import { findNumber, findSentenceStarts, insertSentences, startOfClosing } from './state-facts.ts';

/** The words of a picture that may state facts. */
export type FactWords = Pick<
  AdCopy,
  'language' | 'headline' | 'callToAction' | 'offer' | 'facts' | 'quote'
>;

/** A fact as a picture prints it; its kind (price, date, …) is null if it is unknown. */
interface PrintedFact {
  kind: FactKind | null;
  text: string;
}

/** How an edit changes the facts of an ad. */
interface FactChanges {
  replaced: { from: PrintedFact; to: PrintedFact }[];
  removed: PrintedFact[];
  added: PrintedFact[];
}

/**
 * Updates the texts beside a picture after the user edited the picture's facts. A changed fact is
 * replaced in every text. A removed fact is removed from every text. A new fact is added to each
 * long text. All other words stay as they are.
 *
 * @param before the picture's words before the edit
 * @param maxCharacters limit for all texts together, counted with a blank line between them. Facts
 * are kept when text beyond the limit is cut at the end
 */
export function rewriteFacts(
  pieces: readonly string[],
  before: FactWords,
  after: FactWords,
  maxCharacters = Number.POSITIVE_INFINITY,
): string[] {
  const typed = [...pieces, ...listPrintedWords(before), ...listPrintedWords(after)];
  const { simple, restore } = simplifyTexts({ pieces, before, after }, typed);
  return restore(rewriteInScript(simple.pieces, simple.before, simple.after, maxCharacters));
}

function listPrintedWords({ headline, offer, facts = [], quote }: FactWords): string[] {
  return [headline, offer?.text ?? '', offer?.was ?? '', ...facts, quote.text, quote.attribution];
}

function rewriteInScript(
  pieces: readonly string[],
  before: FactWords,
  after: FactWords,
  maxCharacters: number,
): string[] {
  const language = findWrittenLanguage(after.language);
  const { replaced, removed, added } = listChanges(before, after, language);
  const quoted = findQuoteChanges(before.quote, after.quote, language);
  if (replaced.length + removed.length + added.length + quoted.length === 0) return [...pieces];
  const isLong = separateLongTexts(pieces, listPrintedFacts(before, language));
  const stated = [
    ...replaced.map(({ from, to }) => ({
      fact: to,
      forms: [
        to.text,
        ...listCalledForms(to),
        ...listDifferences(from.text, to.text).map(([, now]) => now),
      ],
    })),
    ...added.map((fact) => ({ fact, forms: [fact.text, ...listCalledForms(fact)] })),
  ];
  const facts = listPrintedFacts(after, language);
  const rewritten = pieces.map((piece) => {
    const changed = replaceFacts(piece, [...replaced, ...quoted], language);
    const rest = removed.reduce((text, fact) => removeFact(text, fact, language), changed);
    if (!isLong(piece)) return rest;
    const missing = stated.filter(
      ({ forms }) => !forms.some((form) => containsWholeText(rest, form)),
    );
    // The sentence of a removed fact may have been removed together with other facts. The texts
    // must state the other facts of a removed sentence again.
    const lost = facts.filter(
      ({ text }) => containsWholeText(piece, text) && !containsWholeText(rest, text),
    );
    const unsaid = new Map(
      [...missing.map(({ fact }) => fact), ...lost].map((fact) => [fact.text, fact]),
    );
    const told = [...unsaid.values()].map((fact) => labelFact(fact, language));
    return insertSentences(rest, told, placeOfFacts(rest, after, facts), language);
  });
  const different = rewritten.filter(
    (piece, at) => piece !== '' && rewritten.indexOf(piece) === at,
  );
  return shortenPieces(different, maxCharacters, facts);
}

/** Number of characters that separate two texts: a blank line. */
const BLANK_LINE = 2;

/**
 * Cuts the last pieces that exceed the limit. If there is only one piece, its last sentences
 * without facts are cut.
 */
function shortenPieces(
  pieces: readonly string[],
  maxCharacters: number,
  facts: readonly PrintedFact[],
): string[] {
  const kept = [...pieces];
  const measureKept = () =>
    kept.reduce((sum, piece) => sum + piece.length, BLANK_LINE * (kept.length - 1));
  while (kept.length > 1 && measureKept() > maxCharacters) kept.pop();
  const [only = ''] = kept;
  return kept.length > 1 || only.length <= maxCharacters
    ? kept
    : [shortenText(only, maxCharacters, facts)];
}

function shortenText(text: string, maxCharacters: number, facts: readonly PrintedFact[]): string {
  const starts = [0, ...findSentenceStarts(text)];
  const sentences = starts.map((start, at) => text.slice(start, starts[at + 1]));
  let tooMany = text.length - maxCharacters;
  for (let at = sentences.length - 1; at >= 0 && tooMany > 0; at--) {
    const sentence = sentences[at] ?? '';
    if (facts.some((fact) => containsWholeText(sentence, fact.text))) continue;
    sentences[at] = '';
    tooMany -= sentence.length;
  }
  return clip(sentences.join('').trim(), maxCharacters);
}

/** A text that is shorter than this share of the longest text is a headline or a description. */
const LONG_TEXT_SHARE = 0.5;

/**
 * Separates the long texts, which state all facts, from the headline and description that follow.
 */
function separateLongTexts(pieces: readonly string[], facts: readonly PrintedFact[]) {
  const countFacts = (piece: string) =>
    facts.filter((fact) =>
      [fact.text, ...listCalledForms(fact)].some((form) => containsWholeText(piece, form)),
    ).length;
  const least = countFacts(pieces[0] ?? '');
  const longest = Math.max(0, ...pieces.map(({ length }) => length));
  return (piece: string) => piece.length >= longest * LONG_TEXT_SHARE && countFacts(piece) >= least;
}

/** Maximum number of characters of a sentence that only asks the reader to act. */
const MAX_CLOSING_CHARACTERS = 40;

/**
 * Returns the position at which a text's facts are inserted: after facts that it already states,
 * otherwise before the call to action.
 */
function placeOfFacts(
  text: string,
  { callToAction }: FactWords,
  facts: readonly PrintedFact[],
): number {
  const starts = findSentenceStarts(text);
  const ends = [...starts, text.length];
  const last = ends.findLastIndex((end, at) =>
    facts.some((fact) => containsWholeText(text.slice(ends[at - 1] ?? 0, end), fact.text)),
  );
  if (last > 0) return ends[last] ?? text.length;
  const closing = startOfClosing(text, callToAction);
  const lastStart = starts.at(-1) ?? text.length;
  const isShort = text.length - lastStart <= MAX_CLOSING_CHARACTERS;
  return closing === text.length && isShort ? lastStart : closing;
}

function listChanges(
  before: FactWords,
  after: FactWords,
  language: WrittenLanguage | 'und',
): FactChanges {
  const [old, now] = [listPrintedFacts(before, language), listPrintedFacts(after, language)];
  const gone = old.filter(({ text }) => !now.some((other) => other.text === text));
  const come = now.filter(({ text }) => !old.some((other) => other.text === text));
  const replaced = [
    ...pairFacts(gone, come, (from, to) => from.kind !== null && from.kind === to.kind),
    ...findHeadlineChange(before, after, language),
  ];
  const isPaired = (fact: PrintedFact) =>
    replaced.some(({ from, to }) => from.text === fact.text || to.text === fact.text);
  const [lost, found] = [gone, come].map((facts) => facts.filter((fact) => !isPaired(fact)));
  const untold = pairFacts(lost ?? [], found ?? [], (from, to) => !from.kind || !to.kind);
  const isUntold = (fact: PrintedFact) =>
    untold.some(({ from, to }) => from === fact || to === fact);
  return {
    replaced: [...replaced, ...untold],
    removed: (lost ?? []).filter((fact) => !isUntold(fact)),
    added: (found ?? []).filter((fact) => !isUntold(fact)),
  };
}

/** Pairs removed facts with added facts that replace them. A fact is in at most one pair. */
function pairFacts(
  gone: readonly PrintedFact[],
  come: readonly PrintedFact[],
  isSame: (from: PrintedFact, to: PrintedFact) => boolean,
): FactChanges['replaced'] {
  const left = [...come];
  return gone.flatMap((from) => {
    const at = left.findIndex((to) => isSame(from, to));
    const [to] = at === -1 ? [] : left.splice(at, 1);
    return to ? [{ from, to }] : [];
  });
}

function listPrintedFacts(
  { offer, facts = [] }: FactWords,
  language: WrittenLanguage | 'und',
): PrintedFact[] {
  const printed: PrintedFact[] = [
    { kind: offer?.kind ?? null, text: offer?.text ?? '' },
    { kind: 'was', text: offer?.was ?? '' },
    ...facts.map((text) => ({ kind: readFactKind(text, language), text })),
  ];
  return printed
    .map(({ kind, text }) => ({ kind, text: text.trim() }))
    .filter(({ text }) => text !== '');
}

function readFactKind(text: string, language: WrittenLanguage | 'und'): FactKind | null {
  return readFacts({ product: text, audience: '' }, language)[0]?.kind ?? null;
}

/**
 * Finds a fact that changed in the headline, because the headline may state a fact that the list of
 * facts lacks. A fact that disappears only from the headline is still in the brief, so the texts
 * keep the fact.
 */
function findHeadlineChange(
  before: FactWords,
  after: FactWords,
  language: WrittenLanguage | 'und',
): FactChanges['replaced'] {
  if (before.headline === after.headline) return [];
  const [old, now] = [before, after].map(({ headline }) =>
    readFacts({ product: headline, audience: '' }, language),
  );
  return pairFacts(old ?? [], now ?? [], (from, to) => from.kind === to.kind).filter(
    ({ from, to }) => from.text !== to.text,
  );
}

/**
 * Changes of a customer's quotation, with the quotation marks that it has in texts. A statement of
 * the brand is not part of the texts, so its changes are ignored.
 */
function findQuoteChanges(
  before: AdCopy['quote'],
  after: AdCopy['quote'],
  language: WrittenLanguage | 'und',
): FactChanges['replaced'] {
  if (!before.given || !after.given) return [];
  const said = [before, after].map(({ text }) => quoteWords(text, language));
  const whose = [before, after].map(({ attribution }) => attribution.trim());
  return [said, whose].flatMap(([from = '', to = '']) =>
    from === '' || to === '' || from === to
      ? []
      : [{ from: { kind: null, text: from }, to: { kind: null, text: to } }],
  );
}

function labelFact(fact: PrintedFact, language: WrittenLanguage | 'und'): string {
  return isKnown(fact) ? addFactLabel(fact, language) : fact.text;
}

const isKnown = (fact: PrintedFact): fact is Fact => fact.kind !== null;

/** Replaces all changed facts of a text in one pass, so that no fact is replaced twice. */
function replaceFacts(
  text: string,
  replaced: FactChanges['replaced'],
  language: WrittenLanguage | 'und',
): string {
  const forms = replaced.flatMap(({ from, to }) => {
    const whole: [string, string][] = [
      [labelFact(from, language), labelFact(to, language)],
      [from.text, to.text],
    ];
    const said = whole.filter(([old]) => buildFactPattern(old).test(text));
    return said.length > 0 ? said : listDifferences(from.text, to.text);
  });
  if (forms.length === 0) return text;
  const longestFirst = forms.toSorted(([one], [other]) => other.length - one.length);
  const all = new RegExp(
    longestFirst.map(([old]) => buildFactPattern(old).source).join('|'),
    'giu',
  );
  return text.replace(all, (said) => {
    const [from, to] = longestFirst.find(([old]) => buildWholePattern(old).test(said)) ?? [
      said,
      said,
    ];
    return copyCase(said, from, to, language);
  });
}

/**
 * Gives a new fact the case and apostrophes of the old fact in the text, for example "was €69"
 * inside a sentence.
 */
function copyCase(said: string, from: string, now: string, language: string): string {
  const to = said.includes('’') ? setTypographicApostrophes(now) : now;
  const [first = ''] = to;
  if (/^\p{Lu}/u.test(said)) return capitalise(to, language);
  return /^\p{Ll}/u.test(said) && /^\p{Lu}/u.test(from)
    ? first.toLocaleLowerCase(language) + to.slice(first.length)
    : to;
}

/**
 * Minimum number of characters of a differing part that is replaced alone; a shorter part may
 * belong to another word.
 */
const MIN_DIFFERENCE_CHARACTERS = 3;

/**
 * Returns the parts in which two facts differ, such as TERM15 and SAVE20 in two codes with the same
 * label. A text from a language model may state the differing part without the label.
 */
function listDifferences(from: string, to: string): [string, string][] {
  // No space follows the full-width colon of a label, so the text is also split after it.
  const [old, now] = [from.split(/\s+|(?<=：)/), to.split(/\s+|(?<=：)/)];
  while (old.length > 1 && now.length > 1 && old[0] === now[0]) {
    old.shift();
    now.shift();
  }
  while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  const rest = old.join(' ');
  const isOwn = rest !== from && /\p{N}/u.test(rest) && rest.length >= MIN_DIFFERENCE_CHARACTERS;
  return isOwn ? [[rest, now.join(' ')]] : [];
}

const PARTED = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}`;

/**
 * Returns the pattern that matches a fact in a text even if its typography was changed. The match
 * must end where a word or a figure ends.
 */
function buildFactPattern(fact: string): RegExp {
  const letters = buildFactSource(fact);
  const before = /^\p{N}/u.test(fact) ? String.raw`(?<!\p{N}[.,]?)` : `(?<![${PARTED}])`;
  const behind = /\p{N}$/u.test(fact) ? String.raw`(?![.,]?\p{N})` : `(?![${PARTED}])`;
  const begins = new RegExp(`^[${PARTED}\\p{N}]`, 'u').test(fact) ? before : '';
  const ends = new RegExp(`[${PARTED}\\p{N}]$`, 'u').test(fact) ? behind : '';
  return new RegExp(begins + letters + ends, 'iu');
}

const buildWholePattern = (fact: string) => new RegExp(`^${buildFactSource(fact)}$`, 'iu');

function buildFactSource(fact: string): string {
  return fact
    .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replace(/\s+/gu, String.raw`\s+`)
    .replace(/['‘’ʼ]/g, "['‘’ʼ]")
    .replace(/[-‐‑–—]/g, '[-‐‑–—]');
}

const OPEN_BEFORE = /(?:^|[,;:·(、，،–—-])$/u;
const CLOSED_BEHIND = /^(?:$|[.,;:·)!?…。、，！？؟؛।،–—])/u;
const MARKS_BETWEEN = /[\s,;·、，،–—]+$/u;

/**
 * Returns other forms in which a text may state a fact, such as a telephone number without its
 * label.
 */
function listCalledForms({ kind, text }: PrintedFact): string[] {
  const number = kind === 'phone' ? findNumber(text) : null;
  return number === null ? [] : [number];
}

/**
 * Removes the number after a call to action that asks for a call, for example "Jetzt anrufen: 0221
 * 123456."
 */
function removeCalledNumber(text: string, fact: PrintedFact): string {
  const [number] = listCalledForms(fact);
  if (number === undefined) return text;
  return text.replace(
    new RegExp(`\\s?[:：]\\s*${buildFactSource(number)}(?=[.。।!！]*$)`, 'u'),
    '',
  );
}

/**
 * Removes a fact from a text after the user removed it from the ad. The fact's whole sentence is
 * removed, unless the rest of the sentence still reads well.
 */
function removeFact(text: string, fact: PrintedFact, language: WrittenLanguage | 'und'): string {
  const forms = [labelFact(fact, language), fact.text].map(buildFactPattern);
  let rest = removeCalledNumber(text, fact);
  for (;;) {
    const found = forms.map((form) => form.exec(rest)).find((match) => match !== null);
    if (!found) return rest.trim();
    const [start, end] = [found.index, found.index + found[0].length];
    const [from, to] = findSentence(rest, start, end);
    const [before, behind] = [rest.slice(from, start).trimEnd(), rest.slice(end, to).trimStart()];
    const isWhole = from === 0 && to === rest.length;
    const isSaidApart =
      CLOSED_BEHIND.test(behind) && (OPEN_BEFORE.test(before) || /^\p{Ll}/u.test(fact.text));
    const hasMore = /[\p{L}\p{N}]/u.test(before + behind);
    const isCut = hasMore && (isSaidApart || isWhole);
    const kept = isCut ? joinParts(before, behind, rest.slice(end, to), language) : '';
    rest = rest.slice(0, from) + kept + rest.slice(to);
  }
}

/** Joins the parts of a sentence before and after removed text. */
function joinParts(
  before: string,
  behind: string,
  untrimmed: string,
  language: WrittenLanguage | 'und',
): string {
  const opening = before.replace(MARKS_BETWEEN, '');
  if (opening === '') return capitalise(behind.replace(/^[\s,;:·、，،–—]+/u, ''), language);
  const gap = /^\s/u.test(untrimmed) && !CLOSED_BEHIND.test(behind) ? ' ' : '';
  return opening + gap + behind;
}

function findSentence(text: string, start: number, end: number): [number, number] {
  const starts = [0, ...findSentenceStarts(text), text.length];
  return [
    starts.findLast((at) => at <= start) ?? 0,
    starts.find((at) => at >= end && at > 0) ?? text.length,
  ];
}
