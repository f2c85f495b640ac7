/**
 * Maximum length, in characters, of a phrase that is kept on one line. A longer phrase may be broken between
 * its words.
 */
const MAX_PHRASE_CHARACTERS = 10;

/** Matches Japanese particles that end a phrase, even if more hiragana follow. */
const BREATHES = /[はがをにでともへ、。]$/u;
/** Matches a text that consists only of hiragana. */
const HIRAGANA_ONLY = /^\p{Script=Hiragana}+$/u;
/** Matches unstressed Chinese particles, which belong to the word before. */
const LEANS_BACK = /^[的了吗呢吧们着过地得啊呀]+$/u;

/**
 * Tells whether a word belongs to the phrase before it, so that no line should end between them. Japanese
 * endings and particles are written in hiragana and follow the word that they belong to. The rule is a
 * heuristic for bunsetsu boundaries, based on the words of Intl.Segmenter. `phrase` and `word` are adjacent
 * without a space.
 */
export function belongsToPhrase(phrase: string, word: string, isJapanese: boolean): boolean {
  if (Array.from(phrase + word).length > MAX_PHRASE_CHARACTERS) return false;
  if (!isJapanese) return LEANS_BACK.test(word);
  if (/[、。！？!?]$/u.test(phrase)) return false;
  if (HIRAGANA_ONLY.test(word)) return word.length === 1 || !BREATHES.test(phrase);
  if (/\p{Script=Katakana}$/u.test(phrase)) return /^[\p{Script=Katakana}ー]+$/u.test(word);
  // A single Han character before or after other characters forms one word with them: 無 + 添加, 通勤 + 者.
  const isCompound = /\p{Script=Han}$/u.test(phrase) && /^\p{Script=Han}+$/u.test(word);
  return isCompound && (word.length === 1 || phrase.length === 1);
}
