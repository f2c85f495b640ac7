import { detectForeignImage, detectImageType } from '@adwright/contracts';
import {
  type ListedProduct,
  MAX_LISTED_PRODUCTS,
  MAX_PAGE_BYTES,
  type PageProposal,
  type PageResult,
  readPageAddresses,
  UNREADABLE_PAGES,
  type UnreadablePage,
  type UnreadableResult,
} from '@adwright/contracts/shop-page';
import {
  FetchFailure,
  type FetchPublic,
  type PublicAnswer,
  unpack,
} from '@adwright/engine-untrusted';
import type { PageExtras, ParsedPage, WantedExtras } from './parse-page.ts';
import { createPoliteFetcher, type PoliteFetcher, RobotsRefusal } from './polite-fetcher.ts';
import { readPage, readSitemap } from './read-page.ts';

export interface ShopVisitor {
  /**
   * Reads the page of a product; returns the reason if the page can't be read. The promise rejects only if the
   * caller aborts the signal.
   */
  readAddress(address: string, signal: AbortSignal): Promise<PageResult>;
  /**
   * Reads a file that a user saved, or text that a user pasted, in the same way as {@link readAddress} reads
   * a response.
   */
  readFile(file: SavedPage, signal: AbortSignal): Promise<PageResult>;
  /** Lists the products of a collection page, or the products of the whole shop from its sitemap. */
  listProducts(address: string, signal: AbortSignal): Promise<ProductList | UnreadableResult>;
}

export interface SavedPage {
  bytes: Uint8Array;
  contentType: string;
  address: string | null;
}

export interface ProductList {
  state: 'read';
  /** Name of the shop; empty if the page names no shop. */
  shop: string;
  products: ListedProduct[];
}

export interface ShopVisitorOptions {
  fetchPublic: FetchPublic;
  /** Minimum time in milliseconds between two pages of one host. */
  delayMs?: number;
  /** Time in milliseconds after which no further page of a list, and no further sitemap, is read. */
  listMs?: number;
}

const ACCEPT_PAGE = 'text/html, application/xhtml+xml;q=0.9, image/*;q=0.5, */*;q=0.1';
/**
 * Maximum size in bytes of a style sheet or manifest; larger files are skipped, because they only supplement
 * the page's data.
 */
const MAX_EXTRA_BYTES = 600 * 1024;
const EXTRAS_TIMEOUT_MS = 5000;
const MAX_LIST_PAGES = 4;
const MAX_SITEMAPS_READ = 4;

/**
 * Creates a visitor that fetches shop pages as robots.txt allows, with one connection per host and
 * pauses between pages. The visitor runs no scripts of the pages and stores no cookies.
 */
export function createShopVisitor(options: ShopVisitorOptions): ShopVisitor {
  const polite = createPoliteFetcher(options);
  const { listMs = 45_000 } = options;
  return {
    async readAddress(address, signal) {
      const parsed = await readAt(polite, address, signal);
      if (parsed.state === 'unreadable') return parsed;
      const extras = await fetchExtras(polite, parsed, signal);
      const whole = extras ? await readPage({ ...parsed.material, extras }, signal) : parsed;
      return resultOf(whole.state === 'read' ? whole : parsed);
    },
    async readFile(file, signal) {
      const parsed = await readBytes(file, signal);
      return parsed.state === 'read' ? resultOf(parsed) : parsed;
    },
    async listProducts(given, signal) {
      const until = performance.now() + listMs;
      const page = await fetchGiven(polite, given, signal);
      if ('reason' in page) return page;
      const parsed = await readBytes(page, signal);
      if (parsed.state === 'unreadable' && parsed.reason !== 'empty') return parsed;
      const shop = parsed.state === 'read' ? (parsed.proposal.brand.name?.value ?? '') : '';
      const listed =
        parsed.state === 'read' && parsed.proposal.kind === 'list'
          ? await followList(polite, parsed, { signal, until })
          : [];
      const products =
        listed.length > 0 ? listed : await listBySitemap(polite, page.address, { signal, until });
      return products.length > 0 ? { state: 'read', shop, products } : unreadable('empty');
    },
  };
}

type ReadAt = Extract<ParsedPage, { state: 'read' }> & { material: SavedPage };

function resultOf({ proposal }: { proposal: PageProposal }): PageResult {
  return { state: 'read', proposal };
}

function unreadable(reason: UnreadablePage, detail = ''): UnreadableResult {
  const message = [UNREADABLE_PAGES[reason], detail].filter(Boolean).join(' ');
  return { state: 'unreadable', reason, message };
}

const LOGIN_PATH =
  /\/(?:login|log-in|signin|sign-in|anmelden|connexion|account\/login|password)(?:[/?.]|$)/i;

async function readAt(
  polite: PoliteFetcher,
  given: string,
  signal: AbortSignal,
): Promise<ReadAt | UnreadableResult> {
  const page = await fetchGiven(polite, given, signal);
  return 'reason' in page ? page : readBytes(page, signal);
}

/** Fetches the page at a URL that a person typed; returns the reason if the fetch fails. */
async function fetchGiven(
  polite: PoliteFetcher,
  given: string,
  signal: AbortSignal,
): Promise<PublicAnswer | UnreadableResult> {
  const addresses = readPageAddresses(given);
  if (addresses.length === 0) return unreadable('address', 'It is no web address.');
  try {
    const answer = await fetchFirst(polite, addresses, signal);
    const isSentToLogin = LOGIN_PATH.test(answer.address) && !LOGIN_PATH.test(given);
    return isSentToLogin ? unreadable('login') : answer;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RobotsRefusal) return unreadable('robots');
    if (error instanceof FetchFailure) return failureOf(error);
    throw error;
  }
}

/**
 * Fetches the page at the first of several URLs at which a server answers.
 * @throws the error of a server that answered; otherwise the error of the first URL
 */
async function fetchFirst(
  polite: PoliteFetcher,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<PublicAnswer> {
  const failures: unknown[] = [];
  const unknown = new Set<string>();
  for (const address of addresses) {
    const { hostname } = new URL(address);
    if (unknown.has(hostname)) continue;
    try {
      const request = { accept: ACCEPT_PAGE, maxBytes: MAX_PAGE_BYTES, signal };
      return await polite.fetchPage(address, request);
    } catch (error) {
      signal.throwIfAborted();
      failures.push(error);
      const fault = error instanceof FetchFailure ? error.fault : null;
      if (fault !== 'unknown' && fault !== 'silent') throw error;
      if (fault === 'unknown') unknown.add(hostname);
    }
  }
  throw failures[0];
}

function failureOf({ fault, reason, status }: FetchFailure): UnreadableResult {
  switch (fault) {
    case 'refused':
    case 'unknown':
    case 'redirected':
      return unreadable('address', reason);
    case 'too-large':
      return unreadable('too-large');
    case 'damaged':
      return unreadable('other-file');
    case 'silent':
      return unreadable('silent');
    case 'status':
      if (status === 401 || status === 407) return unreadable('login');
      if (status === 404 || status === 410) return unreadable('missing');
      return status !== null && status >= 500 && status !== 503
        ? unreadable('silent', reason)
        : unreadable('refused', reason);
  }
}

const PAGE_TYPE = /^(?:text\/(?:html|plain)|application\/(?:xhtml\+xml|xml))|^text\/xml/i;
/** First bytes of files that are not web pages: PDF, ZIP, gzip. */
const OTHER_FILES = [
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 3, 4],
  [0x1f, 0x8b],
];

async function readBytes(
  material: SavedPage,
  signal: AbortSignal,
): Promise<ReadAt | UnreadableResult> {
  const { bytes, contentType, address } = material;
  if (detectImageType(bytes) ?? detectForeignImage(bytes)) {
    return address === null
      ? unreadable('other-file')
      : { state: 'read', proposal: pictureProposal(address), wanted: NOTHING_WANTED, material };
  }
  const isOther = OTHER_FILES.some((start) => start.every((byte, at) => bytes[at] === byte));
  if (isOther || (contentType !== '' && !PAGE_TYPE.test(contentType))) {
    return unreadable('other-file');
  }
  const parsed = await readPage(material, signal);
  return parsed.state === 'read' ? { ...parsed, material } : unreadable(parsed.reason);
}

const NOTHING_WANTED: WantedExtras = { shopify: null, manifest: null, styles: [], next: null };

function pictureProposal(address: string): PageProposal {
  return {
    address,
    kind: 'picture',
    name: null,
    description: null,
    price: null,
    availability: null,
    audience: null,
    language: null,
    photos: [{ value: address, source: 'address' }],
    brand: { name: null, logos: [], colours: [], type: null },
    products: [],
  };
}

/**
 * Fetches the further files (such as style sheets) that a page names. Returns null if the page
 * names none, or if they can't be fetched. Without these files, the page is still read.
 */
async function fetchExtras(
  polite: PoliteFetcher,
  { proposal, wanted }: ReadAt,
  signal: AbortSignal,
): Promise<PageExtras | null> {
  const limits = AbortSignal.any([signal, AbortSignal.timeout(EXTRAS_TIMEOUT_MS)]);
  const text = async (address: string | null): Promise<string | null> => {
    if (address === null) return null;
    try {
      const request = { accept: '*/*', maxBytes: MAX_EXTRA_BYTES, signal: limits };
      const { bytes } = await polite.fetchPart(address, request);
      return new TextDecoder().decode(bytes);
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };
  const { colours, type } = proposal.brand;
  const isStyled = type !== null && colours.some(({ source }) => source === 'stylesheet');
  const shopify = await text(wanted.shopify);
  const manifest = await text(wanted.manifest);
  const styles: string[] = [];
  for (const address of isStyled ? [] : wanted.styles) {
    const style = await text(address);
    if (style !== null) styles.push(style);
  }
  return (shopify ?? manifest ?? styles[0]) ? { shopify, manifest, styles } : null;
}

interface ListLimits {
  signal: AbortSignal;
  /** Value of `performance.now()` after which no further page of the list is read. */
  until: number;
}

/** Returns the products of a collection, including the products on its next pages. */
async function followList(
  polite: PoliteFetcher,
  first: ReadAt,
  { signal, until }: ListLimits,
): Promise<ListedProduct[]> {
  const products = new Map(first.proposal.products.map((product) => [product.address, product]));
  let next = first.wanted.next;
  for (let pages = 1; next !== null && pages < MAX_LIST_PAGES; pages += 1) {
    if (performance.now() > until) break;
    const page = await readAt(polite, next, signal);
    if (page.state === 'unreadable' || products.size >= MAX_LISTED_PRODUCTS) break;
    for (const product of page.proposal.products) products.set(product.address, product);
    next = page.wanted.next;
  }
  return [...products.values()].slice(0, MAX_LISTED_PRODUCTS);
}

async function listBySitemap(
  polite: PoliteFetcher,
  address: string,
  { signal, until }: ListLimits,
): Promise<ListedProduct[]> {
  const products = new Map<string, ListedProduct>();
  const open = await polite.sitemapsOf(address, signal).catch((): string[] => []);
  const seen = new Set<string>();
  for (let read = 0; read < MAX_SITEMAPS_READ && products.size < MAX_LISTED_PRODUCTS; ) {
    const sitemap = open.shift();
    if (sitemap === undefined || performance.now() > until) break;
    if (seen.has(sitemap)) continue;
    seen.add(sitemap);
    read += 1;
    const xml = await fetchSitemap(polite, sitemap, signal);
    if (xml === null) continue;
    const parsed = await readSitemap(xml, sitemap, signal);
    for (const product of parsed.products) products.set(product.address, product);
    open.unshift(...parsed.sitemaps);
  }
  return [...products.values()].slice(0, MAX_LISTED_PRODUCTS);
}

const GZIP = [0x1f, 0x8b];

async function fetchSitemap(
  polite: PoliteFetcher,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const request = { accept: 'application/xml, text/xml', maxBytes: MAX_PAGE_BYTES, signal };
    const { bytes } = await polite.fetchPage(address, request);
    const isPacked = GZIP.every((byte, at) => bytes[at] === byte);
    const limits = { maxBytes: MAX_PAGE_BYTES, signal };
    return new TextDecoder().decode(isPacked ? await unpack(bytes, 'gzip', limits) : bytes);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
