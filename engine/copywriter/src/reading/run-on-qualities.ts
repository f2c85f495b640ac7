import { parseEnglish, SHELF_WORD, setEnglishOrder } from '@adwright/engine-lexicon';
import { isOrdinaryWord, isPlural } from './english-nouns.ts';
import { findCategoryAtEnd } from './product-category.ts';
import { turnIntoClause } from './product-sentences.ts';

/** Matches the first clause of a product field, and all following text. */
const LEAD = /^([^,;:(.!?]+?)((?:[,;:(.!?]|\s[-–—]\s).*)?$/su;
/**
 * Matches a word at the end of a property, for example "NACS certified", "all bills included",
 * "triple glazed".
 */
const QUALIFIED =
  /^(?:certified|approved|accredited|rated|insured|included|registered|qualified|licensed|glazed|guaranteed|needed|required|available|provided|hosted|sourced|vetted|checked|powered|operated|friendly|made)$/i;
const LEADS_ON = /^(?:in|with|for|from|to|at|by)$/i;
/**
 * Matches words that join two phrases, so that a text with one of them is more than the name of a
 * thing.
 */
const LEADING_ON = /\s(?:that|which|who|with|for|in|at|from|by|to|of|and|or|&)\s/i;
const MAX_QUALITY_WORDS = 3;
/** Pairs of opposite qualities. */
const OPPOSITES =
  'new|used|interior|exterior|indoor|outdoor|inside|outside|domestic|commercial|residential|industrial|straight|curved|online|in[- ]person|in[- ]store|large|small|manual|automatic|day|night|adults?|kids|children|men|women|beginners?|advanced|flat|pitched';
/**
 * Matches a pair of qualities after the thing that they describe, for example "Interior +
 * exterior", "new and used", "sales and hire".
 */
const BOTH = new RegExp(
  String.raw`^(.*\S)\s((?:${OPPOSITES})\s?(?:\+|&|and|or|\/)\s?(?:${OPPOSITES})|(?:sales|hire|rental) (?:\+|&|and) (?:sales|hire|rental|service)|supply (?:\+|&|and) (?:fit(?:ting)?|install(?:ation)?)|(?:(?:adults|kids|children) )?all (?:levels|ages|abilities|sizes))$`,
  'iu',
);
/** Matches sizes of the people whom a thing fits. */
const FIT =
  /^(.*\S)\s((?:sizes?|inside leg|waist|inseam|eu|uk)\s\d[\d.–-]*(?:\s?cm|")?)(?:\s(.+))?$/iu;
/**
 * Matches a duration before other words; "14 days free trial" is excluded, because it is one thing.
 */
const LASTING =
  /^(.*\S)\s(\d+\s(?:days?|weeks?|months?))\s(?!(?:free|trial|warranty|guarantee|money|delivery|returns?|notice|supply|lead|a|per|of|old|ago|in|on|from|at|by|before|after|or|and|to|until|with|for)(?!\p{L}))(\p{L}.*)$/iu;
/**
 * Matches a statement that something is not needed, and the words before it, for example "direct
 * access" and "no referral needed" after "Dental hygienist".
 */
const WITHOUT =
  /^(.*?\S)\s(no job too (?:small|big)(?: or (?:small|big))?|no win,? no fee|no call[- ]out (?:fees?|charges?)|no\s[\p{L}-]+\s[\p{L}-]+|no\s[\p{L}-]+)(?=$|\s)(.*)$/iu;
/** Matches the text that may follow "no …": the end, a number or a place. */
const BEHIND_WITHOUT = /^(?:$|\s\d|\s\p{Lu}\p{Ll}+$)/u;
/**
 * Matches the start of a description and not of a name, for example "ventilated 3 layer", "26 inch
 * leg", "one session", "new patient offer".
 */
const DESCRIBES =
  /^(?:\d(?!\d?[:/]\d).*|one|two|three|weekly|fortnightly|monthly|anti(?:-\p{Ll}+)?|\p{Ll}+ed)$/u;
/** Matches handwork after the thing, for example "hand knotted" in "Wool rug hand knotted". */
const BY_HAND = /^hand[- ]?(?:\p{Ll}+(?:ed|en|wn)|made|cut|sewn|thrown|wound|built|spun)(?!\p{L})/u;
/**
 * Matches words that don't describe the noun before them. Words such as "for" and "with" start a clause, and
 * "led" forms one term with the noun ("baby led weaning").
 */
const NOT_DESCRIBING =
  /^(?:for|with|to|in|at|by|from|of|on|and|or|&|led|based|proof|friendly|free|ready|related|inspired|style|own|open|live|made|built|used|delivered|roasted|only|online|near|such|that|like|as|firm|fitting|moving|coating|dressing|boarding|rental)$/i;
/** Matches names of places that start with "New", which is no quality there. */
const NEW_PLACE = /^new (?:york|zealand|orleans|england|mexico|jersey)\b/i;
const MAX_DESCRIPTION_WORDS = 5;
const MAX_NAME_CHARACTERS = 34;
/**
 * Matches a thing after a description that seems to be a thing itself, for example "soft play hire"
 * after "kids birthday party".
 */
const ANOTHER_THING =
  /\b(?:hire|rentals?|services?|shops?|stores?|clubs?|class(?:es)?|lessons?|courses?|makers?|machines?|repairs?|cleaning|kits?|box(?:es)?|apps?|software|agency|company|studios?|tours?|holidays?|part(?:y|ies)|events?|pop[- ]ups?)(?=$|\s(?:by|in|for|with|near|at|on|from|to)\s)/i;
/** Matches the material after a thing of two words. */
const MATERIAL =
  /^(\S+\s.*\S)\s((?:(?:solid|corten|stainless|brushed|mild|reclaimed|recycled|organic|full[- ]grain|vegan|pure) )?(?:steel|oak|walnut|teak|bamboo|rattan|cotton|linen|velvet|leather|marble|copper|brass|alumini?um|titanium|tungsten|platinum|ceramic|cashmere|quartz|granite|slate|porcelain|jute|acacia|suede|merino)(?:\s\d.*)?)$/iu;
/** Matches the flavour after food, drinks or animal feed. */
const FLAVOUR =
  /^(.*\s(?:powder|shakes?|food|treats?|kibble|bars?|gels?|gumm(?:y|ies)|biscuits|tablets|drinks?|mix))(?:\s(\d+\s?(?:pack|x|g|kg|ml|oz)))?\s((?:(?:grain|gluten|sugar|dairy)[- ]free |and |& )*(?:chocolate|vanilla|strawberry|salmon|chicken|beef|lamb|turkey|duck|tuna|peanut butter|mint|lemon|lime|ginger|mango|berry|caramel|coconut|banana|(?:sweet potato)|coffee|orange)(?: .*)?)$/iu;

/**
 * Matches wax and scent after candles and soaps, for example "soy wax" and "fig & black pepper"
 * after "luxury candle".
 */
const SCENT =
  /^((?:.*\s)?(?:candles?|wax melts?|diffusers?|room sprays?|soaps?|soap bars?|bath bombs?|body wash|hand wash|body lotion|body oil))(?:\s((?:soy|coconut|bees|rapeseed) ?wax))?\s((?!(?:for|with|in|from|by|of|and|to|making|holders?|dish(?:es)?|dispensers?|workshops?|gift|sets?|refills?|subscription)\b)[\p{L}’-]+(?:\s[\p{L}’-]+)?\s(?:&|and)\s[\p{L}’-]+(?:\s[\p{L}’-]+)?)$/iu;

/** Beauty treatments, which may follow a provider. */
const BEAUTY =
  '(?:balayage|highlights|(?:hair |lash )?extensions|facials|lash lifts?|gel nails|acrylics?|waxing|threading|botox|fillers|laser hair removal|microblading|brow lamination|keratin treatments?|skin fades?|beard trims?)';
/** Animals that pest control removes. */
const PEST = '(?:rats|mice|wasps|bed ?bugs|cockroaches|ants|fleas|moths|squirrels|pigeons)';
/**
 * Matches a provider followed by the problem that it solves or the treatment that it offers, for
 * example "physio clinic knee pain", "pest control rats and wasps".
 */
const TROUBLE = new RegExp(
  String.raw`^(.*(?:clinic|physio(?:therap(?:y|ist))?|osteopath|chiropract(?:or|ic)|acupuncture|massage|therap(?:y|ist)|treatments?|specialists?|pest control|exterminators?|salon|spa|barbers?(?: ?shop)?|nail bar))\s((?:lower )?(?:knee|back|neck|shoulder|hip|joint|foot|heel|jaw|chronic|nerve|muscle|sports) (?:pains?|aches?|injur(?:y|ies))|sciatica|tinnitus|migraines?|insomnia|anxiety|${BEAUTY}(?:(?:,| and| &) ${BEAUTY})*|${PEST}(?:(?:,| and| &) ${PEST})*)(?:\s(.+))?$`,
  'iu',
);

/** Places of work, as a pattern. */
const SERVED_PLACE =
  '(?:offices|schools|shops|hotels|restaurants|pubs|bars|caf[eé]s|warehouses|factories|clinics|surgeries|gyms|nurseries|care homes|hospitals|churches|landlords|tenants|businesses|construction sites|building sites|events|festivals|weddings|farms)';
/**
 * Matches a service for businesses followed by the places of work that it serves, for example
 * "offices & schools" after "commercial cleaning".
 */
const SERVED = new RegExp(
  String.raw`^(.*\b(?:cleaning|security|catering|maintenance|pest control|landscaping|insurance|accounting|bookkeeping|it support|laundry|waste collection|window cleaning|photography|staffing|recruitment|signage))\s(${SERVED_PLACE}(?:(?:,\s|\s(?:and|&)\s)${SERVED_PLACE})*)$`,
  'iu',
);

/**
 * Matches the industry and place that a provider serves, for example "fintech" and "London" after
 * "recruitment agency".
 */
const INDUSTRY =
  /^(.*\b(?:agency|agencies|consultancy|consultants?|accountants?|bookkeepers?|lawyers?|solicitors?|brokers?|recruiters?|software|crm|marketing|web design|insurance|photographers?|copywriters?|translators?|developers?))\s((?:fintech|finance|health ?care|construction|hospitality|retail|e-?commerce|start-?ups|charities|restaurants?|dentists|saas|manufacturing|logistics|education|engineering|real estate|property|law firms|schools|hotels|small business(?:es)?|freelancers|contractors|landlords|tradespeople|tradesmen|gyms|salons|beauty|fashion|automotive|energy|pharma|biotech|gaming)(?:\s(?:and|&)\s\p{Ll}+)?)(?:\s(?:in\s)?(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?))?$/iu;

/** Separates a known thing from its description, in a product field whose first clause has no commas. */
export function separateQualities(field: string): string {
  const [, lead = field, behind = ''] = LEAD.exec(field) ?? [];
  const parted = [
    splitDuration,
    splitExclusion,
    splitFit,
    splitQualityPairs,
    splitMaterial,
    splitScent,
    splitDanceStyles,
    joinTrouble,
    joinServed,
    splitQualifiedWord,
    splitAfterPlural,
    splitDescription,
  ]
    .map((part) => part(lead))
    .find((clauses) => clauses !== null);
  return parted ? parted.filter(Boolean).join(', ') + behind : field;
}

type Clauses = readonly (string | undefined)[] | null;

function splitDuration(lead: string): Clauses {
  const [, thing, time, said] = LASTING.exec(lead) ?? [];
  return thing && isThing(thing) ? [thing, said, time] : null;
}

function splitExclusion(lead: string): Clauses {
  const [, before, without, behind = ''] = WITHOUT.exec(lead) ?? [];
  if (!before || !without || !BEHIND_WITHOUT.test(behind)) return null;
  const words = before.split(' ');
  const end = countWordsOfThing(words, words.length - MAX_QUALITY_WORDS);
  // A further word after the thing may belong to the thing, for example "Gym membership no
  // contract".
  return end === 0 || (end === words.length - 1 && !/\d/.test(words[end] ?? ''))
    ? null
    : [words.slice(0, end).join(' '), words.slice(end).join(' '), without, behind.trim()];
}

function splitFit(lead: string): Clauses {
  const [, thing, fit, said] = FIT.exec(lead) ?? [];
  return thing && (isThing(thing) || isPlural(thing, false)) ? [thing, fit, said] : null;
}

function splitQualityPairs(lead: string): Clauses {
  const [, before, both] = BOTH.exec(lead) ?? [];
  if (!before || !both) return null;
  // Two pairs of qualities may follow the thing, so the words are split twice, for example "Pallet
  // racking", "new and used", "supply & install".
  return isThing(before) ? [before, both] : (splitQualityPairs(before)?.concat(both) ?? null);
}

function splitMaterial(lead: string): Clauses {
  const [, flavoured, size, flavour] = FLAVOUR.exec(lead) ?? [];
  const [, thing = flavoured, of = flavour] = MATERIAL.exec(lead) ?? [];
  if (!thing || !of || !isThing(thing)) return null;
  // A single word makes no fact by itself, so the word stays with the thing, for example "wedding
  // bands in tungsten".
  return of.includes(' ') ? [thing, of, size] : [`${thing} in ${of}`, size];
}

/** Styles of dance, which follow the word for the school. */
const STYLE =
  '(?:ballet|tap|street|jazz|modern|hip[- ]hop|contemporary|ballroom|latin|salsa|irish|swing|breakdance)';
const STYLES = new RegExp(
  String.raw`^(.*\bdance (?:school|class(?:es)?|studio|academy|lessons?))\s(${STYLE}(?:,?\s(?:(?:and|&)\s)?${STYLE})*)$`,
  'iu',
);

function splitDanceStyles(lead: string): Clauses {
  const [, school, styles] = STYLES.exec(lead) ?? [];
  const [last = '', ...first] = (styles?.match(new RegExp(STYLE, 'giu')) ?? []).reverse();
  return school && last
    ? [`${school} for ${first.length > 0 ? `${first.reverse().join(', ')} and ` : ''}${last}`]
    : null;
}

function splitScent(lead: string): Clauses {
  const [, thing, wax, scent] = SCENT.exec(lead) ?? [];
  return thing && scent ? [thing, wax, scent] : null;
}

function joinServed(lead: string): Clauses {
  const [, work, served, place] = SERVED.exec(lead) ?? INDUSTRY.exec(lead) ?? [];
  return work && served ? [`${work} for ${served}${place ? ` in ${place}` : ''}`] : null;
}

function joinTrouble(lead: string): Clauses {
  const [, helper, trouble, said] = TROUBLE.exec(lead) ?? [];
  return helper && trouble ? [`${helper} for ${trouble}`, said] : null;
}

function splitQualifiedWord(lead: string): Clauses {
  const words = lead.split(' ');
  const at = words.findLastIndex((word) => QUALIFIED.test(word));
  if (at < 1 || (at < words.length - 1 && !LEADS_ON.test(words[at + 1] ?? ''))) return null;
  const end = countWordsOfThing(words.slice(0, at), at - MAX_QUALITY_WORDS);
  return end === 0 ? null : [words.slice(0, end).join(' '), words.slice(end).join(' ')];
}

/**
 * Splits before an adjective or a number after a complete thing, for example "Luxury cat tree" and
 * "solid oak".
 */
function splitDescription(lead: string): Clauses {
  const words = lead.split(' ');
  // A sentence is not split, for example "Water bottle keeps drinks cold".
  if (words.length < 3 || isNamed(words) || turnIntoClause(lead) !== lead) return null;
  for (let end = words.length - 1; end >= 1; end--) {
    const thing = words.slice(0, end).join(' ');
    const said = words.slice(end).join(' ');
    // A figure alone belongs to the words around it, for example "1:1 plan".
    if (words.length - end > MAX_DESCRIPTION_WORDS) return null;
    if (!/\p{L}/u.test(said)) continue;
    if (opensDescription(words[end] ?? '', said, end) && !LEADING_ON.test(thing) && isThing(thing))
      return isThing(lead) || isTurned(lead) ? null : [thing, said];
  }
  return null;
}

/**
 * Splits a product field after a plural noun. In English, nouns after a plural can only describe
 * how the thing is sold, for example "Hair extensions" and "tape in".
 */
function splitAfterPlural(lead: string): Clauses {
  const words = lead.split(' ');
  if (isNamed(words) || LEADING_ON.test(lead) || turnIntoClause(lead) !== lead) return null;
  for (let end = words.length - 2; end >= 2; end--) {
    const thing = words.slice(0, end).join(' ');
    const said = words.slice(end).join(' ');
    if (ANOTHER_THING.test(said) || findCategoryAtEnd(said) !== null) return null;
    if (isPlural(thing, false) && findCategoryAtEnd(thing) !== null) return [thing, said];
  }
  return null;
}

/**
 * Tells whether the words may contain a proper name. A capital alone does not prove a name, because
 * sentences start with a capital and some units contain a capital ("24dB").
 */
function isNamed([first = '', ...others]: readonly string[]): boolean {
  return (
    (/\p{Lu}/u.test(first) && !(/^\p{Lu}\p{Ll}+$/u.test(first) && isOrdinaryWord(first))) ||
    others.some((word) => /^\D*\p{Lu}/u.test(word))
  );
}

/** Tells whether the name is short enough if the qualities are moved before the thing. */
function isTurned(lead: string): boolean {
  const turned = setEnglishOrder(lead);
  return turned !== lead && turned.length <= MAX_NAME_CHARACTERS;
}

function opensDescription(word: string, said: string, at: number): boolean {
  if (NOT_DESCRIBING.test(word) || NEW_PLACE.test(said) || ANOTHER_THING.test(said)) return false;
  // After a single word, an adjective may belong to the next noun, for example "cat safe window
  // nets".
  return (
    DESCRIBES.test(word) ||
    SHELF_WORD.test(said) ||
    BY_HAND.test(said) ||
    word === 'new' ||
    (at > 1 && word !== 'fair' && parseEnglish(word).has('^#Adjective$'))
  );
}

/**
 * Returns the number of words of the longest known thing at the start that has at least `least`
 * words; 0 if there is none.
 */
function countWordsOfThing(words: readonly string[], least: number): number {
  for (let end = words.length; end >= Math.max(1, least); end--) {
    if (isThing(words.slice(0, end).join(' '))) return end;
  }
  return 0;
}

/** Matches words for packaging or delivery after the thing. */
const SOLD_IN = /\s(?:box|set|kit|pack|bundle|hamper|subscription|delivery)(?:e?s)?$/i;

function isThing(words: string): boolean {
  return (
    findCategoryAtEnd(words) !== null || findCategoryAtEnd(words.replace(SOLD_IN, '')) !== null
  );
}
