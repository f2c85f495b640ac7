import { MAX_PAGE_ADDRESS_LENGTH, readPageAddress } from '@adwright/contracts/shop-page';

/**
 * What to ask the engine for: an address without protocol as it was typed, for the engine finds out where the shop answers; else the
 * address within the text. Null for a text without one.
 */
export function addressToRead(text: string): string | null {
  const address = readPageAddress(text);
  if (address === null) return null;
  const typed = text.trim();
  const isBare = !/^https?\b|https?:/i.test(typed);
  return isBare && typed.length <= MAX_PAGE_ADDRESS_LENGTH ? typed : address;
}
