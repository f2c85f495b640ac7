import type { PageResult } from '@adwright/contracts/shop-page';
import { FetchFailure } from '@adwright/engine-untrusted';
import iconv from 'iconv-lite';
import { expect, it, vi } from 'vitest';
import { ORDINARY_PAGES } from './testing/ordinary-pages/index.ts';
import type { OrdinaryPage } from './testing/ordinary-pages/ordinary-page.ts';
import { createShopVisitor } from './visit-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Reads a test page of a simulated shop that also serves the further files of the test page. */
function readPage({ address, charset, html, files = {} }: OrdinaryPage): Promise<PageResult> {
  const page = addressWithoutHash(address);
  const visitor = createShopVisitor({
    delayMs: 0,
    fetchPublic: async (link) => {
      const { origin, pathname } = new URL(link);
      if (addressWithoutHash(link) === page) {
        const bytes = iconv.encode(html, charset ?? 'utf-8');
        const contentType = charset ? 'text/html' : 'text/html; charset=utf-8';
        return { address: page, contentType, bytes };
      }
      const file = page.startsWith(`${origin}/`) ? files[pathname] : undefined;
      if (file === undefined) {
        throw new FetchFailure('status', 'Its server answered 404.', { status: 404 });
      }
      return { address: link, contentType: 'application/json', bytes: Buffer.from(file) };
    },
  });
  return visitor.readAddress(address, new AbortController().signal);
}

function addressWithoutHash(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/**
 * Returns the fields of the result that the test compares with the expected values. The product's
 * picture counts as found in any of its sizes.
 */
function readingOf(result: PageResult, picture: string): OrdinaryPage['expected'] | string {
  if (result.state === 'unreadable') return result.reason;
  const { name, price, photos, brand, language } = result.proposal;
  const { amount = 0, currency, isFrom, was } = price?.value ?? {};
  const [photo = { value: '' }] = photos;
  return {
    name: name?.value ?? '',
    amount,
    currency: currency ?? '',
    ...(isFrom && { isFrom }),
    ...(was !== undefined && { was }),
    picture: photo.value.includes(picture) ? picture : photo.value,
    brand: brand.name?.value ?? '',
    language: language?.value ?? '',
  };
}

it('the collection of test pages contains 60 pages of 17 platforms in ten languages and six charsets', () => {
  const countOf = (read: (page: OrdinaryPage) => string) => new Set(ORDINARY_PAGES.map(read)).size;
  expect(ORDINARY_PAGES.length).toBeGreaterThanOrEqual(60);
  expect(countOf(({ platform }) => platform)).toBeGreaterThanOrEqual(17);
  expect(countOf(({ expected }) => expected.language)).toBeGreaterThanOrEqual(10);
  expect(countOf(({ charset }) => charset ?? 'utf-8')).toBeGreaterThanOrEqual(6);
});

it.each(ORDINARY_PAGES.map((page) => [`${page.platform}: ${page.expected.name}`, page] as const))(
  'reads the saved page %s',
  async (_, page) => {
    expect(readingOf(await readPage(page), page.expected.picture)).toEqual(page.expected);
  },
);
