/**
 * Matches the verb with which a private person offers one thing, at the start of a product field:
 * "Vendo passeggino", "Ich verkaufe …". Shops write "in vendita" and "zu verkaufen" instead.
 */
const SELLS =
  /^(?:(?:io |yo |eu |ich |je |jag |ik )?(?:s?vendo|cedo|vends|cède|loue|alquilo|alugo|doo|verkaufe|vermiete|verschenke|verkoop|verhuur|säljer|skänker|sprzedam|oddam|odstąpię|wynajmę))\s+[\p{L}\p{Nd}]/iu;

/** Matches the verb with which a person offers work, for example "Reparo lavadoras". */
const WORKS =
  /^(?:(?:io |yo |eu |ich |je |jag |ik )?(?:reparo|arreglo|limpio|pinto|instalo|hago|cuido|doy clases|riparo|pulisco|imbianco|sistemo|faccio|faço|limpo|repariere|streiche|putze|mache|répare|nettoie|naprawiam|sprzątam|maluję|szyję|montuję|udzielam|lagar|målar|städar|repareer))\s+\p{L}/iu;

/** Tells whether a product field is the ad of a private person who sells, lets or gives one thing. */
export function isPrivateSale(product: string): boolean {
  return SELLS.test(product.trim());
}

/** Tells whether a product field says in the first person what work somebody offers. */
export function offersOwnWork(product: string): boolean {
  return WORKS.test(product.trim());
}
