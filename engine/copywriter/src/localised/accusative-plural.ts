/**
 * Matches words after which a Greek phrase no longer agrees with its first noun: articles,
 * prepositions, the word for "who".
 */
const BEHIND_NOUN =
  /^(?:ο|η|το|οι|τα|του|της|των|τον|την|τους|τις|με|σε|από|για|χωρίς|άνω|κάτω|που|στο|στη|στην|στον|στα|στις|στους|μετά|πριν|έως|ως)$/u;

/** Masculine nouns whose accent moves in the accusative plural, each with its accusative plural. */
const MOVES_ACCENT: Readonly<Record<string, string>> = {
  άνθρωποι: 'ανθρώπους',
  κάτοικοι: 'κατοίκους',
  δάσκαλοι: 'δασκάλους',
  έμποροι: 'εμπόρους',
  σύζυγοι: 'συζύγους',
  υπάλληλοι: 'υπαλλήλους',
  ηλικιωμένοι: 'ηλικιωμένους',
  δικηγόροι: 'δικηγόρους',
};

/** Matches endings of a Greek nominative plural. */
const PLURAL = /(?:οι|οί|ες|είς|εις|ές|α|ά)$/u;

/**
 * Puts a Greek audience into the case that follows "για" (for), so that "νέοι γονείς" becomes
 * "νέους γονείς", "φίλοι της μουσικής" becomes "φίλους της μουσικής". Returns null if the first
 * word is no plural, so that the ad prints no wrong form.
 */
export function formAccusativePlural(audience: string): string | null {
  const words = audience.split(' ');
  const said: string[] = [];
  let isBehindNoun = false;
  for (const written of words) {
    const [, word = '', mark = ''] = /^(.*?)([,;]?)$/u.exec(written) ?? [];
    if (/^(?:και|κι|ή)$/u.test(word)) {
      isBehindNoun = false;
      said.push(word + mark);
      continue;
    }
    if (said.length > 0 && BEHIND_NOUN.test(word)) isBehindNoun = true;
    if (isBehindNoun || /^\d/u.test(word)) {
      said.push(word + mark);
      continue;
    }
    const isPlural = PLURAL.test(word) && word.length > 2;
    if (!isPlural && said.length === 0) return null;
    said.push(formAccusative(word) + mark);
  }
  return said.join(' ');
}

function formAccusative(word: string): string {
  const known = MOVES_ACCENT[word.toLocaleLowerCase('el')];
  if (known !== undefined) return known;
  return word.replace(/οι$/u, 'ους').replace(/οί$/u, 'ούς');
}
