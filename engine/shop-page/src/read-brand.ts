import { type BrandColour, MAX_BRAND_COLOURS, MAX_BRAND_NAME_LENGTH } from '@adwright/contracts';
import type { Found, PageSource } from '@adwright/contracts/shop-page';
import { formatCellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import { getDomainWithoutSuffix } from 'tldts';
import * as z from 'zod';
import { findNearestTypePairing, type TypePairing } from './nearest-type-pairing.ts';
import { type NamedColour, parseHex, readBrandColours } from './read-colours.ts';
import { type MetaTags, tagText } from './read-sharing-tags.ts';
import { parseLoosely } from './structured/read-json-ld.ts';
import { completeAddress } from './values/complete-address.ts';
import { findHeading } from './values/page-parts.ts';

/** Facts about a shop's brand that a page states. */
export interface BrandFacts {
  name: Found<string> | null;
  logos: Found<string>[];
  colours: Found<BrandColour>[];
  type: Found<TypePairing> | null;
}

export interface BrandMaterial {
  tags: MetaTags;
  address: string;
  /** Name and logos of the shop, from the page's structured data. */
  shop: { name: string; logos: string[] } | null;
  /** Brand name in the product's structured data. */
  productBrand: string;
  /** Content of the shop's web app manifest. */
  manifest: string | null;
  manifestAddress: string | null;
  /** Contents of the page's style sheets. */
  styles: readonly string[];
}

/** Schema of a W3C web app manifest, restricted to name, icons and colours. */
const manifestSchema = z.object({
  name: z.string().nullish().catch(null),
  short_name: z.string().nullish().catch(null),
  theme_color: z.string().nullish().catch(null),
  background_color: z.string().nullish().catch(null),
  icons: z
    .array(
      z
        .object({ src: z.string(), sizes: z.string().nullish().catch(null) })
        .catch({ src: '', sizes: null }),
    )
    .catch([]),
});

export function readBrand($: CheerioAPI, material: BrandMaterial): BrandFacts {
  const raw = material.manifest === null ? undefined : parseLoosely(material.manifest);
  const manifest = manifestSchema.safeParse(raw).data ?? null;
  return {
    name: nameOf($, material, manifest),
    logos: logosOf($, material, manifest),
    colours: coloursOf(material, manifest),
    type: typeOf($, material),
  };
}

type Manifest = z.infer<typeof manifestSchema> | null;

function nameOf($: CheerioAPI, material: BrandMaterial, manifest: Manifest): Found<string> | null {
  const { tags, shop, productBrand, address } = material;
  const logoText = formatCellText(logoImages($)[0]?.attribs.alt ?? '')
    .replace(/[\s_-]*\blogo\b[\s_-]*/gi, ' ')
    .trim();
  // A slogan may follow the shop's name in the text of a logo, so only the first part counts as the name.
  const [logoName = ''] = logoText.split(TITLE_PARTS);
  const candidates: [string, PageSource][] = [
    [tagText(tags, 'og:site_name'), 'open-graph'],
    [shop?.name ?? '', 'json-ld'],
    [tagText(tags, 'application-name', 'apple-mobile-web-app-title'), 'page-text'],
    [formatCellText(manifest?.short_name ?? manifest?.name ?? ''), 'manifest'],
    [productBrand, 'json-ld'],
    [logoName, 'logo'],
    [nameBesideLogo($), 'logo'],
    [nameInTitle($), 'page-text'],
    [nameInAddress(address), 'address'],
  ];
  const [value, source] =
    candidates.find(([name]) => name !== '' && name.length <= MAX_BRAND_NAME_LENGTH) ?? [];
  return value && source ? { value, source } : null;
}

/**
 * Maximum number of elements in which a logo is searched, because the logo is near the start of a
 * page.
 */
const MAX_LOGO_PLACES = 20;
/**
 * Maximum number of descendants of an element that counts as the logo. Larger elements contain
 * other content too.
 */
const MAX_LOGO_PARTS = 10;
/** Separators between the page's title and the shop's name, as in "Mug | Linden Ceramics". */
const TITLE_PARTS = /\s+[|–—·•»:-]\s+|\s*[｜：]\s*/;

/**
 * Returns the text beside the logo as the shop's name, if the page's title contains the text too.
 * The title excludes texts such as "Home", which are not shop names.
 */
function nameBesideLogo($: CheerioAPI): string {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  const title = words($('title').first().text());
  const heading = words(findHeading($));
  return (
    $('[class*="logo" i], [id*="logo" i], [class*="site-title" i], [id*="site-title" i]')
      .slice(0, MAX_LOGO_PLACES)
      .toArray()
      .filter((element) => $(element).find('*').length <= MAX_LOGO_PARTS)
      .flatMap((element) => [
        formatCellText($(element).attr('aria-label') ?? ''),
        formatCellText($(element).attr('title') ?? ''),
        formatCellText($(element).html() ?? ''),
      ])
      .find((text) => {
        const name = words(text);
        return name.trim().length > 1 && name !== heading && title.includes(name);
      }) ?? ''
  );
}

function nameInTitle($: CheerioAPI): string {
  const parts = formatCellText($('title').first().text()).split(TITLE_PARTS);
  const heading = findHeading($).toLowerCase();
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && last.length <= 30 && !heading.includes(last.toLowerCase()) ? last : '';
}

/** Derives a shop's name from its domain. For example, "linden-ceramics.co.uk" gives "Linden Ceramics". */
function nameInAddress(address: string): string {
  const name = getDomainWithoutSuffix(address, { allowPrivateDomains: true }) ?? '';
  return name.replace(/-/g, ' ').replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Removes the shop's name from a page title. */
export function withoutShopName(title: string, shopNames: readonly string[]): string {
  const parts = title.split(TITLE_PARTS);
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const names = shopNames.map(plain).filter((name) => name !== '');
  const isShop = (part: string) => names.includes(plain(part));
  const kept = parts.filter((part) => !isShop(part));
  return kept.length > 0 && kept.length < parts.length ? (kept[0] ?? title) : title;
}

/** Tells whether a name consists only of the page's heading and the shop's name. */
export function isHeadingWithShop(
  name: string,
  heading: string,
  shopNames: readonly string[],
): boolean {
  if (heading === '') return false;
  const parts = name.split(TITLE_PARTS);
  const shops = shopNames.map((shop) => shop.toLowerCase());
  const kept = parts.filter((part) => !shops.includes(part.toLowerCase()));
  const own = heading.split(TITLE_PARTS);
  return kept.length < parts.length && kept.join('|').toLowerCase() === own.join('|').toLowerCase();
}

function logoImages($: CheerioAPI) {
  const isLogo = ({ attribs }: { attribs: Record<string, string> }) =>
    /logo/i.test(
      `${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs.alt ?? ''} ${attribs.src ?? ''}`,
    );
  const inLogo = $('[class*="logo" i] img, [id*="logo" i] img, [itemprop="logo"]').toArray();
  const named = $('header img, .header img, #header img, img').toArray().filter(isLogo);
  return [...inLogo, ...named];
}

const MAX_LOGOS = 5;

function logosOf($: CheerioAPI, material: BrandMaterial, manifest: Manifest): Found<string>[] {
  const { address, shop, manifestAddress } = material;
  const fromImages = logoImages($).map(
    ({ attribs }) => attribs['data-src'] ?? attribs.src ?? attribs.href ?? attribs.content ?? '',
  );
  const icons = $('link[rel~="icon" i], link[rel^="apple-touch-icon" i]').toArray();
  const bySize = icons.toSorted((one, other) => sizeOf(other.attribs) - sizeOf(one.attribs));
  const appIcons = (manifest?.icons ?? []).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const candidates: [string | null, PageSource][] = [
    ...(shop?.logos ?? []).map((logo): [string | null, PageSource] => [
      completeAddress(logo, address),
      'json-ld',
    ]),
    ...fromImages.map((logo): [string | null, PageSource] => [
      completeAddress(logo, address),
      'logo',
    ]),
    ...bySize.map(({ attribs }): [string | null, PageSource] => [
      completeAddress(attribs.href ?? '', address),
      'icon',
    ]),
    ...appIcons.map(({ src }): [string | null, PageSource] => [
      completeAddress(src, manifestAddress ?? address),
      'manifest',
    ]),
  ];
  const logos = new Map<string, PageSource>();
  for (const [logo, source] of candidates) {
    // Vector and icon files are excluded as logos, because the engine can't print them in an ad.
    if (logo && !logos.has(logo) && !/\.(?:svgz?|ico|gif)(?:$|[?#])/i.test(logo))
      logos.set(logo, source);
  }
  return [...logos].slice(0, MAX_LOGOS).map(([value, source]) => ({ value, source }));
}

function sizeOf(icon: { sizes?: string | null; rel?: string }): number {
  const size = Number(/(\d+)x\d+/.exec(icon.sizes ?? '')?.[1] ?? 0);
  return size > 0 ? size : icon.rel?.startsWith('apple') ? 180 : 16;
}

function coloursOf(material: BrandMaterial, manifest: Manifest): Found<BrandColour>[] {
  const named = material.styles.flatMap(readBrandColours);
  const theme = tagText(material.tags, 'theme-color', 'msapplication-tilecolor');
  const candidates: NamedColour[] = [
    ...named,
    { role: 'main', hex: parseHex(theme), source: 'theme-color' },
    { role: 'main', hex: parseHex(manifest?.theme_color ?? ''), source: 'manifest' },
    { role: 'ground', hex: parseHex(manifest?.background_color ?? ''), source: 'manifest' },
  ];
  const colours = new Map<string, Found<BrandColour>>();
  for (const { role, hex, source } of candidates) {
    // White and black are not accepted as a brand's main or accent colour.
    const isPlain =
      hex === null || ((role === 'main' || role === 'accent') && /^#(?:ffffff|000000)$/.test(hex));
    if (!isPlain && !colours.has(hex)) colours.set(hex, { value: { role, hex }, source });
  }
  return [...colours.values()].slice(0, MAX_BRAND_COLOURS);
}

/**
 * Returns the font families that a Google Fonts URL names. Old URLs list them in one parameter
 * ("family=Open+Sans:400|Lora"), new URLs in one parameter per family.
 */
function fontFamilies(link: string, address: string): string[] {
  const families = URL.parse(link, address || undefined)?.searchParams.getAll('family') ?? [];
  return families.flatMap((list) => list.split('|')).map((family) => family.split(':')[0] ?? '');
}

function typeOf($: CheerioAPI, { styles, address }: BrandMaterial): BrandFacts['type'] {
  const fonts = $('link[href*="fonts.googleapis.com"], link[href*="fonts.bunny.net"]')
    .toArray()
    .flatMap(({ attribs }) => fontFamilies(attribs.href ?? '', address));
  const pairing = findNearestTypePairing(fonts, styles);
  return pairing && { value: pairing, source: 'stylesheet' };
}
