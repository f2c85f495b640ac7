import type { LocalisedLanguage } from '../content/languages.ts';

/** Matches a relative pronoun after a noun without the comma that the language requires between them. */
const RELATIVE_WITHOUT_COMMA: Partial<Record<LocalisedLanguage, RegExp>> = {
  de: /(?<=\p{Lu}\p{L}+)\s(?=(?:die|denen|deren|welche)\s\p{Ll}(?!\p{L}*\s\p{Lu}\p{L}+$))/gu,
  pl: /(?<=\p{L})\s(?=(?:(?:w|z|na|do|dla|od)\s)?któr\p{L}+\s)/gu,
  ru: /(?<=\p{L})(?<!(?<!\p{L})(?:в|с|у|на|для|от))\s(?=(?:(?:в|с|у|на|для|от)\s)?котор\p{L}+\s)/gu,
  uk: /(?<=\p{L})(?<!(?<!\p{L})(?:в|з|у|на|для|від))\s(?=(?:(?:в|з|у|на|для|від)\s)?(?:які|яка|який|яких|яким|котр\p{L}+|що)\s)/gu,
};

/**
 * Adds the comma before a relative clause that German, Polish, Russian and Ukrainian require:
 * "Paare die Ruhe suchen" becomes "Paare, die Ruhe suchen".
 */
export function addClauseCommas(phrase: string, language: LocalisedLanguage): string {
  const missing = RELATIVE_WITHOUT_COMMA[language];
  return missing === undefined ? phrase : phrase.replace(missing, ', ');
}
