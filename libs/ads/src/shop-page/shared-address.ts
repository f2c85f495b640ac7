import { parseShopAddress } from './address-to-read.ts';

/**
 * Returns the URL that another app shared with a form (`share_target` of the app's manifest). The URL is in the
 * parameter `url`, or within the shared text. Returns undefined for a visit without a shared URL.
 */
export function readSharedAddress(search: URLSearchParams): string | undefined {
  const addresses = ['url', 'text', 'title'].map((name) =>
    parseShopAddress(search.get(name) ?? ''),
  );
  return addresses.find((address) => address !== null) ?? undefined;
}
