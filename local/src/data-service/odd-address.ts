import { isStorable } from '@adwright/contracts';

/** True for an address with characters in its path or query that no database takes, or that are no UTF-8. */
export function isOddAddress(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  try {
    return ![decodeURIComponent(pathname), ...[...searchParams].flat()].every(isStorable);
  } catch {
    return true;
  }
}
