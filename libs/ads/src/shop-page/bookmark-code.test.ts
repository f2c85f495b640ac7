import { expect, test } from 'vitest';
import { buildBookmarkCode } from './bookmark-code.ts';
import { readSharedAddress } from './shared-address.ts';

/**
 * Runs the bookmark's code on a page with the given URL. Returns the URL to which the bookmark's code
 * navigates.
 */
function clickOn(address: string): URL {
  const code = buildBookmarkCode('https://adwright.example');
  expect(code.startsWith('javascript:')).toBe(true);
  const page = { href: address };
  // The code is decoded as a browser decodes a `javascript:` URL.
  new Function('location', decodeURIComponent(code.slice('javascript:'.length)))(page);
  return new URL(page.href);
}

test.each([
  'https://shop.example/mug',
  'https://shop.example/mug?variant=3&size=%22L%22#top',
  'https://xn--bcher-kva.example/b%C3%BCcher/100%25',
])('a click on the bookmark opens the form with the current page’s URL: %s', (address) => {
  const form = clickOn(address);
  expect(form.origin + form.pathname).toBe('https://adwright.example/create');
  expect(readSharedAddress(form.searchParams)).toBe(address);
});

test('the bookmark’s code only navigates, because shops forbid requests, scripts and frames from other sites', () => {
  const code = buildBookmarkCode('https://adwright.example');
  expect(code).not.toMatch(/fetch|XMLHttp|createElement|import|window\.open|eval/);
});
