import ipaddr from 'ipaddr.js';
import { FetchFailure } from './fetch-failure.ts';
import type { LookupHost } from './look-up-host.ts';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/**
 * IP address at which Azure's own services answer a machine. According to its range, it would count
 * as public.
 */
const AZURE_PLATFORM = '168.63.129.16';
/**
 * All IPv6 addresses that are assigned for use on the Internet (RFC 4291). IPv4-compatible
 * addresses are not among them.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Tells whether anybody on the Internet can reach an IP address. The result is false for loopback,
 * private networks, link-local addresses (metadata services of clouds), reserved ranges, and all of
 * these disguised as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` converts IPv4-mapped IPv6 to IPv4. Other forms that contain IPv4 have their own
  // ranges.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === AZURE_PLATFORM) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/**
 * Returns the one IP address that a connection to this host may use. A host with any internal address is
 * refused, because its owner chooses which address a second lookup would give.
 * @throws {FetchFailure} `unknown` or `refused`; the lookup's error; or the signal's reason
 */
export async function resolvePublicHost(
  host: string,
  lookup: LookupHost,
  signal: AbortSignal,
): Promise<ResolvedAddress> {
  const literal = host.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(literal) ? [{ address: literal }] : await lookup(host, signal);
  const [first] = addresses;
  if (!first) throw new FetchFailure('unknown', 'Its host is not known.');
  if (!addresses.every(({ address }) => isPublicAddress(address))) {
    throw new FetchFailure('refused', 'It leads to an address that is not public.');
  }
  return { address: first.address, family: ipaddr.parse(first.address).kind() === 'ipv4' ? 4 : 6 };
}
