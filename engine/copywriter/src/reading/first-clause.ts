/** Matches the end of the first clause of a product field. A decimal comma ends nothing. */
const CLAUSE_END = /[,，](?!\p{Nd})|[;；:：、،。!！?？]|\.(?=\s|$)|\s[-–—]\s/u;

/** Returns the first clause of a product field, which names what is offered. */
export function cutToFirstClause(product: string): string {
  return (product.trim().split(CLAUSE_END)[0] ?? product).trim();
}
