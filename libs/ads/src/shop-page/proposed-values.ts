import type { AdLanguage } from '@adwright/contracts';
import { formatPrice } from '@adwright/contracts/campaigns';
import type { PageProposal } from '@adwright/contracts/shop-page';

/** What a proposal offers to a form, as text that the user may change. */
export interface ProposedValues {
  product: string;
  description: string;
  audience: string;
  price: string;
  was: string;
}

/** "from" before the least of several prices, in the page's language. */
const FROM: Readonly<Record<AdLanguage, string>> = {
  ar: 'من {}',
  de: 'ab {}',
  el: 'από {}',
  en: 'from {}',
  es: 'desde {}',
  fr: 'à partir de {}',
  he: 'החל מ-{}',
  hi: '{} से',
  id: 'mulai {}',
  it: 'da {}',
  ja: '{}から',
  ko: '{}부터',
  nl: 'vanaf {}',
  pl: 'od {}',
  pt: 'a partir de {}',
  ru: 'от {}',
  sv: 'från {}',
  th: 'เริ่มต้น {}',
  tr: '{} itibaren',
  uk: 'від {}',
  vi: 'từ {}',
  zh: '{}起',
};

/** A proposal's texts; prices as the page's language writes them. */
export function proposedValues(proposal: PageProposal): ProposedValues {
  const { name, description, audience, language, price } = proposal;
  const written = price ? formatPrice(price.value, language?.value) : '';
  return {
    product: name?.value ?? '',
    description: description?.value ?? '',
    audience: audience?.value ?? '',
    price: price?.value.isFrom ? FROM[language?.value ?? 'en'].replace('{}', written) : written,
    was:
      price?.value.was === undefined
        ? ''
        : formatPrice({ amount: price.value.was, currency: price.value.currency }, language?.value),
  };
}
