import { MAX_PAGE_ADDRESS_LENGTH } from '@adwright/contracts/shop-page';

/**
 * Completes a URL with the URL of its page; returns null for an invalid one. For pasted text, which has no
 * page, the base is null.
 */
export function completeAddress(address: string, base: string | null): string | null {
  const trimmed = address.trim();
  if (trimmed === '') return null;
  const url = base === null ? URL.parse(trimmed) : URL.parse(trimmed, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return null;
  return url.href.length <= MAX_PAGE_ADDRESS_LENGTH ? url.href : null;
}

/**
 * Sizes in picture URLs, such as `_600x`, `-300x300`, `?width=600`, `._AC_SL500_`, because shops serve a
 * picture in many sizes.
 */
const SIZE_IN_NAME =
  /(?:_(?:\d+x\d*|x\d+|pico|icon|thumb|small|compact|medium|large|grande|master)(?:_crop_\w+)?(?:@\dx)?|-\d{2,4}x\d{2,4}|\._[A-Z0-9_,]+_)(?=\.[a-z]{3,4}$)/i;

/** Returns the part of a picture's URL that is the same for all its sizes. */
export function getPictureKey(address: string): string {
  const { host, pathname } = new URL(address);
  // Wix adds the size after the picture's name, PrestaShop before it.
  const path = pathname
    .replace(/\/v1\/(?:fill|crop|fit)\/.*$/, '')
    .replace(/\/(\d+)-\w+_default\//, '/$1/')
    .replace(SIZE_IN_NAME, '');
  return `${host}${path}`.toLowerCase();
}

/** Size names in URLs of shop systems that mean a picture too small to print. */
const SMALL = /\d-(?:home|medium|small|cart)_default\/|_(?:pico|icon|thumb|small|compact)\.\w+$/i;

/** Tells whether a URL is that of a small version of a picture. */
export function isSmallPicture(address: string): boolean {
  return SMALL.test(new URL(address).pathname);
}
