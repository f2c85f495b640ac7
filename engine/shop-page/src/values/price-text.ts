import { formatCellText } from '@adwright/engine-untrusted';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';

/** Selectors of struck-through text, which states a price before a sale. */
export const STRUCK =
  'del, s, strike, [style*="line-through" i], [class~="strike" i], [class*="strikethrough" i], [class*="line-through" i], [data-a-strike]';
const CENTS = 'sup, [class*="fraction" i], [class*="cent" i], [class*="decimal" i]';
/** Matches class names for cents, such as "price-cents" and "centimes", but neither "center" nor "recent". */
const NAMED_CENTS =
  /(?:^|[\s_-])(?:fraction|decimals?|cent(?:s|imes|imos|avos|esimi)?)(?:$|[\s_-])/i;

/**
 * Returns the text of an element with a price, with a decimal point before raised or separate cents. For example,
 * "24<sup>99</sup>" becomes "24.99".
 */
export function readPriceText($: CheerioAPI, element: Cheerio<AnyNode>): string {
  const shown = element.clone();
  for (const cents of shown.find(CENTS).toArray()) {
    const [digits] = /^\d{2}$/.exec($(cents).text().trim().replace(/^[.,]/, '')) ?? [];
    const name = (cents.attribs.class ?? '').replace(/([a-z])([A-Z])/g, '$1-$2');
    const isCents = cents.name === 'sup' || NAMED_CENTS.test(name);
    if (digits !== undefined && isCents) $(cents).replaceWith(`\u2063${digits}`);
  }
  return (
    formatCellText(shown.html() ?? '')
      // Digits after an amount with cents are a footnote number.
      .replace(/(?<=\d[.,]\d{2})\s*\u2063\d{2}/g, '')
      .replace(/(?<=\d)\s*[.,]?\s*\u2063/g, '.')
      .replaceAll('\u2063', '')
  );
}
