import { FROM_PRICE, formatPrice } from '@adwright/contracts/campaigns';
import type { PageProposal } from '@adwright/contracts/shop-page';

/** What a proposal offers to a form, as text that the user may change. */
export interface ProposedValues {
  product: string;
  description: string;
  audience: string;
  price: string;
  was: string;
}

/** A proposal's texts; prices as the page's language writes them. */
export function proposedValues(proposal: PageProposal): ProposedValues {
  const { name, description, audience, language, price } = proposal;
  const written = price ? formatPrice(price.value, language?.value) : '';
  return {
    product: name?.value ?? '',
    description: description?.value ?? '',
    audience: audience?.value ?? '',
    price: price?.value.isFrom
      ? FROM_PRICE[language?.value ?? 'en'].replace('{sum}', () => written)
      : written,
    was:
      price?.value.was === undefined
        ? ''
        : formatPrice({ amount: price.value.was, currency: price.value.currency }, language?.value),
  };
}
