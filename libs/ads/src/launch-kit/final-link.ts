import { toUnicode } from 'punycode/';
import { getPlatformSpec, type PlatformName } from './platforms.ts';

/** Matches a URL scheme, but not a host with a port such as "shop.example:8080". */
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const LOOKS_LIKE_HOST = /^[^\s/?#]+\.[^\s/?#]+/;

/** Adds a protocol to a typed link that has none. The rest of a typed link stays unchanged. */
export function completeLink(typed: string): string {
  const link = typed.trim();
  if (link.startsWith('//')) return `https:${link}`;
  return ANY_SCHEME.test(link) || !LOOKS_LIKE_HOST.test(link) ? link : `https://${link}`;
}

/** Returns the form's error message for a link; null if the link is valid. */
export function findLinkProblem(typed: string): string | null {
  const link = completeLink(typed);
  if (link === '') return 'Required';
  const url = /\s/.test(link) ? null : parseLink(link);
  if (!url) return 'Enter a whole link, such as https://shop.example/mugs';
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && protocol !== 'http:') {
    return 'Enter a web link that begins with https:// or http://';
  }
  return username || password ? 'Enter a link without a user name or password' : null;
}

/**
 * Parses a link with the constructor of URL, which throws on an invalid link. Some supported browsers lack the
 * static method for parsing.
 */
function parseLink(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

interface LinkParts {
  /** Protocol and host of the link. */
  origin: string;
  path: string;
  /** Query of the link without the question mark; null for a link without a query. */
  query: string | null;
  /** Fragment of the link with the `#`; empty when there is none. */
  fragment: string;
}

/** Splits the link as typed, because `URL` would percent-encode braces and host names. */
function splitLink(link: string): LinkParts {
  const [, origin = '', path = '', query, fragment = ''] =
    /^([^:]+:\/\/[^/?#]*)([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link) ?? [];
  return { origin, path, query: query ?? null, fragment };
}

const hasParameter = (query: string | null, name: string) =>
  new URLSearchParams(query ?? '').has(name);

/**
 * Matches a `;` before a formula. A spreadsheet that splits cells at semicolons would read the formula as a
 * separate cell.
 */
const SEPARATED_FORMULA = /;(?=[=+\-@])/g;

interface UtmValues {
  platform: PlatformName;
  campaign: string;
  /** Name of the image's file without its extension. */
  content: string;
}

/**
 * Adds the UTM parameters that a link lacks to the link's query, before the fragment. All other bytes of the
 * link stay the same, including percent-encoding and macros such as `{lpurl}` and `{{campaign.name}}`.
 * @param typed a link in which {@link findLinkProblem} finds no problem
 */
export function buildUtmLink(typed: string, { platform, campaign, content }: UtmValues): string {
  const { origin, path, query, fragment } = splitLink(
    completeLink(typed).replaceAll(SEPARATED_FORMULA, '%3B'),
  );
  const added = Object.entries({
    utm_source: platform,
    utm_medium: getPlatformSpec(platform).utmMedium,
    utm_campaign: campaign,
    utm_content: content,
  })
    .filter(([name]) => !hasParameter(query, name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const own = query?.replace(/&$/, '') ?? '';
  const all = [...(own === '' ? [] : [own]), ...added].join('&');
  return `${origin}${path || '/'}${all === '' ? '' : `?${all}`}${fragment}`;
}

/** Tells whether the link already has a `utm_content` parameter, which launch kits don't replace. */
export function hasOwnContent(typed: string): boolean {
  return hasParameter(splitLink(completeLink(typed)).query, 'utm_content');
}

/**
 * Returns the link in the form that an ad displays: the host name in its original script, without `www.` and
 * path.
 */
export function formatDisplayLink(typed: string): string {
  return toUnicode(new URL(completeLink(typed)).hostname).replace(/^www\./, '');
}
