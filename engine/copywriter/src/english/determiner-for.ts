import type { CategoryWords } from '../content/texts.ts';

/**
 * People buy a new bag but the next pizza. A dentist is just "your dentist", and a shelter belongs to
 * everyone.
 */
export function determinerFor(
  { id, form, repeat, solemn }: CategoryWords,
  product: string,
  name: string,
): string {
  if (
    form === 'goods' &&
    /\b(?:used|second[- ]hand|vintage|refurbished|pre-owned|antique)\b/i.test(product)
  )
    return 'your';
  // "Your new funeral home" would wish it on the reader.
  if (solemn) return 'our';
  if (id === 'charity') return 'the';
  if (repeat) return 'your next';
  // Advice gets "our", whatever comes with it.
  if (/\bconsult(?:ing|ancy)$/i.test(name)) return 'our';
  // Nobody owns an event: "our charity bike ride".
  if (GONE_TO.test(name)) return 'our';
  if (form !== 'goods' && DONE.test(name)) return 'our';
  return form === 'service' || form === 'place' ? 'your' : 'your new';
}

/** Events that people take part in. */
const GONE_TO =
  /\b(?:walk|ride|run|swim|race|hike|tour|trip|market|fair|fete|festival|concert|open day|evening|night|sale)$/i;

/**
 * An activity belongs to the seller, a professional to the customer: "meet our dog grooming", "meet your
 * dentist".
 */
const DONE =
  /(?:\w{3}ing|maintenance|research|translation|removals?|repairs?|restoration|installation|delivery|hire|care|advice|insurance|design|photography|management|consultancy|therapy|inspection|certification|cover|catering|search|transfers|treatment|collection|conversion|(?<=\w\s)services?)$/i;
