import type { PageResult } from '@adwright/contracts/shop-page';
import { FetchFailure } from '@adwright/engine-untrusted';
import iconv from 'iconv-lite';
import { expect, it, vi } from 'vitest';
import { type Expected, FURTHER_PAGES, type FurtherPage } from './testing/further-pages.ts';
import { createShopVisitor } from './visit-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

const SHOP = 'https://www.shop.example';

/** Reads a test page as the only page of a simulated shop. */
async function readPage({
  path,
  body,
  charset = 'utf-8',
  contentType = 'text/html',
  robots,
}: FurtherPage) {
  const visitor = createShopVisitor({
    delayMs: 0,
    fetchPublic: async (link) => {
      const { pathname, search, hash } = new URL(link);
      const answer = (type: string, bytes: Uint8Array) => ({
        address: link,
        contentType: type,
        bytes,
      });
      if (pathname === '/robots.txt' && robots) return answer('text/plain', Buffer.from(robots));
      if (`${pathname}${search}${hash}` !== path) {
        throw new FetchFailure('status', 'Its server answered 404.', { status: 404 });
      }
      return answer(contentType, typeof body === 'string' ? iconv.encode(body, charset) : body);
    },
  });
  return visitor.readAddress(`${SHOP}${path}`, new AbortController().signal);
}

/** Returns only the fields of the result for which the test page has expected values. */
function readingOf(result: PageResult): Expected {
  if (result.state === 'unreadable') return { reason: result.reason };
  const { kind, name, price, photos, language, products } = result.proposal;
  if (kind === 'picture') return { kind };
  if (kind === 'list') return { kind, products: products.length };
  const { amount, currency, isFrom, was } = price?.value ?? {};
  return {
    kind: 'product',
    product: name?.value ?? '',
    price:
      amount === undefined
        ? null
        : {
            amount,
            currency: currency ?? null,
            ...(isFrom && { isFrom }),
            ...(was !== undefined && { was }),
          },
    photo: photos[0]?.value ?? null,
    language: language?.value ?? '',
  };
}

it('the collection of further test pages contains at least 30 pages', () => {
  expect(FURTHER_PAGES.length).toBeGreaterThanOrEqual(30);
});

it.each(FURTHER_PAGES.map((page) => [page.name, page] as const))(
  'reads the saved page %s',
  async (_, page) => {
    expect(readingOf(await readPage(page))).toEqual(page.expected);
  },
);
