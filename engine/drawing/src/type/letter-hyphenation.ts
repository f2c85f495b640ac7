/** A word ends in one of these before another begins: German "Versicherungs-gesellschaft", Dutch and Swedish alike. */
const JOINT = /(?:ungs|heits|keits|schafts|tions|täts|lings|tums|ings|nings|hets|teits)$/iu;
const VOWEL = '[aeiouyäöüáéíóúàèìòùâêîôûåøæœаеёиоуыэюяіїєαεηιουω]';
/** Doubled, or a nasal or liquid before a stop: no syllable begins with the two, in any language that writes them. */
const PARTED =
  /^(?:([bdfgklmnprtбвдзклмнпрстλμνσ])\1|n[dtgkjf]|m[pb]|l[dtmpbgvf]|r[dtmbgnlvwzfk])$/iu;
/** What a syllable may begin with where a vowel stands before: one consonant, or two that are spoken as one everywhere. */
const ONSET = new RegExp(`^(?:[ptcs]h|[bcfgp][lr]|[dt]r|(?!${VOWEL})\\p{L})(?=${VOWEL})`, 'iu');
const VOWEL_END = new RegExp(`${VOWEL}$`, 'iu');
const CONSONANT_START = new RegExp(`^(?!${VOWEL})\\p{L}${VOWEL}`, 'iu');
/** The same where a consonant stands before: as many as one language or another begins words with. */
const LIKELY_ONSET = new RegExp(
  `^(?:sch[lmnrw]?|pfl?|s[pt]r?|zw|kn|gn|[ptc]h|[bcdfgkpt][lr]|(?!${VOWEL})\\p{L})${VOWEL}`,
  'iu',
);
const LONGEST_ONSET = 4;
/** Letters that are one sound and never parted. */
const TORN = /^(?:ch|ck|ph|sc|sh|th|qu|sz|cz|ij)$/iu;
/** Letters that stay on either side. */
const LEAST = 3;

/**
 * Last place at or before `end` where a word is parted in ads of renderers up to 3, which knew no patterns: where a common
 * ending ends, or where a syllable surely or likely begins in any language; undefined where there is none after `start`.
 */
export function letterHyphenPlace(
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

/** A hyphen further back than this leaves a gap in the line. */
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

/** Whether an onset begins here that is no part of a longer one. */
function isLikely(clusters: readonly string[], at: number): boolean {
  const isOnset = (from: number) => LIKELY_ONSET.test(clusters.slice(from, at + 5).join(''));
  if (!isOnset(at)) return false;
  for (let from = at - 1; from > at - LONGEST_ONSET && from >= 0; from--) {
    if (VOWEL_END.test(clusters[from] ?? '')) break;
    if (isOnset(from)) return false;
  }
  return true;
}
