/** What a customer's words ask for, and what they refuse. */
export interface Asked {
  asked: string;
  refused: string;
}

/** Deeds that follow a refusal without naming the thing: "don't put it on", "do not add any". */
const DEED =
  '(?:(?:add|use|include|put|place|show|set|make|want|like|have|need|tilt|float|lay|stand)\\s+)';
const REFUSAL = `(?:no|not|without|avoid|never|skip|zero|remove|less|fewer|get rid of|anything but|everything but|except(?: for)?|leave out|leave away|free (?:of|from)|instead of|rather than|(?:do|does|should|must)(?:n't| not)|dont)`;
/** Where a refused thing ends and the brief goes on: "no leaves on a blue background". */
const ON = '(?:but|on|in|at|with|from|against|just|only|use|please|instead|make|keep)';
/** A second thing is refused along with the first where it is one word: "no leaves and flowers". */
const AND = `(?:and|&)(?=\\s+[\\w'-]+\\s*(?:$|[^\\w\\s'-]))`;
const WORD = `(?!(?:and|&|${ON})\\b)[\\w'-]+`;
/** Bounded, so that no text makes the search long. */
const REFUSED = new RegExp(
  `\\b${REFUSAL}\\s+${DEED}?(?:(?:it|them|this|any|the|on|in|with|too|a|an)\\s+){0,4}(${WORD}(?:\\s+(?:${AND}|${WORD})){0,5})`,
  'gi',
);
/** A refused deed names no thing: "don't tilt it". */
const BARE_DEED = /\b(?:don't|dont|do not|never)\s+(tilt|float)\b/gi;

/**
 * Parts a brief into wishes and refusals, so that "not blue" and "don't put it on wood" are not read as wishes for both.
 * Curly apostrophes, as telephones write them, are read as straight ones.
 */
export function partRefusals(brief: string): Asked {
  const words = brief.replace(/[’‘]/g, "'");
  const refused: string[] = [];
  const note = (_: string, what: string) => {
    refused.push(what);
    return ' , ';
  };
  const asked = words.replace(BARE_DEED, note).replace(REFUSED, note);
  return { asked, refused: refused.join(' , ') };
}
