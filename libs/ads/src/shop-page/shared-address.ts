import { parseShopAddress } from './address-to-read.ts';

/**
 * The address that a phone's "Share", a bookmark or another page opens a form with (`share_target` of the app's manifest): in `url`, or
 * within the shared text. Undefined for a visit without one.
 */
export function readSharedAddress(search: URLSearchParams): string | undefined {
  const said = ['url', 'text', 'title'].map((name) => parseShopAddress(search.get(name) ?? ''));
  return said.find((address) => address !== null) ?? undefined;
}
