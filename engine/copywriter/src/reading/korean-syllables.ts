/** First syllable of the Unicode block "Hangul Syllables". */
export const FIRST_SYLLABLE = 0xac_00;
/** Number of syllables in the block. */
export const SYLLABLE_COUNT = 11_172;
/** Number of final consonants of a syllable, including none. */
export const FINAL_COUNT = 28;

/**
 * Returns the number of a syllable's final consonant in the order of Unicode; 0 if there is none.
 * @param syllable a precomposed Hangul syllable
 */
export function readFinalConsonant(syllable: string): number {
  return (syllable.charCodeAt(0) - FIRST_SYLLABLE) % FINAL_COUNT;
}
