import type { Dispatcher } from 'undici';
import { FetchFailure } from './fetch-failure.ts';
import { createHostLookup, type LookupHost } from './look-up-host.ts';
import { type ResolvedAddress, resolvePublicHost } from './public-address.ts';
import { type Encoding, parseEncodings, unpack } from './unpack.ts';

/** Options of one fetch of a public URL. */
export interface PublicRequest {
  /** Value of the header `accept`. */
  accept: string;
  /** Maximum size of the body in bytes, both packed and unpacked. */
  maxBytes: number;
  signal: AbortSignal;
  /**
   * Called with each URL before the URL is requested, including redirects. If the function throws, no request
   * is sent.
   */
  beforeEach?: (url: URL) => Promise<void>;
}

export interface PublicAnswer {
  /** URL after the last redirect. */
  address: string;
  /** Value of the header `content-type`; empty if the answer has no such header. */
  contentType: string;
  bytes: Uint8Array;
}

/**
 * Fetches a URL of unknown origin.
 * @throws {FetchFailure}, the signal's reason, or the error of `beforeEach`
 */
export type FetchPublic = (link: string, request: PublicRequest) => Promise<PublicAnswer>;

export interface PublicFetcherOptions {
  /** User-agent header of the requests: our name, with a URL at which the operator can find us. */
  userAgent: string;
  /** Time limit in milliseconds for the whole request, redirects included. */
  timeoutMs?: number;
  /** Milliseconds without data after which a server counts as failed. */
  silenceMs?: number;
  /**
   * `host:port` of servers on this machine that the fetcher accepts as public. The list is empty except in
   * end-to-end tests.
   */
  testHosts?: readonly string[];
  lookup?: LookupHost;
  /** Returns the only IP address that a connection to the host may use. Only tests set this address. */
  resolve?: (host: string, lookup: LookupHost, signal: AbortSignal) => Promise<ResolvedAddress>;
}

/** Maximum number of redirects that a fetch follows. */
const MAX_REDIRECTS = 4;
const LOOPBACK: ResolvedAddress = { address: '127.0.0.1', family: 4 };

const lookUpByName = createHostLookup();

function resolveHost(
  url: URL,
  signal: AbortSignal,
  options: PublicFetcherOptions,
): Promise<ResolvedAddress> {
  const { lookup = lookUpByName, resolve, testHosts = [] } = options;
  if (resolve) return resolve(url.hostname, lookup, signal);
  return testHosts.includes(url.host)
    ? Promise.resolve(LOOPBACK)
    : resolvePublicHost(url.hostname, lookup, signal);
}

/**
 * Creates the fetcher that the engine uses for all untrusted URLs. The fetcher allows only http and https, to
 * public IP addresses on the default ports. Each host is resolved once, and the connection uses the resolved
 * IP address. The target of each redirect is checked like the first link. A fetch has limits for bytes
 * (packed and unpacked), time and redirects. The fetcher neither stores nor sends cookies.
 */
export function createPublicFetcher(options: PublicFetcherOptions): FetchPublic {
  const { timeoutMs = 20_000 } = options;
  return async (link, request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      let url = checkedUrl(link, options);
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        await request.beforeEach?.(url);
        const answer = await ask(url, { ...request, signal }, options);
        if ('bytes' in answer) return answer;
        url = checkedUrl(answer.location, options, url);
      }
    } catch (cause) {
      request.signal.throwIfAborted();
      if (cause instanceof FetchFailure || !isNetworkFailure(cause)) throw cause;
      throw new FetchFailure('silent', 'Its server did not answer.', { cause });
    }
    throw new FetchFailure('redirected', 'It is redirected too often.');
  };
}

/**
 * Tells whether an error comes from undici, Node's sockets or the time limit; all other errors come from the
 * caller.
 */
function isNetworkFailure(cause: unknown): boolean {
  return cause instanceof Error && ('code' in cause || cause.name === 'TimeoutError');
}

/**
 * Returns the URL of a link if the fetcher may request it.
 *
 * @throws {FetchFailure} `refused` if the link is not a plain URL
 */
function checkedUrl(link: string, { testHosts = [] }: PublicFetcherOptions, base?: URL): URL {
  const url = URL.parse(link, base);
  const refuse = (reason: string) => new FetchFailure('refused', reason);
  if (!url || !/^https?:$/.test(url.protocol)) throw refuse('It is no web address.');
  if (url.username !== '' || url.password !== '') throw refuse('It contains a password.');
  if (url.port !== '' && !testHosts.includes(url.host)) throw refuse('It names an unusual port.');
  return url;
}

async function ask(
  url: URL,
  request: PublicRequest,
  options: PublicFetcherOptions,
): Promise<PublicAnswer | { location: string }> {
  const { silenceMs = 5000, userAgent } = options;
  const { address, family } = await resolveHost(url, request.signal, options);
  // Undici is loaded on first use, because few processes fetch URLs and loading takes a tenth of a
  // second.
  const undici = await import('undici');
  const agent = new undici.Agent({
    connect: {
      timeout: silenceMs,
      // Undici asks for one IP address or for a list of them, as Node does when it connects.
      lookup: (_host, { all }, answer) =>
        all ? answer(null, [{ address, family }]) : answer(null, address, family),
    },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    connections: 1,
  });
  try {
    const response = await undici.request(url, {
      dispatcher: agent,
      headers: {
        accept: request.accept,
        'accept-encoding': 'gzip, br',
        'user-agent': userAgent,
      },
      signal: request.signal,
    });
    return await readResponse(url, response, request);
  } finally {
    await agent.destroy();
  }
}

async function readResponse(
  url: URL,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { maxBytes, signal }: PublicRequest,
): Promise<PublicAnswer | { location: string }> {
  const { location } = headers;
  if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') return { location };
  if (statusCode !== 200) {
    throw new FetchFailure('status', `Its server answered ${statusCode}.`, { status: statusCode });
  }
  const encodings = parseEncodings(headers['content-encoding']);
  const packed = await readBounded(body, maxBytes, Number(headers['content-length']));
  const bytes = await unpackAll(packed, encodings, { maxBytes, signal });
  const { 'content-type': type } = headers;
  return { address: url.href, contentType: typeof type === 'string' ? type : '', bytes };
}

async function unpackAll(
  packed: Uint8Array,
  encodings: readonly Encoding[],
  limits: { maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array> {
  let bytes = packed;
  for (const encoding of encodings) bytes = await unpack(bytes, encoding, limits);
  return bytes;
}

async function readBounded(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  announced: number,
): Promise<Uint8Array> {
  const tooLarge = () => new FetchFailure('too-large', 'It is too large.');
  if (announced > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
