import { type CampaignBrief, formatPrice, type RowPrice } from '@adwright/contracts/campaigns';
import { understandBrief } from '@adwright/engine-copywriter';

/** How a language says that the least of several prices is meant, in the words that the copywriter knows. */
const FROM: Readonly<Record<string, string>> = {
  en: 'from',
  de: 'ab',
  fr: 'à partir de',
  es: 'desde',
  it: 'da',
  pt: 'a partir de',
  nl: 'vanaf',
  pl: 'od',
  sv: 'från',
  ru: 'от',
};
const SIGNS: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  PLN: 'zł',
  SEK: 'kr',
  RUB: '₽',
  TRY: '₺',
};

/**
 * The product as the ad's brief names it, with its price in the brief's language: "Leinenhemd, ab 19,99 €". Without currency
 * a number says nothing, and without a word for "from" it would promise too much: both are left out.
 */
export function pricedProduct(brief: CampaignBrief, price: RowPrice): string {
  const language = understandBrief(brief).language;
  const from = FROM[language];
  if (price.currency === null || (price.isFrom && from === undefined)) return brief.product;
  const sum =
    language === 'en' || language === 'und'
      ? formatPrice(price, 'en')
      : `${formatPrice({ ...price, currency: null }, language)} ${SIGNS[price.currency] ?? price.currency}`;
  return `${brief.product}, ${price.isFrom ? `${from} ` : ''}${sum}`;
}
