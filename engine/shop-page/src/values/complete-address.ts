import { MAX_PAGE_ADDRESS_LENGTH } from '@adwright/contracts/shop-page';

/**
 * Completes a relative URL with the URL of its page; returns null for an invalid URL. For pasted text, which
 * has no page, `base` is null.
 */
export function completeAddress(address: string, base: string | null): string | null {
  const trimmed = address.trim();
  if (trimmed === '') return null;
  const url = base === null ? URL.parse(trimmed) : URL.parse(trimmed, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return null;
  return url.href.length <= MAX_PAGE_ADDRESS_LENGTH ? url.href : null;
}

/**
 * Matches the size in a picture's URL, such as `_600x`, `-300x300`, `?width=600`, `._AC_SL500_`.
 * Shops serve each picture in many sizes.
 */
const SIZE_IN_NAME =
  /(?:_(?:\d+x\d*|x\d+|pico|icon|thumb|small|compact|medium|large|grande|master)(?:_crop_\w+)?(?:@\dx)?|-\d{2,4}x\d{2,4}|\._[A-Z0-9_,]+_)(?=\.[a-z]{3,4}$)/i;

/** Returns the part of a picture's URL that is equal for all sizes of the picture. */
export function getPictureKey(address: string): string {
  const { host, pathname } = new URL(address);
  // Wix adds the size after the picture's name in URLs, and PrestaShop adds it before the name.
  const path = pathname
    .replace(/\/v1\/(?:fill|crop|fit)\/.*$/, '')
    .replace(/\/(\d+)-\w+_default\//, '/$1/')
    .replace(SIZE_IN_NAME, '');
  return `${host}${path}`.toLowerCase();
}

/** Matches size names in the URLs of pictures that are too small to print. */
const SMALL = /\d-(?:home|medium|small|cart)_default\/|_(?:pico|icon|thumb|small|compact)\.\w+$/i;

/** Tells whether a URL leads to a small version of a picture. */
export function isSmallPicture(address: string): boolean {
  return SMALL.test(new URL(address).pathname);
}
