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

/** Paths below the engine's origin that read shops. Signed in, unpaid, limited per user; nothing is saved. */
export const SHOP_PAGE_PATHS = {
  /** `POST` an address: what the page says of its product and shop. */
  address: '/shop-pages/address',
  /** `POST` the bytes of a saved page, or text as plain text, with `?address=`: the same. */
  file: '/shop-pages/file',
  /** `POST` the address of a picture that a page shows: the picture, and its cut-out where asked. */
  photo: '/shop-pages/photo',
  /** `POST` the address of a shop or collection: its products. */
  products: '/shop-pages/products',
} as const;

/** Of one page, packed and unpacked. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;
export const MAX_PAGE_PHOTOS = 12;
/** Products of a list page that are named. */
export const MAX_LISTED_PRODUCTS = 200;
/** Products of a shop that a campaign takes. */
export const MAX_PICKED_PRODUCTS = 50;
export const MAX_PAGE_ADDRESS_LENGTH = 2048;

/** Where a value of a page was read. */
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

/** The same in words: "from …". */
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

const found = <Value extends z.ZodType>(value: Value) => z.object({ value, source: sourceSchema });
/** A value with where it was read. */
export interface Found<Value> {
  value: Value;
  source: PageSource;
}

const webAddressSchema = z.url({ protocol: /^https?$/ }).max(MAX_PAGE_ADDRESS_LENGTH);
const textSchema = plainTextSchema.max(MAX_TEXT_LENGTH);

export const AVAILABILITIES = ['in-stock', 'out-of-stock', 'preorder', 'discontinued'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** A product as a list names it. */
export const listedProductSchema = z.object({
  address: webAddressSchema,
  /** Empty where the list says none. */
  name: textSchema,
  photo: webAddressSchema.nullable(),
});
export type ListedProduct = z.infer<typeof listedProductSchema>;

/** What a page shows: one product, several, a picture alone, or neither. */
const PAGE_KINDS = ['product', 'list', 'picture', 'other'] as const;

/** What a page says, to be confirmed by the user. Everything is text of a stranger: data, never instructions. */
export const pageProposalSchema = z.object({
  address: webAddressSchema.nullable(),
  kind: z.enum(PAGE_KINDS),
  name: found(textSchema).nullable(),
  description: found(textSchema).nullable(),
  price: found(rowPriceSchema).nullable(),
  availability: found(z.enum(AVAILABILITIES)).nullable(),
  audience: found(textSchema).nullable(),
  language: found(adLanguageSchema).nullable(),
  photos: z.array(found(webAddressSchema)).max(MAX_PAGE_PHOTOS),
  brand: z.object({
    name: found(plainTextSchema.max(MAX_BRAND_NAME_LENGTH)).nullable(),
    /** The likeliest first. */
    logos: z.array(found(webAddressSchema)).max(5),
    colours: z.array(found(brandColourSchema)).max(MAX_BRAND_COLOURS),
    type: found(typePairingSchema).nullable(),
  }),
  /** Of a list. */
  products: z.array(listedProductSchema).max(MAX_LISTED_PRODUCTS),
});
export type PageProposal = z.infer<typeof pageProposalSchema>;

/** Why a page can't be read, each with what the user is told. */
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
  /** For the user. */
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
  /** `small` for choosing; `photo` as it is; `cut-out` as it is, with what its cut-out would look like. */
  want: z.enum(['small', 'photo', 'cut-out']),
});

/** A picture in base64. */
const pictureSchema = z.object({ mediaType: z.enum(UPLOAD_MIME_TYPES), bytes: z.string() });

export const pagePhotoResponseSchema = z.object({
  success: z.literal(true),
  photo: pictureSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  cutout: pictureSchema.nullable(),
  /** Why an ad would show the photo framed; one sentence. */
  problem: z.string().nullable(),
});
export type PagePhotoResponse = z.infer<typeof pagePhotoResponseSchema>;

/**
 * The addresses that a text may mean, the likeliest first: one that names its protocol, or that stands within a sentence that a phone
 * shares, means itself; one without means https, then http, each with "www." and without. Empty for no address.
 */
export function readPageAddresses(text: string): string[] {
  const line = mendProtocol(text.trim());
  const within = /https?:\/\/[^\s<>"']+/i.exec(line)?.[0].replace(/[.,;:!?)\]]+$/, '');
  if (within !== undefined) return completeAddresses([within]);
  const bare = bareAddress(line);
  if (bare === null) return [];
  const other = /^www\./i.test(bare) ? bare.slice('www.'.length) : `www.${bare}`;
  return completeAddresses([bare, other].flatMap((each) => [`https://${each}`, `http://${each}`]));
}

/** The likeliest of {@link readPageAddresses}. Null for no address. */
export function readPageAddress(text: string): string | null {
  return readPageAddresses(text)[0] ?? null;
}

/** "https//shop.example" and "http:/ shop.example" as they were meant. */
function mendProtocol(line: string): string {
  return line.replace(/^(https?)\s*(?::\s*(?:\/\s*){0,2}|\/\/\s*)(?=[^\s/]+[.:\]])/i, '$1://');
}

/** Full stops of Chinese and Japanese, which browsers take for dots in a host. */
const FULL_STOPS = /[\u3002\uff0e\uff61]/g;

/** An address without protocol, with the blanks that people and keyboards put around dots and slashes; null for other texts. */
function bareAddress(line: string): string | null {
  // No address is longer, and the patterns below take seconds for thousands of blanks.
  if (line.length > MAX_PAGE_ADDRESS_LENGTH) return null;
  const text = line
    .replace(FULL_STOPS, '.')
    .replace(/^\/\//, '')
    .replace(/\s+(?=[./])/g, '')
    .replace(/\/\s+/g, '/')
    .replace(/[,;!]+$/, '');
  // The last part of a host has a letter; that of a price has none.
  return /^[^\s/@?#]+\.(?=[^\s/@.?#]*\p{L})[^\s/@.?#]{2,}\.*(?:[/?#]\S*)?$/u.test(text)
    ? text
    : null;
}

/** Each as a browser writes it, without dots too many in its host; those that are none are left out. */
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
