import { findConcepts } from '../concepts/lexicon.ts';
import { splitIntoTokens } from '../concepts/tokens.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import { scoreSpelling } from './score-spelling.ts';

const LANGUAGES = ['ru', 'uk'] as const;
type Cyrillic = (typeof LANGUAGES)[number];

/** Matches letters of Russian that Ukrainian lacks, and letters of Ukrainian that Russian lacks. */
const RUSSIAN = /[ыэёъ]/iu;
const UKRAINIAN = /[іїєґ]/iu;

/** Matches the abbreviation for "used" in both languages, whose letters are no words. */
const USED = /(?<!\p{L})[бв]\s?[/.]\s?у\.?(?!\p{L})/giu;

/** Number of votes that one unit of {@link scoreSpelling} counts. */
const SPELLING_SHARE = 0.25;

/** Minimum lead of Ukrainian, because most Ukrainian texts have a letter that Russian lacks. */
const UKRAINIAN_LEAD = 0.35;

/**
 * Returns the language of a text in Cyrillic letters: by the letters that only one of the languages has, or else by
 * its words and their spelling.
 */
export function detectCyrillicLanguage(typed: string): Cyrillic {
  const text = typed.replace(USED, ' ');
  if (UKRAINIAN.test(text)) return 'uk';
  if (RUSSIAN.test(text)) return 'ru';
  const likeness = scoreSpelling(text, LANGUAGES);
  const votes = countWords(text);
  const score = (language: Cyrillic) =>
    votes[language] + SPELLING_SHARE * (likeness.get(language) ?? 0);
  return score('uk') - score('ru') > UKRAINIAN_LEAD ? 'uk' : 'ru';
}

/** Returns, for each language, the number of a text's words that only its grammar or its terms have. */
function countWords(text: string): Record<Cyrillic, number> {
  const votes = { ru: 0, uk: 0 };
  const tokens = splitIntoTokens(text);
  const mentions = findConcepts(text);
  for (const [at, { text: word }] of tokens.entries()) {
    const knowing = LANGUAGES.filter((language) => isInGrammar(word, language));
    const [only] = knowing;
    if (only !== undefined && knowing.length === 1) votes[only] += 1;
    const naming = LANGUAGES.filter((language) =>
      mentions.some(({ term, from, to }) => term.language === language && from <= at && to > at),
    );
    const [namer] = naming;
    if (namer !== undefined && naming.length === 1) votes[namer] += 1;
  }
  return votes;
}

function isInGrammar(word: string, language: Cyrillic): boolean {
  const { modifiersBegin, without, links, colours, options, accessories, kinds } =
    GRAMMARS[language];
  const lists = [modifiersBegin, without, links, colours, options, accessories];
  return [...lists, ...Object.values(kinds)].some((words) => words.includes(word));
}
