const MAX_OFFERED_CHARACTERS = 64;
const YOUNG = /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|teens?|teenagers?)\b/i;

/** The same with whom it is for, unless that is said already or repeats the product's own words. */
export function offeredTo(label: string, who: string | null, saysForWhom: boolean): string {
  // "A bottle that reminds you to drink for office workers" would send somebody else to drink, and "made from bottles for
  // cyclists" make cyclists the owners of the bottles.
  if (
    who === null ||
    saysForWhom ||
    /\s(?:that|which|who|(?:made|knitted|woven|cut|built|crafted) (?:from|of|out of|by|with|in))\s/.test(
      label,
    )
  )
    return label;
  // It is the children who swim.
  if (/\b(?:parents|moms|mums|dads)\b/i.test(who) && YOUNG.test(label)) return label;
  // "Hypnotherapy to stop smoking for smokers" says it twice, if in other forms.
  const ownStems = new Set(stemsOf(label));
  const repeats = stemsOf(who).some((stem) => ownStems.has(stem));
  const offered = `${label} for ${who}`;
  return repeats || offered.length > MAX_OFFERED_CHARACTERS ? label : offered;
}

const MIN_STEM_LETTERS = 4;

/** Beginnings of the words, so that one is known in another form: "smoking" and "smokers". */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) =>
    word.length > MIN_STEM_LETTERS ? word.slice(0, MIN_STEM_LETTERS) : word,
  );
}
