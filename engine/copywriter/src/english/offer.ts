import { capitalise, tidy } from '@adwright/engine-lexicon';

const MONTH = String.raw`(?:jan|feb|march|april|may|june|july|aug|sept?|oct|nov|dec)\p{L}*`;
const DATE = String.raw`(?:\p{L}+day|(?:the )?end of (?:the )?\p{L}+|${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?|\d{1,2}(?:st|nd|rd|th|\.)? ${MONTH})`;
/** When an offer holds, for whom or with what word: "this week", "until Sunday", "with code SAVE20". */
const TERMS = String.raw`(?:today only|this (?:week(?:end)?|month|season|\p{L}+day)|all (?:week(?:end)?|month)|(?:un)?till? ${DATE}|for a limited time|with (?:the )?code \p{L}[\p{L}\d]*|for new (?:customers|members|clients|patients))(?:\sonly)?(?![\p{L}\d])`;
const TERMS_ELSEWHERE = new RegExp(String.raw`[\s,(–—-]+(${TERMS})\)?`, 'iu');
/** Right behind the offer. */
const ITS_TERMS = String.raw`(?:,?\s(?:${TERMS}|(?:today|tonight)(?![\p{L}\d])))?`;
/** "20% off", "Save 15%", "up to 30% discount on": the reduction, and what leads over to the goods. */
const REDUCTION = new RegExp(
  String.raw`(?:^|\s)((?:(?:save|up to|get|now)\s+)*(?:[-–−](?=\d))?\d{1,2}\s?%(?:\s*(?:off|discount|sale)(?:\s+(?:your\s+|the\s+)?first\s+\p{L}+)?${ITS_TERMS})?)(?:\s+(?:on|all|our|your|the|of))*(?=[\s,.!;:]|$)`,
  'iu',
);
const SAYS_REDUCED = /off|discount|sale|save|^[-–−]/i;
/** From what sum on something else holds: "ships free over $40", "worth $200" are no prices. */
const THRESHOLD = String.raw`(?<!\b(?:over|above|exceeding|than|spend|spending|orders? (?:of|from|over|above)|(?<!\d\s)min(?:imum|\.)?(?: order| spend)?(?: of)?|worth|valued? (?:at|of)|raised|raising)\s)`;
const SUM = String.raw`(?:(?:[$€£]|(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|CAD|AUD)\s)\s?\d(?:[\d.,]*\d)?(?:\s?(?:k|m)\b)?|\d(?:[\d.,]*\d)?\s?(?:€|£|(?:zł|kr)(?!\p{L})|(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|CAD|AUD)\b)|(?<=\b(?:only|just|from)\s)\d+[.,]\d\d(?![\d%]))`;
/** What a later clause names the price of: "reconditioned ones from £995", "mojitos 2 for £12". */
const OF_A_PART = String.raw`(?<=[,;.]\s)(?!(?:high|low|now|all|only|just|yours|and|or|plus|with|for|both|each|prices?)\s)(?:\p{L}[\p{L}-]*\s)?\p{L}[\p{L}-]*(?:(?=\s(?:from|under)\s)|\s\d{1,3}(?=\sfor\s))`;
/** What is given rather than paid: "with £7500 grant". */
const GIVEN = String.raw`(?!\s(?:government |council )?(?:grants?|funding|prizes?|vouchers?|gift cards?|bonus|scholarships?|donations?)(?!\p{L}))`;
/** What a sum does is said of it: "£15 gives one person clean water". */
const DOES = String.raw`(?!\s(?:gives?|feeds?|buys?|helps?|provides?|pays? for|plants?|keeps?|saves?|funds?|sends?|brings?|could|can|will)\s)`;
/** "$49/month", "from €12.50", "only £9 a week", "14,90 €", "$500 off". */
const PRICE = new RegExp(
  String.raw`(?:^|[\s(,–—-]+)((?:(?:(?:your |the )?first (?:week|month|year|class|lesson|session|visit|box|order)|\d{1,3}(?=\sfor\s)|early bird|(?:entry|admission)(?=\s[$€£\d])|\d+ (?:classes|sessions|lessons|visits|rooms|nights|min(?:ute)?s?|hours?|hrs?)|${OF_A_PART}|(?<=,\s)(?:rooms|tickets|classes|lessons|sessions|menus?|prices|rates|units|entry|packages)(?=\s(?:(?:only|just|from)\s|[$€£])))\s(?:for\s|only\s|just\s)?)?(?:(?:from|only|just|under|below|starting at|(?:flat|fixed) (?:fee|price)|for|at|save|get)\s+)?${THRESHOLD}${SUM}${GIVEN}${DOES}(?:\s(?:each|apiece|off|discount|cash ?back|cover(?: charge)?|entry|admission|deposit)|\s?(?:\/|per\s|an?\s)\s?(?:(?:user|seat|employee|location)\s?\/\s?(?:month|mo|year|yr)|month|mo|year|yr|week|day|night|hour|hr|h|person|piece|head|user|seat|session|class|lesson|visit|ride|ticket)(?!\p{L})|\s?(?:\/|per\s)\s?\p{L}{3,}(?!\p{L})(?:\sper\s\p{L}{3,}(?!\p{L}))?|\san?\s\p{L}{3,10}(?=$|[,.)!;]|\s(?:for|with|in|at|on|and|plus)\s)|\s?(?:pcm|pppw|pw|pppn|pp|p\.p\.|per head)(?!\p{L}))?${ITS_TERMS})\)?(?=[\s,.)!]|$)`,
  'iu',
);
/** "45 quid". */
const POUNDS = /(?<![\d.,])(\d+(?:\.\d\d)?)\s?quid\b/gi;
/** For whom or in what size a price is, and the next of them: "£99 single £149 couple". */
const TIER = String.raw`(?:singles?|couples?|doubles?|adults?|child(?:ren)?|kids|famil(?:y|ies)|members|non-members|students|seniors|concessions?|return|one way|small|medium|large)(?!\p{L})`;
const TIERS = new RegExp(
  String.raw`^\s?(${TIER})((?:,?\s(?:(?:and|or|&|\/)\s)?${SUM}\s${TIER})*)`,
  'iu',
);
/** From an offer that begins the field to the goods. */
const LEADS_OVER = /^(?:on|for|at|in)\s+(?:(?:all|our|your|the)\s+)*/i;

/** What it cost before: a price crossed out says nothing without the other. */
const FORMERLY = new RegExp(
  String.raw`,?\s*\(?\b(?:was|instead of|rrp|normally|usually|statt)\s+${SUM}\)?`,
  'gi',
);

/** What an offer leaves between what stands before it and behind it: one sentence where a small word leads on, else two clauses. */
function gapAt(offer: string, ...match: unknown[]): string {
  const whole = String(match.at(-1));
  const at = Number(match.at(-2));
  const behind = whole.slice(at + offer.length);
  return at > 0 && /^ \p{L}/u.test(behind) && !LEADS_ON.test(behind) ? ', ' : ' ';
}

const LEADS_ON =
  /^ (?:on|for|at|in|with|without|and|or|per|by|to|of|from|until|till?|when|if|only|each|including|plus|this|a|an|the|your|our)\b/i;

/** What is sold without its price, and the price or reduction in the user's own words. */
export interface Offered {
  product: string;
  /** Null where the field names neither. */
  offer: string | null;
}

/**
 * Takes a price or a reduction out of a product field: it belongs above the headline, not into the middle of sentences.
 * A field that holds nothing else stays as it is.
 */
export function splitOffer(typed: string): Offered {
  const field = typed.replace(POUNDS, '£$1');
  const reduction = REDUCTION.exec(field);
  const priced = field.replace(FORMERLY, ' ');
  const found = reduction?.[1] && SAYS_REDUCED.test(reduction[1]) ? reduction : PRICE.exec(priced);
  if (!found?.[1]) return { product: field, offer: null };
  const behind = priced.slice(found.index + found[0].length);
  const tiers = TIERS.exec(behind)?.[0] ?? '';
  const rest = priced.replace(found[0] + tiers, gapAt).replace(/(?<=[.!?])\s+[.!?,]/g, '');
  const terms = TERMS_ELSEWHERE.exec(rest)?.[1];
  const goods = tidy(rest.replace(TERMS_ELSEWHERE, ' '));
  const product = found.index === 0 ? goods.replace(LEADS_OVER, '') : goods;
  if (!/\p{L}{2}/u.test(product)) return { product: field, offer: null };
  const offer = capitalise(
    `${found[1].trim()}${tiers
      .replace(/^\s?/, ' ')
      .trimEnd()
      .replace(/(?<!,)\s(?=[$€£])/, ', ')}`
      .trim()
      .replace(/^(?:for|at)\s+/i, '')
      .replace(/^[-–−](\d{1,2}\s?%)/, '$1 off'),
  );
  return { product, offer: terms ? `${offer} ${terms}` : offer };
}
