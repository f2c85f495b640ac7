import { toUnicode } from 'punycode/';
import { type PlatformName, platformSpec } from './platforms.ts';

/** A scheme, unlike a host with its port: "shop.example:8080". */
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const LOOKS_LIKE_HOST = /^[^\s/?#]+\.[^\s/?#]+/;

/** The link with the protocol that people leave out. Nothing else of it changes. */
export function completeLink(typed: string): string {
  const link = typed.trim();
  if (link.startsWith('//')) return `https:${link}`;
  return ANY_SCHEME.test(link) || !LOOKS_LIKE_HOST.test(link) ? link : `https://${link}`;
}

/** Why a link can't be used, as the form says it; null when it can. */
export function linkProblem(typed: string): string | null {
  const link = completeLink(typed);
  if (link === '') return 'Required';
  const url = /\s/.test(link) ? null : parsedLink(link);
  if (!url) return 'Enter a whole link, such as https://shop.example/mugs';
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && protocol !== 'http:') {
    return 'Enter a web link that begins with https:// or http://';
  }
  return username || password ? 'Enter a link without a user name or password' : null;
}

/** The newer `canParse` is younger than the browsers that the product supports. */
function parsedLink(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

interface LinkParts {
  /** Protocol and host. */
  origin: string;
  path: string;
  /** Without its question mark; null for a link that has none. */
  query: string | null;
  /** With its `#`; empty for none. */
  fragment: string;
}

/** A link in its parts, as it was typed: `URL` would encode braces and names of hosts anew. */
function partsOf(link: string): LinkParts {
  const [, origin = '', path = '', query, fragment = ''] =
    /^([^:]+:\/\/[^/?#]*)([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link) ?? [];
  return { origin, path, query: query ?? null, fragment };
}

const hasParameter = (query: string | null, name: string) =>
  new URLSearchParams(query ?? '').has(name);

/** A `;` before what a spreadsheet runs, which a spreadsheet with that separator would take for a cell of its own. */
const SEPARATED_FORMULA = /;(?=[=+\-@])/g;

interface UtmValues {
  platform: PlatformName;
  campaign: string;
  /** Name of the image's file without its extension. */
  content: string;
}

/**
 * The link with the UTM parameters that it lacks, before its fragment. What it has is kept byte for byte, macros such as
 * `{lpurl}` and `{{campaign.name}}` and encoded percent signs included.
 * @param typed one that {@link linkProblem} accepts
 */
export function utmLink(typed: string, { platform, campaign, content }: UtmValues): string {
  const { origin, path, query, fragment } = partsOf(
    completeLink(typed).replaceAll(SEPARATED_FORMULA, '%3B'),
  );
  const added = Object.entries({
    utm_source: platform,
    utm_medium: platformSpec(platform).utmMedium,
    utm_campaign: campaign,
    utm_content: content,
  })
    .filter(([name]) => !hasParameter(query, name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const own = query?.replace(/&$/, '') ?? '';
  const all = [...(own === '' ? [] : [own]), ...added].join('&');
  return `${origin}${path || '/'}${all === '' ? '' : `?${all}`}${fragment}`;
}

/** Whether the link brings a `utm_content` of its own, which stays. */
export function hasOwnContent(typed: string): boolean {
  return hasParameter(partsOf(completeLink(typed)).query, 'utm_content');
}

/** What an ad shows of a link: its host in the letters of its language, without `www.` and path. */
export function displayLink(typed: string): string {
  return toUnicode(new URL(completeLink(typed)).hostname).replace(/^www\./, '');
}
