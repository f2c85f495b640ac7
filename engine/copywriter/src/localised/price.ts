import { capitalise, tidy } from '@adwright/engine-lexicon';

const SUM =
  /(?:[€£]|R\$)\s?\d(?:[\d.,]*\d)?|(?:\d{1,3}(?:[\s\u00a0]\d{3})+|\d(?:[\d.,]*\d)?)\s?(?:€|£|(?:zł|kr|EUR|CHF|PLN|SEK)(?!\p{L})|₽|₺)/u;
/** "à partir de 25€", "ab 14,90 € pro Stunde", "vanaf €1499", "od 99 zł". */
const PRICE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:à partir de|à|dès|seulement|ab|nur|für|um|desde|solo|sólo|por|a partir de|a partire da|a soli|da|vanaf|slechts|voor|od|tylko|från|от|від)\s+)?(?:${SUM.source})(?:\s?/\s?\p{L}+|\s(?:pro|im|am|die|par|al|alla|por|per|za|i|na|w|all[’']|a la|la|le|l[’'])\s?(?:\p{L}+))?(?:\s(?:brutto|netto|bruts?|nets?|brut[oa]s?|nett[oi]|lord[oi]|ttc|ht|hors taxes))?(?!\p{L})`,
  'iu',
);

/** What is sold without its price, and the price in the brief's own words; null where a later clause has it with its thing. */
export function splitPrice(text: string): { product: string; offer: string | null } {
  const found = PRICE.exec(text);
  if (found === null) return { product: text, offer: null };
  const before = text.slice(0, found.index);
  const isInName = !/[,:;]\s|\s[-–—]\s/.test(before.replace(/[\s,:;(–—-]+$/, ''));
  const isOfItself = /(?:[,:;(]|\s[-–—])\s*$/.test(before);
  const product = tidy(
    `${before.replace(/[\s,:;(–—-]+$/, '')}${text.slice(found.index + found[0].length)}`,
  );
  return (isInName || isOfItself) && /\p{L}{2}/u.test(product)
    ? { product, offer: capitalise(found[0].trim()) }
    : { product: text, offer: null };
}
