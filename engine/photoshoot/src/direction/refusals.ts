import type { LexiconLanguage } from '@adwright/engine-lexicon';

/** What a customer's words ask for, and what they refuse. */
export interface Asked {
  asked: string;
  refused: string;
}

/** Deeds that follow a refusal without naming the thing: "don't put it on", "do not add any". */
const DEED =
  '(?:(?:add|use|include|put|place|show|set|make|want|like|have|need|tilt|float|lay|stand)\\s+)';
const REFUSAL = [
  'not|without|avoid|never|skip|zero|remove|less|fewer|get rid of|anything but|everything but|except(?: for)?',
  "leave out|leave away|free (?:of|from)|instead of|rather than|(?:do|does|should|must)(?:n't| not)|dont",
  'ohne|kein\\p{L}*|nicht',
  "sans|aucune?|pas d(?:e(?! la porte)|')",
  'sin|ning[uú]n\\p{L}*',
  'senza|nessun\\p{L}*|niente',
  'sem|nenhum\\p{L}*|não',
  'zonder|geen|niet',
].join('|');
/** Where a refused thing ends and the brief goes on: "no leaves on a blue background". */
const ON = `(?:${[
  'but|on|in|at|with|from|against|just|only|use|please|instead|make|keep',
  'aber|auf|im|mit|mais|sur|dans|avec|pero|sobre|en|con|ma|su|nel|mas|no|na|com|maar|op|met',
].join('|')})`;
/** A second thing is refused along with the first where it is one word: "no leaves and flowers". */
const AND = `(?:and|&|und|et|y|e|ed|en)(?=\\s+[\\p{L}\\d'-]+\\s*(?:$|[^\\p{L}\\d\\s'-]))`;
const WORD = `(?!(?:and|&|und|et|y|e|ed|en|${ON})(?![\\p{L}\\d]))[\\p{L}\\d'-]+`;
/** Bounded, so that no text makes the search long. */
const refusedBy = (refusal: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${refusal})(?:\\s+|(?<='))${DEED}?(?:(?:it|them|this|any|the|on|in|with|too|a|an)\\s+){0,4}(${WORD}(?:\\s+(?:${AND}|${WORD})){0,5})`,
    'giu',
  );
const REFUSED = refusedBy(`no|${REFUSAL}`);
/** Portuguese says "no jardim" for "in the garden". */
const REFUSED_IN_PORTUGUESE = refusedBy(REFUSAL);
/** A refused deed names no thing: "don't tilt it". */
const BARE_DEED = /\b(?:don't|dont|do not|never)\s+(tilt|float)\b/gi;

/**
 * Parts a brief into wishes and refusals, so that "not blue" and "don't put it on wood" are not read as wishes for both.
 * Curly apostrophes, as telephones write them, are read as straight ones.
 */
export function partRefusals(brief: string, language: LexiconLanguage = 'en'): Asked {
  const words = brief.replace(/[’‘]/g, "'");
  const refused: string[] = [];
  const note = (_: string, what: string) => {
    refused.push(what);
    return ' , ';
  };
  const asked = words
    .replace(BARE_DEED, note)
    .replace(language === 'pt' ? REFUSED_IN_PORTUGUESE : REFUSED, note);
  return { asked, refused: refused.join(' , ') };
}
