import * as z from 'zod';
import { convertToLatinDigits } from './price.ts';

/**
 * The user's choice to advertise rows that most shops would leave out, and to treat variants as separate
 * products.
 */
export const rowChoicesSchema = z.object({
  /**
   * For a product with variants, the value `one` makes one ad for each product. For a product with variants, the value
   * `each` makes one ad for each variant.
   */
  variants: z.enum(['one', 'each']).default('one'),
  drafts: z.boolean().default(false),
  soldOut: z.boolean().default(false),
  duplicates: z.boolean().default(false),
});
export type RowChoices = z.infer<typeof rowChoicesSchema>;

export const DEFAULT_ROW_CHOICES: RowChoices = {
  variants: 'one',
  drafts: false,
  soldOut: false,
  duplicates: false,
};

/** Reasons why a valid row of a catalogue gets no ad. */
const LEFT_OUT_REASONS = ['draft', 'soldOut', 'duplicate', 'tooMany'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

const DRAFT =
  /^(?:draft|drafts?|archived|inactive|hidden|disabled|unpublished|unlisted|private|pending|trash|staging|false|no|n|0|-1|off|entwurf|inaktiv|nein|brouillon|inactif|non|borrador|inactivo|bozza|черновик|нет|下書き|非公開|草稿|下架|임시저장|d|h|blocked|delisted|pausad[oa]|inactiva|inativ[oa]|oculto|nonaktif|pasif|neaktivní|skryto|nieaktywny|rejtett|inaktív|скрыт|прихован|ні|không|ซ่อน|إخفاء|مخفي|已下架|仓库中|未上架|下架|非表示|판매중지|진열안함|판매종료|zakończona|nieaktywna|ended|closed|non publié|masqué|no publicado|nascosto|verborgen|dold|skjult)$/iu;
const SOLD_OUT =
  /^(?:out[\s_-]?of[\s_-]?stock|sold[\s_-]?out|outofstock|unavailable|not[\s_-]available|discontinued|no|n|false|ausverkauft|nicht (?:auf lager|lieferbar|verfügbar)|nein|[ée]puis[ée]|rupture(?: de stock)?|agotado|sin stock|esaurito|non disponibile|esgotado|uitverkocht|brak|niedostępny|slutsåld|vyprodáno|нет в наличии|売り切れ|完売|在庫なし|缺货|缺貨|售罄|已售罄|售完|품절|일시품절|sold|udsolgt|utsolgt|loppuunmyyty|elfogyott|epuizat|wyprzedane|indisponível|agotada|tükendi|stokta yok|εξαντλημένο|εξαντλήθηκε|μη διαθέσιμο|немає(?: в наявності)?|нет|אזל(?: מהמלאי)?|נגמר|غير متوفر|نفدت? ?(?:الكمية)?|สินค้าหมด|หมด|hết hàng|habis|なし|無し|slut i lager|ej i lager|ikke på lager|ei varastossa|niet op voorraad|brak w magazynie|není skladem|nedostupné|nincs (?:raktáron|készleten)|stoc epuizat|indisponible|no disponible|fuera de stock|non in magazzino|sem (?:stock|estoque)|fora de (?:stock|estoque)|ناموجود|تمام شد|स्टॉक में नहीं|nu este în stoc)$/iu;

/** Tells whether a status cell says that the shop hides the product. */
export function isDraft(status: string): boolean {
  return status.split(' / ').some((part) => DRAFT.test(part.trim()));
}

/**
 * Tells whether an availability cell says that the product can't be bought now. A stock of 0 or less means sold
 * out. An empty cell counts as available.
 */
export function isSoldOut(availability: string): boolean {
  const text = convertToLatinDigits(availability).trim().replaceAll('_', ' ');
  if (/^-?\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.')) <= 0;
  return SOLD_OUT.test(text);
}
