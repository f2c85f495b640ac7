import { type AdLanguage, MAX_TEXT_LENGTH, readLanguage } from '@adwright/contracts';
import {
  type Found,
  type ListedProduct,
  MAX_LISTED_PRODUCTS,
  MAX_PAGE_PHOTOS,
  type PageProposal,
  type PageSource,
  type UnreadablePage,
} from '@adwright/contracts/shop-page';
import { formatCellText } from '@adwright/engine-untrusted';
import { type CheerioAPI, load } from 'cheerio';
import { decodePage } from './decode-page.ts';
import { guessAudience } from './guess-audience.ts';
import { detectLanguage } from './language-of-words.ts';
import { type BrandFacts, isHeadingWithShop, readBrand, withoutShopName } from './read-brand.ts';
import { readLinkedProducts } from './read-list.ts';
import { readPageText } from './read-page-text.ts';
import { type MetaTags, readMetaTags, readSharingTags, tagText } from './read-sharing-tags.ts';
import { getShopifyDataAddress, isShopify, readShopify } from './read-shopify.ts';
import { readWooCommerce } from './read-woocommerce.ts';
import { readJsonLd } from './structured/read-json-ld.ts';
import { readMicrodata, readRdfa } from './structured/read-markup.ts';
import { readSchema, type SchemaFacts } from './structured/read-schema.ts';
import { wrapTextAsPage } from './text-as-page.ts';
import { completeAddress, getPictureKey, isSmallPicture } from './values/complete-address.ts';
import type { ListedFacts, ProductFacts } from './values/page-facts.ts';
import { findHeading } from './values/page-parts.ts';

/** A fetched page with further files of its shop, all unparsed. */
export interface PageMaterial {
  bytes: Uint8Array;
  contentType: string;
  /** URL of the page; null for pasted text and for saved files that state no URL. */
  address: string | null;
  /** Further files of the page, such as style sheets, if they were fetched. */
  extras?: PageExtras;
}

export interface PageExtras {
  shopify: string | null;
  manifest: string | null;
  styles: readonly string[];
}

/**
 * URLs of files with more data about the page's product and shop; null if the page does not name
 * such a file.
 */
export interface WantedExtras {
  shopify: string | null;
  manifest: string | null;
  styles: readonly string[];
  /** URL of the next page of a product list. */
  next: string | null;
}

export type ParsedPage =
  | { state: 'read'; proposal: PageProposal; wanted: WantedExtras }
  | { state: 'unreadable'; reason: UnreadablePage };

const NO_EXTRAS: PageExtras = { shopify: null, manifest: null, styles: [] };

/**
 * Parses what a page states about its product and its shop. The sources are, in order of precedence: JSON-LD,
 * microdata, RDFa, sharing tags, the data of shop systems, the page's text. Each value, such as the price,
 * comes from the first source that states the value. The page's scripts are not run.
 */
export async function parsePage(material: PageMaterial): Promise<ParsedPage> {
  const { contentType, extras = NO_EXTRAS } = material;
  const text = await decodePage(material.bytes, contentType);
  const isText = /^text\/plain/i.test(contentType);
  const $ = load(isText ? wrapTextAsPage(text) : text);
  const address = pageAddress($, material.address);
  const tags = readMetaTags($);
  const page = { address: address ?? '', titles: titlesOf($, tags) };
  const schemas = [readJsonLd($), readMicrodata($), readRdfa($)].map((nodes) =>
    readSchema(nodes, page),
  );
  const brand = readBrand($, {
    tags,
    address: address ?? '',
    shop: schemas.map(({ shop }) => shop).find((shop) => shop !== null) ?? null,
    productBrand: schemas.map(({ product }) => product?.brand ?? '').find(Boolean) ?? '',
    manifest: extras.manifest,
    manifestAddress: manifestAddress($, address),
    styles: [...inlineStyles($), ...extras.styles],
  });
  const facts = factsInOrder($, { tags, schemas, shopify: extras.shopify });
  const list = listOf($, schemas, address);
  const kind = kindOf(facts, tags, list);
  const unreadable = kind === 'other' ? reasonOf($, facts) : null;
  if (unreadable) return { state: 'unreadable', reason: unreadable };
  const proposal = proposalOf($, { address, kind, facts, brand, tags, list });
  return { state: 'read', proposal, wanted: wantedExtras($, address) };
}

type Sourced = readonly [PageSource, ProductFacts];

function factsInOrder(
  $: CheerioAPI,
  read: { tags: MetaTags; schemas: readonly SchemaFacts[]; shopify: string | null },
): Sourced[] {
  const sources: readonly PageSource[] = ['json-ld', 'microdata', 'rdfa'];
  const structured = read.schemas.flatMap(({ product }, at): Sourced[] => {
    const source = sources[at];
    return product && source ? [[source, product]] : [];
  });
  const shopify = readShopify($, read.shopify);
  const wooCommerce = readWooCommerce($);
  return [
    ...structured,
    ['open-graph', readSharingTags(read.tags)],
    ...(shopify ? [['shopify', shopify] as const] : []),
    ...(wooCommerce ? [['woocommerce', wooCommerce] as const] : []),
    ['page-text', readPageText($, read.tags)],
  ];
}

/**
 * Minimum number of product links on a collection page. Fewer links are recommendations on a
 * product's page.
 */
const MIN_LINKED = 6;

function kindOf(
  facts: readonly Sourced[],
  tags: MetaTags,
  list: readonly ListedProduct[],
): PageProposal['kind'] {
  const hasProductFacts = facts.some(
    ([source]) => source !== 'open-graph' && source !== 'page-text',
  );
  const isTagged =
    /product/i.test(tagText(tags, 'og:type')) ||
    facts.some(([source, { price }]) => source === 'open-graph' && price);
  if (hasProductFacts || isTagged) return 'product';
  if (list.length >= MIN_LINKED) return 'list';
  const [, text] = facts.at(-1) ?? [];
  if (text?.name && text.price) return 'product';
  return list.length > 1 ? 'list' : 'other';
}

/** Minimum number of visible characters on a page with content for people. */
const MIN_TEXT = 200;
const BOT_WALL =
  /just a moment|are you (?:a )?human|robot check|captcha|access denied|attention required|checking your browser|verify you are|pardon our interruption/i;

/** Returns the reason why a page shows no product; null if the page can be used. */
function reasonOf($: CheerioAPI, facts: readonly Sourced[]): UnreadablePage | null {
  const body = $('body').clone();
  body.find('script, style, noscript, template, svg').remove();
  const text = formatCellText(body.html() ?? '');
  const title = formatCellText($('title').first().text());
  if (BOT_WALL.test(title) || (text.length < 2000 && BOT_WALL.test(text))) return 'refused';
  if ($('input[type="password"]').length > 0) return 'login';
  if (text.length < MIN_TEXT && $('script').length > 0) return 'scripts';
  const [, { name = '', photos = [] } = {}] = facts.at(-1) ?? [];
  return name === '' && photos.length === 0 ? 'empty' : null;
}

interface ProposalParts {
  address: string | null;
  kind: PageProposal['kind'];
  facts: readonly Sourced[];
  brand: BrandFacts;
  tags: MetaTags;
  list: readonly ListedProduct[];
}

function proposalOf($: CheerioAPI, parts: ProposalParts): PageProposal {
  const { address, kind, facts, brand, tags, list } = parts;
  const language = languageOf($, tags, facts);
  const isProduct = kind === 'product' || kind === 'other';
  const product = isProduct ? facts : [];
  const name = nameOf($, product, brand);
  return {
    address,
    kind,
    name,
    description: descriptionOf(product, name?.value ?? ''),
    price: kind === 'product' ? priceOf(product) : null,
    availability: firstOf(product, ({ availability }) => availability),
    audience: audienceOf(product, language?.value ?? null),
    language,
    photos: photosOf(product, address),
    brand,
    products: kind === 'list' ? [...list] : [],
  };
}

function firstOf<Value>(
  facts: readonly Sourced[],
  read: (facts: ProductFacts) => Value | null | undefined | '',
): Found<Value> | null {
  for (const [source, each] of facts) {
    const value = read(each);
    if (value !== undefined && value !== null && value !== '') return { value, source };
  }
  return null;
}

const MAX_NAME_LENGTH = 150;

/**
 * Returns the product's name. A sharing title often contains the shop's name too. If the sharing title
 * contains the page's heading, the heading is the product's name.
 */
function nameOf($: CheerioAPI, facts: readonly Sourced[], brand: BrandFacts): Found<string> | null {
  const found = firstOf(facts, ({ name }) => name);
  if (!found) return null;
  const heading = findHeading($);
  const shopNames = [
    brand.name?.value ?? '',
    $('meta[property="og:site_name"]').attr('content') ?? '',
  ];
  // Some shop systems use the page's whole title as the product's name, so a name that equals the
  // title is shortened.
  const isTitle =
    found.source === 'open-graph' ||
    found.source === 'page-text' ||
    isHeadingWithShop(found.value, heading, shopNames);
  if (isTitle && heading !== '' && found.value.toLowerCase().includes(heading.toLowerCase())) {
    return { value: clip(heading, MAX_NAME_LENGTH), source: 'page-text' };
  }
  const value = isTitle ? withoutShopName(found.value, shopNames) : found.value;
  return { value: clip(value, MAX_NAME_LENGTH), source: found.source };
}

const MAX_DESCRIPTION_LENGTH = 300;

function descriptionOf(facts: readonly Sourced[], name: string): Found<string> | null {
  const found = firstOf(facts, ({ description }) =>
    description && description.toLowerCase() !== name.toLowerCase() ? description : '',
  );
  return found && { ...found, value: clip(found.value, MAX_DESCRIPTION_LENGTH) };
}

/**
 * Shortens a text to a maximum length. The cut is at the end of a sentence, or otherwise between
 * two words.
 */
function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= Math.min(most, MAX_TEXT_LENGTH)) return line;
  const cut = line.slice(0, most);
  const sentence = Math.max(
    ...['. ', '! ', '? ', '。', '！', '？'].map((end) => cut.lastIndexOf(end)),
  );
  if (sentence > most / 3) return cut.slice(0, sentence + 1).trim();
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > most / 3 ? word : most - 1).trim()}…`;
}

/**
 * Returns the price from the first source that states a price. Missing parts of the price, such as the
 * currency, come from other sources that state the same amount.
 */
function priceOf(facts: readonly Sourced[]): PageProposal['price'] {
  const found = firstOf(facts, ({ price }) => price);
  if (!found) return null;
  const others = facts.flatMap(([, { price }]) => price ?? []);
  const same = others.filter(({ amount }) => amount === found.value.amount);
  const currency =
    found.value.currency ??
    [...same, ...others].map((price) => price.currency).find((code) => code !== null) ??
    null;
  const was =
    found.value.was ?? same.map((price) => price.was).find((amount) => amount !== undefined);
  const isFrom = found.value.isFrom || same.some((price) => price.isFrom);
  const { amount } = found.value;
  const value = { amount, currency, isFrom, ...(was === undefined ? {} : { was }) };
  return { value, source: found.source };
}

function audienceOf(facts: readonly Sourced[], language: AdLanguage | null): Found<string> | null {
  const findFact = (read: (each: ProductFacts) => string | undefined) =>
    firstOf(facts, (each) => read(each) || '');
  const audience = findFact((each) => each.audience);
  const gender = findFact((each) => each.gender);
  const category = findFact((each) => each.category);
  const value = guessAudience(
    {
      audience: audience?.value ?? '',
      gender: gender?.value ?? '',
      category: category?.value ?? '',
    },
    language,
  );
  const source = (audience ?? gender ?? category)?.source;
  return value !== '' && source ? { value: clip(value, MAX_NAME_LENGTH), source } : null;
}

function languageOf(
  $: CheerioAPI,
  tags: MetaTags,
  facts: readonly Sourced[],
): PageProposal['language'] {
  const languageTags = [
    $('html').attr('lang') ?? $('html').attr('xml:lang') ?? '',
    tagText(tags, 'og:locale', 'content-language', 'language', 'dc.language'),
    ...facts.map(([, { language }]) => language ?? ''),
  ];
  const value = languageTags
    .map((text) => readLanguage(text))
    .find((language) => language !== undefined);
  if (value) return { value, source: 'page-text' };
  const guessed = detectLanguage($);
  return guessed ? { value: guessed, source: 'language' } : null;
}

const NO_PHOTO = /\.(?:svgz?|gif|ico|mp4|webm|pdf)(?:$|[?#])/i;

function photosOf(facts: readonly Sourced[], address: string | null): PageProposal['photos'] {
  const photos = new Map<string, PageProposal['photos'][number]>();
  for (const [source, { photos: named = [] }] of facts) {
    // Pictures from the page's text are used only if no other source names pictures.
    if (source === 'page-text' && photos.size > 0) continue;
    for (const photo of named) {
      const value = completeAddress(photo, address);
      if (!value || NO_PHOTO.test(value)) continue;
      const key = getPictureKey(value);
      const known = photos.get(key);
      const isLarger = known && isSmallPicture(known.value) && !isSmallPicture(value);
      if (!known || isLarger) photos.set(key, { value, source });
    }
  }
  return [...photos.values()].slice(0, MAX_PAGE_PHOTOS);
}

function listOf(
  $: CheerioAPI,
  schemas: readonly SchemaFacts[],
  address: string | null,
): ListedProduct[] {
  const linked = readLinkedProducts($, address ?? '');
  const listed: readonly ListedFacts[] =
    schemas.map(({ list }) => list).find((list) => list.length > 1) ?? linked;
  // The structured data of a product list often contains only URLs. Names and photos then come from
  // links to these URLs.
  const links = new Map(linked.map((link) => [link.address, link]));
  const products = new Map<string, ListedProduct>();
  for (const { address: named, name, photo } of listed) {
    const complete = completeAddress(named, address);
    if (!complete || complete === address || products.has(complete)) continue;
    const link = links.get(complete);
    products.set(complete, {
      address: complete,
      name: clip(formatCellText(name || link?.name || ''), MAX_NAME_LENGTH),
      photo: completeAddress(photo || link?.photo || '', address),
    });
  }
  return [...products.values()].slice(0, MAX_LISTED_PRODUCTS);
}

/**
 * Returns the URL of the page, which is the base of relative URLs. A saved page may state its URL.
 */
function pageAddress($: CheerioAPI, given: string | null): string | null {
  const base = $('base[href]').attr('href') ?? '';
  const statedUrls = [
    $('link[rel="canonical"]').attr('href') ?? '',
    $('meta[property="og:url"]').attr('content') ?? '',
  ];
  if (given !== null) return completeAddress(base, given) ?? given;
  return (
    statedUrls.map((address) => completeAddress(address, null)).find((each) => each !== null) ??
    null
  );
}

function titlesOf($: CheerioAPI, tags: MetaTags): string[] {
  const heading = findHeading($);
  return [heading, tagText(tags, 'og:title'), formatCellText($('title').first().text())].filter(
    Boolean,
  );
}

function manifestAddress($: CheerioAPI, address: string | null): string | null {
  return completeAddress($('link[rel="manifest" i]').attr('href') ?? '', address);
}

function inlineStyles($: CheerioAPI): string[] {
  return $('style')
    .toArray()
    .map((style) => $(style).text());
}

const MAX_STYLES = 2;

function wantedExtras($: CheerioAPI, address: string | null): WantedExtras {
  const host = URL.parse(address ?? '')?.host;
  const styles = $('link[rel~="stylesheet" i][href]')
    .toArray()
    .flatMap(({ attribs }) => completeAddress(attribs.href ?? '', address) ?? [])
    .filter((style) => URL.parse(style)?.host === host || /cdn\.shopify\.com/.test(style))
    .slice(0, MAX_STYLES);
  return {
    shopify: address !== null && isShopify($) ? getShopifyDataAddress(address) : null,
    manifest: manifestAddress($, address),
    styles,
    next: completeAddress(
      $('link[rel~="next" i], a[rel~="next" i]').first().attr('href') ?? '',
      address,
    ),
  };
}
