import { Resolver } from 'node:dns/promises';
import { FetchFailure } from './fetch-failure.ts';

/**
 * Looks up every IP address of a host.
 * @throws {FetchFailure} `unknown` or `silent`; or the signal's reason
 */
export type LookupHost = (host: string, signal: AbortSignal) => Promise<{ address: string }[]>;

interface HostLookupOptions {
  /** Name servers as `address:port`; by default, the name servers of the system. */
  servers?: readonly string[];
  /**
   * Time limit, in milliseconds, of the first attempt at one server. Later attempts at the server wait longer.
   */
  timeoutMs?: number;
}

/** Maximum number of queries to one name server. */
const ATTEMPTS = 2;
/**
 * Error codes of name servers for a host that does not exist, or that has no IP address of the
 * requested kind.
 */
const ANSWERED_NONE = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EBADRESP']);

/**
 * Makes a lookup that asks name servers for the IP addresses of a host. IPv4 addresses come first, because
 * hosts with IPv4 only are reachable everywhere. The function does not use `dns.lookup`, which would occupy
 * one of Node's four threads while a name server is slow. Files and compression need these threads. An abort
 * signal can't stop `dns.lookup` either.
 */
export function createHostLookup(options: HostLookupOptions = {}): LookupHost {
  const { servers, timeoutMs = 2000 } = options;
  return async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: timeoutMs, tries: ATTEMPTS });
    if (servers) resolver.setServers([...servers]);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      signal.throwIfAborted();
      return listAddresses(answers);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

/**
 * Returns the IPv4 and IPv6 addresses from the answers of a name server. Addresses of one kind are enough,
 * because some name servers only answer for IPv4.
 */
function listAddresses(answers: readonly PromiseSettledResult<string[]>[]): { address: string }[] {
  const addresses = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value : [],
  );
  const cause = answers
    .flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    .find(({ code }) => !ANSWERED_NONE.has(code));
  if (addresses.length === 0 && cause) {
    throw new FetchFailure('silent', 'The name server of its host did not answer.', { cause });
  }
  return addresses.map((address) => ({ address }));
}
