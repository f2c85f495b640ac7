import { toCsv } from '@adwright/ads';
import type { RowPrice } from '@adwright/contracts/campaigns';
import type { PageProposal } from '@adwright/contracts/shop-page';

/** Columns of Google's product feed, which catalogues are known by. */
const COLUMNS = [
  'title',
  'description',
  'price',
  'sale_price',
  'availability',
  'link',
  'image_link',
] as const;

const AVAILABILITIES = {
  'in-stock': 'in stock',
  'out-of-stock': 'out of stock',
  preorder: 'preorder',
  discontinued: 'out of stock',
} as const;

/** What was read of a shop's products, as the catalogue that a campaign begins with. */
export function productListFile(products: readonly PageProposal[], shop: string): File {
  const rows = products.map(({ name, description, price, availability, address, photos }) => ({
    title: name?.value ?? '',
    description: description?.value ?? '',
    ...pricesOf(price?.value),
    availability: availability ? AVAILABILITIES[availability.value] : '',
    link: address ?? '',
    image_link: photos[0]?.value ?? '',
  }));
  const stem = shop.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'shop';
  return new File([toCsv(COLUMNS, rows, 'blank')], `${stem}.csv`, { type: 'text/csv' });
}

function pricesOf(price: RowPrice | undefined): { price: string; sale_price: string } {
  if (!price) return { price: '', sale_price: '' };
  const written = (amount: number) => `${amount.toFixed(2)} ${price.currency ?? ''}`.trim();
  // The price before a sale of one variant says nothing of the others.
  if (price.isFrom) return { price: `from ${written(price.amount)}`, sale_price: '' };
  return price.was === undefined
    ? { price: written(price.amount), sale_price: '' }
    : { price: written(price.was), sale_price: written(price.amount) };
}
