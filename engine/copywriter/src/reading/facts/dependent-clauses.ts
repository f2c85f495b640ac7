import { foldLetters } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../../content/languages.ts';
import { LETTER } from './letters.ts';

/** First words of clauses that mean nothing alone: questions, and words for purpose or addition. */
interface DependentWords {
  question: string;
  addition: string;
}

const DEPENDENT_WORDS: Partial<Record<WrittenLanguage, DependentWords>> = {
  en: { question: 'what|which', addition: 'for|with' },
  de: { question: 'was|welche[rsnm]?', addition: 'für|mit' },
  fr: { question: 'ce qui|ce que|quels?|quelles?', addition: 'pour|avec' },
  es: { question: 'qué|cuál', addition: 'para|con' },
  it: { question: 'cosa|quale', addition: 'per|con' },
  pt: { question: 'o que|qual', addition: 'para|com' },
  nl: { question: 'wat|welke', addition: 'voor|met' },
  pl: { question: 'co|jaki|jaka|jakie', addition: 'z|ze' },
  sv: { question: 'vad|vilken|vilket', addition: 'för|med' },
  ru: { question: 'что|какой|какая|какое', addition: 'для|с|со|и' },
  uk: { question: 'що|який|яка|яке', addition: 'для|з|із|зі|і|й|та' },
  el: { question: 'τι', addition: 'για|με' },
  id: { question: 'apa', addition: 'untuk|dengan' },
  vi: { question: 'cái gì', addition: 'để|kèm' },
};

/** How a clause depends on the clause before it. */
type Dependence = 'question' | 'addition';

const PATTERNS = new Map<string, RegExp>();

/** Returns how a clause depends on the clause before it; null if it can stand alone. */
export function readDependence(clause: string, language: WrittenLanguage): Dependence | null {
  const words = DEPENDENT_WORDS[language];
  if (words === undefined) return null;
  const folded = foldLetters(clause).trimStart();
  const opens = (list: string) => {
    const pattern = PATTERNS.get(list) ?? new RegExp(`^(?:${foldLetters(list)})(?!${LETTER})`, 'u');
    PATTERNS.set(list, pattern);
    return pattern.test(folded);
  };
  if (opens(words.question)) return 'question';
  return opens(words.addition) ? 'addition' : null;
}
