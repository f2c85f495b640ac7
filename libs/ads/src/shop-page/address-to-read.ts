import { MAX_PAGE_ADDRESS_LENGTH, readPageAddress } from '@adwright/contracts/shop-page';

/**
 * Finds the URL that the engine should read. Returns a URL without protocol as typed, since the engine finds
 * the protocol. For other texts, returns the URL within the text, or null if there is none.
 */
export function parseShopAddress(text: string): string | null {
  const address = readPageAddress(text);
  if (address === null) return null;
  const typed = text.trim();
  const isBare = !/^https?\b|https?:/i.test(typed);
  return isBare && typed.length <= MAX_PAGE_ADDRESS_LENGTH ? typed : address;
}
