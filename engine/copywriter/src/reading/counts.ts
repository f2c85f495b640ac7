import { capitalise } from '@adwright/engine-lexicon';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/**
 * Abbreviated weekdays. Short names of days also have other meanings ("sun", "sat"), so they count as days
 * only beside a time of day.
 */
const SHORT_DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\.?';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTH_NAME = new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})`, 'iu');
const NTH = '\\d{1,2}(?:st|nd|rd|th)?';
const NTHS = `${NTH}(?:\\s?[-–]\\s?${NTH})?`;
const DAY = `(?:${NTHS}\\s+${MONTH}|${MONTH}\\s+${NTHS}|this\\s+${MONTH})(?:,?\\s+20\\d\\d)?`;
const CLOCK =
  '\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:(?:am|pm)?\\s?[-–]\\s?\\d{1,2}(?:[:.]\\d\\d)?\\s?)?(?:am|pm)(?!\\p{L})(?:\\s(?:CES?T|GMT|BST|UTC|[ECMP][SD]?T|IST|AEST))?';
/** Regular expression source for times of day after a weekday, where "9-1" can only be a time. */
const HOURS = `(?:${CLOCK}|\\d{1,2}(?:[:.]\\d\\d)?\\s?[-–]\\s?\\d{1,2}(?:[:.]\\d\\d)?|\\d{1,2}:\\d\\d)`;
/** Matches sizes as printed on a pack, for example "12kg", "500 ml". */
const PACK_SIZE =
  /(?<!\b(?:to|from|over|under|than|of|at|max|until|between|and)),?\s+\(?\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?[\s-]?(?:kg|g|mg|ml|cl|l|oz|lbs?|fl oz|pcs|pieces|pack)\)?(?=[\s,.]|$)(?<!, (?:\S+ )?\S+(?= (?:bags?|jars?|bottles?|tins?|tubs?|pouch(?:es)?|sacks?)(?:[\s,.]|$)))(?! of\b)(?! (?:\w+ )?(?:proteins?|fib(?:er|re)s?|sugars?|carbs?|fat|collagen|caffeine|salt|creatine|hook|vest|plates?)\b)/gi;
/**
 * Matches several goods, each with its quantity, so that a weight is no pack size, for example "2
 * chickens, 1 kg mince".
 */
const COUNTED_GOODS = /^\d+\s\p{L}[^,]*(?:,|\sand|\s&|\s\+)\s+\d/iu;
/**
 * Matches a duration at the end of a name, for example "7 days", "2 hours". The duration in "5 days
 * in May" belongs to the month and is not matched.
 */
const DURATION = new RegExp(
  `,?\\s+(\\d+\\+?(?:\\s+|-)(?:days?|nights?|weeks?|months?|hours?|minutes?|sessions?|classes|lessons|rooms))(?=$|,\\s|\\s(?:in|at|near)\\s(?!${MONTH}(?!\\p{L})))`,
  'iu',
);
const BEFORE = '(?:\\s+[-–—]\\s+|[,.]?\\s+)';
/**
 * Matches a later clause that loses its meaning without the day at its end, for example "vegan one
 * on Fridays", "one Saturday".
 */
const BELONGS_TO_CLAUSE = /,\s+\p{L}[^,]*$/u;
/** Matches the day or time of an event, at the end of a name or of its description. */
const DATE = new RegExp(
  `(?<!\\b(?:${WEEKDAY}\\s+(?:mornings|afternoons|evenings|nights|sessions|lessons|classes)(?:\\s+(?:at|from))?|before|by|until|till|after|within|and|or|open (?:day|house|evening)|viewings?|\\p{L}{3,}ed(?:\\son)?))${BEFORE}(?:(?:(?:on|this|every|from|starting|starts|until)\\s+)?(?:${WEEKDAY}(?:\\s+(?:evening|morning|night))?(?:,?\\s+${DAY})?|${DAY})(?:,?\\s+(?:at\\s+)?${HOURS})?|${SHORT_DAY}(?:\\s?[-–]\\s?${SHORT_DAY})?(?:,?\\s+${DAY})?,?\\s+${HOURS}|${SHORT_DAY}\\s?(?:[-–&]|and|to)\\s?${SHORT_DAY}(?:\\s+only)?|(?:(?:at|from)\\s+)?${CLOCK})(?=$|[,;.!]|\\s[-–—]\\s)`,
  'iu',
);
/**
 * Matches a day between two phrases without commas, for example "plant sale sat 12 april 10-2 st
 * marys hall".
 */
const DAY_BETWEEN = new RegExp(
  `(?<=\\p{L})(?<!\\b(?:before|by|until|till|after|from|to|and|or|since|every)) ((?:(?:${SHORT_DAY}|${WEEKDAY}),?\\s+)?${NTHS}\\s+${MONTH}(?!\\p{L})(?:,?\\s+(?:at\\s+)?${HOURS})?|(?:${SHORT_DAY}|${WEEKDAY}),?\\s+(?:at\\s+)?${CLOCK})(?=\\s\\p{L})(?!\\s(?:and|or|to|until|till|from)\\b)`,
  'giu',
);
/**
 * Matches opening hours around the clock. "24h hydration" is excluded, because it states how long
 * an effect lasts.
 */
const ALWAYS =
  /,?\s*\b(?:(?:open\s+)?24\s?\/\s?7|open\s+24\s?(?:hours?|h)(?:\s+a\s+day)?|24\s?(?:hours?|h)(?=$|,))(?!\p{L})(\s+emergenc(?:y|ies)(?:\s+(?:service|help|call-?outs?|line|support))?(?=\s*(?:$|[,;.])))?/iu;
/**
 * Matches words that connect a time to the words before it, for example "in 30 days", "within just
 * 24 hours".
 */
const UNTIL =
  /(?<!\p{L})(?:in|within|for|from|every|each|with|at|to|of|than|over|under|after|about|around|lasts?|lasting|(?:lead|delivery|response|turnaround|battery|shelf|burn)\s+(?:time|life)|(?:(?:stays?|keeps?|kept|remains?)\s.*)?(?:cold|hot|warm|cool|fresh|dry|charged|going)|warranty|guarantee|trial|delivery|returns)(?:\s+(?:just|only|about|less than))?$/iu;
/**
 * Matches a trade followed by "emergency", which moves to the front, so that "plumbing emergency"
 * becomes "emergency plumbing".
 */
const CALLED_OUT =
  /^(.*\b(?:plumb\w*|electric\w*|locksmiths?|dentists?|vets?|repairs?|heating|roof\w*))\s+emergenc(?:y|ies)\b/i;

/**
 * Matches days that a product field names before the product, for example "6 Thursday evenings from
 * 6.30pm, beginners yoga".
 */
const DAYS_FIRST = new RegExp(
  `^(\\d+\\s+${WEEKDAY}\\s+(?:mornings|afternoons|evenings|nights)[^,]{0,24}),\\s+([^,.]+)`,
  'iu',
);

/** Moves the product in a product field before the days on which it takes place. */
export function moveNameFirst(field: string): string {
  return field.replace(DAYS_FIRST, '$2, $1');
}

/** Removes sizes, durations and opening hours from a name. The removed parts become facts. */
export function removeCounts(field: string): {
  text: string;
  counted: string[];
  /** The first size that was removed, for example "40L". */
  size: string | null;
  when: string | null;
} {
  const counted: string[] = [];
  let when: string | null = null;
  const packSizes = COUNTED_GOODS.test(field) ? null : field.match(PACK_SIZE);
  const size = packSizes?.[0].replace(/^[,\s(]+|\)$/g, '') ?? null;
  // A dash before a removed size is removed too. For example, "Kombucha - 12 pack, ginger" becomes
  // "Kombucha, ginger".
  const unsized = packSizes === null ? field : field.replace(PACK_SIZE, '');
  const sized = unsized.replace(/\s+[-–—](?=\s*(?:,|$))/g, '');
  const always = sized.replace(
    ALWAYS,
    (hours: string, emergency: string | undefined, at: number) => {
      const before = sized.slice(0, at);
      if (UNTIL.test(before)) return hours;
      // As a clause of its own, "24/7 emergency" becomes "here 24/7 for emergencies". In any other
      // clause, only "24/7" is removed, and "emergency" stays with the words before it.
      const isOwnClause = /^,/.test(hours);
      counted.push(emergency && isOwnClause ? 'here 24/7 for emergencies' : 'here 24/7');
      return emergency && !isOwnClause ? emergency : '';
    },
  );
  const parted = always.replace(DAY_BETWEEN, ', $1,');
  const undated = parted.replace(DATE, (date, ...rest) => {
    const at = rest.find((each) => typeof each === 'number') ?? 0;
    if (BELONGS_TO_CLAUSE.test(parted.slice(0, at))) return date;
    when = date
      .replace(/^[\s,.–—-]+/, '')
      .replace(/^on\s+/i, '')
      .replace(/^this\s+/i, 'in ')
      .replace(MONTH_NAME, capitalise);
    counted.push(when);
    return '';
  });
  const text = undated
    .replace(DURATION, (time, duration: string, at: number) => {
      if (UNTIL.test(undated.slice(0, at))) return time;
      counted.push(duration);
      return '';
    })
    .trim()
    .replace(CALLED_OUT, 'emergency $1');
  return /\p{L}{2}/u.test(text)
    ? { text, counted, size, when }
    : { text: field, counted: [], size: null, when: null };
}
