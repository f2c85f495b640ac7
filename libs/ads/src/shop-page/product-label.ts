import type { ListedProduct } from '@adwright/contracts/shop-page';

/** Numbers that shop systems put beside a product's name. */
const NOT_A_WORD = /^[a-z]?\d{5,}$/i;

/** What to call a product of a list: its name, else the words of its address. */
export function productLabel({ name, address }: ListedProduct): string {
  return name || wordsOf(address) || address;
}

/** "Harbour mug" of "/products/harbour-mug.html"; empty for an address of numbers alone. */
function wordsOf(address: string): string {
  const parts = new URL(address).pathname.split('/').map(decoded).reverse();
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

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A "%" that encodes nothing.
    return part;
  }
}
