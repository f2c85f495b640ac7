import * as z from 'zod';
import { adLanguageSchema } from './ad-languages.ts';
import { brandColourSchema } from './brand.ts';
import { rowPriceSchema } from './campaigns/price.ts';
import {
  MAX_BRAND_COLOURS,
  MAX_BRAND_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  UPLOAD_MIME_TYPES,
} from './limits.ts';
import { typePairingSchema } from './look.ts';
import { plainTextSchema } from './plain-text.ts';

/**
 * Paths below the engine's origin for reading pages of shops. The routes require sign-in, cost no credits, save
 * nothing, and are limited per user.
 */
export const SHOP_PAGE_PATHS = {
  /** `POST` with a URL returns the product and the shop that the page describes. */
  address: '/shop-pages/address',
  /**
   * `POST` with the bytes of a saved page, or with its plain text, and with `?address=`, also returns the
   * product and the shop.
   */
  file: '/shop-pages/file',
  /** `POST` with the URL of a picture on a page returns the picture and, on request, its cut-out. */
  photo: '/shop-pages/photo',
  /** `POST` with the URL of a shop or collection returns its products. */
  products: '/shop-pages/products',
} as const;

/** Maximum size of one page, both compressed and uncompressed. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;
export const MAX_PAGE_PHOTOS = 12;
/** Maximum number of products in the response for a page that lists products. */
export const MAX_LISTED_PRODUCTS = 200;
/** Maximum number of a shop's products from which one campaign can be made. */
export const MAX_PICKED_PRODUCTS = 50;
export const MAX_PAGE_ADDRESS_LENGTH = 2048;

/** Parts of a shop page from which the engine reads a value. */
const PAGE_SOURCES = [
  'json-ld',
  'microdata',
  'rdfa',
  'shopify',
  'woocommerce',
  'open-graph',
  'page-text',
  'manifest',
  'icon',
  'theme-color',
  'stylesheet',
  'logo',
  'photo',
  'address',
  'language',
] as const;
const sourceSchema = z.enum(PAGE_SOURCES);
export type PageSource = z.infer<typeof sourceSchema>;

/** Labels of the parts of a page, worded to follow "from". */
export const PAGE_SOURCE_LABELS: Readonly<Record<PageSource, string>> = {
  'json-ld': 'the page’s product data',
  microdata: 'the page’s product data',
  rdfa: 'the page’s product data',
  shopify: 'the shop’s product data',
  woocommerce: 'the shop’s product data',
  'open-graph': 'the page’s sharing tags',
  'page-text': 'the page’s text',
  manifest: 'the shop’s app manifest',
  icon: 'the shop’s icon',
  'theme-color': 'the page’s theme color',
  stylesheet: 'the page’s styles',
  logo: 'the logo',
  photo: 'the photo',
  address: 'the address',
  language: 'the page’s words',
};

const defineFound = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, source: sourceSchema });
/** A value with the part of the page from which the engine read the value. */
export interface Found<Value> {
  value: Value;
  source: PageSource;
}

const webAddressSchema = z.url({ protocol: /^https?$/ }).max(MAX_PAGE_ADDRESS_LENGTH);
const textSchema = plainTextSchema.max(MAX_TEXT_LENGTH);

export const AVAILABILITIES = ['in-stock', 'out-of-stock', 'preorder', 'discontinued'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** A product as it appears in a shop's list of products. */
export const listedProductSchema = z.object({
  address: webAddressSchema,
  /** Name of the product; empty when the list doesn't contain the name. */
  name: textSchema,
  photo: webAddressSchema.nullable(),
});
export type ListedProduct = z.infer<typeof listedProductSchema>;

/**
 * Kinds of shop pages: a page with one product, with several products, with only a picture, or another page.
 */
const PAGE_KINDS = ['product', 'list', 'picture', 'other'] as const;

/**
 * The values that the engine read from a shop page. The user confirms these values before they are used. The texts are
 * untrusted data and never instructions.
 */
export const pageProposalSchema = z.object({
  address: webAddressSchema.nullable(),
  kind: z.enum(PAGE_KINDS),
  name: defineFound(textSchema).nullable(),
  description: defineFound(textSchema).nullable(),
  price: defineFound(rowPriceSchema).nullable(),
  availability: defineFound(z.enum(AVAILABILITIES)).nullable(),
  audience: defineFound(textSchema).nullable(),
  language: defineFound(adLanguageSchema).nullable(),
  photos: z.array(defineFound(webAddressSchema)).max(MAX_PAGE_PHOTOS),
  brand: z.object({
    name: defineFound(plainTextSchema.max(MAX_BRAND_NAME_LENGTH)).nullable(),
    /** URLs of possible logos, the most likely first. */
    logos: z.array(defineFound(webAddressSchema)).max(5),
    colours: z.array(defineFound(brandColourSchema)).max(MAX_BRAND_COLOURS),
    type: defineFound(typePairingSchema).nullable(),
  }),
  /** The products of a page that lists products; empty for other pages. */
  products: z.array(listedProductSchema).max(MAX_LISTED_PRODUCTS),
});
export type PageProposal = z.infer<typeof pageProposalSchema>;

/** Reasons why a shop page can't be read, each with a message for the user. */
export const UNREADABLE_PAGES = {
  address: 'This address can’t be read.',
  silent: 'The shop’s server did not answer in time.',
  refused: 'The shop does not let programs read this page.',
  login: 'This page is behind a sign-in.',
  robots: 'The shop asks programs not to read this page (robots.txt).',
  missing: 'There is no page at this address any more.',
  scripts: 'This page is put together by scripts, which we don’t run.',
  'too-large': 'This page is too large to be read.',
  'other-file': 'This address leads to a file that is no web page, such as a PDF.',
  empty: 'No product was found on this page.',
} as const;
export type UnreadablePage = keyof typeof UNREADABLE_PAGES;
const UNREADABLE_REASONS = [
  'address',
  'silent',
  'refused',
  'login',
  'robots',
  'missing',
  'scripts',
  'too-large',
  'other-file',
  'empty',
] as const satisfies readonly UnreadablePage[];

export const unreadableReasonSchema = z.enum(UNREADABLE_REASONS);

const unreadableSchema = z.object({
  state: z.literal('unreadable'),
  reason: unreadableReasonSchema,
  /** Message that is shown to the user. */
  message: z.string(),
});
export type UnreadableResult = z.infer<typeof unreadableSchema>;

const pageResultSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('read'), proposal: pageProposalSchema }),
  unreadableSchema,
]);
export type PageResult = z.infer<typeof pageResultSchema>;

export const pageRequestSchema = z.object({
  address: z.string().trim().min(1).max(MAX_PAGE_ADDRESS_LENGTH),
});

export const pageResponseSchema = z.object({
  success: z.literal(true),
  page: pageResultSchema,
});
export type PageResponse = z.infer<typeof pageResponseSchema>;

export const productsResponseSchema = z.object({
  success: z.literal(true),
  list: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('read'),
      shop: z.string().max(MAX_BRAND_NAME_LENGTH),
      products: z.array(listedProductSchema).max(MAX_LISTED_PRODUCTS),
    }),
    unreadableSchema,
  ]),
});
export type ProductsResponse = z.infer<typeof productsResponseSchema>;

export const pagePhotoRequestSchema = z.object({
  address: webAddressSchema,
  /**
   * The value `small` means a thumbnail, `photo` the original, and `cut-out` the original with a preview of
   * its cut-out.
   */
  want: z.enum(['small', 'photo', 'cut-out']),
});

/** A picture with its bytes in base64. */
const pictureSchema = z.object({ mediaType: z.enum(UPLOAD_MIME_TYPES), bytes: z.string() });

export const pagePhotoResponseSchema = z.object({
  success: z.literal(true),
  photo: pictureSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  cutout: pictureSchema.nullable(),
  /** Reason why an ad would show the photo in a frame, as one sentence for the user. */
  problem: z.string().nullable(),
});
export type PagePhotoResponse = z.infer<typeof pagePhotoResponseSchema>;

/**
 * Returns the URLs that a text may mean, the most likely first; empty if the text contains no URL. For a text
 * with a complete URL, the result is only this URL. A URL without protocol is tried with https, then with http,
 * each with and without "www.".
 */
export function readPageAddresses(text: string): string[] {
  const line = mendProtocol(text.trim());
  const within = /https?:\/\/[^\s<>"']+/i.exec(line)?.[0].replace(/[.,;:!?)\]]+$/, '');
  if (within !== undefined) return completeAddresses([within]);
  const bare = readBareAddress(line);
  if (bare === null) return [];
  const other = /^www\./i.test(bare) ? bare.slice('www.'.length) : `www.${bare}`;
  return completeAddresses([bare, other].flatMap((each) => [`https://${each}`, `http://${each}`]));
}

/** Returns the first result of {@link readPageAddresses}; null if there is none. */
export function readPageAddress(text: string): string | null {
  return readPageAddresses(text)[0] ?? null;
}

/** Repairs a mistyped protocol, as in "https//shop.example", "http:/ shop.example". */
function mendProtocol(line: string): string {
  return line.replace(/^(https?)\s*(?::\s*(?:\/\s*){0,2}|\/\/\s*)(?=[^\s/]+[.:\]])/i, '$1://');
}

/** Chinese and Japanese full stops, which browsers treat as dots in a host name. */
const FULL_STOPS = /[\u3002\uff0e\uff61]/g;

/**
 * Reads a URL without protocol, and removes spaces around the dots and slashes of the URL. Returns null for a
 * text that is not a URL.
 */
function readBareAddress(line: string): string | null {
  // A longer text is not a URL, and the regular expressions below would take seconds for thousands of spaces.
  if (line.length > MAX_PAGE_ADDRESS_LENGTH) return null;
  const text = line
    .replace(FULL_STOPS, '.')
    .replace(/^\/\//, '')
    .replace(/\s+(?=[./])/g, '')
    .replace(/\/\s+/g, '/')
    .replace(/[,;!]+$/, '');
  // The last part of a host name contains a letter; the last part of a price does not.
  return /^[^\s/@?#]+\.(?=[^\s/@.?#]*\p{L})[^\s/@.?#]{2,}\.*(?:[/?#]\S*)?$/u.test(text)
    ? text
    : null;
}

/** Normalises each URL as a browser would, without extra dots in its host name. Invalid URLs are left out. */
function completeAddresses(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const parsed = webAddressSchema.safeParse(address);
    if (!parsed.success) return [];
    const url = new URL(parsed.data);
    const host = url.hostname.replace(/\.+$/, '').replace(/\.{2,}/g, '.');
    if (host !== url.hostname) url.hostname = host;
    return [url.href];
  });
}
