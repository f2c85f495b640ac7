import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names of headers in which proxies tell where a request came from. */
const FORWARDING_HEADERS = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  'x-real-ip',
];

/** The one that hosted Supabase's edge overwrites, and that our SQL reads. */
export const ADDRESS_HEADER = 'cf-connecting-ip';

const IPV6_NETWORK_BITS = 64;

/**
 * Gives a request the address of the socket it came from, in the header where hosted Supabase's edge tells it.
 * What the caller says of its own address is dropped: otherwise anybody could be as many clients as they like.
 * @param behindProxy believes the caller's `cf-connecting-ip`; only for a stack that nobody but the proxy reaches.
 */
export function nameClient(
  request: Request,
  socketAddress: string,
  behindProxy: boolean,
): { request: Request; address: string } {
  const told = behindProxy ? request.headers.get(ADDRESS_HEADER) : null;
  const address = told ?? socketAddress;
  const headers = new Headers(request.headers);
  for (const name of FORWARDING_HEADERS) headers.delete(name);
  headers.set(ADDRESS_HEADER, address);
  return { request: new Request(request, { headers }), address };
}

/**
 * Who an address counts as. All addresses of this machine are one client, and so is an IPv6 network of 64 bits, which
 * is what one subscriber gets (RFC 6177).
 */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return 'loopback';
  if (!isIPv6(parsed.toString())) return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${IPV6_NETWORK_BITS}`);
  return `${network}/${IPV6_NETWORK_BITS}`;
}
