import type { CatalogueTable } from '@adwright/contracts/campaigns';
import { suggestMapping } from './suggest-mapping.ts';

/** Matches values of WooCommerce's product type, which are never translated. */
const KIND = /^(?:simple|variable|variation|grouped|external)(?:, ?(?:virtual|downloadable))*$/i;
const VARIATION = /variation/i;
const PARENT_ID = /^id:\d+$/;
/**
 * Matches the translated name of an attribute column in a WooCommerce export, such as "Attributwert(e) 1",
 * "Valeur(s) de l’attribut 1", "Attribute 1 value(s)".
 */
const ATTRIBUTE_VALUE =
  /(?=.*a[td]+ribu)(?=.*(?:valu|wert|vale|valor|waard|wart|hodnot|värd|værd|érték|değer)).*?(\d)/;

/**
 * Translates the column names of a WooCommerce export to the normalised names of WooCommerce's English
 * export. The columns are recognised by parts that are not translated: the product types and the order of the
 * columns.
 */
export function readWooCommerceNames(
  { columns, rows }: Pick<CatalogueTable, 'columns' | 'rows'>,
  names: readonly string[],
): readonly string[] {
  const cellsOf = (column: number) => rows.map(({ cells }) => cells[column] ?? '');
  const [id, type, sku] = [0, 1, 2];
  const isOne =
    rows.length > 0 &&
    cellsOf(id).every((cell) => /^\d+$/.test(cell)) &&
    cellsOf(type).every((cell) => KIND.test(cell));
  if (!isOne) return names;
  const kinds = cellsOf(type);
  const numbers = new Set(cellsOf(sku).filter(Boolean));
  const parent = names.findIndex((_, column) => {
    const filled = cellsOf(column).flatMap((cell, at) => (cell ? [{ cell, kind: kinds[at] }] : []));
    return (
      filled.length > 0 &&
      column > sku &&
      filled.every(
        ({ cell, kind = '' }) =>
          VARIATION.test(kind) && (PARENT_ID.test(cell) || numbers.has(cell)),
      )
    );
  });
  const { product, photo } = suggestMapping({ columns, rows });
  const english = new Map<number | undefined, string>([
    [product, 'name'],
    [photo, 'images'],
    [id, 'id'],
    [type, 'type'],
    [sku, 'sku'],
    [parent, 'parent'],
  ]);
  return names.map((name, column) => {
    const [, number] = ATTRIBUTE_VALUE.exec(name) ?? [];
    return english.get(column) ?? (number ? `attribute${number}value` : name);
  });
}
