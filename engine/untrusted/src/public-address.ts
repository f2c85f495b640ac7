import ipaddr from 'ipaddr.js';
import { FetchFailure } from './fetch-failure.ts';
import type { LookupHost } from './look-up-host.ts';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/**
 * IP address at which Azure's platform services answer a virtual machine. The address lies in a public range,
 * so it needs a separate check.
 */
const AZURE_PLATFORM = '168.63.129.16';
/**
 * All IPv6 addresses that are assigned for use on the Internet (RFC 4291), without IPv4-compatible addresses.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Tells whether an IP address is reachable from anywhere on the Internet. The result is false for loopback,
 * private networks, link-local addresses (metadata services of clouds) and reserved ranges. This includes
 * addresses that are written in IPv6 notation.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `ipaddr.process` converts IPv4-mapped IPv6 addresses to IPv4. Other IPv6 notations that contain an IPv4
  // address lie in separate ranges, which do not count as unicast.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === AZURE_PLATFORM) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/**
 * Returns the only IP address that a connection to a host may use. A host with any internal address is
 * refused. Otherwise its owner could make a second lookup return that address.
 * @throws {FetchFailure} `unknown` or `refused`; any error of the lookup; or the signal's reason
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
