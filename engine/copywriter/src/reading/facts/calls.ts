import { foldLetters } from '@adwright/engine-lexicon';
import { UNSPACED, type WrittenLanguage } from '../../content/languages.ts';
import { splitClauses } from './clauses.ts';
import { getFactPatterns } from './fact-patterns.ts';
import { listFactsOfClause } from './field-clauses.ts';
import type { Span } from './phone.ts';

/**
 * Maximum number of words beside a telephone number in a clause that only asks the reader to call,
 * for example "Ring 01632 960418 for a quote".
 */
const MAX_WORDS_OF_A_CALL = 4;
/**
 * Maximum number of letters beside the word for a call, in languages without spaces between words,
 * for example "電話…まで".
 */
const MAX_LETTERS_BESIDE_LABEL = 3;
const MAX_LETTERS_OF_A_CALL = 6;

/** A clause with a telephone number, and the words before a colon that announce the number. */
interface Call extends Span {
  /** Whether the clause only asks the reader to call. */
  isOnlyCall: boolean;
}

/**
 * Returns the clauses of a text that contain a telephone number. The words that ask for a call
 * belong to the number, for example "Einfach anrufen: 08031 555012". Without the telephone number,
 * the words that ask for a call would mean nothing.
 */
export function findCallClauses(
  text: string,
  phones: readonly Span[],
  language: WrittenLanguage | 'und',
): Call[] {
  const clauses = joinAtNumbers(splitClauses(text), phones);
  return clauses.flatMap((clause, at) => {
    const [phone] = listFactsOfClause(clause, phones);
    if (phone === undefined) return [];
    const isBare = !/\p{L}/u.test(text.slice(clause.start, clause.end));
    const before = clauses[at - 1];
    const isAnnounced =
      isBare && before !== undefined && /^\s*[:：]/u.test(text.slice(before.end, phone.start));
    const start = isAnnounced ? before.start : clause.start;
    const span = { start, end: clause.end };
    return [{ ...span, isOnlyCall: isOnlyCall(text, span, phone, language) }];
  });
}

/** Joins clauses that the brackets in a telephone number separate, as in "tel. (343) 555-01-28". */
function joinAtNumbers(clauses: readonly Span[], phones: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const number = phones.find(({ start, end }) => start < clause.start && clause.start < end);
    if (last && number && number.start <= last.end) last.end = clause.end;
    else joined.push({ ...clause, start: number?.start ?? clause.start });
  }
  return joined;
}

function isOnlyCall(
  text: string,
  { start, end }: Span,
  phone: Span,
  language: WrittenLanguage | 'und',
): boolean {
  const before = text.slice(start, phone.start);
  const behind = text.slice(phone.end, end);
  if (!UNSPACED.has(language))
    return (`${before} ${behind}`.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) <= MAX_WORDS_OF_A_CALL;
  const label = getFactPatterns(language === 'und' ? 'en' : language).called.exec(
    foldLetters(before),
  );
  const rest = (label === null ? before : before.slice(0, label.index)) + behind;
  const letters = rest.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return letters <= (label === null ? MAX_LETTERS_OF_A_CALL : MAX_LETTERS_BESIDE_LABEL);
}
