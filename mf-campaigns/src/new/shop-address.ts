import {
  MAX_SHOP_ADDRESS_LENGTH,
  type ReadCatalogueResponse,
  readShopAddress,
} from '@adwright/contracts/campaigns';

/** Returns the typed text as a complete URL, or undefined when the text is not a URL. */
export function parseUsableAddress(typed: string): string | undefined {
  const address = readShopAddress(typed);
  const host = parseLink(address)?.hostname ?? '';
  return host.includes('.') && address.length <= MAX_SHOP_ADDRESS_LENGTH ? address : undefined;
}

/** Returns the origin of most links in the catalogue; '' when the catalogue has no links. */
export function guessShopAddress({ table, suggestion: { link } }: ReadCatalogueResponse): string {
  if (link === undefined) return '';
  const counts = new Map<string, number>();
  for (const { cells } of table.rows) {
    const url = parseLink(cells[link] ?? '');
    if (url?.protocol.startsWith('http')) {
      counts.set(url.origin, (counts.get(url.origin) ?? 0) + 1);
    }
  }
  const [[origin] = ['']] = [...counts].sort(([, one], [, other]) => other - one);
  return origin;
}

/**
 * Parses a URL with the constructor, because some supported browsers lack the newer static method `parse` of
 * `URL`.
 */
function parseLink(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}
