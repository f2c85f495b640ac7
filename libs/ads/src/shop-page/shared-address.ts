import { parseShopAddress } from './address-to-read.ts';

/**
 * Reads the address that was shared with a form (`share_target` of the app's manifest): it is in `url`, or
 * within the shared text. Undefined for a visit without a shared address.
 */
export function readSharedAddress(search: URLSearchParams): string | undefined {
  const said = ['url', 'text', 'title'].map((name) => parseShopAddress(search.get(name) ?? ''));
  return said.find((address) => address !== null) ?? undefined;
}
