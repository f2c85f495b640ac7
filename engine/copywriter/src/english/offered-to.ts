const MAX_OFFERED_CHARACTERS = 64;
const YOUNG = /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|teens?|teenagers?)\b/i;

/** The phrase with its audience, unless the audience is already named or repeats the product's words. */
export function offeredTo(label: string, who: string | null, saysForWhom: boolean): string {
  // "A bottle that reminds you to drink for office workers" would send someone else to drink, and "made from
  // bottles for cyclists" would give cyclists the bottles.
  if (
    who === null ||
    saysForWhom ||
    /\s(?:that|which|who|(?:made|knitted|woven|cut|built|crafted) (?:from|of|out of|by|with|in))\s/.test(
      label,
    )
  )
    return label;
  // The children swim, not their parents.
  if (/\b(?:parents|moms|mums|dads)\b/i.test(who) && YOUNG.test(label)) return label;
  // "Hypnotherapy to stop smoking for smokers" repeats the audience in another form.
  const ownStems = new Set(stemsOf(label));
  const repeats = stemsOf(who).some((stem) => ownStems.has(stem));
  const offered = `${label} for ${who}`;
  return repeats || offered.length > MAX_OFFERED_CHARACTERS ? label : offered;
}

const MIN_STEM_LETTERS = 4;

/** Word beginnings, to recognise other forms: "smoking" and "smokers". */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) =>
    word.length > MIN_STEM_LETTERS ? word.slice(0, MIN_STEM_LETTERS) : word,
  );
}
