/**
 * Matches endings of a compound's first word, as in German "Versicherungs-gesellschaft", and similar endings in
 * Dutch and Swedish.
 */
const JOINT = /(?:ungs|heits|keits|schafts|tions|täts|lings|tums|ings|nings|hets|teits)$/iu;
/** Regular expression for a vowel in Latin, Cyrillic or Greek script. */
const VOWEL = '[aeiouyäöüáéíóúàèìòùâêîôûåøæœаеёиоуыэюяіїєαεηιουω]';
/**
 * Matches a double letter, or a nasal or liquid before a stop, between which a syllable may end. In no language with
 * Latin, Cyrillic or Greek script does a syllable begin with a double letter or a similar pair of letters.
 */
const PARTED =
  /^(?:([bdfgklmnprtбвдзклмнпрстλμνσ])\1|n[dtgkjf]|m[pb]|l[dtmpbgvf]|r[dtmbgnlvwzfk])$/iu;
/**
 * Matches possible beginnings of a syllable after a vowel: one consonant, or two consonants that every language
 * pronounces together.
 */
const ONSET = new RegExp(`^(?:[ptcs]h|[bcfgp][lr]|[dt]r|(?!${VOWEL})\\p{L})(?=${VOWEL})`, 'iu');
/** Matches a part of a word that ends with a vowel. */
const VOWEL_END = new RegExp(`${VOWEL}$`, 'iu');
/** Matches a part of a word that starts with one consonant and a vowel. */
const CONSONANT_START = new RegExp(`^(?!${VOWEL})\\p{L}${VOWEL}`, 'iu');
/**
 * Matches possible beginnings of a syllable after a consonant: the consonants with which words of some language
 * begin.
 */
const LIKELY_ONSET = new RegExp(
  `^(?:sch[lmnrw]?|pfl?|s[pt]r?|zw|kn|gn|[ptc]h|[bcdfgkpt][lr]|(?!${VOWEL})\\p{L})${VOWEL}`,
  'iu',
);
/** Maximum number of consonants with which a syllable can begin. */
const LONGEST_ONSET = 4;
/** Matches pairs of letters that form one sound, which a hyphen never separates. */
const TORN = /^(?:ch|ck|ph|sc|sh|th|qu|sz|cz|ij)$/iu;
/** Minimum number of letters before and after a hyphen. */
const LEAST = 3;

/**
 * Returns the last hyphenation point at or before `end` for ads of renderers up to 3, which used no hyphenation
 * patterns. The hyphenation point follows a common word ending, or precedes a certain or likely syllable of any
 * language. The function returns undefined if no hyphenation point lies after `start`.
 */
export function findLetterHyphenPlace(
  clusters: readonly string[],
  start: number,
  end: number,
): number | undefined {
  const places: number[] = [];
  for (let at = end; at >= start + LEAST; at--)
    if (clusters.length - at >= LEAST && !TORN.test(pair(clusters, at))) places.push(at);
  const near = places.filter((at) => at > end - NEAR);
  return (
    places.find((at) => isJoint(clusters, start, at) && at > start + (end - start) / 2) ??
    near.find((at) => isSure(clusters, at)) ??
    near.find((at) => isLikely(clusters, at)) ??
    places.find((at) => isSure(clusters, at)) ??
    places.find((at) => isLikely(clusters, at))
  );
}

/**
 * Maximum distance, in letters, between a hyphenation point and the line's end; a farther point would leave a
 * gap.
 */
const NEAR = 8;

function pair(clusters: readonly string[], at: number): string {
  return `${clusters[at - 1]}${clusters[at]}`;
}

function isJoint(clusters: readonly string[], start: number, at: number): boolean {
  return JOINT.test(clusters.slice(start, at).join('')) && /^\p{L}/u.test(clusters[at] ?? '');
}

function isSure(clusters: readonly string[], at: number): boolean {
  const before = clusters.slice(0, at).join('');
  const after = clusters.slice(at, at + 4).join('');
  if (VOWEL_END.test(before)) return ONSET.test(after);
  return PARTED.test(pair(clusters, at)) && CONSONANT_START.test(after);
}

/** Tells whether a syllable can begin at a position, and cannot begin one letter earlier. */
function isLikely(clusters: readonly string[], at: number): boolean {
  const isOnset = (from: number) => LIKELY_ONSET.test(clusters.slice(from, at + 5).join(''));
  if (!isOnset(at)) return false;
  for (let from = at - 1; from > at - LONGEST_ONSET && from >= 0; from--) {
    if (VOWEL_END.test(clusters[from] ?? '')) break;
    if (isOnset(from)) return false;
  }
  return true;
}
