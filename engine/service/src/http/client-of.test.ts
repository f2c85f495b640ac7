import { describe, expect, it } from 'vitest';
import { getClientAddress } from './client-of.ts';

describe('getClientAddress returns the same key for all addresses of one client', () => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['nonsense', 'nonsense'],
  ])('the client of the IP address %s is %s', (address, client) =>
    expect(getClientAddress(address)).toBe(client),
  );
});
