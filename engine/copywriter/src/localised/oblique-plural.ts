/**
 * Matches nouns in "-ा" whose oblique plural is formed with "-ओं"; any other noun in "-ा" is
 * singular here.
 */
const IN_LONG_A = /(?:युवा|माता|पिता|छात्रा|महिला|नेता|श्रोता|उपभोक्ता|विक्रेता|अभिभावक)$/u;

/**
 * Puts an audience into the oblique plural, which Hindi uses before "के लिए" (for), so that
 * "गृहिणियाँ" becomes "गृहिणियों", "परिवार और जोड़े" becomes "परिवारों और जोड़ों". Returns null if
 * a word's form is not certain.
 */
export function formObliquePlural(audience: string): string | null {
  // Only the last word of a relative phrase is inflected, for example "गोमती नगर और इंदिरा नगर वाले".
  if (/\sवाले$/u.test(audience)) return audience.replace(/े$/u, 'ों');
  const groups = audience
    .split(/\s+(?:और|या|व)\s+|,\s*/u)
    .map((group) => inflectGroup(group.trim()));
  if (groups.some((group) => group === null)) return null;
  const marks = audience.match(/\s+(?:और|या|व)\s+|,\s*/gu) ?? [];
  return groups.map((group, at) => group + (marks[at] ?? '')).join('');
}

/** Matches an adjective in the singular and a noun that stays the same in the oblique, for example "छोटा परिवार". */
const ONE_OF_A_GROUP =
  /^(?:छोटा|बड़ा|नया|पुराना|अच्छा)\s[\p{L}\p{M}]*[\u0915-\u0939\u0958-\u095f\u093c]$/u;

/** Puts the last noun of a group into the oblique plural. */
function inflectGroup(group: string): string | null {
  // A clause, or a phrase that ends in a postposition, can't be inflected like a noun.
  if (
    !/^[\p{Script=Devanagari}\p{M}\p{Nd}\s+-]+$/u.test(group) ||
    /\s(?:के|की|का|में|से|पर|तक|को)$/u.test(group)
  )
    return null;
  if (/ों$/u.test(group)) return group;
  if (ONE_OF_A_GROUP.test(group)) return group.replace(/ा(?=\s)/gu, 'े');
  if (/ियाँ$|ियां$/u.test(group)) return group.replace(/ियाँ$|ियां$/u, 'ियों');
  if (/ाएँ$|ाएं$/u.test(group)) return group.replace(/एँ$|एं$/u, 'ओं');
  if (/ें$/u.test(group)) return group.replace(/ें$/u, 'ों');
  if (/े$/u.test(group)) return group.replace(/े$/u, 'ों');
  if (/(?:शुरुआती|विदेशी|देशी)$/u.test(group)) return null;
  if (/ी$/u.test(group)) return group.replace(/ी$/u, 'ियों');
  if (/ू$/u.test(group)) return group.replace(/ू$/u, 'ुओं');
  if (/ा$/u.test(group)) return IN_LONG_A.test(group) ? `${group}ओं` : null;
  return /[\u0915-\u0939\u0958-\u095f\u093c]$/u.test(group) ? `${group}ों` : null;
}
