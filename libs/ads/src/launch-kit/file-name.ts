import type { AdFormat } from '@adwright/contracts';

/** Of the brand and of the product in UTF-8; a whole name stays far under the 255 of every file system. */
const MAX_PART_BYTES = 48;

const encoder = new TextEncoder();

/**
 * Letters and digits of any script, in words joined by a hyphen. No character of it is special to a file
 * system, a spreadsheet or a URL; the underscore is left for the separator between parts.
 */
export function safePart(text: string, fallback: string): string {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    // A mark without its letter would stick to the separator.
    .replace(/(^|-)\p{M}+/gu, '$1')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '');
  let part = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(words)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MAX_PART_BYTES) break;
    part += segment;
  }
  return part.replace(/-+$/, '') || fallback;
}

export interface NamedImage {
  brand: string;
  product: string;
  format: AdFormat;
  adId: string;
}

/** `{brand}_{product}_{format}_{id}` without an extension: file name, ad name and `utm_content` alike. */
export function imageName({ brand, product, format, adId }: NamedImage): string {
  return [safePart(brand, 'brand'), safePart(product, 'product'), format, adId].join('_');
}
