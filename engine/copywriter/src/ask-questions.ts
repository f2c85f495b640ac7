import {
  type AdCopy,
  capitalise,
  containsWholeText,
  type Fact,
  findConcepts,
} from '@adwright/engine-lexicon';
import type { FactWords } from './content/fact-words.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { getFactWords } from './content/texts.ts';

import { isMostOf, measureWidth } from './content/width.ts';
import { beginsWithTown } from './localised/brief-slots.ts';
import { isCertainRequest } from './reading/facts/certain-request.ts';
import { splitClauses } from './reading/facts/clauses.ts';
import type { ReadFact } from './reading/facts/found-fact.ts';
import { restrictsOffer } from './reading/facts/restricts-offer.ts';
import type { CopyOutline } from './written-copy.ts';

type Question = Extract<
  keyof FactWords['questions'],
  'special' | 'audience' | 'where' | 'when' | 'price' | 'more'
>;

/** A question of a buyer, and its answer in the brief's own words. */
interface Answer {
  question: Question;
  answer: string;
}

/** Maximum width of a problem or a solution, in Latin letters. */
const MAX_LINE_WIDTH = 60;
/** Maximum width of an answer in a comparison, in Latin letters. */
const MAX_ROW_WIDTH = 44;
const MAX_ROWS = 3;
const MIN_ROWS = 2;

/** The questions in the order in which an ad prints them. */
const ORDER: readonly Question[] = ['special', 'when', 'where', 'price', 'audience', 'more'];

const QUESTION_OF_KIND: Partial<Record<Fact['kind'], Question>> = {
  place: 'where',
  date: 'when',
  hours: 'when',
  from: 'when',
};
/** Kinds of facts that stay in the facts line, because they need more attention than a row gives. */
const NOT_ASKED: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['phone', 'code', 'until']);
/** Kinds of offers that answer the question about the price. */
const PRICES: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['price', 'multibuy', 'trial']);

/**
 * Replaces the problem and the comparison by questions that the brief answers, if no lines of the trade are
 * certain. The problem becomes the product's name as a question, and the usual alternative becomes a buyer's
 * questions. A comparison with fewer than two answers is unchanged.
 *
 * @param facts of the brief, with their kinds
 * @param field the product field, in whose words the questions are answered
 */
export function askQuestions(
  copy: AdCopy,
  outline: CopyOutline,
  { facts, field }: { facts: readonly ReadFact[]; field: string },
  language: WrittenLanguage | 'und',
): AdCopy {
  if (!outline.isGeneral || copy.solemn || language === 'und') return copy;
  const { wanted, found, asked, audience } = getFactWords(language).questions;
  const answers = listAnswers(copy, facts, language);
  const problem = askForProduct(copy, outline, { field, answers }, language);
  const comparison = answerQuestions(copy, outline, answers, language);
  const asks: AdCopy['asks'] = [
    ...(problem ? (['problem'] as const) : []),
    ...(comparison ? (['comparison'] as const) : []),
  ];
  if (asks.length === 0) return copy;
  return {
    ...copy,
    ...problem,
    ...(comparison && { comparison }),
    asks,
    labels: {
      ...copy.labels,
      ...(problem && { problem: outline.isStatement ? audience : wanted, solution: found }),
      ...(comparison && { usual: asked }),
    },
  };
}

/**
 * Returns the product's name as a question, and the brief's own words as its answer. A name that is a statement
 * answers the question who needs it. The result is null if the brief has no words for question or answer.
 */
function askForProduct(
  { productName, headline, solution, subline }: AdCopy,
  { isStatement, readers, lines }: CopyOutline,
  { field, answers }: { field: string; answers: readonly Answer[] },
  language: WrittenLanguage,
): Pick<AdCopy, 'problem' | 'solution'> | null {
  const fits = (line: string) => line !== '' && measureWidth(line) <= MAX_LINE_WIDTH;
  if (isStatement) return readers !== null && fits(readers) ? { problem: readers, solution } : null;
  const { product } = getFactWords(language).questions;
  const problem = product.replace('{name}', () => productName);
  if (!fits(problem)) return null;
  const isOwn = (line: string) =>
    splitClauses(line).every(({ start, end }) =>
      containsWholeText(field, line.slice(start, end).trim()),
    );
  const isAnswer = (line: string) => !/[?!？！؟;]/u.test(line) && line !== headline;
  const sentences = splitSentences(subline, language)
    .filter((line) => isOwn(line) && !restrictsOffer(line, language))
    .map((line) => ({
      question: chooseQuestion(findTyped(line, field), [], language),
      answer: line,
    }));
  const isPlace = ({ question }: Answer) => question === 'where';
  const told = [...sentences, ...answers.filter(({ question }) => question !== 'when')];
  const answer = [
    ...told.filter((each) => !isPlace(each)).map((each) => each.answer),
    ...(readers === null ? [] : [readers]),
    ...told.filter(isPlace).map((each) => each.answer),
    ...lines,
  ].find((line) => isAnswer(line) && fits(line));
  return answer === undefined ? null : { problem, solution: answer };
}

/** Returns a line with the capitals of the field, because a sentence gives any word a capital. */
function findTyped(line: string, field: string): string {
  const at = field.toLowerCase().indexOf(line.toLowerCase());
  return at === -1 ? line : field.slice(at, at + line.length);
}

/** Returns a buyer's questions with their answers; null if the brief answers fewer than two. */
function answerQuestions(
  { offer }: AdCopy,
  { readers }: CopyOutline,
  answers: readonly Answer[],
  language: WrittenLanguage,
): AdCopy['comparison'] | null {
  const others: (Answer | null)[] = [
    readers === null ? null : { question: 'audience', answer: readers },
    offer && PRICES.has(offer.kind) ? { question: 'price', answer: offer.text } : null,
  ];
  const chosen: Answer[] = [];
  for (const each of [...answers, ...others]) {
    if (each === null || chosen.length === MAX_ROWS || !fitsRow(each.answer)) continue;
    const isAsked = (question: Question) => chosen.some((other) => other.question === question);
    const question = isAsked(each.question) ? 'more' : each.question;
    if (!isAsked(question)) chosen.push({ ...each, question });
  }
  if (chosen.length < MIN_ROWS) return null;
  chosen.sort((one, other) => ORDER.indexOf(one.question) - ORDER.indexOf(other.question));
  const { questions } = getFactWords(language);
  const ask = (answer: Answer | undefined) => (answer ? questions[answer.question] : '');
  const say = (answer: Answer | undefined) => (answer ? capitalise(answer.answer, language) : '');
  const [first, second, third] = chosen;
  return {
    usual: [ask(first), ask(second), ask(third)],
    ours: [say(first), say(second), say(third)],
  };
}

/**
 * Returns the facts and clauses of a picture that answer a question, with the questions. A limit of the offer is
 * no answer, because a tick precedes an answer. Facts of the goal ask readers to act, so they are no answers either.
 */
function listAnswers(
  { headline, facts: small = [], sublineFacts = [] }: AdCopy,
  facts: readonly ReadFact[],
  language: WrittenLanguage,
): Answer[] {
  return [...sublineFacts, ...small].flatMap((text) => {
    const inside = facts.filter((fact) => containsWholeText(text, fact.text));
    const isLeft =
      containsWholeText(headline, text) ||
      !WORD.test(text) ||
      restrictsOffer(text, language) ||
      isCertainRequest(text, language) ||
      inside.some(({ kind, field }) => NOT_ASKED.has(kind) || field === 'goal');
    return isLeft ? [] : [{ question: chooseQuestion(text, inside, language), answer: text }];
  });
}

/** Matches a word. A sum alone, for example "10 €", says nothing without the thing that it buys. */
const WORD = /\p{L}{3}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Matches a single word with a capital, which is usually a town. German capitalises all nouns. */
const NAME = /^\p{Lu}\p{Ll}{2,}$/u;

/**
 * Returns the question that a fact or clause answers. A place inside a longer clause, such as "soy beans from
 * Hokkaido", describes the product and answers no question about a place.
 */
function chooseQuestion(
  text: string,
  inside: readonly Fact[],
  language: WrittenLanguage,
): Question {
  const isWhole = ({ kind, text: fact }: Fact) => kind !== 'place' || isMostOf(text, fact);
  const [asked] = inside.filter(isWhole).flatMap(({ kind }) => QUESTION_OF_KIND[kind] ?? []);
  if (asked) return asked;
  if (language !== 'en' && beginsWithTown(text, language)) return 'where';
  if (NAME.test(text) && findConcepts(text).length === 0)
    return language === 'de' ? 'more' : 'where';
  // A clause with a figure is usually a term, for example a minimum order.
  const isPraise = inside.every(({ kind }) => kind === 'place') && !/\p{Nd}/u.test(text);
  return isPraise ? 'special' : 'more';
}

function fitsRow(text: string): boolean {
  return measureWidth(text) <= MAX_ROW_WIDTH;
}

/** Returns the sentences of a line without their full stops. */
function splitSentences(text: string, language: WrittenLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim().replace(/[.。।]$/u, ''));
}
