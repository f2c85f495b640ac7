import type { AdLanguage } from '@adwright/contracts';
import { FROM_PRICE, formatPrice } from '@adwright/contracts/campaigns';
import type { PageProposal } from '@adwright/contracts/shop-page';

/**
 * The values that a proposal enters into a form. The user may change the proposed values before the form gets
 * them.
 */
export interface ProposedValues {
  product: string;
  description: string;
  audience: string;
  brandName: string;
  /** Language of the ad; null to write the ad in the language of the brief. */
  language: AdLanguage | null;
  price: string;
  was: string;
}

/** Converts a proposal to form values, and writes prices in the notation of the page's language. */
export function buildProposedValues(proposal: PageProposal): ProposedValues {
  const { name, description, audience, brand, language, price } = proposal;
  const written = price ? formatPrice(price.value, language?.value) : '';
  return {
    product: name?.value ?? '',
    description: description?.value ?? '',
    audience: audience?.value ?? '',
    brandName: brand.name?.value ?? '',
    language: language?.value ?? null,
    price: price?.value.isFrom
      ? FROM_PRICE[language?.value ?? 'en'].replace('{sum}', () => written)
      : written,
    was:
      price?.value.was === undefined
        ? ''
        : formatPrice({ amount: price.value.was, currency: price.value.currency }, language?.value),
  };
}
