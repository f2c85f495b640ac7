/** How the camera looks at the product: `raised` looks down a little, as a guest does on a table, `above` straight down. */
export type Angle = 'low' | 'level' | 'raised' | 'above';

const FLAT_LAY = /\b(?:flat[- ]?lay|top[- ]?down|bird'?s[- ]eye)\b/i;
const RAISED =
  /\b(?:45|forty[- ]five)[ -]?(?:°|º|deg(?:rees?)?\b)(?! (?:\w+ ){0,2}(?:light|shadow))|\bhigh[- ]angle\b|\b(?:slightly|a (?:little|bit)) (?:from )?above\b|\b(?:raised|elevated) (?:angle|view|camera|perspective)\b/i;
const ABOVE =
  /\b(?:(?<!light(?:ing|s)? (?:coming )?)from above|top[- ]?(?:down|view)|overhead|flat[- ]?lay|bird'?s[- ]eye|(?:from|view of) the top|looking (?:straight )?down)\b/i;
const LOW = /\b(?:low[- ]angle|from below|worm'?s[- ]eye|ground[- ]level|heroic)\b/i;

/** The angle that words ask for. */
export function angleOf(words: string): Angle {
  if (RAISED.test(words) && !FLAT_LAY.test(words)) return 'raised';
  if (ABOVE.test(words)) return 'above';
  return LOW.test(words) ? 'low' : 'level';
}
