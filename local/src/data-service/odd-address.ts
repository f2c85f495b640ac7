import { isStorable } from '@adwright/contracts';

/** Tells whether the path or query of a URL has characters that no database accepts, or invalid UTF-8. */
export function isOddAddress(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  try {
    return ![decodeURIComponent(pathname), ...[...searchParams].flat()].every(isStorable);
  } catch {
    return true;
  }
}
