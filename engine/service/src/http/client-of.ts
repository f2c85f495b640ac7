import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_BITS = 64;

/**
 * Returns the key of an IP address for rate limits. All addresses of this machine are one client. An IPv6 network of 64
 * bits is one client too, because one subscriber gets a network of this size (RFC 6177).
 */
export function getClientAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return 'loopback';
  if (!isIPv6(parsed.toString())) return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${IPV6_NETWORK_BITS}`);
  return `${network}/${IPV6_NETWORK_BITS}`;
}
