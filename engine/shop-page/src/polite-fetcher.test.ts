import type { FetchPublic } from '@adwright/engine-untrusted';
import { describe, expect, it, vi } from 'vitest';
import { createPoliteFetcher, RobotsRefusal } from './polite-fetcher.ts';

vi.setConfig({ testTimeout: 60_000 });
const request = { accept: '*/*', maxBytes: 1000, signal: new AbortController().signal };

/** Simulates a web in which every host serves the given robots.txt. */
function webWith(robots: string) {
  const asked: string[] = [];
  const fetchPublic: FetchPublic = async (link) => {
    asked.push(link);
    const text = link.endsWith('/robots.txt') ? robots : 'page';
    return { address: link, contentType: 'text/plain', bytes: Buffer.from(text) };
  };
  return { asked, polite: createPoliteFetcher({ fetchPublic, delayMs: 0 }) };
}

describe('the polite fetcher obeys robots.txt', () => {
  it('the polite fetcher lets other work continue while matching a robots.txt takes seconds', async () => {
    const slow = 'Disallow: *a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*ab\n';
    const { polite } = webWith(`User-agent: *\n${slow.repeat(9000)}Disallow: /`);
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 10);
    const page = polite.fetchPage(`https://shop.example/${'a'.repeat(1900)}`, request);
    await expect(page).rejects.toThrow(RobotsRefusal);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(20);
  });

  it('the polite fetcher caches each robots.txt for the host’s next page, up to the size of the cache', async () => {
    const { asked, polite } = webWith(`User-agent: *\nAllow: /\n#${'x'.repeat(500_000)}`);
    const visit = (host: number) => polite.fetchPage(`https://${host}.example/page`, request);
    for (let host = 0; host < 20; host++) await visit(host);
    asked.length = 0;
    await visit(19);
    expect(asked).toEqual(['https://19.example/page']);
    asked.length = 0;
    await visit(0);
    expect(asked).toEqual(['https://0.example/robots.txt', 'https://0.example/page']);
  });
});
