import { filledOffer, type Offer } from '@adwright/contracts';
import { type CampaignBrief, formatPrice, type RowPrice } from '@adwright/contracts/campaigns';
import { understandBrief } from '@adwright/engine-copywriter';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The offer as a row's ad prints it, in the language of its brief: a day of a feed is written out, and a price that was lowered has the
 * old one beside it. Once its last day has passed, an offer is over: of it only the place and the phone number are printed.
 * @param price of an ad that says what its product costs
 * @param today "2026-11-27", in any time zone
 */
export function rowOffer(brief: CampaignBrief, price: RowPrice | null, today: string): Offer {
  const { until, ...offer } = brief.offer ?? {};
  const { place, phone } = offer;
  if (isSaleOver(brief, today)) return filledOffer({ place, phone }) ?? {};
  const language = understandBrief(brief).language;
  return {
    ...offer,
    ...(until ? { until: DAY.test(until) ? writtenDay(until, language) : until } : {}),
    ...(price?.was && price.currency
      ? { was: formatPrice({ amount: price.was, currency: price.currency }, tagOf(language)) }
      : {}),
  };
}

/** What a product costs today: a sale that is over gives its price back. */
export function currentPrice(brief: CampaignBrief, price: RowPrice, today: string): RowPrice {
  const { was, ...rest } = price;
  return was !== undefined && isSaleOver(brief, today) ? { ...rest, amount: was } : price;
}

function isSaleOver({ offer }: CampaignBrief, today: string): boolean {
  return offer?.until !== undefined && DAY.test(offer.until) && offer.until < today;
}

function writtenDay(day: string, language: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(language), format).format(new Date(`${day}T00:00:00Z`));
}

function tagOf(language: string): string {
  return language === 'und' ? 'en' : language;
}
