import type { ListedProduct } from '@adwright/contracts/shop-page';

/** Matches article numbers that shop systems append to a product's name in the URL. */
const NOT_A_WORD = /^[a-z]?\d{5,}$/i;

/** Returns the label of a product in a list: its name or, without one, the words of its URL. */
export function buildProductLabel({ name, address }: ListedProduct): string {
  return name || readWords(address) || address;
}

/**
 * Returns the words in the path of a URL. For example, "/products/harbour-mug.html" becomes "Harbour mug".
 * For a URL that contains only numbers, returns an empty text.
 */
function readWords(address: string): string {
  const parts = new URL(address).pathname.split('/').map(decodePart).reverse();
  for (const part of parts) {
    const words = part
      .replace(/\.[a-z]{3,5}$/i, '')
      .split(/[-_+\s]+/)
      .filter((word) => word !== '' && !NOT_A_WORD.test(word));
    const line = words.join(' ');
    if (/\p{L}{3}/u.test(line)) return line.charAt(0).toUpperCase() + line.slice(1);
  }
  return '';
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // The path contains a "%" that encodes no character, so it is not decoded.
    return part;
  }
}
