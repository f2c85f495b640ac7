import { MAX_PAGE_ADDRESS_LENGTH, readPageAddress } from '@adwright/contracts/shop-page';

/**
 * Finds the URL of a shop page in a text that a user typed or pasted. A URL without protocol is returned as
 * typed, because the engine adds the protocol. From any other text, returns the URL within the text, or null
 * if the text contains no URL.
 */
export function parseShopAddress(text: string): string | null {
  const address = readPageAddress(text);
  if (address === null) return null;
  const typed = text.trim();
  const isBare = !/^https?\b|https?:/i.test(typed);
  return isBare && typed.length <= MAX_PAGE_ADDRESS_LENGTH ? typed : address;
}
