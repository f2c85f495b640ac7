import { expect, it } from 'vitest';
import { isOriginAllowed, readPolicy } from './content-security-policy.ts';

const PAGE = 'https://app.example';

it.each([
  ["'self'", PAGE],
  ["'SELF'", PAGE],
  ['*', 'https://cdn.example:8443'],
  ['https:', 'https://cdn.example'],
  ['http:', 'https://cdn.example'],
  ['cdn.example', 'https://cdn.example'],
  ['HTTPS://CDN.example', 'https://cdn.example'],
  ['https://cdn.example/', 'https://cdn.example'],
  ['https://cdn.example/modules/', 'https://cdn.example'],
  ['https://cdn.example:443', 'https://cdn.example'],
  ['http://cdn.example', 'https://cdn.example'],
  ['https://cdn.example:*', 'https://cdn.example:8443'],
  ['http://localhost:*/mf-gallery/', 'http://localhost:3103'],
  ['*.example', 'https://a.cdn.example'],
  ['https://*.cdn.example:8443', 'https://a.cdn.example:8443'],
  ['https://*', 'https://cdn.example'],
])('%s allows %s', (source, origin) => {
  expect(isOriginAllowed(["'none'", source], origin, PAGE)).toBe(true);
});

it.each([
  ["'self'", 'https://cdn.example'],
  ["'self'", 'https://app.example:8443'],
  ["'none'", PAGE],
  ["'unsafe-inline'", PAGE],
  ['https:', 'http://cdn.example'],
  ['cdn.example', 'http://cdn.example'],
  ['https://cdn.example', 'https://cdn.example:8443'],
  ['https://cdn.example:8443', 'https://cdn.example'],
  ['https://cdn.example', 'https://a.cdn.example'],
  ['*.cdn.example', 'https://cdn.example'],
  ['*.cdn.example', 'https://evilcdn.example'],
  ['*.cdn.example', 'https://a.cdn.example:8443'],
  ['wss://cdn.example', 'https://cdn.example'],
])('a Content-Security-Policy with %s does not allow %s', (source, origin) => {
  expect(isOriginAllowed([source], origin, PAGE)).toBe(false);
});

it('isOriginAllowed recognises `’self’` for a page at an IPv6 address', () => {
  expect(isOriginAllowed(["'self'"], 'http://[::1]:3000', 'http://[::1]:3000')).toBe(true);
  expect(isOriginAllowed(["'self'"], 'http://[::1]:3001', 'http://[::1]:3000')).toBe(false);
});

it('readPolicy returns the sources of a directive, or those of the directive that it falls back to', () => {
  const policy = readPolicy("default-src 'self'; Script-Src https://cdn.example");
  expect(policy('script-src')).toEqual(['https://cdn.example']);
  expect(policy('font-src')).toEqual(["'self'"]);
  expect(readPolicy('')('script-src')).toEqual(['*']);
});
