import { isStorable } from '@adwright/contracts';

/** True for an address whose path or query has characters that no database accepts, or invalid UTF-8. */
export function isOddAddress(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  try {
    return ![decodeURIComponent(pathname), ...[...searchParams].flat()].every(isStorable);
  } catch {
    return true;
  }
}
