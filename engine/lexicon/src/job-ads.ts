import { containsGenderMark, listEntries } from './gender-marks.ts';
import type { LexiconLanguage } from './languages.ts';
import {
  beginsWord,
  endsWord,
  type FoldedText,
  findWordEnd,
  foldText,
  isDenseCharacter,
  skipSpaces,
  skipSpacesBackwards,
} from './phrases/folded-text.ts';
import { PHRASE_FILES } from './phrases/phrase-files.ts';
import { Phrases, type Span } from './phrases/phrases.ts';

const { lists, languages, english } = PHRASE_FILES['job-ads'];
const WORDS = listEntries(languages).map(([, words]) => words);
type JobWords = (typeof WORDS)[number];

function createPhrases(
  key: Exclude<keyof JobWords, 'genders' | 'bareGenders' | 'people'>,
): Phrases {
  return new Phrases(
    WORDS.flatMap((words) => words[key]),
    lists,
  );
}

const BEGINS = createPhrases('begins');
const BEGINS_WITH_MARK = createPhrases('beginsWithMark');
const BEGINS_APART = createPhrases('beginsApart');
const ENDS = createPhrases('ends');
const ENDS_BEHIND_PEOPLE = createPhrases('endsBehindPeople');
const PEOPLE = WORDS.flatMap(({ people }) => people);
const LOOKS_FOR = createPhrases('looksFor');
const NOT = createPhrases('not');
const STILL = createPhrases('still');
const PAY = createPhrases('pay');
const PAY_PER = createPhrases('payPer');
const HOURS = createPhrases('hours');
const STAFF = createPhrases('staff');
const EMPLOYERS = createPhrases('employers');
/**
 * Phrases that mean "is wanted", with the prepositions of place that follow them, by language. Each
 * language is searched separately, because its prepositions are different words in other languages.
 */
const SOUGHT = WORDS.filter(({ sought }) => sought.length > 0).map(({ sought, places }) => ({
  sought: new Phrases(sought, lists),
  places: new Phrases(places, lists),
}));

type EnglishKey = keyof typeof english;
function createEnglishPhrases(key: EnglishKey): Phrases {
  return new Phrases(english[key], lists);
}
const ENGLISH = {
  anywhere: createEnglishPhrases('anywhere'),
  signs: createEnglishPhrases('signs'),
  beginsWithMark: createEnglishPhrases('beginsWithMark'),
  beginsWithMarkOrDash: createEnglishPhrases('beginsWithMarkOrDash'),
  joins: createEnglishPhrases('joins'),
  beginsBeforePeople: createEnglishPhrases('beginsBeforePeople'),
  beginsBeforePerson: createEnglishPhrases('beginsBeforePerson'),
  anywhereBeforeOccupation: createEnglishPhrases('anywhereBeforeOccupation'),
  endsBehindOccupation: createEnglishPhrases('endsBehindOccupation'),
  people: createEnglishPhrases('people'),
  person: createEnglishPhrases('person'),
  occupation: createEnglishPhrases('occupation'),
  noOccupation: createEnglishPhrases('noOccupation'),
  sellsHiring: createEnglishPhrases('sellsHiring'),
};

/**
 * All English phrases of hiring, in one list. One search for all hiring phrases rules out most
 * fields before the phrases are checked one by one.
 */
const HIRING_WORDS = [
  ...english.anywhere,
  ...english.beginsWithMark,
  ...english.beginsWithMarkOrDash,
  ...english.joins,
  ...english.beginsBeforePeople,
  ...english.beginsBeforePerson,
  ...english.anywhereBeforeOccupation,
];
const ANY_HIRING = new Phrases(HIRING_WORDS, lists);
const ANY_OFFER = new Phrases(
  [
    ...HIRING_WORDS,
    ...english.signs,
    ...english.endsBehindOccupation,
    ...WORDS.flatMap((words) => [
      ...words.begins,
      ...words.beginsWithMark,
      ...words.beginsApart,
      ...words.ends,
      ...words.endsBehindPeople,
      ...words.sought,
      ...words.looksFor,
    ]),
  ],
  lists,
);

const COLONS = ':：!！';
const DASHES = '-–—';
/** Punctuation that separates the parts of a product field. */
const ENDS_OF_PARTS = ',،;:.।–、，。！!：-';
/** Minimum and maximum number of letters of a company's name that precedes "looks for". */
const COMPANY_LETTERS = [3, 50] as const;
/** Minimum number of letters of an occupation before "is wanted" ("cercasi", "gesucht"). */
const MIN_OCCUPATION = 3;

/** Tells whether a job phrase is part of a longer phrase that offers no work. */
function isLifted(text: FoldedText, { start, end }: Span): boolean {
  const isStill = STILL.findAll(text).some((other) => other.start <= start && other.end >= end);
  if (isStill) return false;
  return NOT.findAll(text).some(
    (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
  );
}

/**
 * Tells whether one of the given punctuation marks follows a phrase. In scripts with spaces, a
 * space must follow the mark.
 */
function hasMark(text: FoldedText, end: number, marks: string): boolean {
  const at = skipSpaces(text, end);
  return at < text.letters.length && marks.includes(text.letters.charAt(at));
}

/**
 * Returns the start of a job ad up to the occupation, including punctuation and spaces. If no job
 * phrase starts the field, the result is ''.
 */
export function findJobLead(field: string): string {
  const text = foldText(field);
  const from = field.startsWith('【') ? 1 : 0;
  const findEndBehind = (
    phrases: Phrases,
    isMarked: boolean,
    accepts: (end: number) => boolean,
  ) => {
    const end = phrases.endAt(
      text,
      from,
      (each) => accepts(each) && skipLead(text, each, isMarked) > 0,
    );
    return end === -1 ? 0 : skipLead(text, end, isMarked);
  };
  const end = Math.max(
    findEndBehind(BEGINS, false, () => true),
    findEndBehind(BEGINS_APART, true, (each) => isApart(text, each)),
    findEndBehind(BEGINS_WITH_MARK, true, (each) => hasMark(text, each, COLONS)),
  );
  const lead = field.slice(0, end);
  return VERB_BEFORE_OCCUPATION.exec(lead)?.[0] ?? lead;
}

/**
 * Matches a French verb that starts a job ad only if an occupation follows; the occupation is not
 * part of the match.
 */
const VERB_BEFORE_OCCUPATION = /^(?:re)?cherche\s(?=\p{L})/iu;

function isApart(text: FoldedText, end: number): boolean {
  return !isDenseCharacter(text, end) && !endsText(text, end);
}

function endsText({ letters }: FoldedText, at: number): boolean {
  return at >= letters.length;
}

/**
 * Returns the position of the occupation after a job phrase that ends at `leadEnd`; 0 if no word
 * follows.
 */
function skipLead(text: FoldedText, leadEnd: number, mayBeMarked: boolean): number {
  if (isLifted(text, { start: 0, end: leadEnd })) return 0;
  const end = skipGenderEndings(text, leadEnd);
  const isDense = isDenseCharacter(text, end - 1);
  let at = skipSpaces(text, end);
  const isMarked =
    text.letters.charAt(at) === '】' ||
    COLONS.includes(text.letters.charAt(at) || ' ') ||
    DASHES.includes(text.letters.charAt(at) || ' ');
  if (isMarked) at = skipSpaces(text, at + 1);
  const isParted = at > end + (isMarked ? 1 : 0) || isDense || (mayBeMarked && isMarked);
  return isParted && !endsText(text, at) ? at : 0;
}

/** Maximum number of letters of a second gender's ending, for example "/ה" in "דרוש/ה". */
const MAX_GENDER_ENDING = 3;

function skipGenderEndings(text: FoldedText, from: number): number {
  let end = from;
  while (text.letters.charAt(end) === '/') {
    const next = findWordEnd(text, end + 1);
    if (next === end + 1 || next - end - 1 > MAX_GENDER_ENDING) return end;
    end = next;
  }
  return end;
}

/**
 * Finds "is wanted" between the occupation and punctuation or the field's end, for example
 * "Camerieri cercasi", "看護師募集".
 */
function findSoughtAtEnd(field: string): Span | null {
  const text = foldText(field);
  const found =
    ENDS.find(
      text,
      (span) =>
        (isDenseCharacter(text, span.start) ||
          skipSpacesBackwards(text, span.start) < span.start) &&
        endsPart(text, span.end) &&
        !isLifted(text, span),
    ) ??
    ENDS_BEHIND_PEOPLE.find(
      text,
      (span) =>
        endsPart(text, span.end) &&
        PEOPLE.some((person) => text.letters.endsWith(person, span.start)),
    );
  return found && { start: skipSpacesBackwards(text, found.start), end: found.end };
}

function endsPart(text: FoldedText, end: number): boolean {
  const at = skipSpaces(text, end);
  return endsText(text, at) || ENDS_OF_PARTS.includes(text.letters.charAt(at));
}

/**
 * Finds "is wanted" between the occupation and a place, for example "Magazijnmedewerker gezocht in
 * Venlo".
 */
function findSoughtInPlace(field: string): Span | null {
  const text = foldText(field);
  for (const { sought, places } of SOUGHT) {
    const found = sought.find(
      text,
      (span) =>
        countLettersBefore(text, span.start) >= MIN_OCCUPATION &&
        isBeforePlace(text, span.end, places) &&
        !isLifted(text, span),
    );
    if (found) return { start: skipSpacesBackwards(text, found.start), end: found.end };
  }
  return null;
}

function isBeforePlace(text: FoldedText, end: number, places: Phrases): boolean {
  const at = skipSpaces(text, end);
  const behind = at > end ? places.endAt(text, at) : -1;
  return behind !== -1 && skipSpaces(text, behind) > behind;
}

/** Returns the number of letters of the word before a position, if only spaces separate them. */
function countLettersBefore(text: FoldedText, start: number): number {
  const end = skipSpacesBackwards(text, start);
  if (end === start) return 0;
  let at = end;
  while (at > 0 && !endsWord(text, at - 1)) at -= 1;
  return end - at;
}

/**
 * Tells whether a product field starts with a company's name and "looks for", for example
 * "Pflegedienst Lindenhof sucht …".
 */
function isNamedCompany(field: string): boolean {
  const text = foldText(field);
  const [shortest, longest] = COMPANY_LETTERS;
  const found = LOOKS_FOR.find(
    text,
    (span) =>
      skipSpacesBackwards(text, span.start) >= shortest &&
      skipSpacesBackwards(text, span.start) < span.start &&
      span.start <= longest + 1 &&
      skipSpaces(text, span.end) > span.end &&
      !isLifted(text, span),
  );
  return found !== null;
}

/** Returns an occupation without the words that mean "is wanted". */
export function removeSought(occupation: string): string {
  return [findSoughtAtEnd, findSoughtInPlace].reduce((left, find) => {
    const found = find(left);
    return found ? left.slice(0, found.start) + left.slice(found.end) : left;
  }, occupation);
}

/**
 * Matches people who are sought but not employed, such as volunteers, donors, foster homes, singers
 * and members of a cooperative. Readers of such an appeal send no applications for a job.
 */
const UNPAID =
  /(?<!\p{L})(?:volunteer|vrijwilliger|freiwillig|ehrenamt|pflegestelle|bénévol|voluntari[oa]|volontari|voluntári|wolontariusz|volontär|волонт|доброволь?[ц]|εθελοντ|gönüllü|relawan|foster (?:home|famil)|familles? d[’']accueil|stall[oi] per cani|casa de acogida|donateur|blood donor|spender|padrin[oa]s|donantes|genoss(?:e|en|innen)(?!\p{L})|sociétaires|coopérateurs|cooperativistas|spółdzielc|andelsägare|medlem(?:mar|men)?(?!\p{L})|mitglieder(?!\p{L})|chorsänger|mitsänger|korist|körsångare|tenor(?:er|e|es|i)?(?!\p{L})|sopran|clarinett[io](?!\p{L})|trombon[ie](?!\p{L}))|会員|會員|会员|メンバー|מתנדב|متطوع|ボランティア|志愿者|자원봉사|อาสาสมัคร|tình nguyện/iu;

/** Tells whether a product field seeks people whom nobody employs, such as foster homes. */
export function seeksUnpaid(field: string): boolean {
  return UNPAID.test(field);
}

/** Matches a sum before its unit, for example "14 €/", "1.400 € ", "R$ 2.800 ". */
const SUM_BEFORE_UNIT =
  /\p{Nd}[\p{Nd}.,\s–-]*(?:[€£$¥₽₺₴₩₪]|zł|kr|eur(?:os?)?|tl|руб\.?|грн|р\.|元|円|원|บาท|rb|rp|đ)?\s?(?:p?\/)?\s?$/iu;
/** Matches a number directly after a word for pay, for example "Lohn: 14 €". */
const SUM_BEHIND = /^[\s:：]*(?:[^\s\p{Nd}]{1,5}\s){0,2}[^\s\p{Nd}]{0,4}\p{Nd}/u;

/**
 * Tells whether a product field states the pay or the working hours of an employee. A sum beside a word for pay is
 * enough: "Stundenlohn 14 €". A rate ("14 €/h") or working hours need an occupation of employees.
 */
function statesPay(field: string): boolean {
  const text = foldText(field);
  if (PAY.find(text, ({ end }) => SUM_BEHIND.test(field.slice(end))) !== null) return true;
  if (STAFF.find(text) === null) return false;
  const isRate = ({ start }: Span) => SUM_BEFORE_UNIT.test(field.slice(0, start));
  return PAY_PER.find(text, isRate) !== null || HOURS.find(text) !== null;
}

/** Minimum number of letters of an occupation that the name of a workplace follows without a preposition. */
const MIN_LONG_OCCUPATION = 9;

/**
 * Tells whether a product field begins with an occupation of employees and a workplace, for example "Spülkraft
 * für ein Hotel". In some languages the workplace comes first. Short occupations are surnames too, as in "Koch
 * Restaurant".
 */
function isStaffOfEmployer(field: string): boolean {
  const text = foldText(field);
  const start = skipSpaces(text, 0);
  const place = EMPLOYERS.endAt(text, start);
  if (place !== -1) return STAFF.endAt(text, skipSpaces(text, place)) !== -1;
  const end = STAFF.endAt(text, start);
  if (end === -1) return false;
  const at = skipSpaces(text, end);
  const behind = EMPLOYERS.endAt(text, at);
  if (behind === -1 || at === end) return false;
  return (
    end - start >= MIN_LONG_OCCUPATION ||
    /\s/u.test(text.letters.slice(at, behind)) ||
    !isLatin(text, at)
  );
}

function isLatin({ letters }: FoldedText, at: number): boolean {
  return /\p{Script=Latin}/u.test(letters.charAt(at));
}

/** The occupations of employees by language. Each language is searched separately. */
const STAFF_OF = listEntries(languages).map(([language, { staff }]) => ({
  language,
  staff: new Phrases(staff, lists),
}));

/**
 * Returns the language of the long occupation that begins a field: "Spülkraft" is German. The result is null if no
 * occupation begins the field, or if several languages have the occupation.
 */
export function findLanguageOfStaff(field: string): LexiconLanguage | null {
  const text = foldText(field);
  const start = skipSpaces(text, 0);
  if (STAFF.endAt(text, start) - start < MIN_LONG_OCCUPATION) return null;
  const [found, other] = STAFF_OF.filter(({ staff }) => staff.endAt(text, start) !== -1);
  return found === undefined || other !== undefined ? null : found.language;
}

/** Returns the occupations of employees that a text names, in any language. */
export function findStaff(text: string): readonly Span[] {
  return STAFF.findAll(foldText(text));
}

/** Returns the workplaces that a text names, with their prepositions, in any language. */
export function findEmployers(text: string): readonly Span[] {
  return EMPLOYERS.findAll(foldText(text));
}

/** Tells whether a product field offers a job, in any language. */
export function isJobOffer(field: string): boolean {
  if (seeksUnpaid(field)) return false;
  if (statesPay(field) || isStaffOfEmployer(field)) return true;
  if (ANY_OFFER.find(foldText(field)) === null) return containsGenderMark(field);
  return (
    findJobLead(field) !== '' ||
    findSoughtAtEnd(field) !== null ||
    findSoughtInPlace(field) !== null ||
    isNamedCompany(field) ||
    isJobAd(field)
  );
}

/**
 * Tells whether a product field is a job ad in English, or has a gender mark of any language. The
 * readers of such an ad should apply, not buy.
 */
export function isJobAd(field: string): boolean {
  if (containsGenderMark(field)) return true;
  const text = foldText(field);
  return (
    (findHiringWords(field) !== null || hasSigns(text)) &&
    ENGLISH.sellsHiring.find(foldText(cutToAnnouncement(field))) === null
  );
}

/**
 * Returns the first sentence of a job ad, or the whole field if it is no job ad. Only the first sentence
 * shows whether a business sells hiring. Later sentences list benefits of the job, for example "tools and
 * travel paid".
 */
function cutToAnnouncement(field: string): string {
  const [first = field] = field.split(/(?<=\p{L}{2})[.!]\s/u);
  return findHiringWords(first) === null && !hasSigns(foldText(first)) ? field : first;
}

/**
 * Returns the words with which an English product field looks for staff; null if there are none.
 */
export function findHiringWords(field: string): Span | null {
  const text = foldText(field);
  if (ANY_HIRING.find(text) === null) return null;
  const start = skipSpaces(text, 0);
  const atStart = [
    ENGLISH.beginsWithMarkOrDash.endAt(text, start, (end) =>
      isMarkedOff(text, end, COLONS + DASHES),
    ),
    ENGLISH.beginsWithMark.endAt(text, start, (end) => isMarkedOff(text, end, COLONS)),
    ENGLISH.beginsBeforePerson.endAt(
      text,
      start,
      (end) => isBefore(text, end, ENGLISH.person, 4) && !field.includes('?'),
    ),
    ENGLISH.beginsBeforePeople.endAt(text, start, (end) => isBefore(text, end, ENGLISH.people, 4)),
  ].filter((end) => end !== -1);
  if (atStart.length > 0) return { start, end: Math.max(...atStart) };
  return (
    ENGLISH.anywhere.find(text) ??
    ENGLISH.joins.find(text, ({ end }) => isMarkedOff(text, end, `:${DASHES}`)) ??
    ENGLISH.anywhereBeforeOccupation.find(text, ({ end }) =>
      isBefore(text, end, ENGLISH.occupation, 5),
    )
  );
}

/**
 * Tells whether one of the given punctuation marks and a space follow, for example "Wanted: sous
 * chef", "Wanted – sous chef".
 */
function isMarkedOff(text: FoldedText, end: number, marks: string): boolean {
  const at = skipSpaces(text, end);
  return hasMark(text, end, marks) && skipSpaces(text, at + 1) > at + 1;
}

/** Tells whether one of `words` is among the next `within` words, without punctuation before it. */
function isBefore(text: FoldedText, end: number, words: Phrases, within: number): boolean {
  let at = end;
  for (let nth = 0; nth < within; nth += 1) {
    const next = skipSpaces(text, at);
    if (next === at || !beginsWord(text, next)) return false;
    if (words.endAt(text, next) !== -1) return true;
    at = findWordEnd(text, next);
    while (text.letters.charAt(at) === '-') at = findWordEnd(text, at + 1);
  }
  return false;
}

/**
 * Tells whether a product field contains words that only job ads use, for example "night shifts",
 * "drivers needed".
 */
function hasSigns(text: FoldedText): boolean {
  if (ENGLISH.signs.find(text) !== null) return true;
  return (
    ENGLISH.endsBehindOccupation.find(text, ({ start }) => isBehindOccupation(text, start)) !== null
  );
}

function isBehindOccupation(text: FoldedText, start: number): boolean {
  const word = findWordBefore(text, start);
  if (word === null || ENGLISH.noOccupation.endAt(text, word) !== -1) return false;
  const before = findWordBefore(text, word);
  const isRefused = before !== null && text.letters.startsWith('no ', before);
  return !isRefused && ENGLISH.occupation.endAt(text, word) !== -1;
}

/**
 * Returns the start of the word before a position, if only spaces separate them; null if there is
 * no such word.
 */
function findWordBefore(text: FoldedText, start: number): number | null {
  const end = skipSpacesBackwards(text, start);
  if (end === start || end === 0 || endsWord(text, end - 1)) return null;
  let at = end;
  while (at > 0 && !endsWord(text, at - 1)) at -= 1;
  return at;
}
