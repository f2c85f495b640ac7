import { foldLetters } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../../content/languages.ts';
import { formDutchRequest } from './dutch-request.ts';
import { getFactPatterns } from './fact-patterns.ts';
import { beginsWithRequest, wordStatement } from './statement-words.ts';
import { isTurkishRequest } from './turkish-request.ts';

/** Languages in which a verb at the start of a clause asks the reader, because verbs have one form. */
const VERB_OPENS: ReadonlySet<WrittenLanguage> = new Set(['en', 'id', 'vi', 'th']);
/** Languages in which the verb of a request follows its object, or has no ending that shows the reader. */
const VERB_FOLLOWS: ReadonlySet<WrittenLanguage> = new Set(['ja', 'ko', 'zh']);

/** Matches a German infinitive, and no noun in lower case such as "bestellungen". */
const GERMAN_INFINITIVE =
  /(?<!\p{L})(?!\p{L}+ungen(?!\p{L}))\p{Ll}{3,}(?:en|ern|eln)(?=$|\s(?!\p{L}+en$))/u;
/** Matches a Hindi verb that asks the reader politely, at the end of a clause. */
const HINDI_REQUEST = /(?:ें|एं|एँ|ाएं|िए|िये|ाइए)$/u;
/** Matches a Turkish verb that asks the reader, at the end of a clause. */
const TURKISH_IMPERATIVE =
  /(?<!\p{L})(?:arayın|yazın|gelin|alın|verin|gönderin|getirin|bakın|ayırtın|uğrayın|katılın|olun|kaydolun|deneyin|seçin|sorun|indirin|başvurun)$/iu;

/** Tells whether a clause of a goal certainly asks readers to take a step, in words that the ad can address to them. */
export function isCertainRequest(clause: string, language: WrittenLanguage): boolean {
  const said = clause.trim();
  if (VERB_OPENS.has(language))
    return foldLetters(said).search(getFactPatterns(language).asksToAct) === 0;
  if (VERB_FOLLOWS.has(language))
    return getFactPatterns(language).asksToAct.test(foldLetters(wordStatement(said, language)));
  switch (language) {
    case 'de':
      return (
        GERMAN_INFINITIVE.test(said) && getFactPatterns('de').asksToAct.test(foldLetters(said))
      );
    case 'hi':
      return HINDI_REQUEST.test(wordStatement(said, language));
    case 'tr':
      return isTurkishRequest(said) || TURKISH_IMPERATIVE.test(said);
    case 'nl':
      return beginsWithRequest(said, language) || formDutchRequest(said) !== said;
    default:
      return beginsWithRequest(said, language);
  }
}
