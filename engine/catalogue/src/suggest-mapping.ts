import {
  CATALOGUE_FIELDS,
  type CatalogueTable,
  type ColumnMapping,
} from '@adwright/contracts/campaigns';
import { matchColumnsByWords } from './column-words.ts';
import { KNOWN_NAMES, normaliseName } from './known-columns.ts';

/**
 * Names of columns for a product's number, which exports repeat in the rows of the product's
 * variants.
 */
const PRODUCT_NUMBERS = [
  ...['productid', 'itemid', 'id', 'producthandle', 'handle', 'producttoken', 'modelkodu'],
  ...['stylecode', 'listingid', 'modelnumber'],
];

/**
 * Suggests a column for each catalogue field: by known column names, otherwise by the words in the names. The
 * column that groups variants may also be used as the reference of a row.
 */
export function suggestMapping(table: Pick<CatalogueTable, 'columns' | 'rows'>): ColumnMapping {
  const names = table.columns.map(normaliseName);
  const mapping: ColumnMapping = {};
  for (const field of CATALOGUE_FIELDS) {
    const name = KNOWN_NAMES[field].find((candidate) => names.includes(candidate));
    if (name !== undefined) mapping[field] = names.indexOf(name);
  }
  const byWords = matchColumnsByWords(
    table,
    (field) => mapping[field] === undefined,
    Object.values(mapping),
  );
  for (const [field, column] of byWords) mapping[field] = column;
  const group = mapping.group ?? findRepeatedNumber(table, names, mapping);
  return group === undefined ? mapping : { ...mapping, group };
}

/**
 * Finds a column with a number that all rows of one product share. The column is used if no other column of
 * the export groups variants. Rows of one product have the same number; they have the same name and different
 * variants, or no name.
 */
function findRepeatedNumber(
  { rows }: Pick<CatalogueTable, 'rows'>,
  names: readonly string[],
  { product, variant }: ColumnMapping,
): number | undefined {
  if (product === undefined) return;
  const nameOf = (cells: readonly string[]) => cells[product] ?? '';
  return PRODUCT_NUMBERS.map((name) => names.indexOf(name)).find((column) => {
    if (column < 0) return false;
    const firsts = new Map<string, string>();
    let repeats = 0;
    for (const { cells } of rows) {
      const number = cells[column] ?? '';
      const first = firsts.get(number);
      if (number === '' || first === undefined) firsts.set(number, nameOf(cells));
      else if (nameOf(cells) === '' || (variant !== undefined && nameOf(cells) === first))
        repeats += 1;
      else return false;
    }
    return repeats > 0;
  });
}
