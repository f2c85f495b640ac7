import { type PlatformName, platformSpec } from './platforms.ts';

/** Why a link can't be used, as the form says it; null when it can. */
export function linkProblem(link: string): string | null {
  const trimmed = link.trim();
  if (trimmed === '') return 'Required';
  if (!URL.canParse(trimmed)) return 'Enter a whole link that begins with https://';
  const { protocol, username, password } = new URL(trimmed);
  if (protocol !== 'https:' && protocol !== 'http:') {
    return 'Enter a web link that begins with https:// or http://';
  }
  return username || password ? 'Enter a link without a user name or password' : null;
}

interface UtmValues {
  platform: PlatformName;
  campaign: string;
  /** Name of the image's file without its extension. */
  content: string;
}

/**
 * The link with the UTM parameters that it lacks. Parameters that it has are kept as they are, in value,
 * order and encoding.
 * @param link one that {@link linkProblem} accepts
 */
export function utmLink(link: string, { platform, campaign, content }: UtmValues): string {
  const url = new URL(link.trim());
  const missing = Object.entries({
    utm_source: platform,
    utm_medium: platformSpec(platform).utmMedium,
    utm_campaign: campaign,
    utm_content: content,
  }).filter(([name]) => !url.searchParams.has(name));
  if (missing.length === 0) return url.href;
  const added = missing.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  // Through `searchParams` the parameters that are there would be encoded anew.
  const separator = url.search === '' || url.search.endsWith('&') ? '' : '&';
  url.search = `${url.search}${separator}${added}`;
  return url.href;
}

/** Whether the link brings a `utm_content` of its own, which stays. */
export function hasOwnContent(link: string): boolean {
  return URL.canParse(link.trim()) && new URL(link.trim()).searchParams.has('utm_content');
}
