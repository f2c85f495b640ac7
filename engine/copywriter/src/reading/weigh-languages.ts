import {
  collectLanguageEvidence,
  countTellingWords,
  LATIN_LANGUAGES,
  type LatinLanguage,
  scoreSpelling,
} from '@adwright/engine-lexicon';
import { findWrittenLanguage, type WrittenLanguage } from '../content/languages.ts';
import { computeEnglishShare, countEnglishWords, scoreTraits } from './language-traits.ts';

/**
 * Weight of each kind of evidence, as a natural logarithm of odds. The weights were fitted by logistic regression
 * to 5,000 titles and briefs (decision 130). In half of the titles, the words that the lexicon knows were hidden.
 */
const WEIGHTS = {
  ngrams: 0.85,
  spelling: 0.3,
  votes: 2.3,
  isVoted: 1.7,
  telling: 1.5,
  words: 1.5,
  own: 1.5,
  letters: 0.15,
  lacksLetter: -1.35,
  traits: 2.1,
  englishWords: -0.6,
  englishShare: 2.4,
  ordinary: 0.9,
};

/**
 * Maximum number of findings that count for each kind of evidence, because the words of a long text are not
 * independent evidence.
 */
const MOST = { votes: 3, telling: 3, words: 4, own: 4, letters: 2, englishWords: 4, ordinary: 3 };

/** Added to each probability of the n-grams, because the logarithm of 0 is infinite. */
const LEAST_PROBABLE = 0.05;

export interface Weighed {
  /** The language for which there is most evidence. */
  language: WrittenLanguage;
  /**
   * Returns how much stronger the evidence for the chosen language is than the evidence for another language
   * that the copywriter can write.
   */
  leadOver: (other: string) => number;
  /** Number of the text's words that only this language has. */
  votes: number;
  /** Number of the text's function words in this language. */
  functionWords: number;
  /** Whether the text has a letter that the language lacks. */
  lacksLetter: boolean;
}

/** Evidence that has been collected before `weighLanguages` adds it up. */
interface Known {
  /** Returns the probability of a language, 0–1, by the n-grams of the text. */
  guesses: (language: string) => number;
  /** For each language, the number of words that only this language has. */
  votes: ReadonlyMap<string, number>;
  /** Number of words that are frequent in English ads. */
  ordinaryWords: number;
}

/**
 * Adds up all evidence of a text in Latin script for each language with texts. Unlike in the steps
 * of `detectLanguage`, no kind of evidence determines the language alone. The sum gives better
 * results for titles with an unknown noun beside a name.
 */
export function weighLanguages(text: string, known: Known): Weighed {
  const evidence = collectLanguageEvidence(text);
  const scores = scoreLanguages(text, evidence, known);
  const scoreOf: ReadonlyMap<string, number> = scores;
  const [best = 'en'] = [...scores.keys()].sort(
    (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0),
  );
  const { words = 0, lacksLetter = false } = evidence.get(best) ?? {};
  return {
    language: findWrittenLanguage(best) === 'und' ? 'en' : (best as WrittenLanguage),
    leadOver: (other) => (scores.get(best) ?? 0) - (scoreOf.get(other) ?? -Infinity),
    votes: known.votes.get(best) ?? 0,
    functionWords: words,
    lacksLetter,
  };
}

function scoreLanguages(
  text: string,
  evidence: ReturnType<typeof collectLanguageEvidence>,
  { guesses, votes, ordinaryWords }: Known,
): ReadonlyMap<LatinLanguage, number> {
  const telling = countTellingWords(text);
  const likeness: ReadonlyMap<string, number> = scoreSpelling(text);
  const english =
    WEIGHTS.englishWords * Math.min(MOST.englishWords, countEnglishWords(text)) +
    WEIGHTS.englishShare * computeEnglishShare(text) +
    WEIGHTS.ordinary * Math.min(MOST.ordinary, ordinaryWords);
  const scoreLanguage = (language: LatinLanguage) => {
    const { words = 0, own = 0, letters = 0, lacksLetter } = evidence.get(language) ?? {};
    const voted = votes.get(language) ?? 0;
    return (
      WEIGHTS.ngrams * Math.log(guesses(language) + LEAST_PROBABLE) +
      WEIGHTS.spelling * (likeness.get(language) ?? 0) +
      WEIGHTS.votes * Math.min(MOST.votes, voted) +
      (voted > 0 ? WEIGHTS.isVoted : 0) +
      WEIGHTS.telling * Math.min(MOST.telling, telling.get(language) ?? 0) +
      WEIGHTS.words * Math.min(MOST.words, words) +
      WEIGHTS.own * Math.min(MOST.own, own) +
      WEIGHTS.letters * Math.min(MOST.letters, letters) +
      (lacksLetter ? WEIGHTS.lacksLetter : 0) +
      WEIGHTS.traits * scoreTraits(text, language) +
      (language === 'en' ? english : 0)
    );
  };
  return new Map(
    LATIN_LANGUAGES.filter((language) => findWrittenLanguage(language) !== 'und').map(
      (language) => [language, scoreLanguage(language)],
    ),
  );
}
