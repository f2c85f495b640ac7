import * as z from 'zod';

const linkSchema = z.url({ protocol: /^https?$/ });
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Matches a file path with a drive letter. Only the file name of a path with a drive letter is used. */
const DRIVE = /^[a-z]:\\/i;
const BEGINS_ADDRESS = /^(?:https?:)?\/\//i;
/**
 * Matches the separators in a list of URLs. A URL may contain commas and spaces, so a separator must be
 * followed by another URL.
 */
const BETWEEN_ADDRESSES = /[\s,;|]+(?=(?:https?:)?\/\/)/i;
/** Matches a file name with its URL in a table cell, such as "front.jpg (https://…)". */
const ATTACHED = /\.\w{3,4} \((https?:\/\/[^\s()]+)\)/i;
const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?|bmp)$/i;
/** Matches a URL without protocol, such as "www.shop.example/mug" or "shop.example/mug". */
const HOST_WITH_PATH = /^(?:www\.[^\s/]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:\/|$)/iu;
const FILE_NAME = /^[^/]+\.(?:html?|php|aspx?|pdf|jpe?g|png|webp|gif)$/i;
const MAX_PHOTO_LINK_LENGTH = 2048;
/**
 * Maximum length of an ad's link. The limit leaves room for the UTM parameters that a launch kit adds to the
 * link.
 */
export const MAX_PRODUCT_LINK_LENGTH = 1500;

/** A link as it was read from a catalogue. */
interface ReadLink {
  link: string;
  /** True for a relative URL that can't be completed because the shop's URL is unknown. */
  isRelative: boolean;
}

/**
 * Returns the product's link in a cell. Adds a missing protocol, encodes spaces, and resolves a relative link
 * against the shop's URL.
 * @param shop URL of the shop; empty when it is unknown
 */
export function readProductLink(cell: string, shop: string): ReadLink {
  if (cell === '') return { link: '', isRelative: false };
  if (BEGINS_ADDRESS.test(cell) || ANY_SCHEME.test(cell)) return wrapLink(cell);
  if (HOST_WITH_PATH.test(cell) && !FILE_NAME.test(cell)) return wrapLink(`https://${cell}`);
  return resolveLink(cell, shop);
}

/**
 * Returns the product photo in a cell, as a link or as a file name. For a list of photos, returns the first
 * photo.
 */
export function readPhoto(cell: string, shop: string): ReadLink {
  const attached = ATTACHED.exec(cell)?.[1];
  if (attached && !BEGINS_ADDRESS.test(cell)) return wrapLink(attached);
  const first = BEGINS_ADDRESS.test(cell)
    ? (cell.split(BETWEEN_ADDRESSES)[0] ?? '').replace(/[\s,;|]+$/, '')
    : readFirstName(cell);
  if (BEGINS_ADDRESS.test(first)) return wrapLink(first);
  if (/^[^/]+\//.test(first) && HOST_WITH_PATH.test(first)) return wrapLink(`https://${first}`);
  if (first.startsWith('/') && shop !== '') return resolveLink(first, shop);
  return { link: first, isRelative: first.startsWith('/') };
}

/**
 * Returns the first file name in a list of pictures. A cell is a list only if each part is the file name of a
 * picture. For example, "mug, large.jpg" is a single name.
 */
function readFirstName(cell: string): string {
  const names = cell.split(/\s*[,;|]\s*/);
  return names.every((name) => PICTURE_NAME.test(name)) ? (names[0] ?? cell) : cell;
}

function wrapLink(link: string): ReadLink {
  const address = link.startsWith('//') ? `https:${link}` : link;
  return { link: address.replace(/\s/g, '%20'), isRelative: false };
}

function resolveLink(part: string, shop: string): ReadLink {
  const isUsable = linkSchema.safeParse(shop).success;
  if (!isUsable) return { link: part, isRelative: true };
  return wrapLink(`${shop.replace(/\/+$/, '')}/${part.replace(/^\/+/, '')}`);
}

/** Returns the URL of a shop as the user typed it, with a protocol and without a slash at its end. */
export function readShopAddress(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  return (BEGINS_ADDRESS.test(text) ? text : `https://${text}`).replace(/\/+$/, '');
}

/** Returns the problems of a row's photo link or file name, as sentences for the user. */
export function listPhotoProblems(photo: string): string[] {
  if (photo.length > MAX_PHOTO_LINK_LENGTH) return ['Photo is too long.'];
  const isOdd = ANY_SCHEME.test(photo) && !isPhotoLink(photo) && !DRIVE.test(photo);
  return isOdd ? ['Photo is neither a web address nor a file name.'] : [];
}

/**
 * Returns the problems of a row's link, as sentences for the user. The link is optional, so a row without a
 * link has no problem.
 */
export function listLinkProblems({ link, isRelative }: ReadLink): string[] {
  if (link.length > MAX_PRODUCT_LINK_LENGTH) return ['Product link is too long.'];
  if (link === '' || isRelative) return [];
  if (!linkSchema.safeParse(link).success) return ['Product link is not a web address.'];
  const { username, password } = new URL(link);
  return username || password ? ['Product link holds a user name or password.'] : [];
}

/** Tells whether a row's photo is a URL rather than a file's name. */
export function isPhotoLink(photo: string): boolean {
  return linkSchema.safeParse(photo).success;
}
