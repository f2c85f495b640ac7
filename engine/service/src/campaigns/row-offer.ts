import { adLanguageSchema, keepFilledOffer, type Offer } from '@adwright/contracts';
import {
  type CampaignBrief,
  FROM_PRICE,
  formatPrice,
  type RowPrice,
} from '@adwright/contracts/campaigns';
import { understandBrief } from '@adwright/engine-copywriter';

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Milliseconds by which the last time zone (UTC−12) is behind UTC. */
const LAST_ZONE_MS = 12 * 60 * 60 * 1000;

/**
 * Returns the date with which deadlines are compared: the earliest day that has not ended in every time zone.
 * The time zone of an ad is unknown, and dropping a valid offer does more harm than printing an expired offer
 * for some hours.
 */
export function getDeadlineDay(now: Date): string {
  return new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);
}

/**
 * Builds the offer that a row's ad prints, in the language of the row's brief. A date from a feed is written
 * in words, and a lowered price is printed beside the old price. After the last day of the offer, the ad
 * shows the old price. Of the other facts, it keeps only the place and the phone number.
 * @param price the price that the ad states for its product
 * @param today as {@link getDeadlineDay} returns it
 */
export function buildRowOffer(
  brief: CampaignBrief,
  price: RowPrice | null,
  today: string,
): Offer | undefined {
  const { until, ...offer } = brief.offer ?? {};
  const { place, phone } = offer;
  const language = understandBrief(brief).language;
  if (isSaleOver(brief, today)) {
    return keepFilledOffer({
      place,
      phone,
      ...(price ? formatOfferPrice(dropOldPrice(price), language) : {}),
    });
  }
  return keepFilledOffer({
    ...offer,
    ...(until ? { until: DAY.test(until) ? formatDay(until, language) : until } : {}),
    ...(price ? formatOfferPrice(price, language) : {}),
  });
}

function dropOldPrice({ was, ...price }: RowPrice): RowPrice {
  return was === undefined ? price : { ...price, amount: was };
}

function isSaleOver({ offer }: CampaignBrief, today: string): boolean {
  return offer?.until !== undefined && DAY.test(offer.until) && offer.until < today;
}

/**
 * Formats a price for an ad. A price without a currency is meaningless, and a price without its "from" may
 * promise too much, so both are omitted.
 */
function formatOfferPrice(price: RowPrice, language: string): Pick<Offer, 'price' | 'was'> {
  const { currency, was } = price;
  const known = adLanguageSchema.safeParse(language).data;
  const from = price.isFrom ? known && FROM_PRICE[known] : '{sum}';
  if (currency === null || from === undefined) return {};
  const sumOf = (amount: number) =>
    removeDirectionMarks(formatPrice({ amount, currency }, tagOf(language)));
  return {
    price: from.replace('{sum}', () => sumOf(price.amount)),
    ...(was === undefined ? {} : { was: sumOf(was) }),
  };
}

/** Removes the invisible direction marks that `Intl` adds to numbers and dates. */
function removeDirectionMarks(text: string): string {
  return text.replace(/[\u200e\u200f]/g, '').trim();
}

function formatDay(day: string, language: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(language), format).format(new Date(`${day}T00:00:00Z`));
}

function tagOf(language: string): string {
  return language === 'und' ? 'en' : language;
}
