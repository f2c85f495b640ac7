import {
  type CatalogueRow,
  type CatalogueTable,
  isSoldOut,
  readCurrency,
} from '@adwright/contracts/campaigns';
import { normaliseName } from './known-columns.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { readWooCommerceNames } from './woocommerce-names.ts';

interface ShopTable {
  table: CatalogueTable;
  /** The shop system that wrote the export; null for a catalogue that the user wrote. */
  shop: string | null;
}

/**
 * Returns a row's cell in the first existing column with one of the normalised names, or '' if there is no
 * such column.
 */
type CellOf = (...names: readonly string[]) => string;

/**
 * Values that a shop system splits over several columns or writes in a special format, by the name of the new
 * column. Each derived value is appended to the table in a column with this name.
 */
type Derived = Partial<Record<DerivedColumn, string>>;
const DERIVED_COLUMNS = [
  'Product',
  'Product group',
  'Variant',
  'Photo link',
  'Product link',
  'Product price',
  'Product sale price',
  'Product status',
  'Product stock',
] as const;
type DerivedColumn = (typeof DERIVED_COLUMNS)[number];

interface Shop {
  name: string;
  /** Normalised column names that every export of the shop system has. */
  signs: readonly string[];
  /**
   * Computes the derived values of a row, which are appended to the table. In `context`, `rows` are all rows
   * of the table, and `at` is the index of the row.
   */
  derive?: (cell: CellOf, context: RowContext) => Derived;
  /**
   * Tells whether to skip a row that is neither a product nor a variant. Rows that are neither products nor variants
   * contain pictures, options, or texts in other languages.
   */
  leavesOut?: (cell: CellOf) => boolean;
}

interface RowContext {
  rows: readonly CellOf[];
  at: number;
  index: RowIndex;
  /** Normalised column names of the table. The field `columns` contains the names as the file states them. */
  names: readonly string[];
  columns: readonly string[];
}

const OPTION_COLUMNS = [
  ...[1, 2, 3].flatMap((number) => [`option${number}value`, `attribute${number}value`]),
  ...[1, 2, 3, 4, 5, 6].map((number) => `optionvalue${number}`),
  ...[1, 2, 3].map((number) => `productoptiondescription${number}`),
  'variationswert1',
  'variationswert2',
  'options',
  ...[1, 2, 3].flatMap((number) => [`valordepropiedad${number}`, `giátrịthuộctính${number}`]),
  ...['color', 'colour', 'colorname', 'size', 'sizename', 'farbe', 'größe', 'couleur', 'taille'],
  ...[
    'talla',
    'färg',
    'storlek',
    'additionaltext',
    'talle',
    'cor',
    'tamanho',
    'colore',
    'taglia',
    'kleur',
    'maat',
    'kolor',
    'rozmiar',
    'barva',
    'velikost',
  ],
  ...[
    'szín',
    'méret',
    'renk',
    'beden',
    'цвет',
    'размер',
    'колір',
    'розмір',
    'カラー',
    'サイズ',
    '颜色',
    '尺码',
    '색상',
    '사이즈',
  ],
];
const CURRENCY_COLUMNS = [
  ...[
    'currency',
    'currencycode',
    'pricecurrency',
    'currencyid',
    'waehrung',
    'währung',
    'devise',
    'moneda',
    'moeda',
    'valuta',
  ],
  ...[
    'waluta',
    'měna',
    'mena',
    'pénznem',
    'parabirimi',
    'валюта',
    'νόμισμα',
    'מטבע',
    'العملة',
    '通貨',
    '币种',
    '통화',
  ],
];
/** Finds rows by the content of their cells. The table is read only once for each kind of look-up. */
class RowIndex {
  readonly #firsts = new Map<string, Map<string, CellOf>>();
  readonly #rows: readonly CellOf[];

  constructor(rows: readonly CellOf[]) {
    this.#rows = rows;
  }

  /**
   * Returns the first row for which `listKeys` returns the given key.
   * @param question cache key that identifies `listKeys`
   */
  first(question: string, key: string, keysOf: (cell: CellOf) => readonly string[]) {
    const known = this.#firsts.get(question) ?? this.#read(keysOf);
    this.#firsts.set(question, known);
    return known.get(key);
  }

  /**
   * Returns the first row with the given value. The value is compared with the first of the named columns
   * that is not empty in the row.
   */
  firstWith(value: string, ...names: readonly string[]) {
    return this.first(names.join(), value, (cell) => [cell(...names)]);
  }

  /** Tells whether one of the named columns has a value in any row of the table. */
  fills(...names: readonly string[]): boolean {
    return (
      this.first(`${names.join()}?`, 'filled', (cell) => (cell(...names) ? ['filled'] : [])) !==
      undefined
    );
  }

  #read(keysOf: (cell: CellOf) => readonly string[]): Map<string, CellOf> {
    const firsts = new Map<string, CellOf>();
    for (const row of this.#rows) {
      for (const key of keysOf(row)) if (!firsts.has(key)) firsts.set(key, row);
    }
    return firsts;
  }
}

/** Shopify's option value for a product without variants. */
const NO_VARIANT = /^default title$/i;

const SHOPS: readonly Shop[] = [
  { name: 'Shopify', signs: ['handle', 'title', 'variantprice'], derive: deriveShopify },
  { name: 'Shopify', signs: ['urlhandle', 'title'], derive: deriveShopify },
  { name: 'Wix', signs: ['handleid', 'fieldtype', 'name'], derive: deriveWix },
  { name: 'Wix', signs: ['handle', 'fieldtype', 'name'], derive: deriveWix },
  {
    name: 'Squarespace',
    signs: ['variantid', 'productpage', 'producturl'],
    derive: deriveSquarespace,
  },
  {
    name: 'BigCommerce',
    signs: ['itemtype', 'productid', 'productname'],
    derive: deriveBigCommerce,
  },
  {
    name: 'BigCommerce',
    signs: ['item', 'id', 'name', 'sku', 'options'],
    derive: deriveBigCommerce,
    leavesOut: (cell) => !/^(?:product|variant|sku)$/i.test(cell('item').trim()),
  },
  {
    name: 'Magento',
    signs: ['sku', 'producttype', 'name', 'urlkey'],
    derive: deriveMagento,
    leavesOut: (cell) => cell('storeviewcode') !== '' && cell('price', 'baseimage') === '',
  },
  { name: 'WooCommerce', signs: ['type', 'sku', 'name', 'images'], derive: deriveWooCommerce },
  { name: 'PrestaShop', signs: ['productid', 'active', 'name', 'imageurls'] },
  { name: 'PrestaShop', signs: ['productid', 'image', 'name', 'reference', 'category'] },
  {
    name: 'Ecwid',
    signs: ['type', 'productinternalid', 'productname'],
    derive: deriveEcwid,
    leavesOut: (cell) => !/^product(?:_variation)?$/i.test(cell('type')),
  },
  { name: 'Shift4Shop', signs: ['catalogid', 'name', 'image1', 'hide'], derive: deriveShift4Shop },
  { name: 'OpenCart', signs: ['productid', 'model', 'imagename'], derive: deriveOpenCart },
  { name: 'Shopware', signs: ['parentid', 'productnumber', 'pricegross'] },
  { name: 'Lightspeed', signs: ['internalid', 'internalvariantid'], derive: deriveLightspeed },
  {
    name: 'Lightspeed',
    signs: ['handle', 'compositename', 'retailprice'],
    derive: deriveLightspeedRetail,
  },
  { name: 'JTL', signs: ['artikelnummer', 'artikelname', 'identifizierungsspaltevaterartikel'] },
  { name: 'Gambio', signs: ['xtsol', 'pmodel', 'pimage'], derive: deriveGambio },
  { name: 'Rakuten', signs: ['商品管理番号', '商品名', '販売価格'], derive: deriveRakuten },
  { name: 'BASE', signs: ['商品id', '種類id', '商品名'], derive: deriveBase },
  { name: 'Prom.ua', signs: ['кодтовару', 'назвапозиціїукр'], derive: deriveProm },
  {
    name: 'Shopee',
    signs: ['productid', 'variationid', 'variationname'],
    derive: (cell) => ({ 'Product group': cell('productid') }),
  },
  {
    name: 'Loja Integrada',
    signs: ['tipo', 'skupai', 'nome'],
    derive: (cell, { names }) => ({
      'Product group': cell('skupai', 'sku'),
      Variant: joinedCells(cell, names, 'grade'),
    }),
  },
  { name: 'eBay', signs: ['action', 'title', 'startprice'], derive: deriveEbay },
  { name: 'Square', signs: ['token', 'itemname', 'variationname'], derive: deriveSquare },
  {
    name: 'Volusion',
    signs: ['productcode', 'productname', 'hideproduct'],
    derive: (cell) => ({ 'Product status': /^y/i.test(cell('hideproduct')) ? 'hidden' : 'shown' }),
  },
  {
    name: 'Webflow',
    signs: ['producthandle', 'productname', 'variantprice'],
    derive: (cell) => ({
      'Product group': cell('producthandle'),
      'Photo link': cell('mainvariantimage'),
      'Product status': /^true$/i.test(cell('draft') || cell('archived')) ? 'draft' : 'published',
    }),
  },
  { name: 'Etsy', signs: ['title', 'currencycode', 'image1', 'materials'] },
  { name: 'Amazon', signs: ['itemsku', 'itemname'] },
  { name: 'Amazon', signs: ['sellersku', 'productname'] },
  { name: 'Google Merchant Center or Meta', signs: ['id', 'title', 'imagelink'] },
];

/**
 * Recognises the shop system that wrote a table. Appends columns with values that the system splits over
 * several columns: a variant's product, options, availability, photo and page.
 */
export function readShop(table: CatalogueTable): ShopTable {
  const names = readWooCommerceNames(table, table.columns.map(normaliseName));
  const { price } = suggestMapping(table);
  const shop = SHOPS.find(({ signs }) => signs.every((sign) => names.includes(sign)));
  const columnOf = new Map(names.map((name, at) => [name, at] as const).toReversed());
  const rows = table.rows.map((row) => cellReader(columnOf, row));
  const index = new RowIndex(rows);
  const derived = rows.map((cell, at) => ({
    ...deriveCommon(cell, names),
    ...pricedIn(cell, table, { at, price }),
    ...shop?.derive?.(cell, { rows, at, index, names, columns: table.columns }),
  }));
  const whole = withColumns(table, derived);
  const kept = whole.rows.filter((_, at) => {
    const cell = rows[at];
    return !cell || !shop?.leavesOut?.(cell);
  });
  return { table: { ...whole, rows: kept }, shop: shop?.name ?? null };
}

function cellReader(columnOf: ReadonlyMap<string, number>, { cells }: CatalogueRow): CellOf {
  return (...wanted) => {
    for (const name of wanted) {
      const value = cells[columnOf.get(name) ?? -1];
      if (value) return value;
    }
    return '';
  };
}

/** Returns the table with the derived columns. Columns that would be empty in all rows are not appended. */
function withColumns(table: CatalogueTable, derived: readonly Derived[]): CatalogueTable {
  const known = new Set(table.columns.map(normaliseName));
  const added = DERIVED_COLUMNS.filter(
    (name) => !known.has(normaliseName(name)) && derived.some((cells) => cells[name]),
  );
  return {
    ...table,
    columns: [...table.columns, ...added],
    rows: table.rows.map(({ line, cells }, at) => ({
      line,
      cells: [...cells, ...added.map((name) => derived[at]?.[name] ?? '')],
    })),
  };
}

/**
 * Derives values in formats that many shop systems share: options in several columns, and the stock in two
 * columns.
 */
function deriveCommon(cell: CellOf, names: readonly string[]): Derived {
  const options = new Set(
    OPTION_COLUMNS.map((name) => cell(name)).filter((value) => value && !NO_VARIANT.test(value)),
  );
  return {
    Variant: [...options].join(' / '),
    ...(names.includes('instock') && names.includes('availability')
      ? { 'Product stock': isSoldOut(cell('instock')) ? 'no' : cell('availability', 'instock') }
      : {}),
  };
}

/** Returns a price together with its currency, from a currency column or from the name of the price column. */
function pricedIn(
  cell: CellOf,
  { columns, rows }: CatalogueTable,
  { at, price }: { at: number; price: number | undefined },
): Derived {
  const written = price === undefined ? '' : (rows[at]?.cells[price] ?? '');
  if (price === undefined || !written) return {};
  const currency = cell(...CURRENCY_COLUMNS) || readCurrency(columns[price] ?? '') || '';
  if (!currency) return {};
  return { 'Product price': readCurrency(written) ? written : `${written} ${currency}` };
}

function joinedCells(cell: CellOf, names: readonly string[], beginning: string): string {
  return names
    .filter((name) => name.startsWith(beginning))
    .map((name) => cell(name))
    .filter(Boolean)
    .join(' / ');
}

function deriveShopify(cell: CellOf, { index }: RowContext): Derived {
  const handle = cell('handle', 'urlhandle');
  const isFirst = index.firstWith(handle, 'handle', 'urlhandle') === cell;
  const hasTracker = index.fills('variantinventorytracker', 'inventorytracker');
  const isUntracked = hasTracker && !cell('variantinventorytracker', 'inventorytracker');
  const goesOn = /^(?:continue|true)$/i.test(
    cell('variantinventorypolicy', 'continuesellingwhenoutofstock'),
  );
  const published = cell('published', 'publishedononlinestore');
  return {
    'Product group': handle,
    'Product link': isFirst && handle ? `/products/${handle}` : '',
    'Photo link':
      cell('variantimage', 'variantimageurl') ||
      (isFirst ? cell('imagesrc', 'productimageurl') : ''),
    ...pricesOfShopify(cell),
    'Product status': [cell('status'), published].filter(Boolean).join(' / '),
    'Product stock': isUntracked || goesOn ? '' : cell('variantinventoryqty', 'inventoryquantity'),
  };
}

/**
 * Returns the prices in a Shopify export. If Shopify's "compare at" price is higher than the price, it is the
 * price before the sale.
 */
function pricesOfShopify(cell: CellOf): Derived {
  const price = cell('variantprice', 'price');
  const before = cell('variantcompareatprice', 'compareatprice');
  return numberOf(before) > numberOf(price)
    ? { 'Product price': before, 'Product sale price': price }
    : { 'Product price': price };
}

function deriveWix(cell: CellOf, { index }: RowContext): Derived {
  const handle = cell('handleid', 'handle');
  const isVariant = /^variant$/i.test(cell('fieldtype'));
  const product = index.firstWith(handle, 'handleid', 'handle') ?? cell;
  const media = cell('productimageurl', 'media', 'mediaurl').split(/;(?=\S)/)[0] ?? '';
  const surcharge = numberOf(cell('surcharge'));
  const base = numberOf(product('price'));
  return {
    'Product group': handle,
    // Wix exports contain only the ids of pictures that Wix hosts, so these are completed to URLs. Other
    // pictures already are links.
    'Photo link':
      media && !/^(?:https?:)?\/\//i.test(media)
        ? `https://static.wixstatic.com/media/${media.replace(/^wix:image:\/\/v1\//, '').split('/')[0]}`
        : media,
    ...(isVariant ? { Variant: choicesOf(cell) } : { Variant: '' }),
    'Product link': cell('handle') && !isVariant ? `/product-page/${cell('handle')}` : '',
    ...pricesOfWix(
      isVariant && surcharge > 0 ? base + surcharge : numberOf(cell('price')),
      product,
    ),
  };
}

function pricesOfWix(price: number, product: CellOf): Derived {
  if (!(price > 0)) return {};
  const discount = numberOf(product('discountvalue'));
  const isShare = /^percent$/i.test(product('discountmode'));
  const sale = isShare ? price * (1 - discount / 100) : price - discount;
  return {
    'Product price': price.toFixed(2),
    'Product sale price': discount > 0 && sale > 0 ? sale.toFixed(2) : '',
  };
}

function numberOf(cell: string): number {
  return Number(cell.replace(',', '.'));
}

/**
 * Returns the options of a variant in a Wix export as one text. Old Wix exports have numbered columns for the
 * options; new exports have one column with the option's name in brackets.
 */
function choicesOf(cell: CellOf): string {
  const options = [1, 2, 3].map((number) => cell(`productoptiondescription${number}`));
  return [cell('productoptionchoices'), ...options].filter(Boolean).join(' / ');
}

function deriveSquarespace(cell: CellOf, { rows, at }: RowContext): Derived {
  const head = rows.slice(0, at + 1).findLast((other) => other('productid') !== '') ?? cell;
  const page = cell('productpage');
  const url = cell('producturl');
  return {
    'Product group': head('productid'),
    'Product link': page && url ? `/${page}/p/${url}` : '',
  };
}

function deriveBigCommerce(cell: CellOf, { rows, at }: RowContext): Derived {
  const kindOf = (other: CellOf) => other('itemtype', 'item').toLowerCase();
  const head = rows.slice(0, at + 1).findLast((other) => kindOf(other) === 'product') ?? cell;
  const isProduct = kindOf(cell) === 'product';
  const next = rows.findIndex((other, row) => row > at && kindOf(other) === 'product');
  const pictures = isProduct ? rows.slice(at, next < 0 ? rows.length : next) : [cell];
  const ofAny = (...names: readonly string[]) =>
    pictures.map((other) => other(...names)).find((value) => value !== '') ?? '';
  const url = ofAny('productimageurl1', 'internalimageurl', 'imageurl');
  const file = ofAny('productimagefile1', 'imagefile');
  const isUntracked = /^none$/i.test(cell('trackinventory', 'inventorytracking'));
  return {
    'Product group': head('productid', 'id', 'productcodesku', 'sku'),
    // The old BigCommerce export writes the options of a variant into the name of its row, such as
    // "[S]Color=Red".
    Product: isProduct ? cell('productname', 'name') : '',
    Variant: isProduct ? '' : optionsIn(cell('productname', 'options')),
    'Photo link': url || (file ? `/product_images/${file}` : ''),
    'Product stock': isUntracked ? '' : cell('currentstocklevel', 'currentstock'),
  };
}

/**
 * Formats the options of a product variant as shops export them. Both "[S]Color=Red,[RT]Size=M" and
 * "Type=Dropdown|Name=Color|Value=Red" are supported; the first gives "Red / M".
 */
function optionsIn(text: string): string {
  const values = [...text.matchAll(/\|Value=([^|]+)|\][^=,\]]+=([^,[]+)/g)];
  return values.map(([, newer, older]) => (newer ?? older ?? '').trim()).join(' / ');
}

function deriveMagento(cell: CellOf, { index }: RowContext): Derived {
  const sku = cell('sku');
  const parent = index.first('variations', sku, (other) => [...variationsOf(other).keys()]);
  const image = cell('baseimage', 'image');
  const key = cell('urlkey');
  const isOff = cell('productonline') === '2' || /disabled/i.test(cell('status'));
  const isHidden = !parent && /not visible/i.test(cell('visibility'));
  return {
    'Product group': parent ? parent('sku') : sku,
    Variant: parent ? (variationsOf(parent).get(sku) ?? '') : '',
    'Photo link': image.startsWith('/') ? `/media/catalog/product${image}` : photoOfMagento(image),
    'Product link': key && !parent ? `/${key}.html` : '',
    'Product status': isOff || isHidden ? 'hidden' : 'published',
  };
}

/** Returns the photo in a Magento export. Magento writes "no_selection" for a product without a picture. */
function photoOfMagento(image: string): string {
  return image === 'no_selection' ? '' : image;
}

/**
 * Returns the options of each simple product of a configurable Magento product, by SKU. For
 * "sku=A-S,size=S,color=Red|sku=…", the options of A-S are "S / Red".
 */
function variationsOf(cell: CellOf): Map<string, string> {
  const variations = cell('configurablevariations').split('|').filter(Boolean);
  return new Map(
    variations.map((text) => {
      const [first = '', ...options] = text.split(',');
      return [
        first.replace(/^sku=/, ''),
        options.map((option) => option.split('=')[1] ?? '').join(' / '),
      ];
    }),
  );
}

function deriveWooCommerce(cell: CellOf, { index }: RowContext): Derived {
  const parentName = cell('parent');
  const isVariation = /variation/i.test(cell('type')) && parentName !== '';
  const id = /^id:(.+)$/i.exec(parentName)?.[1];
  const parent = isVariation ? index.firstWith(id ?? parentName, id ? 'id' : 'sku') : cell;
  return {
    'Product group': parent ? parent('id', 'sku') : parentName,
    ...(isVariation ? {} : { Variant: '' }),
  };
}

function deriveEcwid(cell: CellOf, { names, index }: RowContext): Derived {
  const isVariation = /variation/i.test(cell('type'));
  const variation = index.first('variation', cell('productinternalid'), (other) =>
    /variation/i.test(other('type')) ? [other('productinternalid')] : [],
  );
  const own = isVariation || !variation;
  const isUntracked = /^false$/i.test(cell('productisinventorytracked'));
  return {
    'Product group': cell('productinternalid'),
    Variant: joinedCells(cell, names, 'productvariationoption'),
    'Product stock': own && !isUntracked ? cell('productquantity') : '',
  };
}

/** Derives the values of a Shift4Shop export, which states pictures as paths on the shop's host. */
function deriveShift4Shop(cell: CellOf): Derived {
  const image = cell('image1');
  const isOnSale = cell('onsale') === '1';
  const price = isOnSale ? cell('saleprice', 'price') : cell('price');
  return {
    'Photo link': belowAddress(image, '/'),
    'Product price': price,
    'Product status': cell('hide') === '1' ? 'hidden' : 'published',
  };
}

function deriveOpenCart(cell: CellOf, { names }: RowContext): Derived {
  const keyword = names.find((name) => name.startsWith('seokeyword'));
  const path = keyword ? cell(keyword) : '';
  return {
    'Photo link': belowAddress(cell('imagename'), '/image/'),
    'Product link': path && `/${path}`,
  };
}

function belowAddress(path: string, folder: string): string {
  return path === '' || /^(?:https?:)?\//i.test(path) ? path : `${folder}${path}`;
}

/**
 * Derives the values of a Lightspeed export, which has columns for names, texts and URLs in each
 * language. The names of translated columns start with the language.
 */
function deriveLightspeed(cell: CellOf, { names }: RowContext): Derived {
  const inAnyLanguage = (ending: string) =>
    names
      .filter((name) => name.slice(2) === ending)
      .map((name) => cell(name))
      .find((value) => value !== '') ?? '';
  const path = inAnyLanguage('url');
  const variant = inAnyLanguage('variant');
  return {
    Product: inAnyLanguage('titleshort') || inAnyLanguage('titlelong'),
    'Product group': cell('internalid'),
    Variant: /^default$/i.test(variant) ? '' : variant,
    'Product link':
      belowAddress(path, '/') && `${belowAddress(path, '/').replace(/\.html$/, '')}.html`,
  };
}

/** Derives the values of a Lightspeed Retail export, which has a stock column for each outlet. */
function deriveLightspeedRetail(cell: CellOf, { names }: RowContext): Derived {
  const options = ['one', 'two', 'three'].map((number) => cell(`variantoption${number}value`));
  return {
    'Product group': cell('handle'),
    Variant: options.filter(Boolean).join(' / '),
    'Product stock': stockOfAll(cell, names, 'inventory'),
  };
}

/**
 * Returns the sum of the stocks of all locations. The names of the stock columns start with
 * `beginning`. Returns '' if no location states a stock.
 */
function stockOfAll(cell: CellOf, names: readonly string[], beginning: string): string {
  const stocks = names.filter((name) => name.startsWith(beginning)).map((name) => cell(name));
  const known = stocks.filter((stock) => stock !== '').map(Number);
  return known.length > 0 ? String(known.reduce((sum, stock) => sum + stock, 0)) : '';
}

/**
 * Derives the values of a Gambio export, which has a name column for each language. Gambio's price
 * column is omitted, because it is the price before tax, which no customer pays.
 */
function deriveGambio(cell: CellOf, { names }: RowContext): Derived {
  const name = names.find((column) => column.startsWith('pname'));
  return {
    Product: name ? cell(name) : '',
    'Photo link': belowAddress(cell('pimage'), '/images/product_images/original_images/'),
    'Product status': cell('pstatus'),
    'Product stock': cell('pstock'),
  };
}

/**
 * Derives the values of a Rakuten export. Items in the warehouse are not visible to customers of the shop.
 */
function deriveRakuten(cell: CellOf): Derived {
  return { 'Product status': cell('倉庫指定') === '1' ? 'hidden' : 'shown' };
}

function deriveBase(cell: CellOf): Derived {
  return { 'Product group': cell('商品id'), Variant: cell('種類名') };
}

function deriveProm(cell: CellOf): Derived {
  return { 'Product stock': cell('наявність') === '-' ? 'no' : cell('наявність') };
}

/**
 * Derives the values of an eBay export, in which the rows of a listing's variations follow the row
 * of the listing. The name of the first column contains the site and the currency.
 */
function deriveEbay(cell: CellOf, { rows, at, columns }: RowContext): Derived {
  const isVariation = /^variation$/i.test(cell('relationship'));
  const head =
    rows.slice(0, at + 1).findLast((other) => !/^variation$/i.test(other('relationship'))) ?? cell;
  const [, currency = ''] = /currency=([a-z]{3})/i.exec(columns.join(' ')) ?? [];
  const price = cell('startprice');
  const choices = cell('relationshipdetails').split('|');
  return {
    'Product group': head('customlabel', 'title'),
    Variant: isVariation ? choices.map((choice) => choice.split('=')[1] ?? '').join(' / ') : '',
    'Product price': price && `${price} ${currency}`.trim(),
  };
}

function deriveSquare(cell: CellOf, { names }: RowContext): Derived {
  const variation = cell('variationname');
  const isArchived = /^y/i.test(cell('archived'));
  return {
    'Product group': cell('token'),
    Variant: /^regular$/i.test(variation) ? '' : variation,
    'Product status': isArchived ? 'archived' : cell('squareonlineitemvisibility'),
    'Product stock': stockOfAll(cell, names, 'currentquantity'),
  };
}
