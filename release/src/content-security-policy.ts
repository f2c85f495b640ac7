import { createHash } from 'node:crypto';

/** Sources from which the shell's pages may load files, in addition to the shell's own origin. */
export interface PolicySources {
  /** Origins of the modules, which serve scripts, styles, fonts and pictures. */
  modules: string[];
  /** Origins of the data service and the engine. */
  services: string[];
  /** URL origins from which stored pictures are loaded. */
  images: string[];
}

/**
 * Builds the Content-Security-Policy of a page of the shell. Only inline scripts of the page itself run,
 * because the policy has their hashes. antd writes styles at run time, hence `unsafe-inline` for styles.
 */
export function buildContentSecurityPolicy(page: string, sources: PolicySources): string {
  const modules = sources.modules.join(' ');
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' ${modules} ${inlineScriptHashes(page).join(' ')}`,
    'style-src': `'self' 'unsafe-inline' ${modules}`,
    'font-src': `'self' data: ${modules}`,
    'img-src': `'self' blob: data: ${sources.images.join(' ')} ${modules}`,
    'connect-src': `'self' blob: data: ${sources.services.join(' ')} ${modules}`,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.trim().replace(/\s+/g, ' ')}`)
    .join('; ');
}

/** Returns the hash `'sha256-…'` of every inline script of a page, for a policy (CSP level 3, §8.4). */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script\b(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi);
  const hashes = [...scripts]
    .filter(({ groups }) => !/\bsrc\s*=/i.test(groups?.attributes ?? ''))
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64'),
    );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * Adapts a policy to another page: the policy allows that page's inline scripts instead of the previous page's.
 */
export function allowInlineScripts(policy: string, page: string): string {
  return policy
    .split(';')
    .map((directive) => {
      if (!directive.trim().startsWith('script-src ')) return directive;
      const sources = directive.split(' ').filter((source) => !source.startsWith("'sha256-"));
      return [...sources, ...inlineScriptHashes(page)].join(' ');
    })
    .join(';');
}

/**
 * Parses a Content-Security-Policy header.
 *
 * @returns a function that returns a directive's sources, or those of the directive that it falls back to (CSP
 * level 3, §6.8).
 */
export function readPolicy(header: string): (directive: string) => readonly string[] {
  const directives = new Map(
    header.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
  return (directive) => directives.get(directive) ?? directives.get('default-src') ?? ['*'];
}

const SCHEME_SOURCE = /^[a-z][a-z0-9+.-]*:$/;
const HOST_SOURCE =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*:)\/\/)?(?<host>\*|\[[\da-f:.]+\]|(?:\*\.)?[^*:/]+)(?::(?<port>\d+|\*))?(?:\/.*)?$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * Tells whether a URL's scheme matches the scheme that a source of the policy allows. A source for HTTP also
 * allows HTTPS (CSP level 3, §6.7.2.9).
 */
function matchesScheme(allowed: string, { protocol }: URL): boolean {
  return allowed === protocol || (allowed === 'http:' && protocol === 'https:');
}

function hostFits(allowed: string, { hostname }: URL): boolean {
  return allowed.startsWith('*') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
}

function matchesPort(allowed: string | undefined, { port, protocol }: URL): boolean {
  const defaultPort = DEFAULT_PORTS[protocol];
  return allowed === '*' || (allowed ?? defaultPort) === (port || defaultPort);
}

/**
 * Tells whether a directive's sources allow an origin (CSP level 3, §6.7.2.8). The path of a source is ignored,
 * because a path does not apply to a whole origin.
 *
 * @param page origin of the page that sends the policy: it defines `'self'`, and the scheme of sources without
 * a scheme.
 */
export function isOriginAllowed(sources: readonly string[], origin: string, page: string): boolean {
  const url = new URL(origin);
  const self = new URL(page);
  return sources.some((text) => {
    const source = text.toLowerCase();
    if (source === '*') return true;
    if (SCHEME_SOURCE.test(source)) return matchesScheme(source, url);
    const { groups } = HOST_SOURCE.exec(source === "'self'" ? self.origin : source) ?? {};
    if (!groups?.host) return false;
    const { scheme = self.protocol, host, port } = groups;
    return matchesScheme(scheme, url) && hostFits(host, url) && matchesPort(port, url);
  });
}
