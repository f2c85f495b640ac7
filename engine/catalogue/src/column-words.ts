import type { CatalogueField, CatalogueTable } from '@adwright/contracts/campaigns';

/**
 * Words that identify the column for a field (such as price), in any language, if the column's whole name is
 * unknown.
 */
interface ColumnWords {
  holds: RegExp;
  /** Matches column names that contain a field's word but have another meaning. */
  but: RegExp;
  /** Pattern that the column's first value must match. */
  looks: RegExp;
}

const ANY = /\S/;
const NOTHING = /(?!)/;
const AMOUNT = /\p{Nd}/u;
const ADDRESS = /^(?:https?:)?\/\/|^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/|$)/iu;
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?|bmp)\b|^(?:https?:)?\/\//i;

const SALE =
  /sale\b|special|discounted|promo|angebot|aktion|sonder|rebaj|oferta|reducid|scont|offert|aanbied|korting|reapris|tilbud|akc|sleva|indirim|скидк|акци|знижк|割引|セール|特価|特价|特價|促销|促銷|할인|تخفيض|تخفیف/;
const PRICE =
  /price|preis|prix|tarif|precio|prezzo|preço|preco|prijs|pris\b|cena|cijena|cenă|\bár\b|\bára\b|preț|fiyat|цена|ціна|τιμή|מחיר|سعر|ثمن|قیمت|मूल्य|कीमत|दाम|দাম|விலை|ราคา|giá\b|harga|価格|値段|售价|售價|价格|價格|가격|판매가|\brrp\b|\bmsrp\b/;
const NO_PRICE =
  /cost|wholesale|purchase|einkauf|achat|compra\b|acquisto|\bnet\b|netto|exclu|(?:without|no) ?tax|bez podatku|bez dph|\bht\b|compare|\bold\b|\bwas\b|streich|uvp|vorher|pseudo|ship|versand|handling|weight|quantity|\bper\b|grundpreis|date|datum|fecha|beginn|endet|début|fin de|from|until|rule|list id|currency|type/;

/**
 * Words in the names of columns, by field, in order of precedence. A column is used for one field
 * only.
 */
const FIELD_WORDS = [
  [
    'photo',
    {
      holds:
        /image|photo|picture|bild|foto|imagen|imagem|imáge|immagin|afbeelding|zdjęci|obraz|obráz|\bkép|slik|resim|görsel|изображен|фото|картинк|зображен|εικόνα|φωτογραφ|תמונ|صور|تصویر|عکس|चित्र|तस्वीर|फोटो|ছবি|படம்|รูป|ภาพ|ảnh|hình|gambar|画像|写真|图片|圖片|主图|主圖|이미지|사진/,
      but: /\balt\b|position|caption|\btext\b|label|descri|count|more |additional|weitere|another/,
      looks: PICTURE,
    },
  ],
  ['salePrice', { holds: SALE, but: NO_PRICE, looks: AMOUNT }],
  ['price', { holds: PRICE, but: NO_PRICE, looks: AMOUNT }],
  [
    'product',
    {
      holds:
        /\btitle|\bname\b|titel|titre|\bnom\b|nombre|nome\b|titolo|título|\bnaam|namn\b|navn\b|nazwa|tytuł|název|názov|nosauk|pavadin|denumire|naziv|название|наименование|назва|τίτλος|όνομα|başlık|\badı\b|\bשם|\bاسم|نام |^نام|नाम|ชื่อ|\btên|\bnama\b|商品名|品名|名称|名稱|标题|標題|상품명|제품명/,
      but: /categor|kategor|brand|option|attribut|variant|vendor|supplier|manufactur|marke\b|hersteller|marca|\bseo\b|meta|url|handle|class|klasse|ship|tax|store|collection|user|seller|file|image|bild|set\b|shop|customer|channel/,
      looks: /\p{L}/u,
    },
  ],
  [
    'availability',
    {
      holds:
        /stock|availab|inventory|quantity|\bqty\b|bestand|\blager|verfügbar|vorrät|voorraad|beschikba|tillgäng|saldo|disponib|existenc|inventari|giacenz|quantit|cantidad|estoque|magazyn|ilość|liczba|sklad|množ|készlet|\bstoc\b|stok|остат|налич|количеств|наявн|кільк|απόθεμα|διαθεσ|מלאי|مخزون|كمية|موجودی|स्टॉक|คงเหลือ|สต็อก|\bkho\b|在庫|庫存|库存|재고/,
      but: /\blow\b|\bmin|threshold|back ?order|allow|out of|gering|rückstand|status id|track|melde|price|date|unit|location|policy/,
      looks: ANY,
    },
  ],
  [
    'status',
    {
      holds:
        /publish|veröffentlich|publi[éc]|pubblicat|gepubliceerd|opublik|zveřej|visib|sichtbar|\bactive|\baktiv|\bactif|\battiv|\bstatus\b|\bstan\b|estado|\bétat|durum|статус|опублик|公開|状態|판매상태|مفعل|منشور|وضعیت/,
      but: /tax|stock|option|steuer|\btva\b|fiscal|inventory|seo|impuest|ship|date|catalog|katalog|catálogo|catalogue/,
      looks: ANY,
    },
  ],
  [
    'link',
    {
      holds:
        /\blink|url\b|web ?page|webseite|länk|lien\b|enlace|ссылк|посилан|رابط|リンク|链接|連結/,
      but: /image|photo|picture|bild|foto|video|file/,
      looks: ADDRESS,
    },
  ],
  [
    'reference',
    { holds: /\bsku\b|item (?:no|number)\b|model (?:no|number)\b/, but: NOTHING, looks: ANY },
  ],
] as const satisfies readonly (readonly [CatalogueField, ColumnWords])[];

/** Returns a column's name as words, without punctuation and text in brackets. */
function toPlainName(column: string): string {
  return column
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/\([^)]*\)|\[[^\]]*\]|（[^）]*）/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds columns for the fields that have no column yet, by the words in the column names and the format of the
 * first cells.
 * @param taken columns that already belong to a field
 */
export function matchColumnsByWords(
  { columns, rows }: Pick<CatalogueTable, 'columns' | 'rows'>,
  wanted: (field: CatalogueField) => boolean,
  taken: Iterable<number>,
): Map<CatalogueField, number> {
  const names = columns.map(toPlainName);
  const used = new Set(taken);
  const found = new Map<CatalogueField, number>();
  for (const [field, { holds, but, looks }] of FIELD_WORDS) {
    if (!wanted(field)) continue;
    const at = names.findIndex((name, column) => {
      if (used.has(column) || !holds.test(name) || but.test(name)) return false;
      const value = rows.map(({ cells }) => cells[column] ?? '').find((cell) => cell !== '');
      return value !== undefined && looks.test(value);
    });
    if (at < 0) continue;
    used.add(at);
    found.set(field, at);
  }
  return found;
}
