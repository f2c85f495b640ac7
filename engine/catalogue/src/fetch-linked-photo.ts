import { AppError, foreignImageOf, imageTypeOf, MAX_UPLOAD_BYTES } from '@adwright/contracts';
import type { Dispatcher } from 'undici';
import {
  type LookupHost,
  lookupHost,
  type ResolvedAddress,
  resolvePublicHost,
} from './public-address.ts';

export interface LinkFetcherOptions {
  /** For all of it, redirects included. */
  timeoutMs?: number;
  /** For each part: a server that is silent for so long is given up. */
  silenceMs?: number;
  lookup?: LookupHost;
  /** Where a host's connection may go; by default one public address. For tests. */
  resolve?: (host: string, lookup: LookupHost) => Promise<ResolvedAddress>;
  /** Ports beside the protocol's own. For tests. */
  ports?: readonly string[];
}

/** Gives the bytes of a photo of any kind that we take, HEIC, AVIF and TIFF among them. */
export type FetchLinkedPhoto = (link: string, signal: AbortSignal) => Promise<Uint8Array>;

const MAX_REDIRECTS = 4;
const HEADERS = {
  accept: 'image/jpeg, image/png, image/webp, image/*;q=0.5',
  'accept-encoding': 'identity',
  'user-agent': 'Adwright (product photos of a catalogue)',
};

/**
 * Reads photos from links that strangers wrote. Only http and https to public addresses on their own ports; each host is
 * resolved once and the connection pinned to that answer; each redirect is checked as the link was; bounded in bytes, time
 * and redirects; typed by content.
 */
export function linkFetcher(options: LinkFetcherOptions = {}): FetchLinkedPhoto {
  const { timeoutMs = 20_000 } = options;
  return async (link, signal) => {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      let url = checkedUrl(link, options);
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const answer = await ask(url, limits, options);
        if ('bytes' in answer) return requirePicture(answer.bytes);
        url = checkedUrl(answer.location, options, url);
      }
      throw failure('It is redirected too often.');
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      signal.throwIfAborted();
      throw failure('Its server did not answer.', cause);
    }
  };
}

/** @throws {AppError} `image_url_refused` for what is no plain web address */
function checkedUrl(link: string, { ports = [] }: LinkFetcherOptions, base?: URL): URL {
  const url = URL.parse(link, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw refusal('It is no web address.');
  if (url.username !== '' || url.password !== '') throw refusal('It holds a password.');
  if (url.port !== '' && !ports.includes(url.port)) throw refusal('It names an unusual port.');
  return url;
}

async function ask(
  url: URL,
  signal: AbortSignal,
  { lookup = lookupHost, resolve = resolvePublicHost, silenceMs = 5000 }: LinkFetcherOptions,
): Promise<{ bytes: Uint8Array } | { location: string }> {
  const { address, family } = await resolve(url.hostname, lookup);
  // Few catalogues have links, and it takes a tenth of a second to load.
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    connect: {
      timeout: silenceMs,
      // Undici asks for a list or for one address, as the connection attempts of Node do.
      lookup: (_host, { all }, answer) =>
        all ? answer(null, [{ address, family }]) : answer(null, address, family),
    },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    connections: 1,
  });
  try {
    const response = await request(url, { dispatcher: agent, headers: HEADERS, signal });
    return await readResponse(response);
  } finally {
    await agent.destroy();
  }
}

async function readResponse({
  statusCode,
  headers,
  body,
}: Dispatcher.ResponseData): Promise<{ bytes: Uint8Array } | { location: string }> {
  const { location } = headers;
  if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') return { location };
  if (statusCode !== 200) throw failure(`Its server answered ${statusCode}.`);
  const tooLarge = () =>
    new AppError('file_too_large', 'linked photo over the limit', {
      userMessage: 'The photo behind the link is larger than 5 MB.',
    });
  if (Number(headers['content-length']) > MAX_UPLOAD_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_UPLOAD_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}

function requirePicture(bytes: Uint8Array): Uint8Array {
  if (imageTypeOf(bytes) ?? foreignImageOf(bytes)) return bytes;
  throw new AppError('invalid_file_type', 'no picture that we take', {
    userMessage: 'The link leads to no JPEG, PNG, WebP, HEIC, AVIF or TIFF picture.',
  });
}

function refusal(reason: string): AppError {
  return new AppError('image_url_refused', reason, {
    userMessage: `The photo’s link can’t be used. ${reason}`,
  });
}

function failure(reason: string, cause?: unknown): AppError {
  return new AppError('not_found', reason, {
    userMessage: `The photo could not be fetched from its link. ${reason}`,
    cause,
  });
}
