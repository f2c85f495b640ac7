import { toCsv } from '@adwright/ads';
import type { RowPrice } from '@adwright/contracts/campaigns';
import type { PageProposal } from '@adwright/contracts/shop-page';

/**
 * Columns of the file: the columns of Google's product feed, which the catalogue reader recognises, and the
 * language of each product's page.
 */
const COLUMNS = [
  'title',
  'description',
  'price',
  'sale_price',
  'availability',
  'brand',
  'language',
  'link',
  'image_link',
] as const;

const AVAILABILITIES = {
  'in-stock': 'in stock',
  'out-of-stock': 'out of stock',
  preorder: 'preorder',
  discontinued: 'out of stock',
} as const;

/** Writes a shop's products as a catalogue file for a campaign. */
export function buildProductListFile(products: readonly PageProposal[], shop: string): File {
  const currency = findOnlyCurrency(products);
  const rows = products.map((product) => ({
    title: product.name?.value ?? '',
    description: product.description?.value ?? '',
    ...formatPrices(product.price?.value, currency),
    availability: product.availability ? AVAILABILITIES[product.availability.value] : '',
    brand: product.brand.name?.value ?? '',
    language: product.language?.value ?? '',
    link: product.address ?? '',
    image_link: product.photos[0]?.value ?? '',
  }));
  const stem = shop.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'shop';
  return new File([toCsv(COLUMNS, rows, 'blank')], `${stem}.csv`, { type: 'text/csv' });
}

/**
 * Returns the currency of a shop if its products name only one currency. The only currency of a shop also
 * applies to prices without a currency.
 */
function findOnlyCurrency(products: readonly PageProposal[]): string {
  const named = new Set(products.flatMap(({ price }) => price?.value.currency ?? []));
  const [currency = ''] = named;
  return named.size === 1 ? currency : '';
}

function formatPrices(
  price: RowPrice | undefined,
  shopCurrency: string,
): { price: string; sale_price: string } {
  if (!price) return { price: '', sale_price: '' };
  const written = (amount: number) =>
    `${formatAmount(amount)} ${price.currency ?? shopCurrency}`.trim();
  // A "from" price is written without an old price, because the old price of one variant does not apply to the
  // other variants.
  if (price.isFrom) return { price: `from ${written(price.amount)}`, sale_price: '' };
  return price.was === undefined
    ? { price: written(price.amount), sale_price: '' }
    : { price: written(price.was), sale_price: written(price.amount) };
}

/**
 * Writes an amount so that its decimals are not three digits, which the catalogue reader would take for thousands: For
 * example, it writes "12.3450" for 12.345 dinars.
 */
function formatAmount(amount: number): string {
  const cents = amount.toFixed(2);
  return Number(cents) === amount ? cents : amount.toFixed(4);
}
