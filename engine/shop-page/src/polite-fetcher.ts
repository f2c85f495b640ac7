import { setTimeout as sleep } from 'node:timers/promises';
import { FetchFailure, type FetchPublic, type PublicRequest } from '@adwright/engine-untrusted';
import type { RobotsRules } from './parse-robots.ts';
import { readRobots } from './read-page.ts';

/** Fetches URLs of shops, one request at a time per host, as far as robots.txt allows the URLs. */
export interface PoliteFetcher {
  /**
   * Fetches a page that robots.txt allows, after a pause since the host's last page.
   * @throws {FetchFailure}, {RobotsRefusal}, or the signal's reason
   */
  fetchPage: FetchPublic;
  /**
   * Fetches a file of a page (such as a style sheet) without a pause.
   * @throws the same errors as `fetchPage`
   */
  fetchPart: FetchPublic;
  /** Returns the URLs of the sitemaps that the host's robots.txt names. */
  sitemapsOf(address: string, signal: AbortSignal): Promise<string[]>;
}

/** Thrown if the shop's robots.txt forbids crawlers to fetch a URL. */
export class RobotsRefusal extends Error {
  override readonly name = 'RobotsRefusal';
}

export interface PoliteFetcherOptions {
  fetchPublic: FetchPublic;
  /**
   * Minimum time in milliseconds between two pages of one host. A longer delay in the host's
   * robots.txt takes precedence.
   */
  delayMs?: number;
}

const MAX_ROBOTS_BYTES = 512 * 1024;
const ROBOTS_KEPT_MS = 15 * 60_000;
const MAX_HOSTS = 500;
/**
 * Maximum total number of characters of the cached robots.txt files; most files have less than
 * 10,000 characters.
 */
const MAX_KEPT_CHARACTERS = 8 * 1024 * 1024;
/**
 * Maximum delay in milliseconds that a robots.txt can demand, because a user is waiting for the
 * page.
 */
const MAX_DELAY_MS = 5000;

const EVERYTHING_ALLOWED: RobotsRules = { isAllowed: true, crawlDelay: 0, sitemaps: [] };

interface Host {
  /** Promise that settles when the last request to the host has ended. */
  free: Promise<void>;
  /** Time before which no page of the host may be requested. */
  nextPageAt: number;
  /** Promise of the text of the host's robots.txt. */
  robots: Promise<string>;
  /** Number of characters of the host's robots.txt; 0 until the file has arrived. */
  size: number;
  readAt: number;
}

export function createPoliteFetcher({
  fetchPublic,
  delayMs = 500,
}: PoliteFetcherOptions): PoliteFetcher {
  const hostOf = rememberHosts(fetchPublic);

  const rulesFor = async (url: URL, signal: AbortSignal): Promise<RobotsRules> => {
    const text = await hostOf(url).robots;
    if (text === '') return EVERYTHING_ALLOWED;
    return readRobots({ text, address: robotsAddress(url), url: url.href }, signal);
  };

  const requireAllowed = async (url: URL, signal: AbortSignal): Promise<RobotsRules> => {
    const rules = await rulesFor(url, signal);
    if (!rules.isAllowed) throw new RobotsRefusal(url.href);
    return rules;
  };

  /** Sends one request at a time to each host. */
  const inTurn = async (link: string, request: PublicRequest, isPage: boolean) => {
    const url = URL.parse(link);
    if (!url || !/^https?:$/.test(url.protocol)) return fetchPublic(link, request);
    const { signal } = request;
    const crawlDelayMs = 1000 * (await requireAllowed(url, signal)).crawlDelay;
    const host = hostOf(url);
    const answer = host.free.then(async () => {
      if (isPage) {
        await sleep(Math.max(0, host.nextPageAt - performance.now()), undefined, { signal });
      }
      signal.throwIfAborted();
      const beforeEach = async (each: URL) => void (await requireAllowed(each, signal));
      return fetchPublic(link, { ...request, beforeEach });
    });
    const leave = () => {
      if (isPage) {
        host.nextPageAt =
          performance.now() + Math.max(delayMs, Math.min(crawlDelayMs, MAX_DELAY_MS));
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
      const { sitemaps } = await rulesFor(url, signal);
      return sitemaps.length > 0 ? sitemaps : [new URL('/sitemap.xml', url).href];
    },
  };
}

/**
 * Returns a function that looks up a host in a cache of recently visited hosts. For a host that is
 * not cached, the function requests the host's robots.txt.
 */
function rememberHosts(fetchPublic: FetchPublic): (url: URL) => Host {
  const hosts = new Map<string, Host>();

  const hostOf = (url: URL): Host => {
    const known = hosts.get(url.origin);
    if (known && performance.now() - known.readAt < ROBOTS_KEPT_MS) return known;
    const host: Host = {
      free: known?.free ?? Promise.resolve(),
      nextPageAt: known?.nextPageAt ?? 0,
      robots: fetchRobots(fetchPublic, url),
      size: 0,
      readAt: performance.now(),
    };
    hosts.delete(url.origin);
    hosts.set(url.origin, host);
    host.robots.then(
      ({ length }) => {
        host.size = length;
        forgetOldest();
      },
      // The handler only clears the cache after an error. Callers that wait for the robots.txt get
      // the error too.
      () => hosts.get(url.origin) === host && hosts.delete(url.origin),
    );
    return host;
  };

  const forgetOldest = () => {
    let characters = [...hosts.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [origin, { size }] of hosts) {
      if (hosts.size <= MAX_HOSTS && characters <= MAX_KEPT_CHARACTERS) break;
      hosts.delete(origin);
      characters -= size;
    }
  };

  return hostOf;
}

const robotsAddress = (url: URL) => new URL('/robots.txt', url).href;

/**
 * Fetches the robots.txt file of a host. A missing robots.txt allows everything. A server error forbids everything (RFC
 * 9309, 2.3.1).
 */
async function fetchRobots(fetchPublic: FetchPublic, url: URL): Promise<string> {
  const { signal } = new AbortController();
  try {
    const request = { accept: 'text/plain', maxBytes: MAX_ROBOTS_BYTES, signal };
    const { bytes } = await fetchPublic(robotsAddress(url), request);
    return new TextDecoder().decode(bytes);
  } catch (error) {
    const isMissing =
      error instanceof FetchFailure &&
      (error.fault === 'redirected' || (error.status !== null && error.status < 500));
    if (isMissing) return '';
    throw error;
  }
}
