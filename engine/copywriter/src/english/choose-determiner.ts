import type { CategoryWords } from '../content/texts.ts';

/**
 * Returns the words before a product in a sentence; for example, "your new" suits a bag, and "your
 * next" suits a pizza. Readers have a dentist of their own ("your dentist") but no animal shelter
 * of their own ("the shelter").
 */
export function chooseDeterminer(
  { id, form, repeat, solemn }: CategoryWords,
  product: string,
  name: string,
): string {
  if (
    form === 'goods' &&
    /\b(?:used|second[- ]hand|vintage|refurbished|pre-owned|antique)\b/i.test(product)
  )
    return 'your';
  // A product for funerals gets "our", because "your new funeral home" would offend the reader.
  if (solemn) return 'our';
  if (id === 'charity') return 'the';
  if (repeat) return 'your next';
  // A product that is advice gets "our", even if its category is goods.
  if (/\bconsult(?:ing|ancy)$/i.test(name)) return 'our';
  // Events get "our" and not "your", for example "our charity bike ride".
  if (GONE_TO.test(name)) return 'our';
  if (form !== 'goods' && DONE.test(name)) return 'our';
  return form === 'service' || form === 'place' ? 'your' : 'your new';
}

/** Matches names of events that people take part in. */
const GONE_TO =
  /\b(?:walk|ride|run|swim|race|hike|tour|trip|market|fair|fete|festival|concert|open day|evening|night|sale)$/i;

/**
 * Matches names of activities, which get "our" ("meet our dog grooming"). Professionals get "your"
 * ("meet your dentist").
 */
const DONE =
  /(?:\w{3}ing|maintenance|research|translation|removals?|repairs?|restoration|installation|delivery|hire|care|advice|insurance|design|photography|management|consultancy|therapy|inspection|certification|cover|catering|search|transfers|treatment|collection|conversion|(?<=\w\s)services?)$/i;
