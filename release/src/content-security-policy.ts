import { createHash } from 'node:crypto';

/** What the shell's pages may load and talk to, beside their own origin. */
export interface PolicySources {
  /** Origins of the modules: scripts, styles, fonts and pictures come from there. */
  modules: string[];
  /** Data service and engine. */
  services: string[];
  /** Where stored pictures come from. */
  images: string[];
}

/**
 * The Content-Security-Policy of one of the shell's pages. Its inline scripts are allowed by their hashes, nothing
 * else that is inline runs. antd writes styles at run time, hence `unsafe-inline` for those.
 */
export function contentSecurityPolicy(page: string, sources: PolicySources): string {
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

/** `'sha256-…'` of every script that stands in the page itself (CSP level 3, §8.4). */
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
 * Reads a Content-Security-Policy header.
 *
 * @returns the sources of a directive, or of what stands in for it where it is missing (CSP level 3, §6.8).
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

/** True when a directive's sources let an origin through (CSP level 3, §6.7.2.8, as far as origins go). */
export function allowsOrigin(sources: readonly string[], origin: string): boolean {
  const { protocol, host } = new URL(origin);
  return sources.some((source) => {
    if (source === '*' || source === protocol || source === origin || source === host) return true;
    const [, scheme, parent] = /^(?:(https?:)\/\/)?\*\.(.+)$/.exec(source) ?? [];
    return parent !== undefined && (!scheme || scheme === protocol) && host.endsWith(`.${parent}`);
  });
}
