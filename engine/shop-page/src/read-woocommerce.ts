import type { RowPrice } from '@adwright/contracts/campaigns';
import { formatCellText } from '@adwright/engine-untrusted';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import type { ProductFacts } from './values/page-facts.ts';
import { readPriceText, STRUCK } from './values/price-text.ts';
import { readWrittenAmount } from './values/read-amount.ts';

/** Reads the product from a page that uses WooCommerce's standard templates; null for any other page. */
export function readWooCommerce($: CheerioAPI): ProductFacts | null {
  const isShop = $('.woocommerce, [class*="wp-block-woocommerce"], .single-product').length > 0;
  const title = $('.product_title, .wp-block-post-title').first();
  if (!isShop || title.length === 0) return null;
  const price = $(
    '.summary .price, .product .entry-summary .price, .wp-block-woocommerce-product-price',
  )
    .not('.related .price, .upsells .price')
    .first();
  const gallery = $(
    '.woocommerce-product-gallery__image, .wp-block-woocommerce-product-image-gallery figure',
  );
  return {
    name: formatCellText(title.html() ?? ''),
    description: formatCellText(
      $('.woocommerce-product-details__short-description').first().html() ??
        $('#tab-description').first().html() ??
        '',
    ),
    price: readPriceBlock($, price),
    availability:
      $('.stock.out-of-stock').length > 0
        ? 'out-of-stock'
        : $('.single_add_to_cart_button, .stock.in-stock').length > 0
          ? 'in-stock'
          : null,
    photos: gallery.toArray().flatMap((figure) => {
      const image = $(figure).find('img').first();
      const full = image.attr('data-large_image') ?? $(figure).find('a').attr('href');
      return full ?? image.attr('data-src') ?? image.attr('src') ?? [];
    }),
    category: formatCellText($('.posted_in a').first().text()),
  };
}

/**
 * Reads a price block, in which `<del>` contains the price before a sale and `<ins>` contains the sale price.
 * Two amounts with a dash between them are the lowest and the highest price.
 */
export function readPriceBlock($: CheerioAPI, block: Cheerio<AnyNode>): RowPrice | null {
  if (block.length === 0) return null;
  const shown = block.clone();
  shown.find('.screen-reader-text, .woocommerce-price-suffix, script, style').remove();
  const before = readWrittenAmount(readPriceText($, shown.find(STRUCK).first()));
  const sale = shown.find('ins').first();
  const now = sale.length > 0 ? sale : shown.clone();
  now.find(STRUCK).remove();
  const amounts = now.find('.amount').toArray();
  const [first] = amounts;
  const price = readWrittenAmount(readPriceText($, first ? $(first) : now));
  if (!price) return null;
  const isSale = before !== null && before.amount > price.amount;
  return { ...price, isFrom: amounts.length > 1, ...(isSale ? { was: before.amount } : {}) };
}
