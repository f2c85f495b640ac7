import { ORDINARY_WORDS } from './ordinary-words.ts';

/** Matches words after the brand that continue a sentence about it, so that no product follows. */
const GOES_ON =
  /^(?:is|are|was|has|have|for|by|from|with|without|in|on|at|and|or|of|to|that|which|who|the|an?|your|our|my|(?:help|make|give|let|bring|sell|offer|turn|keep|deliver|connect|provide|build|design|create|run|serve|plan|take|get|do|teache|matche)s?|und|et|y|e|de|du|van|von|des|der|die|das)\b/u;

/**
 * Removes the brand from the start of a product field. Every ad shows the brand above its words, so
 * "Ledgerly invoicing software" would repeat the brand. The brand is removed only if lower-case
 * words follow, because "Volt Energy Drink" is a name as a whole.
 */
export function removeBrand(product: string, brandName: string | undefined): string {
  const brand = brandName?.trim() ?? '';
  if (brand === '' || !product.startsWith(`${brand} `)) return product;
  // An ordinary word is kept even if it is also the brand. The "green tea" of a brand called Green,
  // for example, is green.
  if (ORDINARY_WORDS.has(brand.toLowerCase())) return product;
  const rest = product.slice(brand.length).trim();
  return /^\p{Ll}{3}/u.test(rest) && !GOES_ON.test(rest) ? rest : product;
}
