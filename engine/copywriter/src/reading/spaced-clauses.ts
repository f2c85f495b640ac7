import { findConcepts } from '@adwright/engine-lexicon';
import { FINAL_COUNT, FIRST_SYLLABLE, SYLLABLE_COUNT } from './korean-syllables.ts';

const LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const MIN_LETTERS = 2;
/**
 * Minimum number of characters of a clause. A shorter run of characters is a word or a unit, for example "元起"
 * of "380 元起".
 */
const MIN_CHARACTERS = 3;
const MARK = /[，、。；：！？]|(?<!\p{Nd})[,;:]|[!?]/u;
/** Matches a Japanese polite predicate at the end of a phrase, which ends the sentence. */
const PREDICATE = /(?:ます|です|ません|ました|でした|ください|ましょう)$/u;
/** Matches a sum, which belongs to the words before it, for example "28,000円/人". */
const SUM = /^\p{Nd}[\p{Nd},.]*万?[円元块塊]/u;
const OPENED = /[(（][^)）]*$/u;
/**
 * Minimum number of characters of a product's name before a space. A shorter first phrase may be a brand,
 * which a space separates from the product.
 */
const MIN_CHARACTERS_OF_NAME = 7;

/**
 * Replaces the spaces between the clauses of a Chinese or Japanese field by commas. Both languages
 * write no spaces between words, so many advertisers type a space where a comma belongs, for
 * example "空调清洗 挂机89 两台起免上门费".
 *
 * @param comma the comma of the language
 */
export function replaceSpacesByCommas(field: string, comma: string): string {
  const phrases = field.split(' ');
  const [first = ''] = phrases;
  return phrases.slice(1).reduce((text, phrase, at) => {
    const last = phrases[at]?.split(MARK).at(-1) ?? '';
    const [next = ''] = phrase.split(MARK);
    const isJoined = SUM.test(next) || OPENED.test(text) || (at === 0 && mayBeBrand(first));
    const isBoundary = !isJoined && isPhrase(last) && isPhrase(next);
    const mark = PREDICATE.test(last) ? '。' : comma;
    return text + (isBoundary ? mark : ' ') + phrase;
  }, first);
}

function isPhrase(text: string): boolean {
  return text.length >= MIN_CHARACTERS && (text.match(LETTER)?.length ?? 0) >= MIN_LETTERS;
}

/** Tells whether the first phrase of a field may be a brand before the product. */
function mayBeBrand(phrase: string): boolean {
  return phrase.length < MIN_CHARACTERS_OF_NAME && findConcepts(phrase).length === 0;
}

/** Number of the final consonant "ㅂ". */
const FINAL_B = 17;
const VOWEL_COUNT = 21;
/** Numbers of the vowels in which a stem before "요" ends: ㅏ ㅐ ㅑ ㅓ ㅔ ㅕ ㅖ ㅘ ㅙ ㅝ ㅞ. */
const VOWELS_OF_STEM: ReadonlySet<number> = new Set([0, 1, 2, 4, 5, 6, 7, 9, 10, 14, 15]);

/** Returns a character class with the syllables that meet a condition. */
function listSyllables(isMeant: (vowel: number, final: number) => boolean): string {
  const syllables = Array.from({ length: SYLLABLE_COUNT }, (_, at) => at).filter((at) =>
    isMeant(Math.floor(at / FINAL_COUNT) % VOWEL_COUNT, at % FINAL_COUNT),
  );
  return `[${syllables.map((at) => String.fromCharCode(FIRST_SYLLABLE + at)).join('')}]`;
}

const WITH_FINAL_B = listSyllables((_, final) => final === FINAL_B);
const OF_STEM = listSyllables((vowel, final) => final === 0 && VOWELS_OF_STEM.has(vowel));

/**
 * Matches the space after a Korean predicate in polite form, which ends a sentence: "고칩니다",
 * "고쳐요", "고치죠". Nouns such as "필요" (need) have another vowel or a final consonant before "요".
 * "개요" (outline), "가요" (song) and "화요" (Tuesday) are nouns, but "찾아가요" is a predicate.
 */
const AFTER_PREDICATE = new RegExp(
  `(?<=(?:(?![개가화]요)${OF_STEM}요|${OF_STEM}가요|${WITH_FINAL_B}니다|\\p{Script=Hangul}(?:죠|지요|군요)))\\s(?=[\\p{Script=Hangul}\\p{Nd}])`,
  'gu',
);

/**
 * Adds the full stops that a Korean field lacks, for example "손편지 보내드려요 월 19,000원". Without the full stops,
 * the sentence would become a part of the price.
 */
export function endKoreanSentences(field: string): string {
  return field.replace(AFTER_PREDICATE, '. ');
}
