import { parseEnglish } from '@adwright/engine-lexicon';
import pluralize from 'pluralize';
import {
  namesOneGroup,
  removeJargon,
  removeLeadIn,
  removeTroubles,
  usePlainWords,
} from './audience-phrases.ts';
import { chooseArticle } from './english-nouns.ts';
import type { AudienceWords } from './parse-audience.ts';

const JOINS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'our', 'for', 'and', 'or']);

/**
 * Keeps only the names that cover the whole audience. A part of the field would name other people: "dog
 * owners" alone isn't "dog owners, people who foster cats".
 */
export function keepWholeAudience(audience: AudienceWords, field: string): AudienceWords {
  const { who, whoFull, readers } = audience;
  const said = readers !== null && isWholeOrStart(readers, field) ? addArticle(readers) : null;
  return {
    ...audience,
    who: who !== null && isGroupName(who) && namesWhole(who, field) ? who : null,
    whoFull:
      whoFull !== null && isGroupName(whoFull) && namesWhole(whoFull, field)
        ? addArticle(whoFull)
        : said,
    readers: said,
  };
}

/** Adds the article that one group needs, for example "a quiet working couple". */
function addArticle(phrase: string): string {
  const isOne =
    namesOneGroup(phrase.split(' ').at(-1) ?? '') && !/^(?:an?|the|one)\s/i.test(phrase);
  return isOne ? `${chooseArticle(phrase)} ${phrase}` : phrase;
}

/** Tells whether a phrase contains each word of the field that tells who the readers are. */
function namesWhole(phrase: string, field: string): boolean {
  const named = new Set(listSingulars(phrase));
  const spoken = removeTroubles(removeJargon(usePlainWords(removeLeadIn(field))));
  return listSingulars(spoken).every((stem) => named.has(stem));
}

/**
 * Tells whether a phrase names all the readers of the field. The phrase may lack the relative clause of the
 * field, which only describes the readers, for example "people with log burners who haven’t had them swept".
 */
function isWholeOrStart(phrase: string, field: string): boolean {
  const [start = field] = field.split(/\s(?:who|whose|that|because|so)\s/);
  return namesWhole(phrase, field) || (!field.includes(',') && namesWhole(phrase, start));
}

/** Tells whether a phrase names people. A question or "can’t read music" does not. */
function isGroupName(phrase: string): boolean {
  return (
    !/\?/.test(phrase) &&
    !parseEnglish(phrase).match('^(#Modal|#Copula|#Auxiliary|#Pronoun|#Negative)').found
  );
}

function listSingulars(text: string): string[] {
  // "Can't" may be typed without its apostrophe.
  const plain = text.toLowerCase().replace(/['’]/g, '');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !JOINS.has(word)).map((word) => pluralize.singular(word));
}
