import { capitalise, tidy } from '../free-text.ts';

/** "20% off", "Save 15%", "up to 30% discount on": the reduction, and what leads over to the goods. */
const REDUCTION =
  /(?:^|\s)((?:(?:save|up to|get|now)\s+)*\d{1,2}\s?%(?:\s*(?:off|discount|sale)(?:\s+(?:your\s+|the\s+)?first\s+\p{L}+)?)?)(?:\s+(?:on|all|our|your|the|of))*(?=\s|$)/iu;
const SAYS_REDUCED = /off|discount|sale|save/i;
/** From what sum on something else holds: "ships free over $40", "worth $200" are no prices. */
const THRESHOLD = String.raw`(?<!\b(?:over|above|exceeding|than|spend|spending|orders? (?:of|from|over|above)|min(?:imum|\.)?(?: order| spend)?(?: of)?|worth|valued? (?:at|of)|raised|raising)\s)`;
const SUM = String.raw`(?:(?:[$€£]|(?:CHF|EUR|USD|GBP)\s)\s?\d(?:[\d.,]*\d)?(?:\s?(?:k|m)\b)?|\d(?:[\d.,]*\d)?\s?(?:€|£|zł|(?:CHF|EUR|USD|GBP)\b))`;
/** "$49/month", "from €12.50", "only £9 a week", "14,90 €", "$500 off". */
const PRICE = new RegExp(
  String.raw`(?:^|[\s(,–—-]+)((?:(?:(?:your |the )?first (?:week|month|year|class|lesson|session|visit|box|order)|\d+ (?:classes|sessions|lessons|visits|rooms|nights))\s(?:for\s|only\s|just\s)?)?(?:(?:from|only|just|under|below|starting at|flat fee|for|at|save|get)\s+)?${THRESHOLD}${SUM}(?:\s(?:each|apiece|off|discount|cash ?back)|\s?(?:\/|per\s|an?\s)\s?(?:month|mo|year|yr|week|day|night|hour|hr|person|piece|head)|\s(?:pcm|pw)\b)?)\)?(?=[\s,.)!]|$)`,
  'i',
);

/** What it cost before: a price crossed out says nothing without the other. */
const FORMERLY = new RegExp(
  String.raw`,?\s*\(?\b(?:was|instead of|rrp|normally|usually|statt)\s+${SUM}\)?`,
  'gi',
);

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
export function splitOffer(field: string): Offered {
  const reduction = REDUCTION.exec(field);
  const priced = field.replace(FORMERLY, ' ');
  const found = reduction?.[1] && SAYS_REDUCED.test(reduction[1]) ? reduction : PRICE.exec(priced);
  if (!found?.[1]) return { product: field, offer: null };
  const product = tidy(priced.replace(found[0], ' ').replace(/(?<=[.!?])\s+[.!?]/g, ''));
  if (!/\p{L}{2}/u.test(product)) return { product: field, offer: null };
  return { product, offer: capitalise(found[1].trim().replace(/^(?:for|at)\s+/i, '')) };
}
