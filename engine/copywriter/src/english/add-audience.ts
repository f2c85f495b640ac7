const MAX_OFFERED_CHARACTERS = 64;
const YOUNG = /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|teens?|teenagers?)\b/i;

/**
 * Adds the audience to a phrase, unless the phrase already names the audience or shares a word with
 * it.
 */
export function addAudience(label: string, who: string | null, saysForWhom: boolean): string {
  // The audience is left out if it would refer to the wrong noun, for example in "a bottle that
  // reminds you to drink for office workers".
  if (
    who === null ||
    saysForWhom ||
    /\s(?:that|which|who|(?:made|knitted|woven|cut|built|crafted) (?:from|of|out of|by|with|in))\s/.test(
      label,
    )
  )
    return label;
  // A product for children isn't offered to their parents, because "swimming lessons for parents"
  // would teach the parents.
  if (/\b(?:parents|moms|mums|dads)\b/i.test(who) && YOUNG.test(label)) return label;
  // "Hypnotherapy to stop smoking for smokers" would repeat the audience in another word form.
  const ownStems = new Set(listStems(label));
  const repeats = listStems(who).some((stem) => ownStems.has(stem));
  const offered = `${label} for ${who}`;
  return repeats || offered.length > MAX_OFFERED_CHARACTERS ? label : offered;
}

const MIN_STEM_LETTERS = 4;

/**
 * Returns the first letters of each word, by which word forms are compared, for example "smoking"
 * and "smokers".
 */
function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) =>
    word.length > MIN_STEM_LETTERS ? word.slice(0, MIN_STEM_LETTERS) : word,
  );
}
