import { setTimeout as sleep } from 'node:timers/promises';
import { FetchFailure, type FetchPublic, type PublicRequest } from '@adwright/engine-untrusted';
import robotsParser from 'robots-parser';

/** Reads addresses of shops one at a time, as their robots.txt allows. */
export interface PoliteFetcher {
  /** A page that robots.txt allows, after a pause since the last one. @throws {FetchFailure}, {RobotsRefusal}, or the signal's reason */
  fetchPage: FetchPublic;
  /** A file that belongs to a page, without the pause. @throws as `fetchPage` */
  fetchPart: FetchPublic;
  /** Sitemaps that the host's robots.txt names. */
  sitemapsOf(address: string, signal: AbortSignal): Promise<string[]>;
}

/** The shop's robots.txt closes this address to programs. */
export class RobotsRefusal extends Error {
  override readonly name = 'RobotsRefusal';
}

export interface PoliteFetcherOptions {
  fetchPublic: FetchPublic;
  /** Least time between two pages of one host; longer where its robots.txt asks for it. */
  delayMs?: number;
}

type Robots = ReturnType<typeof robotsParser>;

/** Name by which robots.txt speaks to us (RFC 9309). */
const OUR_TOKEN = 'Adwright';
const MAX_ROBOTS_BYTES = 512 * 1024;
const ROBOTS_KEPT_MS = 15 * 60_000;
const MAX_HOSTS = 500;
/** What a robots.txt may ask for at most while a person waits. */
const MAX_DELAY_MS = 5000;

interface Host {
  /** Settles when the last request has ended. */
  free: Promise<void>;
  /** Before then no page is asked for. */
  nextPageAt: number;
  robots: Promise<Robots>;
  readAt: number;
}

export function politeFetcher({ fetchPublic, delayMs = 500 }: PoliteFetcherOptions): PoliteFetcher {
  const hosts = new Map<string, Host>();

  const hostOf = (url: URL): Host => {
    const known = hosts.get(url.origin);
    if (known && performance.now() - known.readAt < ROBOTS_KEPT_MS) return known;
    const robots = fetchRobots(fetchPublic, url);
    // Whoever asks for the host's first page hears of the failure.
    robots.catch(() => hosts.delete(url.origin));
    const host = {
      free: known?.free ?? Promise.resolve(),
      nextPageAt: known?.nextPageAt ?? 0,
      robots,
      readAt: performance.now(),
    };
    hosts.delete(url.origin);
    hosts.set(url.origin, host);
    const [oldest] = hosts.keys();
    if (hosts.size > MAX_HOSTS && oldest !== undefined) hosts.delete(oldest);
    return host;
  };

  const requireAllowed = async (url: URL) => {
    const robots = await hostOf(url).robots;
    if (robots.isDisallowed(url.href, OUR_TOKEN)) throw new RobotsRefusal(url.href);
  };

  /** One request a host at a time. */
  const inTurn = async (link: string, request: PublicRequest, isPage: boolean) => {
    const url = URL.parse(link);
    if (!url || !/^https?:$/.test(url.protocol)) return fetchPublic(link, request);
    await requireAllowed(url);
    const host = hostOf(url);
    const crawlDelay = 1000 * ((await host.robots).getCrawlDelay(OUR_TOKEN) ?? 0);
    const { signal } = request;
    const answer = host.free.then(async () => {
      if (isPage) {
        await sleep(Math.max(0, host.nextPageAt - performance.now()), undefined, { signal });
      }
      signal.throwIfAborted();
      return fetchPublic(link, { ...request, beforeEach: requireAllowed });
    });
    const leave = () => {
      if (isPage) {
        host.nextPageAt = performance.now() + Math.max(delayMs, Math.min(crawlDelay, MAX_DELAY_MS));
      }
    };
    host.free = answer.then(leave, leave);
    return answer;
  };

  return {
    fetchPage: (link, request) => inTurn(link, request, true),
    fetchPart: (link, request) => inTurn(link, request, false),
    async sitemapsOf(address, signal) {
      signal.throwIfAborted();
      const url = new URL(address);
      const named = (await hostOf(url).robots).getSitemaps();
      return named.length > 0 ? named : [new URL('/sitemap.xml', url).href];
    },
  };
}

/** A host without robots.txt allows everything; one whose server fails does not (RFC 9309, 2.3.1). */
async function fetchRobots(fetchPublic: FetchPublic, url: URL): Promise<Robots> {
  const address = new URL('/robots.txt', url).href;
  const { signal } = new AbortController();
  try {
    const request = { accept: 'text/plain', maxBytes: MAX_ROBOTS_BYTES, signal };
    const { bytes } = await fetchPublic(address, request);
    return robotsParser(address, new TextDecoder().decode(bytes));
  } catch (error) {
    const isMissing =
      error instanceof FetchFailure &&
      (error.fault === 'redirected' || (error.status !== null && error.status < 500));
    if (isMissing) return robotsParser(address, '');
    throw error;
  }
}
