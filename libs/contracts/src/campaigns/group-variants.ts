import {
  CATALOGUE_FIELDS,
  type CatalogueField,
  type CatalogueRow,
  type ColumnMapping,
} from './catalogue.ts';

/** The cells of a row by product field; empty where the row has no value. */
export type FieldCells = Readonly<Record<CatalogueField, string>>;

/**
 * A product to advertise: one row of the catalogue, or several rows for the product's variants and pictures.
 */
export interface CatalogueProduct {
  line: number;
  cells: FieldCells;
  /**
   * The rows of the product's variants that can be bought. For a product without variants, the list contains
   * one row.
   */
  variants: readonly FieldCells[];
}

interface Member {
  line: number;
  cells: FieldCells;
}

/**
 * Minimum length in characters of the variants' common prefix. A shorter prefix is not used as the product's
 * name.
 */
const MIN_TITLE_LENGTH = 4;

/**
 * Groups the rows of a catalogue into products by the column that names the parent product.
 * @param each true if every variant becomes a product, which takes missing values from the first row of its
 * group
 */
export function groupVariants(
  rows: readonly CatalogueRow[],
  mapping: ColumnMapping,
  each: boolean,
): CatalogueProduct[] {
  const members = rows.map(({ line, cells }) => ({ line, cells: mapCells(cells, mapping) }));
  const keys = new Set(members.map(({ cells }) => cells.group).filter(isGroup));
  const groups = new Map<string, Member[]>();
  let key = '';
  for (const member of members) {
    if (!continuesProduct(member)) key = groupKey(member, keys);
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups.values()].flatMap((group) =>
    each ? splitVariants(group) : [mergeVariants(group)],
  );
}

function mapCells(cells: readonly string[], mapping: ColumnMapping): FieldCells {
  const cellOf = (field: CatalogueField) => cells[mapping[field] ?? -1]?.trim() ?? '';
  return {
    product: cellOf('product'),
    audience: cellOf('audience'),
    goal: cellOf('goal'),
    offer: cellOf('offer'),
    discount: cellOf('discount'),
    code: cellOf('code'),
    until: cellOf('until'),
    phone: cellOf('phone'),
    place: cellOf('place'),
    smallPrint: cellOf('smallPrint'),
    emotion: cellOf('emotion'),
    adType: cellOf('adType'),
    language: cellOf('language'),
    photo: cellOf('photo'),
    link: cellOf('link'),
    brand: cellOf('brand'),
    reference: cellOf('reference'),
    price: cellOf('price'),
    salePrice: cellOf('salePrice'),
    availability: cellOf('availability'),
    status: cellOf('status'),
    group: cellOf('group'),
    variant: cellOf('variant'),
  };
}

/**
 * Tells whether a cell names a parent product. Some shop systems write 0 for a row without a parent product.
 */
function isGroup(group: string): boolean {
  return group !== '' && group !== '0';
}

/**
 * Tells whether a row contains only a size or colour, and so belongs to the product in the row above, as in
 * handwritten lists.
 */
function continuesProduct({ cells }: Member): boolean {
  const { product, group, reference, photo, variant } = cells;
  return product === '' && !isGroup(group) && reference === '' && photo === '' && variant !== '';
}

/**
 * Returns the key of the group to which a row belongs. For a variant's row, the key is the reference number
 * of its parent product. The row of the parent product contains the same number.
 */
function groupKey({ line, cells }: Member, keys: ReadonlySet<string>): string {
  if (isGroup(cells.group)) return cells.group;
  return keys.has(cells.reference) ? cells.reference : `line ${line}`;
}

function mergeVariants(group: readonly Member[]): CatalogueProduct {
  const head = chooseHead(group);
  const ways = listBuyableRows(group);
  const titles = ways.map(({ cells }) => cells.product).filter((title) => title !== '');
  const product = head.cells.variant
    ? findCommonTitle([head.cells.product, ...titles])
    : head.cells.product;
  const merged = group.reduce((cells, other) => completeCells(cells, other.cells), head.cells);
  return {
    line: head.line,
    cells: { ...merged, product, status: head.cells.status || merged.status },
    variants: ways.map(({ cells }) => cells),
  };
}

function splitVariants(group: readonly Member[]): CatalogueProduct[] {
  const head = chooseHead(group);
  const ways = listBuyableRows(group);
  return ways.map(({ line, cells }) => {
    const whole = completeCells(cells, head.cells);
    const isNamed = cells.variant === '' || holdsWord(whole.product, cells.variant);
    const product =
      isNamed || ways.length < 2 ? whole.product : `${whole.product}, ${cells.variant}`;
    return { line, cells: { ...whole, product }, variants: [cells] };
  });
}

/**
 * Tells whether the title already contains the variant's name. The title "Hoodie - Blue" contains "Blue", but
 * the title "Linen shirt" does not contain the size "L".
 */
function holdsWord(title: string, word: string): boolean {
  const parts = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return parts(title).includes(parts(word));
}

/**
 * Returns the row that represents the product: the first row with a name, preferably a row that is not a variant.
 */
function chooseHead(group: readonly Member[]): Member {
  const named = group.filter(({ cells }) => cells.product !== '');
  const head = named.find(({ cells }) => cells.variant === '') ?? named[0] ?? group[0];
  if (!head) throw new Error('the group of rows has no first row');
  return head;
}

/**
 * Returns the rows of a group that can be bought: the rows with variant options or, if there are none, all
 * rows with a name or number. A row that only adds a picture to a product has neither a name nor a number.
 */
function listBuyableRows(group: readonly Member[]): readonly Member[] {
  if (group.length === 1) return group;
  const optioned = group.filter(({ cells }) => cells.variant !== '');
  if (optioned.length > 0) return optioned;
  const named = group.filter(({ cells }) => cells.product !== '' || cells.reference !== '');
  return named.length > 0 ? named : group.slice(0, 1);
}

function completeCells(cells: FieldCells, from: FieldCells): FieldCells {
  const missing = CATALOGUE_FIELDS.filter((field) => cells[field] === '' && from[field] !== '');
  return { ...cells, ...Object.fromEntries(missing.map((field) => [field, from[field]])) };
}

/**
 * Returns the name that all variants share, such as "Trail jacket" for "Trail jacket, red" and "Trail jacket,
 * blue". Returns the first title when the common name is too short.
 */
function findCommonTitle([first = '', ...others]: readonly string[]): string {
  if (others.every((title) => title === first)) return first;
  let length = first.length;
  for (const title of others) {
    while (!title.startsWith(first.slice(0, length))) length -= 1;
  }
  const isWordEnd = !/[\p{L}\p{N}]/u.test(first.charAt(length)) || length === 0;
  const shared = first.slice(0, length);
  const words = (isWordEnd ? shared : shared.replace(/[\p{L}\p{N}]+$/u, '')).replace(
    /[\s,;:|/(–—-]+$/u,
    '',
  );
  return words.length >= Math.max(MIN_TITLE_LENGTH, first.length / 3) ? words : first;
}
