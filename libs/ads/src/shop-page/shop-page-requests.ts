import {
  type PagePhotoResponse,
  type PageResult,
  type ProductsResponse,
  type pagePhotoRequestSchema,
  pagePhotoResponseSchema,
  pageResponseSchema,
  productsResponseSchema,
  SHOP_PAGE_PATHS,
} from '@adwright/contracts/shop-page';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { AFTER_RATE_LIMIT, requestEditor } from '../editor/editor-request.ts';

/**
 * Has the engine read a page of a shop. The engine stores nothing and charges nothing.
 * @throws {EditorRequestError} when the engine refuses the request. If the page is unreadable, the result
 * says so, and no error is thrown.
 */
export async function readShopPage(address: string, signal: AbortSignal): Promise<PageResult> {
  const path = SHOP_PAGE_PATHS.address;
  const { page } = await requestEditor({
    path,
    body: { address },
    schema: pageResponseSchema,
    signal,
  });
  return page;
}

/**
 * Has the engine read a page from its saved HTML, or from text that the user copied from the page.
 * @throws {EditorRequestError} for the same reasons as {@link readShopPage}
 */
export async function readSavedPage(
  file: Blob,
  { address, isText }: { address: string; isText: boolean },
  signal: AbortSignal,
): Promise<PageResult> {
  const query = new URLSearchParams({ address, type: isText ? 'text/plain' : 'text/html' });
  const path = `${SHOP_PAGE_PATHS.file}?${query}`;
  const { page } = await requestEditor({ path, body: file, schema: pageResponseSchema, signal });
  return page;
}

/**
 * Returns the products of a shop or collection.
 * @throws {EditorRequestError} for the same reasons as {@link readShopPage}
 */
export async function listShopProducts(
  address: string,
  signal: AbortSignal,
): Promise<ProductsResponse['list']> {
  const path = SHOP_PAGE_PATHS.products;
  const body = { address };
  const { list } = await requestEditor({ path, body, schema: productsResponseSchema, signal });
  return list;
}

type PhotoWanted = z.output<typeof pagePhotoRequestSchema>['want'];

/**
 * Returns a query for a picture of a shop page. The engine loads the picture, so that the shop does not see
 * the visitor's request.
 */
export const pagePhotoQuery = (address: string, want: PhotoWanted) =>
  queryOptions({
    queryKey: ['page-photo', address, want],
    queryFn: ({ signal }) =>
      requestEditor({
        path: SHOP_PAGE_PATHS.photo,
        body: { address, want },
        schema: pagePhotoResponseSchema,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    ...AFTER_RATE_LIMIT,
  });

type Picture = PagePhotoResponse['photo'];

export const buildPictureSource = ({ mediaType, bytes }: Picture) =>
  `data:${mediaType};base64,${bytes}`;

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Returns a picture as a file for an upload, and names the file after the picture's subject. */
export function buildPictureFile({ mediaType, bytes }: Picture, name: string): File {
  const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  const stem =
    name
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .trim()
      .slice(0, 80) || 'product';
  return new File([content], `${stem}.${ENDINGS[mediaType]}`, { type: mediaType });
}
