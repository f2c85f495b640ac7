import { PHRASE_FILES } from './phrases/phrase-files.ts';

/**
 * Finds clauses that were typed without a comma before them, for example "emergency plumber no call out
 * charge", "cast iron skillet 26cm lifetime warranty". The inserted comma separates the product's name, which
 * comes first, from facts about the product.
 */

/** Matches free extras. The word "free" in "gluten free delivery boxes" is excluded. */
const GIVEN_FREE =
  /(?<!\b(?:gluten|sugar|dairy|lactose|nut|egg|soy|meat|fat|oil|caffeine|alcohol|cruelty|toxin|plastic|waste|carbon|duty|rent|tax|toll|hands|scent|fragrance|pain|stress|cage|grain|wheat|hassle|worry|risk|maintenance|odou?r|germ|the|your|our|my|an?|get|with|and|plus|or|for|of|to|is|are|&|\+|including|incl|offers?|book|claim)[\s-])free (?=on loan\b|(?:entry|admission|entrance)(?:$|,)|(?:(?:\w+ )?(?:tasting|hearing|eye|skin|sample|gift)|tasting|delivery|shipping|quotes?|estimates?|consultations?|returns|installation|fitting|trial|samples?|underlay|measuring|design visit|accessories|gift|tote|parking|pick-?up|collection|call-?out|survey|engraving|setup)\b)/i;
/** Matches costs and burdens that customers avoid, for example "no call out charge". */
const SPARED =
  /no (?=jobs? (?:is )?too (?:small|big|large)\b|(?:(?:fix|win|sale|cure),? no (?:fee|charge|pay)|call[- ]?outs?|hidden|sign[- ]?up|booking|cancellation|late|delivery|agency|jitters|crash|mess|fuss|waiting|queues?|tools?|chemicals?|appointment|experience)\b)/i;
/** Matches a feature in the words of a specification, for example "holds up to 5 kg". */
const DOES =
  /(?:(?:heats|carries|holds|fits|folds|lasts|weighs|assembles|sets up) (?=(?:up|to|in|for|your|any|on|from|down|flat|over|under|all|\d+)\b)|(?:seats|sleeps|serves|charges|runs|covers) (?=(?:(?:up to|over|for) )?\d)|(?:works|connects|pairs|plugs) (?=(?:with|on|in|into|to|without|from)\b)|installed (?=(?:in|within|by|from|free)\b))/i;
/**
 * Matches a task that the customer gives to the provider, for example "sell your home" after
 * "estate agent".
 */
const ASKED = /(?:sell|find|let|rent out|insure|protect|value|clear) (?=your\b)/i;
const PROMISED =
  /(?:(?:lifetime|limited|\d+[- ]?(?:year|yr|month)s?) (?=(?:warranty|guarantee)\b)|results (?=(?:(?:with)?in \d|same|next|by)\b)|up to (?=\d+\s?%)|\d+[- ]?(?:h|hrs?|hours?|days?) (?=battery\b)|\d+[- ]?(?:miles?|km) (?=range\b)|(?<=[a-z]{2}s )\d[- ]bed(?:room)?s?(?=$|,| (?:with|and|from|for)\b)|(?:same|next)[- ]day(?=(?: (?:delivery|service|repairs?|shipping|dispatch|fitting|installation|turnaround|appointments?|call[- ]?outs?))?(?:$|,| [$€£]))|(?:pick[- ]?up|collection) (?=(?:and|&) (?:delivery|return|drop[- ]?off)\b)|own (?=(?:car|vehicle|van|tools|transport)\b)|\d+[- ]?(?:h|hrs?|hours?|days?|weeks?) (?=(?:turnaround|dispatch|response|lead time|delivery)\b)|(?:high|low)[- ](?=(?:protein|carbs?|sugar|fat|calories?|fib(?:re|er))(?:$|,| [$€£]| from\b))|delivered(?=$|,)|(?:certificate|batteries|installation|materials|lunch|breakfast|tools|training|equipment) (?=included\b)|we (?=(?:come|travel|bring|collect|pick)\b))/i;
/** Matches sizes, and numbers of pieces in a package, if no other noun follows. */
const MEASURED =
  /(?:\d+(?:[.,]\d+)?\s?(?:kg|g|ml|l|lbs?|oz) (?=(?:bags?|jars?|bottles?|tins?|tubs?|pouch(?:es)?|sacks?|boxes)\b)|\d+ (?=(?:flavou?rs|colou?rs|scents|varieties|servings|portions)(?:$|,| (?:an?|per|to|every|each)\b))|\d+ (?=(?:bags|box(?:es)?|bottles?|deliver(?:y|ies)|visits?|sessions?|class(?:es)?|meals|pairs|issues|lessons?) (?:a|per|each|every) (?:week|month|year|day|fortnight|quarter)\b)|\d+[- ](?=(?:wines|gins|beers|whiskies|courses|dishes|cheeses|cocktails|stations|rounds)(?:$|,| (?:&|and|with|for|from) | [$£€]))|sizes? (?=\d|(?:x*[sml]|one)\b)|(?<=[a-z]{2}s )(?:sets?|packs?|box|boxes|bundles?|cases?|bags?) (?=of (?:\d+|two|three|four|six|ten|twelve)\b)|\d+(?:[.,]\d+)?\s?(?:x\s?\d+(?:[.,]\d+)?\s?)?(?:cm|mm|m|k?W|V|inch(?:es)?|ft)(?=$|,| travel$| [$£€]| (?:with|and|for|in|by)\b)|\d+[- ]?(?:ct|count)(?=$|,| [$£€])|(?<=[a-z]{2}s )\d+ (?:people|persons|guests|players|kids|adults)(?=$|,| [$£€])|\d+[- ]piece(?=$|,| [$£€]))/i;

/** Matches dates of an event. */
const DATED =
  /(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)? (?=(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/i;

const GOES_ON = PHRASE_FILES['run-on'].goesOn;
const CLAUSE = new RegExp(
  `(?<=(?:[\\p{L}\\d]{2}|\\d)(?<!\\b(?:${GOES_ON.join('|')})) )(?:${[GIVEN_FREE, SPARED, DOES, ASKED, PROMISED, MEASURED, DATED].map(({ source }) => source).join('|')})`,
  'giu',
);
/**
 * Minimum number of words before a clause. After a single word, the clause may belong to the
 * product's name.
 */
const MIN_NAME_WORDS = 2;

/** Returns the text with a comma before each clause that was typed without one. */
export function insertClauseCommas(text: string): string {
  return (
    text
      .replace(CLAUSE, (clause, at: number) => {
        const before = text.slice(0, at).trim();
        const isNamed =
          (before.split(/[,;]\s/u).at(-1) ?? '').split(/\s+/).length >= MIN_NAME_WORDS;
        return isNamed ? `, ${clause}` : clause;
      })
      .replace(/\s+,/g, ',')
      // A single word is not a fact.
      .replace(/, delivered(?=$|,)/gi, ', delivered to you')
  );
}
