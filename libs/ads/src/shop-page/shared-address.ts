import { readPageAddress } from '@adwright/contracts/shop-page';

/**
 * The address that a phone's "Share" or a bookmark opens a form with (`share_target` of the app's manifest): in `url`, or
 * within the shared text. Undefined for a visit without one.
 */
export function sharedAddress(search: URLSearchParams): string | undefined {
  const said = ['url', 'text', 'title'].map((name) => readPageAddress(search.get(name) ?? ''));
  return said.find((address) => address !== null) ?? undefined;
}
