import { capitalise, foldLetters, GRAMMARS } from '@adwright/engine-lexicon';
import { UNSPACED, type WrittenLanguage } from '../../content/languages.ts';
import { getFactWords } from '../../content/texts.ts';
import { readFinalConsonant } from '../korean-syllables.ts';
import { lowerFirstLetter } from '../lower-first-letter.ts';
import { formDutchRequest } from './dutch-request.ts';
import { formTurkishRequest } from './turkish-request.ts';

/**
 * Words at the start or end of a goal's clause that mean nothing without the rest of the sentence,
 * which is printed elsewhere.
 */
interface LooseWords {
  conjunctions: ReadonlySet<string>;
  joins: ReadonlySet<string>;
  /**
   * Requests in the advertiser's words, the longest first, each with the words that ask the reader.
   */
  requests: readonly (readonly [noted: string, asked: string, beforePhrase: string])[];
  /** Words for "or". */
  alternatives: readonly string[];
}

const LOOSE_WORDS = new Map<WrittenLanguage, LooseWords>();

function getLooseWords(language: WrittenLanguage): LooseWords {
  const known = LOOSE_WORDS.get(language);
  if (known) return known;
  const { joins, requests } = getFactWords(language);
  const { and, or } = GRAMMARS[language];
  const made = {
    conjunctions: new Set([...and, ...or].map(foldLetters)),
    joins: new Set(joins.map(foldLetters)),
    requests: Object.entries(requests)
      .map(([noted, words]) => {
        const [asked = '', beforePhrase = asked] = words.split('|');
        return [foldLetters(noted), asked, beforePhrase] as const;
      })
      .sort(([one], [other]) => other.length - one.length),
    alternatives: or.map(foldLetters),
  };
  LOOSE_WORDS.set(language, made);
  return made;
}

/** Matches separators at both ends of a clause. A dash before a number is a minus. */
const SEPARATORS = /^(?:[\s,;:]|[–—-](?!\s?\p{Nd}))+|(?:(?<![.,])[–—-]|[\s,;:])+$/gu;
/** Matches a Hindi infinitive at the end of a goal: "10 जनवरी से पहले बुक करवाना". */
const HINDI_REQUEST = /(?<=\s)कर(?:वाना|ाना|ना)$/u;
/**
 * Matches a Korean verb in the causative at the end of a goal, with which an advertiser notes what
 * customers should do, for example "2주 써보게 하기" (make them try it for two weeks).
 */
const KOREAN_CAUSATIVE = /(\p{Script=Hangul})(?:게|도록)\s?(?:하기|만들기|유도)$/u;
/**
 * Matches the same verb without "하기". After another stem, "하게" forms an adverb: "저렴하게"
 * (cheaply).
 */
const KOREAN_REQUEST =
  /((?:(?<=신청|문의|예약|구매|주문|가입|등록|방문|상담|연락|참여|구독|다운로드)하)|(?<=(?:^|\s|써|어|아))[오보])게$/u;
/** Matches the particle of a telephone number at the start of the words behind the number. */
const KOREAN_PARTICLE = /^(?:으로|로|에)\s+/u;
/** Matches a Korean verb as a noun at the end of a goal: "금요일까지 맡기기". */
const KOREAN_NOTE =
  /(?<=^|\s)((?:\p{Script=Hangul}{1,3}\s)?(?:들고\s?)?(?:(?:상담|안내|견적|체험|혜택|쿠폰|선물)?받|맡기|찾|보내|가져오|오|남기|챙기|들르|(?:신청|문의|예약|주문|등록|방문|전화|연락)하))기$/u;
/** Matches what the advertiser receives from readers at the end of a goal: "문자로 주문받기". */
const KOREAN_TAKING = /(주문|예약|신청|문의)\s?받기$/u;
/** Number of the final consonant "ㄹ", which a stem loses before "세요". */
const FINAL_L = 8;

/** Matches the end of a Japanese sentence that states what the advertiser wants readers to do. */
const JAPANESE_REQUEST =
  /(.*)[てで](?:ほしい|欲しい|もらいたい|もらう|いただきたい|いただく)(?:です|こと)?[。.]?$/u;
/** Polite requests for Japanese verbs whose form does not follow from their stem. */
const JAPANESE_VERBS: readonly (readonly [RegExp, string])[] = [
  [/お?試し$/u, 'お試しください'],
  [/お?申し?込ん$/u, 'お申し込みください'],
  [/お?問い?合わせ$/u, 'お問い合わせください'],
  [/お?立ち寄っ$/u, 'お立ち寄りください'],
  [/(?:持って(?:来|き)|持ち込ん)$/u, 'お持ちください'],
  [/(?:来|(?<!\p{L})き)$/u, 'お越しください'],
  [/(?<=[をに])見$/u, 'ご覧ください'],
  [/使っ$/u, 'お使いください'],
  [/買っ$/u, 'お買い求めください'],
  [/選ん$/u, 'お選びください'],
  [/送っ$/u, 'お送りください'],
  [/お?電話(?:を)?し$/u, 'お電話ください'],
];
/** Polite requests for Japanese verbs in their plain form at the end of a goal: "予約する". */
const JAPANESE_PLAIN_VERBS: readonly [RegExp, string][] = [
  [/(予約|注文|相談|応募|来店|連絡|購入|登録|参加|持参)する$/u, 'ご$1ください'],
  [/申し?込む$/u, 'お申し込みください'],
  [/問い?合わせる$/u, 'お問い合わせください'],
  [/送る$/u, 'お送りください'],
];
/** Matches a Japanese verb of two characters and "する", with which "ご" is polite: "予約して". */
const JAPANESE_ACTION = /(?<!\p{Script=Han})(?:ご)?(\p{Script=Han}{2})を?し$/u;

/**
 * Returns a clause of the goal as the ad prints it. The words stay as typed, except that a request
 * about customers becomes a request to the reader. For example, Polish "zapisać na lekcję" becomes
 * "Zapisz się na lekcję". A conjunction at the start and a preposition at the end are left out.
 * @param isCut whether the clause ends before other words of its sentence, such as a telephone number
 * @param asks whether the ad prints the verb of a request that it leaves out before an offer
 */
export function wordStatement(
  typed: string,
  language: WrittenLanguage,
  isCut = false,
  asks = false,
): string {
  const bare = typed.replace(SEPARATORS, '');
  if (bare.startsWith('@')) return bare;
  const begun = UNSPACED.has(language) ? bare : removeConjunction(bare, language);
  const whole = isCut ? removeTrailingJoin(begun, language) : begun;
  return capitalise(formRequest(whole, language, asks), language);
}

function removeConjunction(text: string, language: WrittenLanguage): string {
  const [first = ''] = /^\p{L}+(?=\s)/u.exec(text) ?? [];
  return getLooseWords(language).conjunctions.has(foldLetters(first))
    ? text.slice(first.length).trimStart()
    : text;
}

/**
 * Removes prepositions and articles from the end of a text, because the words that follow them are
 * missing.
 */
export function removeTrailingJoin(text: string, language: WrittenLanguage): string {
  const last = /\s(\p{L}+)$/u.exec(text.trimEnd());
  if (last?.[1] === undefined || !getLooseWords(language).joins.has(foldLetters(last[1])))
    return text.trimEnd();
  return removeTrailingJoin(text.slice(0, last.index), language);
}

/**
 * Removes the words of a request from the start of a folded (normalised) text, for example "get
 * them to".
 */
export function removeRequest(folded: string, language: WrittenLanguage): string {
  const found = findRequest(folded, language);
  return found === undefined ? folded : folded.slice(found[0].length).trimStart();
}

/** Tells whether folded (normalised) words are a request about customers, for example "que reserven". */
export function isRequest(folded: string, language: WrittenLanguage): boolean {
  return findRequest(`${folded} `, language)?.[0] === folded;
}

/** Tells whether no words address the request at the start of folded (normalised) words to the reader. */
export function leavesOutRequest(folded: string, language: WrittenLanguage): boolean {
  return findRequest(folded, language)?.[2] === '';
}

function findRequest(folded: string, language: WrittenLanguage) {
  return getLooseWords(language).requests.find(
    ([noted]) => folded.startsWith(noted) && /^\s/u.test(folded.slice(noted.length)),
  );
}

function formRequest(text: string, language: WrittenLanguage, asks = false): string {
  if (language === 'tr') return formTurkishRequest(text);
  if (language === 'ja') return formJapaneseRequest(text);
  if (language === 'hi') return text.replace(HINDI_REQUEST, 'करें');
  if (language === 'ko')
    return text
      .replace(KOREAN_PARTICLE, '')
      .replace(KOREAN_TAKING, '$1하세요')
      .replace(
        KOREAN_NOTE,
        (_, stem: string) => stem.slice(0, -1) + formKoreanRequest(stem.slice(-1)),
      )
      .replace(KOREAN_CAUSATIVE, (_, last: string) => formKoreanRequest(last))
      .replace(KOREAN_REQUEST, (_, last: string) => formKoreanRequest(last));
  const { conjunctions } = getLooseWords(language);
  const found = findRequest(foldLetters(text), language);
  if (found === undefined && language === 'nl') {
    const asking = formDutchRequest(text);
    return asking === text ? text : (formJoinedRequests(asking, language) ?? text);
  }
  if (found === undefined)
    return formRequestBehindPhrase(text, language) ?? formSecondRequest(text, language);
  const [noted, leading, beforePhrase] = found;
  const asked = asks ? beforePhrase : leading;
  const rest = text.slice(noted.length).trimStart();
  const [joined = ''] = /^\p{L}+\s/u.exec(rest) ?? [];
  const isJoined = conjunctions.has(foldLetters(joined.trim()));
  const next = isJoined ? formRequest(rest.slice(joined.length), language, asks) : rest;
  // Without its verb, a phrase such as "sur Instagram" would be no request.
  if (asked === '' && beginsWithJoin(next, language))
    return beforePhrase === '' ? text : `${beforePhrase} ${next}`;
  if (asked === '') return removeArticle(next) ?? text;
  const others =
    formJoinedRequests(` ${rest}`, language) ??
    (isJoined ? null : formJoinedRequests(` ${removeAlternative(rest, language)}`, language));
  if (others !== null) return addressOwners(asked + others, language);
  return asks ? (cutUnknownStep(asked, rest, language) ?? text) : text;
}

/** Tells whether a clause begins with a known request that the ad can address to the reader. */
export function beginsWithRequest(clause: string, language: WrittenLanguage): boolean {
  const folded = foldLetters(clause);
  const found = findRequest(folded, language);
  if (found !== undefined) return found[2] !== '';
  return getLooseWords(language).requests.some(([, asked, beforePhrase]) =>
    [asked, beforePhrase].some((each) => each !== '' && folded.startsWith(`${foldLetters(each)} `)),
  );
}

/** Matches an infinitive, by which the user joins a second step to the first. */
const INFINITIVES: Partial<Record<WrittenLanguage, RegExp>> = {
  ru: /(?:ть|ти|чь)(?:ся)?$/u,
  uk: /ти(?:ся)?$/u,
  pl: /ć$/u,
  es: /[aei]r(?:se)?$/u,
  pt: /[aei]r(?:-se)?$/u,
  it: /(?:are|ere|ire|arsi|ersi|irsi)$/u,
  fr: /(?:er|ir|re)$/u,
  he: /^ל/u,
  el: /^να$/u,
};
/** Matches an adverb between "and" or "or" and the next step, for example "or just drop in". */
const ADVERB =
  /^(?:просто|лише|потом|затем|потім|simplement|ensuite|simplemente|después|luego|semplicemente|poi|simplesmente|depois|po prostu|potem|απλά)\s/iu;
/** Matches "and" in Hebrew, which is joined to the next word. */
const HEBREW_AND = /(?<=\s)ו(?=ל\p{L}{3})/u;

/**
 * Rewords the further steps in the words behind a request, for example "and send a photo". Returns null if a step has
 * no known request, so that "write and to send a photo" is not printed.
 */
function formJoinedRequests(rest: string, language: WrittenLanguage): string | null {
  const { conjunctions } = getLooseWords(language);
  for (const { 0: said, index } of rest.matchAll(/(?<=\s)\p{L}+\s/gu)) {
    const isHebrew = language === 'he' && HEBREW_AND.test(` ${said}`);
    if (!isHebrew && !conjunctions.has(foldLetters(said.trim()))) continue;
    const at = index + (isHebrew ? 1 : said.length);
    const [adverb = ''] = ADVERB.exec(rest.slice(at)) ?? [];
    const step = rest.slice(at + adverb.length);
    const found = findRequest(`${foldLetters(step)} `, language);
    if (found !== undefined && found[2] !== '') {
      const others = formJoinedRequests(step.slice(found[0].length), language);
      const before = rest.slice(0, at + adverb.length);
      return others === null ? null : before + lowerFirstLetter(found[2]) + others;
    }
    const [word = ''] = /^\p{L}+/u.exec(step) ?? [];
    if (INFINITIVES[language]?.test(word)) return null;
  }
  return rest;
}

/**
 * Returns a request without its further step, for which no request is known. The result is null if little remains,
 * and if the step contains a figure, which may be a deadline or a number.
 */
function cutUnknownStep(asked: string, rest: string, language: WrittenLanguage): string | null {
  const { conjunctions } = getLooseWords(language);
  const joined = [...rest.matchAll(/(?<=\s)(\p{L}+)\s(\p{L}+)/gu)].find(
    ([, word = '', next = '']) =>
      conjunctions.has(foldLetters(word)) && INFINITIVES[language]?.test(next),
  );
  if (joined === undefined || /\p{Nd}/u.test(rest.slice(joined.index))) return null;
  const first = rest.slice(0, joined.index).trim();
  return first === '' ? null : `${asked} ${first}`;
}

/**
 * Replaces "their" by "your" in a French request: "apportez son tissu" becomes "apportez votre tissu". Behind "avec",
 * the words belong to the offer, as in "le gîte avec sa piscine".
 */
function addressOwners(text: string, language: WrittenLanguage): string {
  if (language !== 'fr') return text;
  return text
    .replace(/(?<=\s)(?<!avec\s)(?:son|sa|leur)(?=\s\p{L})/giu, 'votre')
    .replace(/(?<=\s)(?<!avec\s)(?:ses|leurs)(?=\s\p{L})/giu, 'vos');
}

/** Words for "with", which join terms to a request: "avec gravure offerte". */
const WITH: ReadonlySet<string> = new Set(['avec', 'con', 'com', 'mit', 'met', 'z', 'ze', 'med']);

/** Tells whether a text begins with a preposition, and not with an article or with "with". */
function beginsWithJoin(text: string, language: WrittenLanguage): boolean {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  return (
    removeArticle(text) === text &&
    !WITH.has(first) &&
    getLooseWords(language).joins.has(foldLetters(first))
  );
}

/** Maximum number of words before a request in its clause, as in "на занятие взять паспорт". */
const MAX_WORDS_BEFORE_REQUEST = 3;

/** Rewords a request behind a phrase with a preposition: "na zajęcia zabrać dowód". Returns null if there is none. */
function formRequestBehindPhrase(text: string, language: WrittenLanguage): string | null {
  const { conjunctions } = getLooseWords(language);
  if (!beginsWithJoin(text.toLowerCase(), language)) return null;
  const words = [...text.matchAll(/\p{L}+/gu)].slice(1, MAX_WORDS_BEFORE_REQUEST + 1);
  for (const { 0: word, index } of words) {
    if (conjunctions.has(foldLetters(word))) return null;
    if (!INFINITIVES[language]?.test(word)) continue;
    const found = findRequest(`${foldLetters(text.slice(index))} `, language);
    if (found === undefined || found[2] === '') return null;
    return text.slice(0, index) + lowerFirstLetter(found[2]) + text.slice(index + found[0].length);
  }
  return null;
}

/** Rewords the second request of a text that begins with a request: "позвоните и забрать". */
function formSecondRequest(text: string, language: WrittenLanguage): string {
  const { conjunctions } = getLooseWords(language);
  const [joined = '', word = ''] = /^\p{L}+\s(\p{L}+)\s/u.exec(text) ?? [];
  if (word === '' || !conjunctions.has(foldLetters(word))) return text;
  const second = text.slice(joined.length);
  const found = findRequest(`${foldLetters(second)} `, language);
  if (found === undefined || found[2] === '') return text;
  return joined + lowerFirstLetter(found[2]) + second.slice(found[0].length);
}

/**
 * Removes "or" and a second request in the advertiser's words, for example "or call us" of Greek
 * "να περάσουν από το μαγαζί ή να μας πάρουν τηλέφωνο". Only the first request is reworded.
 */
function removeAlternative(text: string, language: WrittenLanguage): string {
  const { requests, alternatives } = getLooseWords(language);
  const folded = foldLetters(text);
  const words = new Set(requests.flatMap(([noted]) => noted.split(' ').slice(0, 1)));
  const found = alternatives.flatMap((or) => {
    const at = folded.indexOf(` ${or} `);
    const [next = ''] = at === -1 ? [] : folded.slice(at + or.length + 2).split(' ');
    return words.has(next) ? [at] : [];
  });
  return text.slice(0, Math.min(text.length, ...found));
}

/** Matches a Romance article before a noun. */
const ARTICLE = /^(?:(?:el|la|los|las|il|lo|gli|le|o|a|os|as|les)\s|l[’'])(?=\p{L}{3})/u;

/** Removes the article from the start of a text; null if only a single word remains. */
function removeArticle(text: string): string | null {
  return /\S\s+\S/u.test(text) ? text.replace(ARTICLE, '') : null;
}

/** Returns the end of a Korean polite request for a verb by the last syllable of its stem. */
function formKoreanRequest(last: string): string {
  const final = readFinalConsonant(last);
  if (final === 0) return `${last}세요`;
  return final === FINAL_L
    ? `${String.fromCharCode(last.charCodeAt(0) - final)}세요`
    : `${last}으세요`;
}

/**
 * Returns the polite request for what the advertiser wants from Japanese readers: "予約してもらう"
 * becomes "ご予約ください", "試してほしい" becomes "お試しください".
 */
function formJapaneseRequest(text: string): string {
  const plain = JAPANESE_PLAIN_VERBS.find(([verb]) => verb.test(text));
  if (plain !== undefined) return text.replace(...plain);
  return text.replace(JAPANESE_REQUEST, (whole, stem: string) => {
    for (const [verb, request] of JAPANESE_VERBS)
      if (verb.test(stem)) return stem.replace(verb, request);
    if (JAPANESE_ACTION.test(stem)) return stem.replace(JAPANESE_ACTION, 'ご$1ください');
    return `${whole.slice(0, stem.length + 1)}ください`;
  });
}
